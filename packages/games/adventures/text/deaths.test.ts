import { expect, test } from 'vitest';
import { house } from '../content/house';
import { deathWords } from './deaths';

const told = (box: number, isLegendary = false) =>
  deathWords(house, box, isLegendary).map(({ id, with: facts }) => [id.replace('deathCosts.', ''), facts?.n]);

test('RA-26.6: what a box costs is read off its entry', () => {
  expect(told(1)).toEqual([
    ['recover.all', undefined],
    ['gold', 2],
  ]);
  expect(told(5)).toEqual([
    ['recover.half', undefined],
    ['cards', 1],
    ['favor', 1],
    ['health', 1],
  ]);
  expect(told(6)).toEqual([['recover.some', 1]]);
});

test('RA-35.16: a legendary party pays more, told as one sum', () => {
  expect(told(1, true)).toContainEqual(['gold', 3]);
  expect(told(5, true)).toContainEqual(['health', 2]);
  expect(told(6, true)).toContainEqual(['xp', 1]);
});
