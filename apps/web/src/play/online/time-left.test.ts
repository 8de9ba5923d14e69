/** A clock as it is read: nobody whose time has not run out reads 0:00. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { timeIn } from './time-left';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
});
afterAll(() => void vi.unstubAllGlobals());

const SECOND = 1000;
const HOUR = 3600 * SECOND;

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [9 * SECOND, '0:09'],
  [59 * SECOND, '0:59'],
  [59 * SECOND + 1, '1:00'],
  [185 * SECOND, '3:05'],
  [HOUR - SECOND, '59:59'],
  [HOUR, '1:00:00'],
  [HOUR + 125 * SECOND, '1:02:05'],
  [24 * HOUR - SECOND, '23:59:59'],
])('%i ms are %s', (ms, says) => expect(timeIn(ms)).toBe(says));

test('from a day on the seconds are left out', () => {
  expect(timeIn(24 * HOUR)).toBe('1 day 0 hr');
  expect(timeIn(3 * 24 * HOUR - SECOND)).toBe('2 days 23 hr');
});
