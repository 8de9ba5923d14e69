/** Whoever answers by key goes on beside where they were. */
import { expect, test } from 'vitest';
import { nearestTo } from './nearest';

const at = (x: number, y: number) => ({ x, y });
const card = (name: string, x: number, y: number) => ({ name, ...at(x, y) });
const nearest = (from: { x: number; y: number }, ...cards: ReturnType<typeof card>[]) =>
  nearestTo(cards, from, (one) => one)?.name ?? null;

test('the next card of the hand, on whichever side it lies', () => {
  expect(nearest(at(100, 0), card('left', 60, 0), card('right', 130, 0))).toBe('right');
  expect(nearest(at(100, 0), card('right', 150, 0), card('left', 70, 0))).toBe('left');
});

test('across counts as much as down: a card below is nearer than one far along the row', () => {
  expect(nearest(at(0, 0), card('along', 90, 0), card('below', 0, 60))).toBe('below');
  expect(nearest(at(0, 0), card('corner', 50, 50), card('below', 0, 70))).toBe('below');
});

test('of two as near, the first of the page', () => {
  expect(nearest(at(0, 0), card('first', 10, 0), card('second', -10, 0))).toBe('first');
});

test('what stands where the old one stood is nearest of all; where nothing is left there is nothing', () => {
  expect(nearest(at(5, 5), card('other', 6, 5), card('same', 5, 5))).toBe('same');
  expect(nearest(at(5, 5))).toBeNull();
});
