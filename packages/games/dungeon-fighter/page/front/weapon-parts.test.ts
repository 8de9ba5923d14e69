import { expect, it } from 'vitest';
import { builtIn, questions } from '../../index';
import { choiceOf, partsIn } from './weapon-parts';

const gearsOf = (...keys: string[]) => keys.map((key) => questions.option('turn.weapons', key, builtIn));
const OPTIONS = gearsOf('none', '3', '7', '3+7', 'dance', '3+dance', '7+dance', '3+7+dance');

const chosen = (weapons: number[], dancing = false, options = OPTIONS) => {
  const gear = choiceOf(options, new Set(weapons), dancing);
  return gear && questions.key('turn.weapons', gear, builtIn);
};

it('DF-16.7: none, one or several Weapons, in whatever order they were switched on', () => {
  expect(chosen([])).toBe('none');
  expect(chosen([7, 3])).toBe('3+7');
  expect(chosen([3], true)).toBe('3+dance');
});

it('answers nothing that is not offered', () => {
  expect(chosen([3, 7], false, gearsOf('none', '3'))).toBe(undefined);
  expect(chosen([3], true, gearsOf('none', '3'))).toBe(undefined);
});

it('names every part once', () => {
  expect(partsIn(OPTIONS)).toEqual({ weapons: [3, 7], mayDance: true });
  expect(partsIn(gearsOf('none', '3'))).toEqual({ weapons: [3], mayDance: false });
});
