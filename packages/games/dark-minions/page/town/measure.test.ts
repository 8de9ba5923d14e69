/** The wall and the troops before it. */
import { expect, test } from 'vitest';
import { marchBy, marchOf } from './march';
import { troopOf, wallOf } from './measure';

test('the wall is covered as far as the need is met: 6 of 12 are half of it, a promise of 3 a quarter', () => {
  expect(wallOf([4, 0, 2], 12, 3)).toEqual({ covers: [4 / 12, 0, 2 / 12], promise: 3 / 12 });
});

test('whoever comes beyond the need shares the wall: it is never more than full', () => {
  expect(wallOf([6, 6], 12, 0)).toEqual({ covers: [0.5, 0.5], promise: 0 });
  expect(wallOf([6, 6], 12, 4)).toEqual({ covers: [6 / 16, 6 / 16], promise: 4 / 16 });
});

test('a big figure stands for five: 4 are four small ones, 5 a big one, 13 two and three', () => {
  const names = (count: number) => {
    const { figures } = troopOf(count);
    const many = (name: string) => figures.filter((one) => one.name === name).length;
    return [many('bully'), many('minion')];
  };
  expect([4, 5, 13].map(names)).toEqual([
    [0, 4],
    [1, 0],
    [2, 3],
  ]);
});

test('no minion of a horde of fifty is cut off at the side of its picture', () => {
  for (let count = 1; count <= 50; count++) {
    const { wide, high, figures } = troopOf(count);
    for (const { x, y, size } of figures) {
      expect([count, x >= 0, x + size <= wide]).toEqual([count, true, true]);
      expect([count, y >= 0, y + size <= high]).toEqual([count, true, true]);
    }
  }
});

test('DM-4.2 all march who may; one at least stays to go, and nobody more than may', () => {
  const all = { about: 'A1 with a 6', back: 0 };
  const press = (times: number, by: number) => {
    let kept = all;
    for (let i = 0; i < times; i++) kept = marchBy(kept, all.about, 6, by);
    return marchOf(kept, all.about, 6);
  };
  expect([press(0, -1), press(2, -1), press(5, -1), press(6, -1)]).toEqual([6, 4, 1, 1]);
  expect(press(1, 1)).toBe(6);
  expect(marchBy(all, all.about, 0, -1).back).toBe(0); // No dice are aimed at it.
});

test('with other dice it begins anew: whoever was kept back for those comes along', () => {
  const kept = marchBy({ about: '6', back: 0 }, '6', 6, -3);
  expect([marchOf(kept, '6', 6), marchOf(kept, '5', 5)]).toEqual([3, 5]);
  expect(marchOf(marchBy(kept, '5', 5, -1), '5', 5)).toBe(4);
});
