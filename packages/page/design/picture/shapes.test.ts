/** The page and a picture to keep draw the same shapes at the same places. */
import { expect, test } from 'vitest';
import { fileName } from './save-picture';
import { edge, glyph, matrixOf, type Shape } from './shapes';

const icon = { name: 'skull', d: 'M0 0' };

/** Where a point of the shape comes to lie. */
function placed(shape: Shape, x: number, y: number): [number, number] {
  const [a, b, c, d, e, f] = matrixOf(shape);
  return [a * x + c * y + e, b * x + d * y + f];
}

test('an icon lies with its middle where it is put, as large as it is wished', () => {
  const shape = glyph(icon, 100, 40, 64, 'red');
  expect(placed(shape, 256, 256)).toEqual([100, 40]);
  expect(placed(shape, 0, 0)).toEqual([68, 8]);
  expect(placed(shape, 512, 512)).toEqual([132, 72]);
});

test('one that is flipped lies at the same place and looks the other way', () => {
  const shape = glyph(icon, 100, 40, 64, 'red', true);
  expect(placed(shape, 256, 256)).toEqual([100, 40]);
  expect(placed(shape, 0, 0)).toEqual([132, 8]);
  expect(placed(shape, 512, 0)).toEqual([68, 8]);
});

test('the line round an icon lies exactly under it', () => {
  for (const flip of [false, true])
    expect(matrixOf(edge(icon, 7, 9, 30, flip, 'white'))).toEqual(matrixOf(glyph(icon, 7, 9, 30, 'red', flip)));
});

test('a shape without a scale is only moved, or stays where it is', () => {
  expect(placed({ d: '', x: 3, y: -4 }, 10, 10)).toEqual([13, 6]);
  expect(placed({ d: '' }, 10, 10)).toEqual([10, 10]);
});

test.each([
  ['Sir Bors', 'sir-bors'],
  ['  Äßé: 7 / 8?  ', 'äßé-7-8'],
  ['../../etc', 'etc'],
  ['勇者', '勇者'],
  ['???', 'hero'],
  ['', 'hero'],
])('a picture of %j is kept as %j', (name, file) => expect(fileName(name, 'hero')).toBe(file));
