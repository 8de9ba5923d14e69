/** For the tests of single cards: heroes that have so many of something, and nothing else that matters. */
import { ATTRS, builtIn, type Colour, type Kind, ROWS } from '.';
import type { Given } from './play.fixture';

const COLOURS_OF_ROWS = ['red', 'blue', 'green', 'white', 'black', 'purple', 'gold'] as const;

/** Three dice that add up to this. */
export function rowOf(sum: number, colours: readonly string[]): string[] {
  const low = Math.floor(sum / 3);
  const values = [low, low + (sum % 3 > 1 ? 1 : 0), low + (sum % 3 > 0 ? 1 : 0)];
  return values.map((value, i) => `${colours[i % colours.length]} ${value}`);
}

/** Rows that add up to these Attribute Scores, each of its own colour; a race that changes none. */
export const scores = (...sums: number[]): Given => ({
  race: 'dikefolk',
  rows: Object.fromEntries(sums.map((sum, i) => [ATTRS[i], rowOf(sum, [COLOURS_OF_ROWS[i]])])),
});
/** One Attribute Score alone. */
export const score = (attr: string, sum: number, colour = 'red'): Given => ({
  race: 'dikefolk',
  rows: { [attr]: rowOf(sum, [colour]) },
});

/** So many dice that all show the same, row by row. */
export const dice = (words: string, count: number): Given => ({
  rows: inRows(Array.from({ length: count }, () => words)),
});
export const inRows = (all: readonly string[]): Given =>
  Object.fromEntries(ROWS.map((row, i) => [row, all.slice(3 * i, 3 * i + 3)]).filter(([, some]) => some.length > 0));

/** The fifteen Split Dice, showing 1. */
const SPLITS = COLOURS_OF_ROWS.slice(0, 6).flatMap((one, i) =>
  COLOURS_OF_ROWS.slice(i + 1, 6).map((two) => `${one}-${two} 1`),
);
export const splits = (count: number, from = 0): Given => ({ rows: inRows(SPLITS.slice(from, from + count)) });

/** So many complete rows of these values. */
export const rows = (
  count: number,
  values: readonly number[],
  colours: readonly string[] = COLOURS_OF_ROWS,
): Given => ({
  rows: Object.fromEntries(
    ROWS.slice(0, count).map((row, i) => [row, values.map((value) => `${colours[i % colours.length]} ${value}`)]),
  ),
});

/** Salt-Road Orphan: so many spaces match. */
export function backstory(count: number): Given {
  const spaces: readonly (readonly [attr: string, dice: readonly string[]])[] = [
    ['STR', ['_', '_', 'blue 1']],
    ['DEX', ['_', 'black 1', '_']],
    ['CON', ['white 1', '_', '_']],
    ['INT', ['_', '_', 'green 1']],
    ['WIS', ['_', 'red 1', '_']],
    ['CHA', ['_', '_', 'purple 1']],
  ];
  return { backstory: 'salt-road-orphan', rows: Object.fromEntries(spaces.slice(0, count)) };
}

/** An Almoner's goals (14+, 14-15, 16-17, 15-16, 18, 14+): so many of them are met, from the first. */
const ALMONER = [14, 14, 16, 15, 18, 14];
export const goals = (count: number, colours: readonly string[] = COLOURS_OF_ROWS): Given => ({
  class: 'almoner',
  race: 'dikefolk',
  rows: Object.fromEntries(
    ATTRS.map((attr, i) => [attr, rowOf(i < count ? ALMONER[i] : 9, [colours[i % colours.length]])]),
  ),
});
/** One goal of an Almoner, met or missed by one. */
export const goal = (attr: (typeof ATTRS)[number], met: boolean): Given => ({
  class: 'almoner',
  ...score(attr, ALMONER[ATTRS.indexOf(attr)] - (met ? 0 : 1)),
});

/** Market cards of a kind, from the first or from the so-and-so-many-th. */
export const cards = (kind: Kind, count: number, from = 0): string[] =>
  builtIn.market
    .filter((card) => card.kind === kind)
    .slice(from, from + count)
    .map(({ id }) => id);
export const fiends = (count: number, from = 0): string[] =>
  builtIn.fiends.slice(from, from + count).map(({ id }) => id);

/** Iron Judge: 1 -1 0 / 3 0 -3 / 1 0 -1: a cell that is worth this. */
export const alignmentWorth = (stars: number): Given => ({
  alignment: 'iron-judge',
  cell: [1, -1, 0, 3, 0, -3, 1, 0, -1].indexOf(stars),
});

/** Bell Heron (Power Goal 5-6; blue, white, green). */
export const power = (sum: number, colour = 'red'): Given => ({
  familiar: 'bell-heron',
  rows: { FAM: rowOf(sum, [colour]) },
});
export const familiarMatches = (count: number): Given => ({
  familiar: 'bell-heron',
  rows: { FAM: ['blue 1', 'white 1', 'green 1'].slice(0, count) },
});

export const classDice = (count: number, colour: Colour = 'white'): Given => dice(`${colour} 1`, count);

// ---- tables of heroes, by the numbers that are printed on a card

/** Heroes, and what each of them gets: Stars of a Trait, Combat Dice of a weakness. */
export type Cases = readonly [heroes: readonly Given[], gets: readonly number[]];

/** "So much per so many of them, at most": around the first step and the last, and past it; `always` comes on top. */
export function steps(of: (n: number) => Given, gets: number, every: number, most: number, always = 0): Cases {
  const last = every * Math.ceil(most / gets);
  const counts = [0, every - 1, every, last - 1, last, last + every];
  return [counts.map((n) => of(n)), counts.map((n) => always + Math.min(most, gets * Math.floor(n / every)))];
}
/** The same and some more. */
export const and = ([heroes, gets]: Cases, more: Cases): Cases => [
  [...heroes, ...more[0]],
  [...gets, ...more[1]],
];
export const having =
  (field: string, of: (n: number) => unknown = (n) => n) =>
  (n: number): Given => ({ [field]: of(n) });
export const counted = (field: string, ...numbers: number[]): Given[] => numbers.map(having(field));
