import { measureBalance } from '@tabard/lab';
import { expect, test } from 'vitest';
import { lab } from './index';

test('every experiment runs and every target has a figure', () => {
  const { results, targets } = measureBalance(lab, 1, 'lab');
  expect(results.map(({ failed }) => failed)).toEqual(results.map(() => 0));
  expect(results.length).toBe(lab.experiments.length);
  expect(targets.every(({ value }) => Number.isFinite(value))).toBe(true);
});
