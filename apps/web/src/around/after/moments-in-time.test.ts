/** Walking through a game that is over. */
import { expect, test } from 'vitest';
import { firstShown, LINES_SHOWN, pauseAfter, placeIn, turnBeside, viewerOf } from './moments-in-time';

test.each([
  ['', 30],
  ['at=12', 12],
  ['at=0', 0],
  ['at=30', 30],
  ['at=31', 30],
  ['at=-1', 0],
  ['at=', 30],
  ['at=1.5', 30],
  ['at=end', 30],
])('the address ?%s opens a game of 30 answers at %i', (query, at) => {
  expect(placeIn(new URLSearchParams(query), 30)).toBe(at);
});

const turns = [0, 4, 9].map((from, i) => ({ number: i + 1, seat: i, from }));
const on = (at: number) => turnBeside({ turns }, 12, at, 1);
const back = (at: number) => turnBeside({ turns }, 12, at, -1);

test('turn by turn: to where the next begins, and after the last to the end', () => {
  expect([on(0), on(3), on(4), on(8), on(9), on(12)]).toEqual([4, 4, 9, 9, 12, 12]);
});

test('back to where this turn began, from there to the one before, and never before the first', () => {
  expect([back(12), back(9), back(8), back(4), back(1), back(0)]).toEqual([9, 4, 4, 0, 0, 0]);
});

test('a game whose first turn begins late has a beginning of its own', () => {
  const late = turns.slice(1);
  expect(turnBeside({ turns: late }, 12, 0, 1)).toBe(4);
  expect(turnBeside({ turns: late }, 12, 4, -1)).toBe(0);
  expect(turnBeside({ turns: [] }, 12, 5, 1)).toBe(12);
});

test('eyes are read back as they were listed', () => {
  for (const viewer of ['everything', null, 0, 3] as const) expect(viewerOf(String(viewer))).toBe(viewer);
});

test('a headline stays longest, an empty moment shortest, and what was told on the stage no longer', () => {
  const happened = (...types: string[]) => types.map((type) => ({ event: { type } }));
  const pause = (types: string[], isTelling = false) => pauseAfter(happened(...types), ['town.falls'], isTelling);
  expect(pause(['moves', 'town.falls'])).toBeGreaterThan(pause(['moves']));
  expect(pause(['moves'])).toBeGreaterThan(pause([]));
  expect(pause(['town.falls'], true)).toBe(pause([]));
});

test('of a very long log the lines round the moment are drawn, as many as ever', () => {
  expect(firstShown(10, LINES_SHOWN)).toBe(0);
  expect(firstShown(10, 2 * LINES_SHOWN)).toBe(0);
  expect(firstShown(LINES_SHOWN, 2 * LINES_SHOWN)).toBe(LINES_SHOWN / 2);
  expect(firstShown(2 * LINES_SHOWN, 2 * LINES_SHOWN)).toBe(LINES_SHOWN);
  expect(firstShown(-1, 5)).toBe(0);
});
