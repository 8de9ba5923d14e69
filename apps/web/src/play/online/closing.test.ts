/** The inn's word on the end of a game: waited for while it is about to be signed. */
import { botsFor } from '@tabard/bots';
import { makeRecord, recordOf } from '@tabard/kernel';
import { Table } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterEach, expect, test, vi } from 'vitest';
import { closingAt } from './closing';

afterEach(() => vi.unstubAllGlobals());

const closing = { at: 7, signature: 'ab'.repeat(64) };

/** What the inn answers, one after the other; the last for ever. */
function innSays(...answers: readonly (readonly [number, string])[]) {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    const [status, text] = answers[Math.min(asked++, answers.length - 1)];
    return { ok: status === 200, status, text: async () => text };
  });
  return () => asked;
}

function record(): string {
  const module = { game: luckyPig, bots: [] } as never;
  const sitters = ['Ann', 'Bob'].map((name, person) => ({ name, kind: 'person', person }) as const);
  const table = Table.open(luckyPig, botsFor(module), { match: { seed: 's' }, sitters, whims: 1 });
  while (!table.match.standing) {
    const [{ seat, options }] = table.match.pending.asks;
    table.answer(seat, options.find((key) => key === 'hold') ?? options[0]);
  }
  return makeRecord({ ...recordOf(table.match), closing });
}

const noRecord = [409, '{"refused":"no-record"}'] as const;

test('a record that is not kept yet is asked for again, and its closing found', async () => {
  const asked = innSays(noRecord, [409, '{"refused":"not-over"}'], [200, record()]);
  expect(await closingAt('t', 0)).toEqual(closing);
  expect(asked()).toBe(3);
});

test('where there is none, or nobody answers, nothing is said of it, and it is not asked for ever', async () => {
  const asked = innSays(noRecord);
  expect(await closingAt('t', 0)).toBeNull();
  expect(asked()).toBeLessThan(10);
  const once = innSays([404, 'not here']);
  expect(await closingAt('t', 0)).toBeNull();
  expect(once()).toBe(1);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no line');
  });
  expect(await closingAt('t', 0)).toBeNull();
});
