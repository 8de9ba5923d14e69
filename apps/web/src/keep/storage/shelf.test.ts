/** The shelf of games: nothing is written over, nothing damaged takes anything along, and old saves come over whole. */
import { randomBot } from '@tabard/bots';
import { Table } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRaw, plugInDatabase, raw, unplugDatabase } from './indexed-db.fixture';
import { listGames } from './list';
import { isDamaged, type SavedGame } from './saved';
import { addGame, appendEntries, beginAnew, deleteGame, putGame, readGame, takeOut } from './shelf';
import { forget } from './waiting';

beforeEach(plugInDatabase);
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  forget('a');
  await unplugDatabase();
});

const head = (id: string, more: Partial<SavedGame> = {}): SavedGame => ({
  id,
  game: luckyPig.id,
  createdAt: 1,
  updatedAt: 2,
  title: `Game ${id}`,
  seats: [
    { name: 'Ann', kind: 'person' },
    { name: 'Bob', kind: 'bot', bot: 'random' },
  ],
  over: false,
  ...more,
});

const sitters = [
  { name: 'Ann', kind: 'person' as const },
  { name: 'Bob', kind: 'person' as const },
];

function tableAfter(answers: number): Table {
  const table = Table.open(luckyPig, [randomBot], { match: { seed: 'pig' }, sitters, whims: 1 });
  play(table, answers);
  return table;
}

function play(table: Table, answers: number): void {
  for (let i = 0; i < answers; i++) {
    const { seat, options } = table.match.pending.asks[0];
    table.answer(seat, options[i % options.length]);
  }
}

const kindOf = (error: unknown) => (error as { kind?: string }).kind;
const read = async (id: string) => {
  const game = await readGame(id);
  if (!game || isDamaged(game)) throw new Error(JSON.stringify(game));
  return game;
};

describe('a game on the shelf', () => {
  test('is read in another tab as it was written, and its table goes on', async () => {
    const table = tableAfter(3);
    await addGame(head('a'), table.save);
    play(table, 2);
    await appendEntries(head('a', { updatedAt: 5 }), 3, table.logFrom(3), table.stands);
    expect((await listGames()).games).toEqual([head('a', { updatedAt: 5 })]);
    const game = await read('a');
    expect(game).toMatchObject({ torn: null, written: 5, head: head('a', { updatedAt: 5 }) });
    expect(Table.fromLog(luckyPig, [randomBot], game.log).match.hash()).toBe(table.match.hash());
  });

  test('is never written over by an old copy, nor is its head or where it stands', async () => {
    await addGame(head('a'), tableAfter(3).save);
    const ahead = tableAfter(6);
    await appendEntries(head('a', { summary: 'ahead' }), 3, ahead.logFrom(3), ahead.stands);
    const behind = tableAfter(4);
    const late = appendEntries(head('a', { summary: 'behind' }), 3, behind.logFrom(3), behind.stands);
    expect(kindOf(await late.catch((error) => error))).toBe('overtaken');
    const { head: found, log } = await read('a');
    expect(found.summary).toBe('ahead');
    expect([log.entries.length, log.stands?.moment]).toEqual([6, 6]);
  });

  test('is not given an old head by somebody who has nothing to add', async () => {
    await addGame(head('a'), tableAfter(3).save);
    const ahead = tableAfter(5);
    await appendEntries(head('a', { summary: 'ahead' }), 3, ahead.logFrom(3), ahead.stands);
    const late = appendEntries(head('a', { summary: 'behind' }), 3, [], tableAfter(3).stands);
    expect(kindOf(await late.catch((error) => error))).toBe('overtaken');
    expect((await read('a')).head.summary).toBe('ahead');
  });

  test('has no number twice, and where one is taken nothing at all is written', async () => {
    await addGame(head('a'), tableAfter(3).save);
    await raw('entries', (store) => store.put({ kind: 'undo', seat: 1 }, ['a', 4]));
    const table = tableAfter(6);
    const late = appendEntries(head('a', { summary: 'late' }), 3, table.logFrom(3), table.stands);
    expect(kindOf(await late.catch((error) => error))).toBe('overtaken');
    expect(await raw('entries', (store) => store.get(['a', 4]))).toEqual({ kind: 'undo', seat: 1 });
    expect(await raw('entries', (store) => store.count())).toBe(4);
    expect((await read('a')).head.summary).toBeUndefined();
  });

  test('that was put away meanwhile is not half written again', async () => {
    await addGame(head('a'), tableAfter(3).save);
    await deleteGame('a');
    const table = tableAfter(4);
    const late = appendEntries(head('a'), 3, table.logFrom(3), table.stands);
    expect(kindOf(await late.catch((error) => error))).toBe('gone');
    expect(await readGame('a')).toBeUndefined();
    expect((await listGames()).games).toEqual([]);
  });

  test('goes on from a state under its own name, its first entries left where they were', async () => {
    const table = tableAfter(5);
    await addGame(head('a'), table.save);
    const changed = { ...luckyPig, version: 'later' };
    const onward = Table.goOn(changed, [randomBot], table.save);
    await beginAnew(head('a'), onward.save, 5);
    play(onward, 2);
    await appendEntries(head('a'), 5, onward.logFrom(5), onward.stands);
    const { log, written } = await read('a');
    expect([log.version, log.from?.moment, log.entries.length, written]).toEqual(['later', 5, 2, 7]);
    const again = Table.fromLog(changed, [randomBot], log);
    expect(again.match.hash()).toBe(onward.match.hash());
    expect(again.chapters).toEqual([{ version: luckyPig.version, packs: luckyPig.packs, answers: 5 }]);
    expect(await raw('entries', (store) => store.count())).toBe(7);
  });

  test('can be read again, whatever it is called and whatever the clock says', async () => {
    const seats = [{ name: 'n'.repeat(9000), kind: 'person' as const }];
    const strange = head('a', {
      title: 't'.repeat(9000),
      summary: 's'.repeat(9000),
      updatedAt: -5,
      createdAt: 1e300,
      seats,
    });
    await addGame(strange, tableAfter(1).save);
    expect((await listGames()).games.map(isDamaged)).toEqual([false]);
  });
});

