/** The levels of a Minion and the mercenaries against the Monster. */
import { expect, test } from 'vitest';
import { builtIn, NONE } from '../../index';
import { hiringSteps, rangeOf, reachedOf } from './levels';

const LEVELS = [{ min: 0 }, { min: 5 }, { min: 6 }, { min: 9 }];

test('RP-19.12 a level is reached from its minimum to one below the next, and exactly one is', () => {
  expect([0, 4, 5, 6, 8, 9, 30].map((result) => reachedOf(LEVELS, result))).toEqual([0, 0, 1, 2, 2, 3, 3]);
  expect(reachedOf(LEVELS, undefined)).toBe(NONE); // Nothing has been rolled.
});

test('a level says from where to where it goes; one number alone is one number', () => {
  expect(LEVELS.map((_, i) => rangeOf(LEVELS, i))).toEqual(['0–4', '5', '6–8', '9+']);
});

test('what a Minion says of its levels is what it gives: every result stands in the level that names it', () => {
  for (const { id, levels } of builtIn.minions)
    for (let result = 0; result < 30; result++) {
      const named = levels.findIndex((_, i) => {
        const [from, to] = rangeOf(levels, i).replace('+', '–99').split('–').map(Number);
        return result >= from && result <= (to ?? from);
      });
      expect([id, result, named]).toEqual([id, result, reachedOf(levels, result)]);
    }
});

test('RP-24.9 nobody hires fewer than none, nor more than can be paid with what the others cost', () => {
  const can = [
    { byXp: 0, byGold: 0 },
    { byXp: 1, byGold: 0 },
    { byXp: 0, byGold: 1 },
    { byXp: 0, byGold: 2 },
  ];
  expect(hiringSteps(can, { byXp: 0, byGold: 0 })).toEqual({
    byXp: { less: false, more: true },
    byGold: { less: false, more: true },
  });
  expect(hiringSteps(can, { byXp: 1, byGold: 0 })).toMatchObject({
    byXp: { less: true, more: false },
    byGold: { more: false },
  });
  expect(hiringSteps(can, { byXp: 0, byGold: 2 })).toMatchObject({
    byXp: { more: false },
    byGold: { less: true, more: false },
  });
});
