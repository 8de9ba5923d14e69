/** Manners of a game that declares its questions: which line of the tables an answer belongs to. */
import { integer, type KeysOf, listOf, oneOf, type PendingAsk, Questions, words } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { mannersBy } from './spoken';

interface Asks {
  'any-time': { option: 'flee' | 'rest' };
  throw: { option: readonly number[] | 'rest' };
}
const keys: KeysOf<Asks, null> = {
  'any-time': words('flee', 'rest'),
  throw: oneOf(words('rest'), listOf(integer, ',')),
};

test('a loss is looked up where the answer belongs: thrown in, asked for, or a hand’s numbers', () => {
  const told: unknown[] = [];
  const tell = (where: string) => (it: { readonly option: unknown }) => {
    told.push([where, it.option]);
    return null;
  };
  const manners = mannersBy<Asks, null, null>(
    new Questions<Asks, null>(keys),
    { throw: null },
    { costly: { 'any-time': tell('thrown in'), throw: tell('asked') } },
  );
  const ask: PendingAsk = { seat: 0, kind: 'one', question: 'throw', about: {}, options: ['rest'], input: null };
  const seen = { b: null, seats: 1, options: {}, content: null };
  for (const key of ['flee', 'rest', '3,-4']) manners.costly({ seen, ask, extras: [] }, key);
  expect(told).toEqual([
    ['thrown in', 'flee'],
    ['asked', 'rest'],
    ['asked', [3, -4]],
  ]);
});
