/** RP-25: final scoring as an itemised sheet. It can be asked at any time: "if the game ended now". */
import { CATEGORIES } from '@tabard/content/hero';
import type { Seat } from '@tabard/kernel';
import { ATTRS, type Attr, type Score } from '../../content';
import { type Card, cardOf, classOf, hasFamiliars, isSolitaire, NONE, type Seen } from '../board';
import { knob } from '../cards/abilities';
import { amountOf, holds } from '../cards/measure';
import {
  armorSets,
  attributeScore,
  backstoryMatches,
  classDice,
  familiarMatches,
  goalMet,
  powerGoalMet,
  powerScore,
} from '../sheet/scores';

/** The table of RP-25.1, as a hero's file names it. */
export { CATEGORIES };
export type Category = (typeof CATEGORIES)[number];

export interface StarLine {
  readonly category: Category;
  readonly stars: number;
  /** A goal: its attribute and the score reached. */
  readonly attr?: Attr;
  readonly met?: boolean;
  /** What was counted: the score, the dice, the matches, the pieces. */
  readonly count?: number;
  readonly card?: Card;
  readonly armorSet?: string;
  /** Stars of an Armor set's colour, or of the Champion Bonus, in them. */
  readonly extra?: number;
}
export interface StarSheet {
  readonly lines: readonly StarLine[];
  readonly byCategory: { readonly [category in Category]: number };
  readonly total: number;
}

export const BACKSTORY_STARS = [0, 0, 1, 1, 3, 3, 6];
export const FAMILIAR_STARS = [0, 0, 1, 3];
const GOLD_PER_STAR = 8; // RP-27.17
const WITHOUT_MINIONS = 5; // RP-27.18

export function sheetOf(seen: Seen, seat: Seat): StarSheet {
  const lines = linesOf(seen, seat);
  const byCategory = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;
  for (const { category, stars } of lines) byCategory[category] += stars;
  return { lines, byCategory, total: lines.reduce((sum, { stars }) => sum + stars, 0) };
}

/** What the sheet would be worth without these cards (RP-25.13). */
export function totalWithout(seen: Seen, seat: Seat, shed: readonly Card[]): number {
  const { b, content, options, seats } = seen;
  const kept = b.heroes[seat].cards.filter(({ card }) => !shed.includes(card));
  const heroes = b.heroes.map((hero, one) => (one === seat ? { ...hero, cards: kept } : hero));
  return sheetOf({ content, options, seats, b: { ...b, heroes } }, seat).total;
}

/** RP-25.12: cards come last, because they may look at the rest; no card looks at Stars from Traits. */
function linesOf(seen: Seen, seat: Seat): StarLine[] {
  return [
    ...goals(seen, seat),
    { category: 'class-dice', stars: classDice(seen, seat), count: classDice(seen, seat) },
    alignment(seen, seat),
    backstory(seen, seat),
    ...armor(seen, seat),
    ...familiar(seen, seat),
    ...monster(seen, seat),
    ...cards(seen, seat),
    ...alone(seen, seat),
  ];
}

function goals(seen: Seen, seat: Seat): StarLine[] {
  if (seen.b.heroes[seat].class === NONE) return [];
  return classOf(seen, seat).goals.map((goal, attr) => {
    const met = goalMet(seen, seat, attr);
    const count = attributeScore(seen, seat, attr);
    return { category: 'goals', stars: met ? goal.stars : 0, attr: ATTRS[attr], met, count }; // RP-25.6
  });
}

/** RP-16.3. */
function alignment({ b, content }: Seen, seat: Seat): StarLine {
  const hero = b.heroes[seat];
  const stars = hero.alignment === NONE ? 0 : content.alignments[hero.alignment].grid[hero.cell];
  return { category: 'alignment', stars };
}

function backstory(seen: Seen, seat: Seat): StarLine {
  const count = backstoryMatches(seen, seat);
  return { category: 'backstory', stars: BACKSTORY_STARS[count] + knob(seen, seat, 'backstory-stars'), count };
}

