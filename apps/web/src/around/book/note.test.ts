/** A page that cannot be written: the game it is made of stays, the trouble has a name, and the next time it is written. */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { Table } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idOfDeal } from '../../house/deal-rule';
import { plugInDatabase, unplugDatabase } from '../../keep/storage/indexed-db.fixture';
import { listGames } from '../../keep/storage/list';
import type { SavedGame } from '../../keep/storage/saved';
import { addGame, readGame } from '../../keep/storage/shelf';
import { troubleOf } from '../../keep/storage/trouble';
import { noteBeforeItGoes, noteTable, pageOfTable } from './note';
import { readPages } from './pages';
import { unwritten } from './take-up';

beforeEach(plugInDatabase);
afterEach(async () => {
  vi.restoreAllMocks();
  await unplugDatabase();
});

const module = { game: luckyPig, bots: [] } as unknown as GameModule;

/** A game on the shelf; over: by a person who holds. */
async function shelved(id: string, isOver: boolean): Promise<{ table: Table; head: SavedGame }> {
  const table = Table.open(luckyPig, botsFor(module), {
    match: { seed: 'p' },
    sitters: [
      { name: 'Ann', kind: 'person' },
      { name: 'b', kind: 'bot', bot: 'random' },
    ],
    whims: 1,
  });
  while (isOver && !table.match.standing) {
    if (table.stepBot()) continue;
    const { seat, options } = table.match.pending.asks[0];
    table.answer(seat, options.includes('hold') ? 'hold' : options[0]);
  }
  const seats = table.sitters;
  const head = { id, game: luckyPig.id, title: 'Pig', createdAt: 1, updatedAt: 2, seats, over: isOver } as SavedGame;
  await addGame(head, table.save);
  return { table, head };
}

/** The browser has no room for pages. */
const noRoom = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
const troubleWith = (work: Promise<void>) =>
  work.then(
    () => null,
    (error) => troubleOf(error).kind,
  );

test('a game that has just ended stays on the shelf and without a page, and is asked for one again', async () => {
  const { table, head } = await shelved('g', true);
  const page = pageOfTable(module, null, table, head)!;
  const full = noRoom();
  expect(await troubleWith(noteTable(page))).toBe('full');
  full.mockRestore();
  const { games } = await listGames();
  expect(unwritten(games as SavedGame[], await readPages()).map(({ id }) => id)).toEqual(['g']);
  expect(await readGame('g')).toMatchObject({ head: { over: true }, torn: null });
  expect(await troubleWith(noteTable(page))).toBeNull();
  expect(unwritten(games as SavedGame[], await readPages())).toEqual([]);
});

test('who puts a deal away where there is no room is told why, and the game is still there to be asked again', async () => {
  const id = idOfDeal('2026-11-16', luckyPig.id);
  const { head } = await shelved(id, false);
  const full = noRoom();
  expect(await troubleWith(noteBeforeItGoes(head))).toBe('full');
  full.mockRestore();
  expect(await readGame(id)).toBeDefined();
  expect((await readPages()).pages).toEqual([]);
  expect(await troubleWith(noteBeforeItGoes(head))).toBeNull();
  expect((await readPages()).pages).toMatchObject([{ id, outcome: 'left', deal: '2026-11-16' }]);
});

test('a game that goes on and is no deal has no page, however often it is asked', async () => {
  const { head } = await shelved('g', false);
  noRoom();
  expect(await troubleWith(noteBeforeItGoes(head))).toBeNull();
});
