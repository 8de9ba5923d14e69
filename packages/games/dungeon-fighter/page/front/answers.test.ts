/** The answers of a window: what does something stands first, and what is named is drawn. */
import { expect, test } from 'vitest';
import type { WindowOption } from '../asked';
import { cardIn, inOrder, isPlain, seatIn } from './answers';

const answers = (...options: readonly unknown[]) =>
  options.map((option, i) => ({ option: option as WindowOption, key: String(i) }));

test('what takes nothing stands last, whatever the rules name first; the others keep their order', () => {
  const sorted = inOrder(answers('pass', { use: 4 }, 'red', 'keep'));
  expect(sorted.map(({ key }) => key)).toEqual(['1', '2', '0', '3']);
  expect(inOrder(answers('done', 'none')).map(({ key }) => key)).toEqual(['0', '1']);
});

test('declining is plain in every window; a colour, a card and a Bonus die are not', () => {
  expect(
    ['keep', 'pass', 'decline', 'none', 'done', 'leave', 'no'].every((word) => isPlain(word as WindowOption)),
  ).toBe(true);
  expect([
    isPlain('red' as WindowOption),
    isPlain('bonus' as WindowOption),
    isPlain({ use: 1 } as WindowOption),
  ]).toEqual([...[false, false, false]]);
});

test('an answer names a card by itself, by its use or as a Relic; or somebody; or neither', () => {
  expect([7, { use: 3 }, { relic: 5 }, { hero: 1 }, 'pass'].map((one) => cardIn(one as WindowOption))).toEqual([
    ...[7, 3, 5, undefined, undefined],
  ]);
  expect([{ hero: 1 }, { leader: 0 }, { use: 3 }, 7, 'no'].map((one) => seatIn(one as WindowOption))).toEqual([
    ...[1, 0, undefined, undefined, undefined],
  ]);
});
