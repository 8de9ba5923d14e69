/** For the tests of the content: finding, counting, and walking through what cards say. */
import { builtIn, type SetId } from '.';

export const SET_IDS = ['base', 'ff', 'mm'] as const satisfies readonly SetId[];

export const tally = <T extends PropertyKey>(things: readonly T[]): { [thing in T]?: number } => {
  const counts: { [thing in T]?: number } = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
};

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export function numberOf(list: readonly { readonly id: string }[], id: string): number {
  const found = list.findIndex((one) => one.id === id);
  if (found < 0) throw new Error(`there is no ${id}`);
  return found;
}
export const market = (id: string): number => numberOf(builtIn.market, id);

export const ofSet = <T extends { readonly set: string }>(list: readonly T[], set: SetId): T[] =>
  list.filter((one) => one.set === set);

/** All ids of a list that are not in these: what a table of tests has left out. */
export const missing = (list: readonly { readonly id: string }[], ids: readonly string[]): string[] =>
  list.map(({ id }) => id).filter((id) => !ids.includes(id));

/** Every record inside a value, the value itself first. */
export function recordsIn(value: unknown): { readonly [field: string]: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as { [field: string]: unknown }, ...Object.values(value).flatMap(recordsIn)];
}

/** Every word inside a value: field names, and texts as `field=text`, and texts alone. */
export function wordsIn(value: unknown): string[] {
  return recordsIn(value).flatMap((record) =>
    Object.entries(record).flatMap(([field, inner]) => {
      const texts = (Array.isArray(inner) ? inner : [inner]).filter((text) => typeof text === 'string');
      return [field, ...texts.flatMap((text) => [text, `${field}=${text}`])];
    }),
  );
}

/** What a card does, without what it is called and costs. */
export function mechanicsOf(card: { readonly [field: string]: unknown }): unknown {
  const { id, icon, set, dots, cost, flags, hands, colour, goals, pair, goal, backstory, ...does } = card;
  return does;
}

export const isAlike = (value: unknown): string => JSON.stringify(value).replace(/-?\d+/g, '#');