/** RP-12.2, RP-12.3, RP-R55. */
function armor(seen: Seen, seat: Seat): StarLine[] {
  const hero = seen.b.heroes[seat];
  return [...armorSets(seen, hero)].map(([id, count]) => {
    const { stars, bonus } = seen.content.armorSets.find((set) => set.id === id)!;
    const pieces = (
      bonus === 'own-piece' ? hero.cards.map(({ card }) => cardOf(seen, card)) : seen.content.market
    ).filter((card) => card.kind === 'armor' && card.armorSet === id);
    const shows = pieces.some((card) => card.kind === 'armor' && (card.colours as string[]).includes(hero.colour));
    const extra = shows ? 1 : 0;
    return { category: 'armor', armorSet: id, count, extra, stars: stars[Math.min(count, stars.length - 1)] + extra };
  });
}

function familiar(seen: Seen, seat: Seat): StarLine[] {
  if (!hasFamiliars(seen)) return [];
  const { familiar } = seen.b.heroes[seat];
  if (familiar === NONE) return [];
  const met = powerGoalMet(seen, seat);
  const matches = familiarMatches(seen, seat);
  const { stars } = seen.content.familiars[familiar].goal;
  return [
    { category: 'power', stars: met ? stars : 0, met, count: powerScore(seen, seat) },
    { category: 'familiar-backstory', stars: FAMILIAR_STARS[matches], count: matches },
  ];
}

function monster({ b }: Seen, seat: Seat): StarLine[] {
  const fight = b.combat?.results[seat];
  return fight
    ? [{ category: 'monster', stars: fight.stars + fight.champion, extra: fight.champion, count: fight.result }]
    : [];
}

function cards(seen: Seen, seat: Seat): StarLine[] {
  return seen.b.heroes[seat].cards.flatMap(({ card }): StarLine[] => {
    const it = cardOf(seen, card);
    if (it.kind === 'trait') return [{ category: 'traits', card, stars: starsOf(seen, seat, it.score) }];
    if (it.kind === 'weapon' && it.score) return [{ category: 'cards', card, stars: starsOf(seen, seat, it.score) }];
    return [];
  });
}

/** RP-27.17, RP-27.18: playing alone with the Monster. */
function alone(seen: Seen, seat: Seat): StarLine[] {
  if (!isSolitaire(seen) || !hasFamiliars(seen)) return [];
  const { gold } = seen.b.heroes[seat];
  const perGold: StarLine = { category: 'gold', stars: Math.floor(gold / GOLD_PER_STAR), count: gold };
  return seen.b.mode === 'ff' ? [perGold, { category: 'bonus', stars: WITHOUT_MINIONS }] : [perGold];
}

/** What a card's own table gives. */
export function starsOf(seen: Seen, seat: Seat, score: Score): number {
  const lines = 'sum' in score ? score.sum : score.first;
  const holding = lines.filter((line) => holds(seen, seat, line.if));
  const counted = 'sum' in score ? holding : holding.slice(0, 1);
  return counted.reduce((sum, { stars, ...line }) => sum + amountOf(seen, seat, { ...line, n: stars }), 0);
}

/** RP-27.19, RP-28.4. */
const RANKS = { fiends: [47, 43, 38, 34, 29, 25], base: [Number.MAX_SAFE_INTEGER, 36, 32, 28, 24, 20] };
export const RANK_NAMES = [
  'monster-slayer',
  'true-hero',
  'clan-leader',
  'luminary',
  'adventurer',
  'hireling',
  'npc',
] as const;
export type Rank = (typeof RANK_NAMES)[number];

export function rankOf({ b, options }: Pick<Seen, 'b' | 'options'>, stars: number): Rank {
  const chart = b.mode === 'base' && options.baseRanks !== 'fiends' ? RANKS.base : RANKS.fiends;
  const place = chart.findIndex((least) => stars >= least);
  return RANK_NAMES[place < 0 ? RANK_NAMES.length - 1 : place];
}
