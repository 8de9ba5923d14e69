/**
 * The deal of a day, for every game: the same for everyone, from the date (UTC) and the game alone. The seed names both
 * and the dice come from its SHA-256; how the table is laid stands in the game's face (`deal`), and what goes by the day
 * is chosen by the hash of the seed. A rule holds from its day on and is never changed for days that are past.
 */
import { hashText, seedOfDay } from '@tabard/kernel';
import type { DealRule, GameFace } from '@tabard/page/face';
import type { TableSetup } from '@tabard/table';

export type Dealt = Pick<GameFace, 'id' | 'deal'>;

/** The date of this moment by UTC: 2026-11-16. */
export const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

const DAY_MS = 86_400_000;

/** So many days before this date. */
export const daysBefore = (date: string, days: number): string => dateOf(Date.parse(date) - days * DAY_MS);

/** The shelf has one place for it: whoever opens it again, in whatever tab, finds the same game. */
export const idOfDeal = (date: string, game: string): string => `deal-${date}-${game}`;

/** The date of the deal that this game of the shelf was a try at; null: none. */
export const dateOfId = (id: string): string | null => /^deal-(\d{4}-\d{2}-\d{2})-/.exec(id)?.[1] ?? null;

export function ruleOn(date: string, { deal }: Dealt): DealRule {
  return deal.findLast(({ from }) => from <= date) ?? deal[0];
}

/** The table as it is laid on this day; `names` are the sides' own. */
export function setupOfDeal(date: string, face: Dealt, names: readonly string[], isCoop = false): TableSetup {
  const { seats, bot, person, options, varies = {} } = ruleOn(date, face);
  const seed = seedOfDay(date, face.id);
  const chosen = Object.entries(varies).map(([id, values]) => [id, values[numberOf(`${seed} ${id}`) % values.length]]);
  return {
    match: { seed, options: { ...options, ...Object.fromEntries(chosen) } },
    sitters: Array.from({ length: seats }, (_, seat) =>
      seat === person
        ? { name: names[seat], kind: 'person', ...(isCoop ? { person } : {}) }
        : { name: names[seat], kind: 'bot', bot },
    ),
    whims: numberOf(`${seed} whims`),
  };
}

/** 24 bits of the hash: exact in every engine. */
const numberOf = (text: string): number => Number.parseInt(hashText(text).slice(0, 6), 16);
