import { expect, test } from 'vitest';
import { isDrawnDeep, paceOf, SLOW_MS } from './depth';

const frames = (...ms: number[]) => paceOf(ms);

test('five frames tell the pace, and the one in the middle of them decides', () => {
  expect(frames(16, 17, 16, 16)).toBeNull();
  expect(frames(16, 17, 16, 16, 18)).toBe('quick');
  expect(frames(40, 41, 39, 44, 42)).toBe('slow');
  expect(frames(SLOW_MS, SLOW_MS, SLOW_MS, SLOW_MS, SLOW_MS)).toBe('quick');
  expect(frames(SLOW_MS + 1, 16, SLOW_MS + 1, 16, SLOW_MS + 1)).toBe('slow');
});

test('a hiccup or two among quick frames say nothing', () => {
  expect(frames(900, 16, 700, 16, 16)).toBe('quick');
  expect(frames(900, 16)).toBeNull();
});

test('where it is hopeless two frames are enough', () => {
  expect(frames(180)).toBeNull();
  expect(frames(180, 170)).toBe('slow');
  expect(frames(90, 90)).toBeNull(); // Slow, yet not beyond hope: wait for more.
});

test('the person’s wish stands above what was measured, and nothing above a browser without WebGL', () => {
  expect(isDrawnDeep('auto', 'good', null)).toBe(true); // Tried once: the frames will tell.
  expect(isDrawnDeep('auto', 'good', 'quick')).toBe(true);
  expect(isDrawnDeep('auto', 'good', 'slow')).toBe(false);
  expect(isDrawnDeep('auto', 'weak', null)).toBe(false);
  for (const webGL of ['weak', 'good'] as const) {
    for (const pace of ['slow', 'quick', null] as const) {
      expect(isDrawnDeep('always', webGL, pace)).toBe(true);
      expect(isDrawnDeep('flat', webGL, pace)).toBe(false);
    }
  }
  expect(isDrawnDeep('always', 'none', 'quick')).toBe(false);
});
