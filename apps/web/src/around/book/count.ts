/** What the pages of a book come to. Pure. Practice is told among the games and never among wins, streaks or luck. */
import { dateOf, daysBefore } from '../../house/deal-rule';
import type { BookPage } from './page';

export interface Tallied {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  /** Stories told to their end, and games among people here: nobody of the house won or lost. */
  readonly other: number;
}

/** A game that was finished: a deal that was put away is a try, and no game. */
export const finished = (pages: readonly BookPage[]): BookPage[] => pages.filter(({ outcome }) => outcome !== 'left');

export function tally(pages: readonly BookPage[]): Tallied {
  const counted = pages.filter(({ practice }) => !practice);
  const of = (outcome: BookPage['outcome']) => counted.filter((page) => page.outcome === outcome).length;
  const [won, lost] = [of('won'), of('lost')];
  return { played: pages.length, won, lost, other: pages.length - won - lost };
}

/** By what a page says of itself, in the order in which it first said so. */
export function grouped<K>(pages: readonly BookPage[], keysOf: (page: BookPage) => readonly K[]): [K, Tallied][] {
  const groups = new Map<K, BookPage[]>();
  for (const page of pages)
    for (const key of new Set(keysOf(page))) groups.set(key, [...(groups.get(key) ?? []), page]);
  return [...groups].map(([key, own]) => [key, tally(own)]);
}

/** Wins in a row: up to now, and the most there ever were. A game that nobody could win neither adds nor ends it. */
export function winsInARow(pages: readonly BookPage[]): { readonly now: number; readonly best: number } {
  let now = 0;
  let best = 0;
  for (const { outcome, practice } of pages) {
    if (practice || (outcome !== 'won' && outcome !== 'lost')) continue;
    now = outcome === 'won' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** The luck of each game with dice, and of all of them up to there. */
export interface LuckPoint {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly rolls: number;
  /** Standard deviations above or below what was to be expected, in this game and in all so far. */
  readonly own: number;
  readonly soFar: number;
}

export function luckOverTime(pages: readonly BookPage[]): LuckPoint[] {
  let surplus = 0;
  let variance = 0;
  return pages.flatMap(({ id, game, at, luck, practice }) => {
    if (!luck || practice) return [];
    const more = luck.rolled - luck.expected;
    const step = luck.deviations === 0 ? 0 : more / luck.deviations;
    surplus += more;
    variance += step * step;
    const soFar = variance > 0 ? surplus / Math.sqrt(variance) : 0;
    return [{ id, game, at, rolls: luck.rolls, own: luck.deviations, soFar }];
  });
}

export function throwsIn(pages: readonly BookPage[]): { readonly hit: number; readonly thrown: number } {
  const sum = (of: 'hit' | 'thrown') => pages.reduce((all, { throws }) => all + (throws?.[of] ?? 0), 0);
  return { hit: sum('hit'), thrown: sum('thrown') };
}

export interface BestHero {
  readonly page: BookPage;
  readonly hero: BookPage['heroes'][number];
}

export const bestHeroes = (pages: readonly BookPage[], most: number): BestHero[] =>
  pages
    .filter(({ practice }) => !practice)
    .flatMap((page) => page.heroes.map((hero) => ({ page, hero })))
    .sort((a, b) => b.hero.points - a.hero.points)
    .slice(0, most);

/** How often each deed of a game was done. */
export function deedCounts(pages: readonly BookPage[], game: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages)
    if (page.game === game) for (const deed of page.deeds) counts.set(deed, (counts.get(deed) ?? 0) + 1);
  return counts;
}

/** The last day that the book knows of, by UTC; null: it is empty. */
export const latestDay = (pages: readonly BookPage[]): string | null =>
  pages.length === 0 ? null : dateOf(Math.max(...pages.map(({ at }) => at)));

/** Days in a row on which this game's deal was played to its end, up to today; today may still be to come. */
export function dealStreak(pages: readonly BookPage[], game: string, today: string): number {
  const days = new Set(finished(pages).flatMap((page) => (page.game === game && page.deal ? [page.deal] : [])));
  let day = days.has(today) ? today : daysBefore(today, 1);
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day = daysBefore(day, 1);
  }
  return streak;
}
