import { expect, test } from 'vitest';
import { columns, grid, padStart, visible, wrap } from './terminal';

const red = (text: string) => `\x1b[31m${text}\x1b[39m`;

test('colour has no width', () => {
  expect(visible(red('abc'))).toBe(3);
  expect(visible(padStart(red('7'), 3))).toBe(3);
});

test('words are put into lines, later ones hang under the first', () => {
  expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrap('1 two three four', 9, 2)).toEqual(['1 two', '  three', '  four']);
  expect(wrap('a\nb', 9)).toEqual(['a', 'b']);
  expect(wrap('    indented line here', 14, 4)).toEqual(['    indented', '    line here']);
});

test('cells stand in as many columns as fit, read downwards', () => {
  expect(columns(['1 a', '2 b', '3 c', '4 d', '5 e'], 10)).toEqual(['1 a  4 d', '2 b  5 e', '3 c']);
  expect(columns(['a long sentence', 'b'], 12, 2, 2)).toEqual(['a long', '  sentence', 'b']);
});

test('a grid is as wide as its cells; numbers stand to the right', () => {
  expect(
    grid([
      ['name', 'n'],
      ['a', '10'],
      ['bcd', red('9')],
    ]),
  ).toEqual(['name   n', 'a     10', `bcd    ${red('9')}`]);
});
