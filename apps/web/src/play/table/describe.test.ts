/** What a key says: of a question that is asked, of one that is refused, and the refusals looked up once. */
import type { Refusal } from '@tabard/kernel';
import { expect, test, vi } from 'vitest';
import { describer } from './describe';

const ask = { seat: 0, question: 'buy', options: ['sword', 'leave'], about: {}, kind: 'one', input: null };
const pending = { asks: [ask], interrupts: [{ seat: 0, options: ['potion'] }] };

function told(refused: readonly object[] = []) {
  const refusals = vi.fn((_: number) => refused as readonly Refusal[]);
  const option = (_: unknown, __: number, key: string, about: { question: string } | null) => ({
    id: `${about?.question ?? 'nothing'}: ${key}`,
  });
  const speaker = { say: ({ id }: { id: string }) => id };
  const table = { module: { speech: { option } }, speaker, refusals } as never;
  return { describe: describer(table, {} as never, pending as never), refusals };
}

test('what is offered is said with the question it answers', () => {
  const { describe, refusals } = told();
  expect([describe(0, 'sword'), describe(0, 'leave')]).toEqual(['buy: sword', 'buy: leave']);
  expect(refusals).not.toHaveBeenCalled();
});

test('what is refused is looked up once for all keys of a seat', () => {
  const { describe, refusals } = told([
    { key: 'shield', question: 'buy' },
    { key: 'helm', question: 'buy' },
  ]);
  describe(0, 'shield');
  describe(0, 'helm');
  describe(0, 'nowhere');
  expect(refusals.mock.calls).toEqual([[0]]);
});
