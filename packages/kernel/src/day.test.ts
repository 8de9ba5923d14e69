import { expect, test } from 'vitest';
import { dayOfSeed, seedOfDay } from './day';

test('each game has a seed of its own every day, and it is known by its form', () => {
  expect(seedOfDay('2026-11-16', 'roll-player')).toBe('day-2026-11-16-roll-player');
  expect(dayOfSeed('day-2026-11-16-roll-player', 'roll-player')).toBe('2026-11-16');
  expect(dayOfSeed('day-2026-11-16', 'roll-player')).toBe('2026-11-16');
});

test("another game's seed, another form and a day that never was are nobody's deal", () => {
  for (const seed of [
    'day-2026-11-16-dark-minions',
    'day-2026-11-16-',
    'day-2026-02-29-roll-player',
    'day-2026-11-16x',
    'Day-2026-11-16',
  ])
    expect(dayOfSeed(seed, 'roll-player'), seed).toBeNull();
});
