import type { PendingAsk } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { builtIn, DICE, questions } from '../../index';
import { laidSo, moveDown } from './laid-so';

const sort = (die: number) => `${DICE[die].kind} ${DICE[die].colours.join()}`;
/** Two dice that are alike, and one that is not. */
const one = 0;
const alike = DICE.findIndex((_, die) => die > 0 && sort(die) === sort(one));
const other = DICE.findIndex((_, die) => sort(die) !== sort(one));

const pending = (value: number, ...dice: number[]): PendingAsk => ({
  ...{ seat: 0, kind: 'one', question: 'ties.arrange', about: { place: 0, value }, input: null },
  options: dice.map((die) => `die:${die}`),
});
function ask(value: number, ...dice: number[]) {
  const it = questions.of(pending(value, ...dice), builtIn);
  if (it.question !== 'ties.arrange') throw new Error(it.question);
  return it;
}

test('RP-6.4 equal dice are arranged by one press: the first now, the others when they are asked for', () => {
  const laid = laidSo(builtIn, ask(4, one, other), [other, one]);
  expect(laid?.key).toBe(`die:${other}`);
  expect(laid?.ahead.map(({ pick }) => pick(pending(4, one)))).toEqual([`die:${one}`]);
  expect(laid?.ahead[0].pick(pending(5, one))).toBeNull(); // Other dice, another question.
});

test('RP-6.4 of dice that are alike in all one stands for the other', () => {
  expect(laidSo(builtIn, ask(4, one, other), [alike, other])?.key).toBe(`die:${one}`);
});

test('a die moves one place down', () => {
  expect(moveDown([7, 8, 9], 2)).toEqual([7, 9, 8]);
});
