/** The chart beside a check counts what the rules count. */
import { expect, test } from 'vitest';
import { FULL_PACK, makeCard, oddsOf } from '../../index';
import { fight } from '../../scenarios/fight.fixture';
import { viewOf } from '../view';
import { oddsBars } from './odds-bars';

const barAt = (need: number, value: number, gone: readonly number[] = []) =>
  oddsBars(gone, need).bars.find((bar) => bar.value === value);

test('PR-1.7 of a full deck four cards pass for a 2, eight for a 4, all for a 15', () => {
  expect([2, 3, 4, 14, 15].map((need) => oddsBars([], need).good)).toEqual([4, 4, 8, 48, 52]);
});

test('PR-1.3 PR-1.6 below the number is good, the number itself is the edge and fails, a 2 is always good', () => {
  expect([7, 8, 9].map((value) => barAt(8, value))).toEqual([
    { value: 7, left: 4, isGood: true, isEdge: false },
    { value: 8, left: 4, isGood: false, isEdge: true },
    { value: 9, left: 4, isGood: false, isEdge: false },
  ]);
  expect([barAt(2, 2)?.isGood, barAt(0, 2)?.isGood, barAt(2, 3)?.isGood]).toEqual([true, true, false]);
});

test('a card that has been drawn is gone from its bar and from both counts', () => {
  const gone = [makeCard(0, 5), makeCard(1, 5), makeCard(0, 12)];
  expect([barAt(8, 5, gone)?.left, barAt(8, 12, gone)?.left, barAt(8, 6, gone)?.left]).toEqual([2, 3, 4]);
  expect(oddsBars(gone, 8)).toMatchObject({ good: 24 - 2, of: 52 - 3 });
  expect(oddsBars(FULL_PACK, 8)).toMatchObject({ good: 0, of: 0 });
});

test('the chart and the tip on a stat card say the same', () => {
  const view = viewOf(fight({ discard: ['2♥', 'K♠', '7♦'] }).match.seen(0));
  const { good, of } = oddsOf(view, 0, 3);
  const { discard, inPlay } = view.b;
  expect(oddsBars([...discard, ...inPlay], 7)).toMatchObject({ good, of }); // The Protector's Trick is a 7.
});
