import { expect, test } from 'vitest';
import { PaceWatch } from './pace-watch';

function watched(...runs: readonly (readonly [frames: number, ms: number])[]): PaceWatch {
  const watch = new PaceWatch();
  for (const [frames, ms] of runs) for (let i = 0; i < frames; i++) watch.frame(ms);
  return watch;
}

test('frames that stay slow get fewer pixels, step by step; at rest all are there again', () => {
  expect(watched([13, 40]).share).toBe(1);
  expect(watched([14, 40]).share).toBe(0.75);
  const watch = watched([42, 40]);
  expect(watch.share).toBeLessThan(0.5);
  expect(watch.rest()).toBe(false); // Fewer pixels may have been enough.
  expect(watch.share).toBe(1);
});

test('slow even with the fewest pixels: given up, but only at rest, and told once', () => {
  const watch = watched([56, 40]);
  expect(watch.rest()).toBe(true);
  expect(watch.rest()).toBe(false);
});

test('a quick frame begins the count anew, and a pause is not the picture’s', () => {
  expect(watched([13, 40], [1, 16], [13, 40]).share).toBe(1);
  expect(watched([13, 40], [1, 900], [13, 40]).share).toBe(1);
  expect(watched([200, 24]).rest()).toBe(false);
});
