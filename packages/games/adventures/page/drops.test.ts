/** Small things of this room: where something is dropped, what looks thrown and never changes, and the mood of each book. */
import { expect, test } from 'vitest';
import { house } from '../index';
import { dropOf, droppedOn } from './drops';
import { grainOf, range } from './grain';
import { moodOf } from './moods';

test('a drop is read as what it was written for, and as nothing else', () => {
  expect([droppedOn('slot', dropOf('slot', 3)), droppedOn('member', dropOf('member', 0))]).toEqual([3, 0]);
  expect(droppedOn('slot', dropOf('enemy', 3))).toBeNull();
  for (const on of ['', 'slot', 'slot:', 'slot:x', 'slot:-1', 'slot:1:2', 'slots:1'])
    expect([on, droppedOn('slot', on)]).toEqual([on, null]);
});

test('a drawing keeps its grain: the same each time, another with another seed, always from 0 to 1', () => {
  const grain = (seed: number) => range(200).map(grainOf(seed));
  expect(grain(7)).toEqual(grain(7));
  expect(grain(7)).not.toEqual(grain(8));
  expect(Math.min(...grain(7))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...grain(7))).toBeLessThan(1);
  expect(new Set(grain(7)).size).toBeGreaterThan(190);
});

test('a range of nothing is empty, of a part the whole numbers below it', () => {
  expect([range(0), range(-2), range(2.9)]).toEqual([[], [], [0, 1]]);
});

test('every book of the house has a mood of its own; a book that nobody knows is plain vellum', () => {
  const plain = moodOf({ slug: 'of-another-house' });
  const moods = house.books.map((book) => moodOf(book));
  expect(house.books.length).toBeGreaterThan(1);
  expect(moods).not.toContain(plain);
  expect(new Set(moods.map(({ id }) => id)).size).toBe(moods.length);
});
