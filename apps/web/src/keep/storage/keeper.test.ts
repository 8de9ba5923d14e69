/** What a keeper does when writing works, fails, is slow, or somebody else has written. */
import { randomBot } from '@tabard/bots';
import { Table } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plugInDatabase, raw, unplugDatabase } from './indexed-db.fixture';
import { Keeper } from './keeper';
import type { SavedGame } from './saved';
import { deleteGame, readGame } from './shelf';
import { remembered } from './waiting';

beforeEach(plugInDatabase);
afterEach(async () => {
  vi.restoreAllMocks();
  await deleteGame('a');
  await unplugDatabase();
});

const head: SavedGame = {
  id: 'a',
  game: luckyPig.id,
  createdAt: 1,
  updatedAt: 2,
  title: 'Pig',
  seats: [{ name: 'Ann', kind: 'person' }],
  over: false,
};

function sit(written: number | null = null) {
  const sitters = ['Ann', 'Bob'].map((name) => ({ name, kind: 'person' as const }));
  const table = Table.open(luckyPig, [randomBot], { match: { seed: 'pig' }, sitters, whims: 1 });
  const told: (string | null)[] = [];
  const keeper = new Keeper({ table, head: () => head }, written, () => told.push(keeper.trouble?.kind ?? null));
  const play = (answers = 1) => {
    for (let i = 0; i < answers; i++) {
      const { seat, options } = table.match.pending.asks[0];
      table.answer(seat, options[0]);
      keeper.keep();
    }
  };
  return { table, keeper, told, play };
}

const stored = () => raw('entries', (store) => store.count());

/** The browser has no room: every transaction that puts something fails. */
function noRoom() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
}

test('everything is written, answer by answer or many at once, and the table is there again', async () => {
  const { table, keeper, play, told } = sit();
  play(3);
  expect(keeper.isUpToDate).toBe(false);
  await keeper.settle();
  play(2);
  await keeper.settle();
  expect([keeper.isUpToDate, keeper.written, await stored()]).toEqual([true, 5, 5]);
  expect(told.every((trouble) => trouble === null)).toBe(true);
  const game = await readGame('a');
  expect(game).toMatchObject({ written: 5, torn: null, log: { stands: { hash: table.match.hash() } } });
});

test('a write that fails is told at once; play goes on, the game is remembered, and all is written later', async () => {
  const { table, keeper, play, told } = sit();
  await keeper.settle();
  const full = noRoom();
  play();
  await keeper.settle();
  expect([keeper.trouble?.kind, told.at(-1)]).toEqual(['full', 'full']);
  play(2);
  await keeper.settle();
  expect(await stored()).toBe(0);
  expect(remembered('a')).toMatchObject({ written: 0, log: { entries: { length: 3 } } });
  expect(await readGame('a')).toMatchObject({ log: { stands: { hash: table.match.hash() } } });
  full.mockRestore();
  keeper.keep();
  await keeper.settle();
  expect([keeper.trouble, told.at(-1), await stored()]).toEqual([null, null, 3]);
  expect(remembered('a')).toBeUndefined();
  await keeper.close();
});

test('it is tried again by itself', async () => {
  const { keeper, play } = sit();
  const full = noRoom();
  play();
  await keeper.settle();
  full.mockRestore();
  await vi.waitFor(() => expect(keeper.isUpToDate).toBe(true), { timeout: 10_000 });
  expect(keeper.trouble).toBeNull();
  await keeper.close();
});

test('a game that another tab went on with is left alone, for good', async () => {
  const one = sit();
  await one.keeper.settle();
  const other = sit(0);
  other.play(2);
  await other.keeper.settle();
  one.play();
  await one.keeper.settle();
  expect(one.keeper.trouble?.kind).toBe('overtaken');
  one.play();
  await one.keeper.settle();
  await one.keeper.close();
  expect(await stored()).toBe(2);
  expect(remembered('a')).toBeUndefined();
});

test('a game that was put away can be put back, whole', async () => {
  const { keeper, play } = sit();
  play(2);
  await keeper.settle();
  await deleteGame('a');
  play();
  await keeper.settle();
  expect(keeper.trouble?.kind).toBe('gone');
  keeper.putBack();
  await keeper.settle();
  expect([keeper.trouble, await stored()]).toEqual([null, 3]);
});

test('a browser that takes very long is told of, and forgiven when it comes', async () => {
  const { keeper, play, told } = sit();
  await keeper.settle();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  play();
  vi.advanceTimersByTime(6000);
  vi.useRealTimers();
  expect(told.at(-1)).toBe('slow');
  await keeper.settle();
  expect([keeper.trouble, told.at(-1), await stored()]).toEqual([null, null, 1]);
});

test('a table that is left while nothing can be written is still there when one comes back in this tab', async () => {
  const { table, keeper, play } = sit();
  const full = noRoom();
  play(2);
  await keeper.close();
  full.mockRestore();
  expect(await readGame('a')).toMatchObject({ written: null, log: { stands: { hash: table.match.hash() } } });
});

test('where a match broke and stands nowhere, its log is written all the same', async () => {
  const { table, keeper, play } = sit();
  await keeper.settle();
  vi.spyOn(table, 'stands', 'get').mockImplementation(() => {
    throw new Error('the rules broke');
  });
  play();
  await keeper.settle();
  expect([keeper.trouble, await stored()]).toEqual([null, 1]);
});
