/** Bots think beside the page: what they say late, or of another moment, is not taken for an answer. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plugInWorkers, type StandIn } from '../../house/worker.fixture';
import { BotsAtWork } from './bots-at-work';

let worker: StandIn;
let bots: BotsAtWork;
beforeEach(() => {
  const made = plugInWorkers();
  bots = new BotsAtWork({ game: 'pig' } as never);
  [worker] = made;
});
afterEach(() => vi.unstubAllGlobals());

const WORD = { seat: 1, key: 'roll' };
const word = (moment: number, ahead: number | null = null) => ({ moment, ahead, word: WORD });

test('it is told the table first, then all that happens there', () => {
  bots.follow([{ kind: 'answer', seat: 0, key: 'roll' }] as never);
  expect(worker.told).toEqual([
    { kind: 'open', log: { game: 'pig' } },
    { kind: 'entries', entries: [{ kind: 'answer', seat: 0, key: 'roll' }] },
  ]);
});

test('a word is for the moment it was asked at, and for the bot that was let go first', async () => {
  const heard = vi.fn();
  const thought = bots.think(5, null).then(heard);
  worker.says(word(4));
  worker.says(word(5, 2));
  await Promise.resolve();
  expect(heard).not.toHaveBeenCalled();
  worker.says(word(5));
  await thought;
  expect(heard).toHaveBeenCalledWith(WORD);
});

test('that all of them wait is an answer, too', async () => {
  const thought = bots.think(5, 1);
  worker.says({ moment: 5, ahead: 1, word: null });
  expect(await thought).toBeNull();
});

test('a bot that breaks, and a worker that does, are told', async () => {
  const first = bots.think(5, null);
  worker.says({ moment: 5, ahead: null, word: null, failed: 'no legal answer' });
  await expect(first).rejects.toThrow('no legal answer');
  const second = bots.think(5, null);
  worker.breaks('out of memory');
  await expect(second).rejects.toThrow('out of memory');
});

test('a hint is heard again and again, of its own moment alone, and is no bot’s answer', async () => {
  const hints: unknown[] = [];
  const thought = bots.think(5, null);
  bots.advise(5, 0, (heard) => hints.push(heard));
  worker.says({ advising: 4, advice: 'old' });
  worker.says({ advising: 5, advice: 'roll' });
  worker.says({ advising: 5, advice: 'hold' });
  expect(hints).toEqual([
    { advising: 5, advice: 'roll' },
    { advising: 5, advice: 'hold' },
  ]);
  worker.says(word(5));
  expect(await thought).toBe(WORD);
});

test('who leaves the table ends the thinking', () => {
  bots.close();
  expect(worker.isEnded).toBe(true);
});
