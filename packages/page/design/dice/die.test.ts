/** A die is told from others without its colour, and a face says what it is worth. */
import { expect, test } from 'vitest';
import { faceText, LOOKS, PATTERNS } from './die';

test('no two kinds of dice have the same pattern, and all patterns can be drawn', () => {
  const patterns = Object.values(LOOKS).map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
  expect(patterns.filter((pattern) => PATTERNS[pattern] === null)).toEqual(['plain']);
  expect([...patterns].sort()).toEqual(Object.keys(PATTERNS).sort());
});

test('numbers and bonuses are written, pictures are not', () => {
  expect(faceText({ kind: 'number', value: 6 })).toBe('6');
  expect(faceText({ kind: 'plus', value: 2 })).toBe('+2');
  expect(faceText({ kind: 'skull', value: 0 })).toBe('');
  expect(faceText({ kind: 'flame', value: 1 })).toBe('');
});
