import { expect, test } from 'vitest';
import { leadOf, momentsOf } from './moments';

test('a lead is counted against the best of the others', () => {
  expect([leadOf([5, 3, 4], 0), leadOf([5, 3, 4], 1), leadOf([5, 5, 4], 0)]).toEqual([1, -2, 0]);
});

test('each way a lead can move is called by its name', () => {
  const scores = [
    [3, 3, 3],
    [8, 3, 3], // 0 goes ahead
    [8, 6, 3], // its lead shrinks
    [8, 8, 3], // level
    [8, 14, 3], // 1 goes ahead
    [8, 14, 3], // nothing
    [8, 21, 3], // further
  ];
  expect(momentsOf(scores, 1, 9)).toEqual([
    { answers: 1, kind: 'took', seat: 0, before: 0, after: 5, swing: -5 },
    { answers: 2, kind: 'narrowed', seat: 0, before: 5, after: 2, swing: 3 },
    { answers: 3, kind: 'level', seat: 0, before: 2, after: 0, swing: 2 },
    { answers: 4, kind: 'took', seat: 1, before: 0, after: 6, swing: 6 },
    { answers: 6, kind: 'widened', seat: 1, before: 6, after: 13, swing: 7 },
  ]);
});

test('a winner who comes from behind gains before it leads', () => {
  const scores = [
    [10, 10, 0],
    [10, 10, 6],
  ];
  expect(momentsOf(scores, 2)).toEqual([{ answers: 1, kind: 'gained', seat: 2, before: 0, after: 6, swing: 6 }]);
});

test('only the weightiest are told, of equal ones the later, in the order they happened', () => {
  const scores = [0, 1, 2, 5, 6, 9].map((points) => [points, 0]);
  expect(momentsOf(scores, 0, 3).map(({ answers }) => answers)).toEqual([3, 4, 5]);
});
