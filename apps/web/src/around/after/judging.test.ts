/** A game is judged beside the page: watched, stopped, and never left running. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameProblem } from '../../house/problem';
import { plugInWorkers, type StandIn } from '../../house/worker.fixture';
import { judgeSource } from './judging';

let made: StandIn[];
let leaving: AbortController;
const seen: unknown[] = [];
beforeEach(() => {
  made = plugInWorkers();
  leaving = new AbortController();
  seen.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const SOURCE = { kind: 'text', text: '{}' } as const;
const judge = () => judgeSource(SOURCE, { onProgress: (progress) => seen.push(progress), signal: leaving.signal });

test('it is told what to judge, and what it found is answered', async () => {
  const judged = judge();
  expect(made[0].told).toEqual([{ kind: 'open', source: SOURCE }]);
  made[0].says({ kind: 'opened', opened: { verdict: 'good' } });
  expect(await judged).toEqual({ verdict: 'good' });
  expect(made[0].isEnded).toBe(true);
});

test('how far it is can be watched meanwhile', async () => {
  const judged = judge();
  made[0].says({ kind: 'progress', done: 1, of: 9 });
  made[0].says({ kind: 'progress', done: 5, of: 9 });
  made[0].says({ kind: 'opened', opened: {} });
  await judged;
  expect(seen).toMatchObject([{ done: 1 }, { done: 5, of: 9 }]);
});

test('what is wrong with a game is told with its place', async () => {
  const judged = judge();
  made[0].says({ kind: 'problem', problem: 'journal', detail: 'no such answer', where: { entry: 4 } });
  await expect(judged).rejects.toMatchObject({ kind: 'journal', detail: 'no such answer', where: { entry: 4 } });
  expect(made[0].isEnded).toBe(true);
});

test('who waits no longer ends it at once, whatever it is doing', async () => {
  const judged = judge();
  leaving.abort();
  await expect(judged).rejects.toMatchObject({ kind: 'stopped' });
  expect(made[0].isEnded).toBe(true);
});

test('a fault of the judge is a fault, not a problem of the game', async () => {
  for (const [break_, says] of [
    [(worker: StandIn) => worker.says({ kind: 'failed', message: 'x is not a function' }), 'x is not a function'],
    [(worker: StandIn) => worker.breaks(''), 'the judge could not be called'],
  ] as const) {
    const judged = judge();
    break_(made.at(-1)!);
    await expect(judged).rejects.toThrow(says);
    await expect(judged).rejects.not.toBeInstanceOf(GameProblem);
    expect(made.at(-1)!.isEnded).toBe(true);
  }
});

test('two games are judged by two, so that one can be stopped without the other', async () => {
  const [first, second] = [judge(), judge()];
  expect(made).toHaveLength(2);
  made[1].says({ kind: 'opened', opened: { number: 2 } });
  made[0].says({ kind: 'opened', opened: { number: 1 } });
  expect(await Promise.all([first, second])).toEqual([{ number: 1 }, { number: 2 }]);
});
