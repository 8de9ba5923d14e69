/** A book of a few lines, played from one of its entries by a party whose every fact is known. */
import type { AnyGame } from '@tabard/kernel';
import { type Scenario, scenario } from '@tabard/testkit';
import { makeContent } from '../content/built-in';
import { read } from '../content/read';
import { type Storybook, storybook } from '../content/storybook';
import { adventuresWith } from '../rules';
import type { Adventures } from '../rules/board';
import { scenarios } from './position';

type Data = { readonly [key: string]: unknown };

/** Three places in a triangle; A is where the party stands, and leads on to a list with every kind of choice. */
const FRAME = {
  format: 'storybook/1',
  adventure: { id: 'ADV1', number: 1, kind: 'main', title: 'A small book', version: 1 },
  map: {
    id: 'MAP-T',
    grid: { columns: 4, rows: 4 },
    locations: [
      { letter: 'A', name: 'Here', at: [1, 1] },
      { letter: 'B', name: 'There', at: [2, 2] },
      { letter: 'C', name: 'Yonder', at: [3, 3] },
    ],
    paths: [
      { id: 'ab', ends: ['A', 'B'], space: 'e1' },
      { id: 'bc', ends: ['B', 'C'], space: 'e2' },
      { id: 'ac', ends: ['A', 'C'] },
    ],
  },
  setup: { party: 'A', begin: 'START' },
};
const EVERY_CHOICE = [{ kind: 'goto', say: 'On.', goto: 'A1' }, { kind: 'rest' }, { kind: 'item' }, { kind: 'move' }];
export const ENTRIES: Data = {
  START: { read: 'Begin.', goto: 'A' },
  A: { read: 'Here.', choose: EVERY_CHOICE },
  A1: { read: 'On.', goto: 'A' },
  B: { read: 'There.', choose: [{ kind: 'move' }, { kind: 'goto', say: 'Stay.', goto: 'B' }] },
  C: { read: 'Yonder.', choose: [{ kind: 'move' }, { kind: 'goto', say: 'Stay.', goto: 'C' }] },
  THE_END: { read: 'Home.', end: 'adventure' },
};

const small = (entries: Data, more: Data): Storybook =>
  storybook.parse({ ...FRAME, ...more, entries: { ...ENTRIES, ...entries } });

export function bookGame(entries: Data = {}, more: Data = {}): AnyGame {
  return adventuresWith(makeContent(read, { 'a-small-book': small(entries, more) }), {});
}

/** Small books with these numbers, in a row. */
export function shelfGame(numbers: readonly number[], entries: Data = {}): AnyGame {
  const books = numbers.map((number) => {
    const adventure = { ...FRAME.adventure, id: `ADV${number}`, number };
    return [`book-${number}`, small(entries, { adventure, map: { ...FRAME.map, id: `MAP-${number}` } })];
  });
  return adventuresWith(makeContent(read, Object.fromEntries(books)), {});
}

/** Opens `label` with so many seats; `board` and `given` arrange what matters. */
export function story(label: string, entries: Data = {}, seats = 2, more: Data = {}): Scenario {
  return scenario(bookGame(entries, more), scenarios)
    .seats(seats)
    .given({ party: 'seated' })
    .board({ story: { label } });
}

export const boardOf = (game: Scenario): Adventures => game.match.board as Adventures;
export const told = (game: Scenario, type: string) =>
  game.match.eventsFor('everything').filter((one) => one.type === type);
export const labels = (game: Scenario): unknown[] => told(game, 'entry.opened').map(({ label }) => label);
