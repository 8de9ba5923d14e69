import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hear, isHeardEnough } from './heard';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a tip is muted after it was shown twice, and no other with it', () => {
  expect(isHeardEnough('throw')).toBe(false);
  hear('throw');
  expect(isHeardEnough('throw')).toBe(false);
  hear('throw');
  expect([isHeardEnough('throw'), isHeardEnough('shop')]).toEqual([true, false]);
});

test('what is damaged mutes nothing', () => {
  localStorage.setItem('tabard.heard', 'not ours');
  expect(isHeardEnough('throw')).toBe(false);
});