describe('damage', () => {
  const put = (store: string, key: IDBValidKey, value: unknown) => raw(store, (at) => at.put(value, key));

  test.each([
    ['a date of 1e308', 'heads', 'bad', { ...head('bad'), updatedAt: 1e308 }],
    ['a date that is none', 'heads', 'bad', { ...head('bad'), createdAt: Number.NaN }],
    ['no seats', 'heads', 'bad', { ...head('bad'), seats: [null] }],
    ['nothing in it', 'heads', 'bad', null],
    ['the name of another', 'heads', 'bad', head('good')],
    ['no setup', 'tables', 'bad', { tabard: 'table', game: luckyPig.id }],
  ])('a game with %s is damaged alone', async (_, store, key, value) => {
    const table = tableAfter(4);
    await addGame(head('good'), table.save);
    await addGame(head('bad'), table.save);
    await put(store, key, value);
    const { games, trouble } = await listGames();
    expect(trouble).toBeNull();
    expect(games.map(({ id }) => id).sort()).toEqual(['bad', 'good']);
    expect(games.find(({ id }) => id === 'good')).toEqual(head('good'));
    const found = await readGame('bad');
    expect(found && isDamaged(found)).toBe(true);
    expect((await read('good')).log.entries.length).toBe(4);
    const file = JSON.parse(await takeOut('bad'));
    expect(file).toMatchObject({ tabard: 'damaged', id: 'bad' });
    expect(file.entries.length).toBe(4);
    await deleteGame('bad');
    expect((await listGames()).games).toEqual([head('good')]);
  });

  test.each([
    ['damaged', 'entry 2: ', (store: IDBObjectStore) => store.put({ kind: 'answer', seat: 1e9 }, ['a', 2])],
    ['missing', 'entry 2: missing', (store: IDBObjectStore) => store.delete(['a', 2])],
  ])('an entry that is %s tears the log, and where it stood is still known', async (_, torn, damage) => {
    const table = tableAfter(5);
    await addGame(head('a'), table.save);
    await raw('entries', damage as (store: IDBObjectStore) => IDBRequest<unknown>);
    const game = await read('a');
    expect(game.torn).toContain(torn);
    expect(game).toMatchObject({ written: 5, log: { entries: { length: 2 } } });
    expect(Table.goOn(luckyPig, [randomBot], game.log as never).match.hash()).toBe(table.match.hash());
  });

  test('a head that somebody lost leaves a game that can be taken out', async () => {
    await addGame(head('a'), tableAfter(2).save);
    await raw('heads', (store) => store.delete('a') as IDBRequest<unknown>);
    expect((await listGames()).games).toEqual([{ id: 'a', damaged: 'head: missing' }]);
    expect(JSON.parse(await takeOut('a')).tables.setup.sitters).toEqual(sitters);
  });
});

