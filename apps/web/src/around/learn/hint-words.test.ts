/** What the raven says of a hint: pages in their order, one tip at a time, and nothing where nobody wrote anything. */
import type { Hint } from '@tabard/page/lesson/guide';
import { expect, test } from 'vitest';
import { wordsFor } from './hint-words';

const WRITTEN = new Set([
  ...['steps.roll.1', 'steps.roll.2', 'steps.roll.do', 'rounds.one.meanwhile.1', 'end.1', 'end.2'],
  ...['tips.buy.1', 'tips.buy.2', 'tips.buy.3', 'tips.else.1'],
]);
const words = (hint: object, answers = 0, written: ReadonlySet<string> = WRITTEN) =>
  wordsFor(hint as Hint, 'end', (id) => written.has(id), answers);
const step = (strayed: boolean) => ({ kind: 'step', round: 0, step: { id: 'roll', question: 'turn' }, strayed });
const tip = (question: string, strayed = false) => ({ kind: 'tip', round: 0, question, strayed });

test('a step has all its pages and says what to do', () => {
  expect(words(step(false))).toEqual({ pages: ['steps.roll.1', 'steps.roll.2'], does: 'steps.roll.do', remark: null });
});

test('who has strayed is told so, at a step and at a tip', () => {
  expect([words(step(true)).remark, words(tip('buy', true)).remark, words(tip('buy')).remark]).toEqual([
    'strayed.step',
    'strayed.tip',
    null,
  ]);
});

test('one tip at a time, another with every answer, round and round', () => {
  expect([0, 1, 2, 3].map((answers) => words(tip('buy'), answers).pages)).toEqual([
    ['tips.buy.1'],
    ['tips.buy.2'],
    ['tips.buy.3'],
    ['tips.buy.1'],
  ]);
});

test('a question without tips of its own has the common ones; a lesson without any says nothing', () => {
  expect(words(tip('sell'), 5).pages).toEqual(['tips.else.1']);
  expect(words(tip('sell'), 5, new Set()).pages).toEqual([]);
});

test('while the others play, what was done is spoken of where it was done as the lesson has it', () => {
  expect(words({ kind: 'meanwhile', round: 0, on: { id: 'one', steps: [] } }).pages).toEqual([
    'rounds.one.meanwhile.1',
  ]);
  expect(words({ kind: 'meanwhile', round: 0, on: { id: 'two', steps: [] } }).pages).toEqual([]);
  expect(words({ kind: 'meanwhile', round: 0, on: null }).pages).toEqual([]);
});

test('at the end all of the end is said, and nothing is to be done', () => {
  expect(words({ kind: 'end', round: 3, over: false })).toEqual({
    pages: ['end.1', 'end.2'],
    does: null,
    remark: null,
  });
});
