import { expect, test } from 'vitest';
import { noCards } from '../board';
import { between, type Card, NONE } from '../cards/cards';
import { canBeEqual } from './equal';

/** Values by suit; 0: not given yet. */
const row = (...values: number[]): Card[] => values.map((value, suit) => (value === 0 ? NONE : suit * 13 + value - 2));
const normalWithout = (...rows: Card[][]): Card[] => between(6, 9).filter((card) => !rows.flat().includes(card));

test('PR-R62 four empty hands can be dealt four different ranks each', () => {
  expect(canBeEqual([noCards(), noCards(), noCards(), noCards()], between(6, 9))).toBe(true);
});

test('PR-R62 a rank twice in one hand leaves no solution', () => {
  const twice = row(9, 9, 0, 0);
  expect(canBeEqual([twice, noCards(), noCards(), noCards()], normalWithout(twice))).toBe(false);
  const full = row(9, 8, 7, 9);
  expect(canBeEqual([full, noCards(), noCards(), noCards()], normalWithout(full))).toBe(false);
});

test('PR-R62 a hand whose missing rank another has taken leaves no solution', () => {
  const waiting = row(6, 7, 8, 0); // for the 9 of clubs
  expect(canBeEqual([waiting, noCards(), noCards(), noCards()], normalWithout(waiting))).toBe(true);
  const taker = row(0, 0, 0, 9);
  expect(canBeEqual([waiting, taker, noCards(), noCards()], normalWithout(waiting, taker))).toBe(false);
});

test('PR-R62 where an overlay has left three ranks, each hand holds all three', () => {
  const pool = between(11, 13);
  expect(canBeEqual([noCards(), noCards(), noCards()], pool)).toBe(true);
  const rest = (cards: Card[]) => pool.filter((card) => !cards.includes(card));
  const one = row(11, 12, 12, 0);
  expect(canBeEqual([one, noCards(), noCards()], rest(one))).toBe(true);
  const other = row(12, 12, 12, 0);
  expect(canBeEqual([other, noCards(), noCards()], rest(other))).toBe(false);
});