describe('saves of version 1', () => {
  const old = (id: string, more: object = {}) => ({ ...head(id), record: JSON.stringify(tableAfter(3).log), ...more });

  async function leaveOldGames(...games: { id: string }[]): Promise<void> {
    const db = await openRaw(1, (opened) => void opened.createObjectStore('saves'));
    for (const game of games) await raw('saves', (store) => store.put(game, game.id), db);
    db.close();
  }

  test('come over whole, and what cannot be read stays and is listed as damaged', async () => {
    await leaveOldGames(old('a'), old('b', { record: '{"tabard":"table"' }), old('c', { updatedAt: 1e308 }));
    const { games } = await listGames();
    expect(games.map((game) => [game.id, isDamaged(game)])).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
    ]);
    const { log } = await read('a');
    expect(Table.fromLog(luckyPig, [randomBot], log).match.hash()).toBe(tableAfter(3).match.hash());
    expect(await raw('saves', (store) => store.getAllKeys())).toEqual(['b', 'c']);
    expect(JSON.parse(await takeOut('b')).saves.record).toBe('{"tabard":"table"');
    await deleteGame('b');
    expect((await listGames()).games.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('are not lost when the move is interrupted', async () => {
    await leaveOldGames(old('a'), old('b'));
    const { add } = IDBObjectStore.prototype;
    let count = 0;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...given) {
      count += 1;
      if (count === 8) this.transaction.abort(); // In the middle of the second game.
      return add.apply(this, given as [unknown]);
    });
    const half = await listGames();
    expect(half.games.map((game) => [game.id, isDamaged(game)])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    vi.restoreAllMocks();
    expect(await raw('saves', (store) => store.getAllKeys())).toEqual(['b']);
    const { games } = await listGames();
    expect(games).toEqual([head('a'), head('b')]);
  });

  test('are moved once when two tabs move them at the same time', async () => {
    await leaveOldGames(old('a'), old('b'));
    const lists = await Promise.all([listGames(), listGames()]);
    for (const { games } of lists) expect(games).toEqual([head('a'), head('b')]);
  });
});

describe('tabs of several ages', () => {
  test('an older page that keeps the database is told of; when it is closed all is there', async () => {
    const db = await openRaw(1, (opened) => void opened.createObjectStore('saves'));
    await raw('saves', (store) => store.put({ ...head('a'), record: JSON.stringify(tableAfter(3).log) }, 'a'), db);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const listing = listGames();
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await listing).toMatchObject({ games: [], trouble: { kind: 'blocked' } });
    db.close();
    expect((await listGames()).games).toEqual([head('a')]);
  });

  test('a newer page is let through at once, and the older one then says so', async () => {
    await addGame(head('a'), tableAfter(3).save);
    const newer = await openRaw(99);
    const table = tableAfter(4);
    const late = appendEntries(head('a'), 3, table.logFrom(3), table.stands);
    expect(kindOf(await late.catch((error) => error))).toBe('newer');
    newer.close();
  });

  test('a connection that the browser closed is opened again', async () => {
    await addGame(head('a'), tableAfter(3).save);
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (this: IDBDatabase, ...given) {
      this.close();
      return transaction.apply(this, given);
    });
    expect((await listGames()).games).toEqual([head('a')]);
  });
});

describe('a browser without a place for it', () => {
  test('plays from memory, and the list of this tab has the game', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await putGame(head('a'), tableAfter(3).save);
    expect(await listGames()).toMatchObject({ games: [head('a')], trouble: { kind: 'none' } });
    expect((await read('a')).written).toBeNull();
  });

  test('says what the browser said', async () => {
    await listGames();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const full = await addGame(head('a'), tableAfter(1).save).catch((error) => error);
    expect(kindOf(full)).toBe('full');
    vi.restoreAllMocks();
    expect(await raw('tables', (store) => store.count())).toBe(0);
  });
});
