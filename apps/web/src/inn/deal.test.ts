import { expect, test } from 'vitest';
import { seedOfTheDay } from './deal';

test('the seed of a day is its date where the person sits', () => {
  expect(seedOfTheDay(new Date(2026, 0, 5, 23, 59))).toBe('day-2026-01-05');
  expect(seedOfTheDay(new Date(2026, 0, 6, 0, 0))).toBe('day-2026-01-06');
});
