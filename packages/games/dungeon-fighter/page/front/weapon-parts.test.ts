import { expect, it } from 'vitest';
import { choiceOf, partsIn } from './weapon-parts';

const OPTIONS = ['none', '3', '7', '3+7', 'dance', '3+dance', '7+dance', '3+7+dance'];

it('DF-16.7: none, one or several Weapons, in whatever order they were switched on', () => {
  expect(choiceOf(OPTIONS, new Set())).toBe('none');
  expect(choiceOf(OPTIONS, new Set(['7', '3']))).toBe('3+7');
  expect(choiceOf(OPTIONS, new Set(['dance', '3']))).toBe('3+dance');
});

it('answers nothing that is not offered', () => {
  expect(choiceOf(['none', '3'], new Set(['3', '7']))).toBe(undefined);
});

it('names every part once', () => {
  expect(partsIn(OPTIONS)).toEqual(['3', '7', 'dance']);
});
