import { expect, test } from 'vitest';
import { insetOf } from './use-inset';

const strip = { left: 5, top: 4, right: 355, bottom: 70 };
const column = { left: 10, top: 10, right: 300, bottom: 400 };

test('strips lie over the top, columns at a side, and what stands free covers nothing', () => {
  expect(insetOf([strip], 360, 600)).toEqual({ top: 70, right: 0, bottom: 0, left: 0 });
  expect(insetOf([column], 970, 690)).toEqual({ top: 0, right: 0, bottom: 0, left: 300 });
  expect(insetOf([{ ...column, left: 670, right: 960 }], 970, 690).right).toBe(300);
  expect(insetOf([{ left: 400, top: 300, right: 600, bottom: 400 }], 970, 690).left).toBe(0);
  expect(insetOf([{ left: 0, top: 0, right: 0, bottom: 0 }], 970, 690)).toEqual(insetOf([], 970, 690));
});

test('columns that leave no place for the board are not made room for', () => {
  const right = { left: 520, top: 0, right: 960, bottom: 300 };
  expect(insetOf([{ ...column, right: 450 }, right], 970, 690)).toMatchObject({ left: 0, right: 0 });
});
