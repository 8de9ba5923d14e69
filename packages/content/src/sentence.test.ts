import { expect, test } from 'vitest';
import { faultIn } from './sentence';

test.each([
  ['', 'is empty'],
  [' ', 'is empty'],
  ['Swap a ⟨kinds.⟩ die', 'has something without words'],
  ['Send NaN minions', 'has a value that is none'],
  ['undefined falls', 'has a value that is none'],
  ['[object Object] falls', 'has a value that is none'],
  ['{town} falls', 'has a parameter that was not filled in'],
  ['The town  falls', 'has a gap'],
  ['The town falls ', 'has a gap'],
  ['The town falls .', 'has a gap'],
  ['The town „“ falls', 'has an empty part'],
  ['The town falls ()', 'has an empty part'],
  ['You gain: .', 'has an empty part'],
  ['You gain gold, , and XP', 'has an empty part'],
  ['The town falls..', 'ends twice'],
  ['Take card:12', 'shows a key'],
])('%j %s', (sentence, fault) => {
  expect(faultIn(sentence)).toBe(fault);
});

test.each([
  'It falls … and stands.',
  'Wait...',
  'Pay 0.5 (half) of it: 3, 4 and red 7.',
  'Nullify it; infinity is far.',
  'Ada’s “Long Night” (3): “Why?”',
  '„Lange Nacht“: Es geht nur .5 weit.',
  'at 12:30, for 3:1',
])('%j is right', (sentence) => {
  expect(faultIn(sentence)).toBeNull();
});
