import type { TableEntry } from '@tabard/table';
import { expect, test } from 'vitest';
import { Moments } from './moments';

const wish = (seat: number): TableEntry => ({ kind: 'wish', seat, name: 'stops', value: 'never' });
const answer = (seat: number): TableEntry => ({ kind: 'answer', seat, key: 'x' });

test('everybody counts their own wishes and nobody else’s', () => {
  const moments = new Moments();
  moments.begin(10, [wish(0), answer(1), wish(1), wish(0), answer(0)]);
  expect([0, 1, null].map((viewer) => moments.of(viewer))).toEqual([14, 13, 12]);
  expect([10, 11, 12, 13, 14, 15].map((moment) => moments.of(1, moment))).toEqual([10, 10, 11, 12, 12, 13]);
  expect([10, 11, 12, 13].map((moment) => moments.inLog(1, moment))).toEqual([10, 12, 13, 15]);
  for (const viewer of [0, 1, null])
    for (let moment = 10; moment <= moments.of(viewer); moment++)
      expect(moments.of(viewer, moments.inLog(viewer, moment))).toBe(moment);
  moments.note([wish(0)]);
  expect([0, 1, null].map((viewer) => moments.isStill(viewer, 15))).toEqual([false, true, true]);
  expect(moments.isStill(1, 16)).toBe(false);
});
