import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDay } from './use-today';

let seen: EventTarget;
beforeEach(() => {
  seen = new EventTarget();
  vi.stubGlobal('document', seen);
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 16, 23, 59, 50) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that is open over midnight (UTC) has the next day within half a minute', () => {
  const told: string[] = [];
  const stop = watchDay((date) => told.push(date));
  vi.advanceTimersByTime(30_000);
  expect(told.at(-1)).toBe('2026-11-17');
  stop();
  vi.advanceTimersByTime(90_000_000);
  expect(told).toHaveLength(1);
});

test('a laptop that slept has the day when it is looked at again, and nobody is told after leaving', () => {
  const told: string[] = [];
  const stop = watchDay((date) => told.push(date));
  vi.setSystemTime(Date.UTC(2026, 10, 19, 7));
  seen.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual(['2026-11-19']);
  stop();
  seen.dispatchEvent(new Event('visibilitychange'));
  expect(told).toHaveLength(1);
});
