import { expect, test } from 'vitest';
import { gamesLike } from './odds';

test('how unusual it is, as one game in so many', () => {
  expect([0, 1, 1.96, 2.576, 3, 4].map(gamesLike)).toEqual([1, 3, 20, 100, 370, 16000]);
  expect(gamesLike(-1.96)).toBe(20);
  expect(gamesLike(50)).toBe(1_000_000);
});
