import { type Pending, type PendingAsk, type Refusal, why } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { questionOf } from './asked';

const ask: PendingAsk = { seat: 0, kind: 'one', question: 'pick', about: {}, options: ['a', 'both'], input: null };
const pending: Pending = { asks: [ask], interrupts: [{ seat: 0, options: ['shout', 'both'] }] };
const refused = (key: string, interrupt: boolean): Refusal => ({ key, why: why('T-1'), interrupt });
const refusals = () => [refused('b', false), refused('steal', true), refused('c', true), refused('c', false)];
const of = (key: string, seat = 0) => questionOf(pending, refusals, seat, key);

test('what is offered or refused as an answer belongs to the question, what is thrown in to none', () => {
  expect(['a', 'b', 'both', 'c'].map((key) => of(key))).toEqual([ask, ask, ask, ask]);
  expect(['shout', 'steal'].map((key) => of(key))).toEqual([null, null]);
});

test('who is not asked can only throw in', () => {
  expect(of('a', 1)).toBeNull();
});

test('numbers of a hand, and what nobody knows, belong to the question', () => {
  expect([of('1,2'), of('no such option')]).toEqual([ask, ask]);
});

test('what is offered needs no look at what is refused', () => {
  const never = () => {
    throw new Error('looked');
  };
  expect(questionOf(pending, never, 0, 'a')).toBe(ask);
  expect(questionOf(pending, never, 0, 'shout')).toBeNull();
});
