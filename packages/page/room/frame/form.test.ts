/** Which of its three forms a room takes: by text sizes that fit, so that larger letters get a smaller form. */
import { expect, test } from 'vitest';
import { formOf } from './form';

test('from 40 em on a room is narrow, from 64 em on it is wide', () => {
  expect([39.99, 40, 63.99, 64].map(formOf)).toEqual(['held', 'narrow', 'narrow', 'wide']);
});

test('a window of 1280 px is wide, and in the hand again for who doubles the text on a small one', () => {
  const windowOf = (px: number, letter: number) => formOf(px / letter);
  expect([windowOf(1280, 16), windowOf(1280, 24), windowOf(1280, 40)]).toEqual(['wide', 'narrow', 'held']);
  expect([windowOf(360, 16), windowOf(2560, 16)]).toEqual(['held', 'wide']);
});
