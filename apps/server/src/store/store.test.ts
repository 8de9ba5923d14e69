/** One contract, every store: SQLite in a folder, and a PostgreSQL that is really running. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Saying } from '@tabard/inn';
import type { TableState } from '@tabard/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../machine/postgres.fixture';
import type { Room } from '../room/room';
import { type Database, Gone, say, Unreachable } from './database';
import { FromTheFuture, migrate, NEWEST } from './migrations';
import { openDatabase, openStore } from './open';
import { PostgresDatabase } from './postgres';
import { SqliteDatabase } from './sqlite';
import type { Holder, Line, NewTable, Store } from './store';

const folder = mkdtempSync(join(tmpdir(), 'tabard-store-'));
const postgres: Postgres | null = startPostgres();
afterAll(() => {
  postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const WHERE = [
  ['SQLite', { folder: join(folder, 'inn') }],
  ...(postgres ? [['PostgreSQL', { folder, address: postgres.address }] as const] : []),
] as const;

let tables = 0;
const room: Room = {
  phase: 'gathering',
  game: 'lucky-pig',
  version: '1',
  packs: {},
  options: {},
  brought: null,
  seats: [{ kind: 'person', guest: 0 }],
  guests: [{ name: 'Ann "quoted", ümlaut, 🎲', nonce: 'n' }],
  host: 0,
  isPublic: false,
  chat: 'phrases',
  voices: 'one',
  pace: { kind: 'free' },
  paused: false,
  delay: 0,
  watchers: true,
  window: 60_000,
  muted: [],
  takeover: null,
  seed: 's',
  vow: { inn: 'k', commitment: 'c', at: 5, signature: 's' },
  head: null,
};
const open = { ...room, isPublic: true };
const host: Holder = { tokenHash: 'h0', guest: 0, since: 5 };
const newTable = (more: Partial<NewTable> = {}): NewTable => ({
  id: `table-${tables++}`,
  room,
  holders: [host],
  at: 5,
  ...more,
});
const line = (key: string, command: string | null = null): Line => ({
  entry: { kind: 'answer', seat: 0, key },
  command,
});
const keysOf = (lines: readonly Line[]) => lines.map(({ entry }) => (entry as { key: string }).key);

describe.each(WHERE)('%s', (_, where) => {
  let store: Store;
  /** As another process has it. */
  let other: Store;
  beforeAll(async () => {
    store = await openStore(where);
    other = await openStore(where);
  });
  afterAll(async () => {
    await store?.close();
    await other?.close();
  });

  test('it belongs to the first inn that claims it, also when two do so at once', async () => {
    const [one, two] = ['a1'.repeat(32), 'b2'.repeat(32)];
    expect(await store.owner(one)).toBeNull();
    const claimed = await Promise.all([store.claim(one, 5), other.claim(two, 5)]);
    expect([one, two]).toContain(claimed[0]);
    expect(claimed[1]).toBe(claimed[0]);
    for (const inn of [one, two]) expect(await other.claim(inn, 6)).toBe(claimed[0]);
    expect(await other.owner(null)).toBe(claimed[0]);
  });

  test('a table is there again as it was put down, and a second of its name is refused', async () => {
    const table = newTable();
    expect([await store.create(table), await other.create(table)]).toEqual([true, false]);
    expect(await other.read(table.id)).toEqual({
      id: table.id,
      room,
      revision: 0,
      createdAt: 5,
      updatedAt: 5,
      endedAt: null,
      holders: [host],
      stands: null,
      lines: [],
    });
    expect(await store.read('no-such-table')).toBeNull();
  });

  test('lines are read in order, all of them or from a number on; the last one of a game ends it', async () => {
    const { id } = newTable();
    await store.create(newTable({ id }));
    expect(await store.append(id, 0, [line('a'), line('b')], { at: 10 })).toBe('kept');
    expect(await store.append(id, 2, [line('ü"\n🎲')], { at: 20, ends: true })).toBe('kept');
    expect(keysOf((await other.read(id))!.lines)).toEqual(['a', 'b', 'ü"\n🎲']);
    expect(keysOf(await other.linesFrom(id, 2))).toEqual(['ü"\n🎲']);
    expect(await other.read(id)).toMatchObject({ updatedAt: 20, endedAt: 20, createdAt: 5 });
  });

  test('of two who write the same number one is late, and nothing of the late one is written', async () => {
    const { id } = newTable();
    await store.create(newTable({ id }));
    const both = await Promise.all([
      store.append(id, 0, [line('mine'), line('mine too')], { at: 10 }),
      other.append(id, 0, [line('yours'), line('yours too')], { at: 11 }),
    ]);
    expect([...both].sort()).toEqual(['kept', 'late']);
    const [first] = both;
    expect(keysOf(await store.linesFrom(id, 0))).toEqual(
      first === 'kept' ? ['mine', 'mine too'] : ['yours', 'yours too'],
    );
    expect(await store.append(id, 1, [line('over it'), line('beyond')], { at: 12 })).toBe('late');
    expect(await store.linesFrom(id, 0)).toHaveLength(2);
  });

  test('a command that got through is found, and is not written a second time; another table may use its name', async () => {
    const [one, two] = [newTable(), newTable()];
    await store.create(one);
    await store.create(two);
    expect(await store.append(one.id, 0, [line('a', 'c1')], { at: 10 })).toBe('kept');
    expect(await other.append(one.id, 1, [line('a', 'c1')], { at: 11 })).toBe('late');
    expect(await other.append(two.id, 0, [line('a', 'c1')], { at: 11 })).toBe('kept');
    expect((await store.linesFrom(one.id, 0)).map(({ command }) => command)).toEqual(['c1']);
    expect(await store.read(one.id)).toMatchObject({ updatedAt: 10 });
    expect(await store.append(one.id, 1, [line('b'), line('c')], { at: 12 })).toBe('kept'); // Without a name, as often as one likes.
    expect(await store.append(one.id, 3, [line('d')], { at: 13, isFresh: true })).toBe('kept');
    expect(await store.read(one.id)).toMatchObject({ updatedAt: 12, endedAt: null });
  });

  test('many at once are all kept, whatever is late among them', async () => {
    const { id } = newTable();
    await store.create(newTable({ id }));
    const numbers = Array.from({ length: 60 }, (__, i) => i);
    const done = await Promise.all(
      numbers.flatMap((n) => [
        store.append(id, n, [line(`s${n}`)], { at: n }),
        other.append(id, n, [line(`o${n}`)], { at: n }),
      ]),
    );
    expect(done.filter((one) => one === 'kept')).toHaveLength(60);
    expect((await store.linesFrom(id, 0)).map(({ entry }) => Number((entry as { key: string }).key.slice(1)))).toEqual(
      numbers,
    );
  });

  test('where a table stands is kept, and an older moment does not take the place of a newer', async () => {
    const { id } = newTable();
    await store.create(newTable({ id }));
    const at = (moment: number) => ({ moment, hash: `h${moment}` }) as TableState;
    await store.keepStand(id, at(8));
    await other.keepStand(id, at(4));
    expect((await store.read(id))!.stands).toEqual(at(8));
    await other.keepStand(id, at(12));
    expect((await store.read(id))!.stands).toEqual(at(12));
  });

  test('of two who change the same room one is late, and lets nobody in', async () => {
    const { id } = newTable();
    await store.create(newTable({ id }));
    const [mine, yours] = ['mine', 'yours'].map((tokenHash) => ({ tokenHash, guest: 1, since: 9 }));
    expect(await store.changeRoom(id, 1, { ...room, delay: 1 }, { at: 9, holders: [mine], due: 50 })).toBe('kept');
    expect(await other.changeRoom(id, 1, { ...room, delay: 2 }, { at: 9, holders: [yours] })).toBe('late');
    expect(await other.title(id)).toMatchObject({ revision: 1, room: { delay: 1 }, updatedAt: 9 });
    expect((await other.title(id))!.holders).toEqual([host, mine]);
    expect([await store.due(49, 9), await store.due(50, 9)]).toEqual([[], [id]]);
    await store.append(id, 0, [line('a')], { at: 60, due: null });
    expect(await store.due(99, 9)).toEqual([]);
  });

  test('only the newest room is kept, what is large in it once, and whoever is two behind is late', async () => {
    const { id } = newTable();
    const brought = { purse: 'g'.repeat(50_000) };
    const head = {
      ...{ tabard: 'table', game: 'lucky-pig', version: '1', packs: {} },
      setup: { match: { seed: 's', brought, options: { a: 'b' } }, sitters: [], whims: 7 },
    } as unknown as NonNullable<Room['head']>;
    await store.create(newTable({ id, room: { ...room, brought } }));
    let now: Room = { ...(await store.title(id))!.room, head };
    for (let revision = 1; revision <= 20; revision++) {
      now = { ...now, delay: revision };
      expect(await store.changeRoom(id, revision, now, { at: revision })).toBe('kept');
    }
    // Its heir knows it from the disk, and writes no more of it either.
    const { room: found } = (await other.title(id))!;
    expect(JSON.stringify(found)).toBe(JSON.stringify(now));
    expect(await other.changeRoom(id, 21, { ...found, paused: true }, { at: 21 })).toBe('kept');
    expect((await store.read(id))!.room).toEqual({ ...now, paused: true });
    expect(await store.changeRoom(id, 20, { ...now, delay: 99 }, { at: 22, holders: [] })).toBe('late');

    const db = openDatabase(where);
    const rooms = await db.query(say('SELECT revision, length(room) AS letters FROM rooms WHERE table_id = ?', id));
    expect(rooms.map(({ revision }) => revision)).toEqual([21]);
    expect(Number(rooms[0].letters)).toBeLessThan(2_000);
    const bulk = await db.query(
      say('SELECT part, length(text) AS letters FROM bulk WHERE table_id = ? ORDER BY part', id),
    );
    const letters = bulk.map(({ letters: count }) => Number(count));
    expect(bulk.map(({ part }) => part)).toEqual(['brought', 'head']);
    expect(letters[0] + letters[1]).toBeLessThan(55_000);
    await db.close();
  });

  test('a code lets in once, and not when its time is over', async () => {
    const { id } = newTable();
    await store.create(newTable({ id }));
    const code = { codeHash: `code of ${id}`, table: id, guest: 0, expiresAt: 100 };
    await store.addCode(code);
    const both = await Promise.all([store.takeCode(code.codeHash, 50), other.takeCode(code.codeHash, 50)]);
    expect(both.filter((taken) => taken !== null)).toEqual([code]);
    await store.addCode(code);
    expect(await store.takeCode(code.codeHash, 101)).toBeNull();
  });

  test('a new code takes the place of the one before, and of no other guest’s', async () => {
    const { id } = newTable();
    await store.create(newTable({ id }));
    const code = (name: string, guest = 0) => ({ codeHash: `${name} of ${id}`, table: id, guest, expiresAt: 100 });
    for (const each of [code('first'), code('another', 1), code('second')]) await store.addCode(each);
    const taken = await Promise.all(
      ['first', 'another', 'second'].map((name) => store.takeCode(`${name} of ${id}`, 50)),
    );
    expect(taken).toEqual([null, code('another', 1), code('second')]);
  });

  test('what is said is kept in order, the last so many of it; one number is said once', async () => {
    const { id } = newTable();
    await store.create(newTable({ id }));
    const said = (number: number, text: string): Saying => ({
      number,
      guest: number === 0 ? null : 0,
      kind: number === 0 ? 'nudge' : 'text',
      text,
      about: number === 0 ? 3 : null,
      at: 7,
    });
    expect(await store.say(id, said(0, 'hello'), '0:c1')).toBe('kept');
    expect(await other.say(id, said(0, 'too late'), '0:c2')).toBe('late');
    expect(await other.say(id, said(1, 'hello'), '0:c1')).toBe('late');
    for (let n = 1; n < 5; n++) await store.say(id, said(n, `${n} "ü"`), null);
    expect(await other.sayings(id, 0, 2)).toEqual([said(3, '3 "ü"'), said(4, '4 "ü"')]);
    expect(await other.sayings(id, 4, 9)).toEqual([said(4, '4 "ü"')]);
    expect((await other.sayings(id, 0, 9))[0]).toEqual(said(0, 'hello'));
  });

  test('who holds a seat is known by the hash of a token, until it is released', async () => {
    const { id } = newTable();
    await store.create(newTable({ id }));
    const seat: Holder = { tokenHash: 's1', guest: 1, since: 7 };
    await store.hold(id, seat);
    expect((await other.read(id))!.holders).toEqual([host, seat]);
    await other.release(id, 's1');
    expect((await store.read(id))!.holders).toEqual([host]);
  });

  test('whoever wants to be told is kept by table and guest, the newest few, until they want no more', async () => {
    const { id } = newTable();
    await store.create(newTable({ id }));
    const to = (n: number, auth = 'a') => ({ endpoint: `https://push.example/${n}`, p256dh: 'p', auth });
    for (let n = 0; n < 4; n++) await store.subscribe(id, 1, to(n), { at: n, most: 3 });
    await other.subscribe(id, 2, to(9), { at: 1, most: 3 });
    await other.subscribe(id, 1, to(2, 'renewed'), { at: 8, most: 3 });
    expect(await other.subscriptions(id, 1)).toEqual([to(1), to(3), to(2, 'renewed')]);
    await other.unsubscribe(id, to(3).endpoint);
    expect(await store.subscriptions(id, 1)).toEqual([to(1), to(2, 'renewed')]);
    expect(await store.subscriptions(id, 2)).toEqual([to(9)]);
    await store.erase(id);
    expect(await store.subscriptions(id, 2)).toEqual([]);
  });

  test('the lobby has public tables that go on, the newest first, and no more than wanted', async () => {
    const made = [newTable({ room: open }), newTable({ room: open }), newTable(), newTable({ room: open })];
    for (const table of made) await store.create(table);
    await store.append(made[0].id, 0, [line('a')], { at: 1_000 });
    await store.append(made[3].id, 0, [line('a')], { at: 2_000, ends: true });
    const ids = (await other.lobby(10)).map(({ id }) => id);
    expect(ids).toEqual([made[0].id, made[1].id]);
    expect(await other.lobby(1)).toHaveLength(1);
  });

  test('what is erased is gone, its lines and holders with it', async () => {
    const { id } = newTable();
    await store.create(newTable({ id }));
    await store.append(id, 0, [line('a', 'c')], { at: 1 });
    await store.keepStand(id, { moment: 1 } as TableState);
    await other.erase(id);
    expect([await store.read(id), await store.linesFrom(id, 0)]).toEqual([null, []]);
    await store.create(newTable({ id }));
    expect(await store.read(id)).toMatchObject({ lines: [], stands: null, holders: [host] });
  });

  test('lines for a table that is not there are refused, not kept', async () => {
    await expect(store.append('no-such-table', 0, [line('a')], { at: 1 })).rejects.toThrow();
    expect(await store.linesFrom('no-such-table', 0)).toEqual([]);
  });
});

describe('the way to a newer shape', () => {
  const fresh = () => new SqliteDatabase(join(mkdtempSync(join(folder, 'step-')), 'inn.db'));

  test('each step is taken once, whoever comes first', async () => {
    const db = fresh();
    await migrate(db);
    await migrate(db);
    expect(await db.query(say('SELECT step FROM migrations'))).toHaveLength(NEWEST);
    await db.close();
  });

  test('two processes that open a new database together both find it ready', async () => {
    const path = join(mkdtempSync(join(folder, 'both-')), 'inn.db');
    const both: Database[] = [new SqliteDatabase(path), new SqliteDatabase(path)];
    await Promise.all(both.map((db) => migrate(db)));
    for (const db of both) expect(await db.query(say('SELECT count(*) AS n FROM tables'))).toEqual([{ n: 0 }]);
    await Promise.all(both.map((db) => db.close()));
  });

  test('a database of a newer inn is not touched', async () => {
    const db = fresh();
    await migrate(db);
    await db.commit([say('INSERT INTO migrations (step, done_at) VALUES (?, 0)', NEWEST + 1)]);
    await expect(migrate(db)).rejects.toThrow(FromTheFuture);
    await db.close();
  });

  test('before something that is there is changed, it is copied', async () => {
    const home = mkdtempSync(join(folder, 'copy-'));
    const db = new SqliteDatabase(join(home, 'inn.db'));
    await migrate(db);
    await db.copyTo(join(home, 'copy.db'));
    expect(readdirSync(home)).toContain('copy.db');
    await db.close();
  });
});

test('a database that is not there is told as such, and a PostgreSQL that comes back is used again', async () => {
  const db = new SqliteDatabase(join(folder, 'no', 'such', 'folder', 'inn.db'));
  await expect(db.query(say('SELECT 1'))).rejects.toThrow(Unreachable);
  if (!postgres) return;
  const away = new PostgresDatabase(postgres.address);
  expect(await away.query(say('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  postgres.stop('immediate');
  await expect(away.query(say('SELECT 1'))).rejects.toThrow(Unreachable);
  postgres.start();
  expect(await away.query(say('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  await away.close();
});

test('a thread of SQLite that ended is told to whoever waits, and the next who asks starts another', async () => {
  const db = new SqliteDatabase(join(folder, 'thread.db'));
  await db.commit([say('CREATE TABLE kept (word text)'), say("INSERT INTO kept VALUES ('kept')")]);
  const waits = db.query(say('SELECT 1 AS one'));
  void (db as unknown as { thread: { terminate(): Promise<number> } }).thread.terminate();
  await waits.catch((error) => expect(error).toBeInstanceOf(Unreachable));
  await expect.poll(() => db.query(say('SELECT word FROM kept')).catch(() => null)).toEqual([{ word: 'kept' }]);
  await db.close();
});

test.each(WHERE)('how far tables have come, and the record of one that is over: %s', async (_, where) => {
  const store = await openStore(where);
  const table = newTable();
  await store.create(table);
  expect(await store.pulses([table.id, 'no-such'])).toEqual([{ id: table.id, revision: 0, lines: 0, sayings: 0 }]);
  await store.append(table.id, 0, [line('a'), line('b')], { at: 6 });
  await store.changeRoom(table.id, 1, open, { at: 7 });
  expect(await store.pulses([table.id])).toEqual([{ id: table.id, revision: 1, lines: 2, sayings: 0 }]);
  await store.keepRecord(table.id, 'first');
  await store.keepRecord(table.id, 'second');
  expect([await store.record(table.id), await store.record('no-such')]).toEqual(['first', null]);
  await store.erase(table.id);
  expect([await store.pulses([table.id]), await store.record(table.id)]).toEqual([[], null]);
  await expect(store.append(table.id, 2, [line('c')], { at: 8 })).rejects.toBeInstanceOf(Gone);
  await store.close();
});

test('a database in which keys were not written down yet belongs to whose vows are in it', async () => {
  const where = { folder: join(folder, 'older') };
  const store = await openStore(where);
  const vowed = (inn: string, at: number) =>
    store.create(newTable({ at, room: { ...room, vow: { inn, commitment: 'c', at, signature: 's' } } }));
  const [first, second, stranger] = ['a1', 'b2', 'c3'].map((two) => two.repeat(32));
  await store.create(
    newTable({ room: { ...room, vow: null, guests: [{ name: `"vow":{"inn":"${stranger}`, nonce: 'n' }] } }),
  );
  expect(await store.owner(stranger)).toBeNull();
  await vowed(first, 10);
  await vowed(second, 20);
  expect(await store.owner(null)).toBe(second);
  expect(await store.claim(stranger, 30)).toBe(second);
  expect(await store.claim(first, 30)).toBe(first);
  expect(await store.claim(second, 30)).toBe(first);
  await store.close();
});

test('rooms of an older house are read as they stand, and their older revisions go', async () => {
  const where = { folder: join(folder, 'revisions') };
  const db = openDatabase(where);
  await migrate(db, undefined, 3);
  const whole = { ...room, brought: { gold: 7 } };
  await db.commit([
    say('INSERT INTO tables (id, revision, created_at, updated_at, is_public) VALUES (?, 2, 5, 5, 0)', 'old'),
    ...[0, 1, 2].map((revision) =>
      say('INSERT INTO rooms VALUES (?, ?, ?)', 'old', revision, JSON.stringify({ ...whole, delay: revision })),
    ),
  ]);
  await db.close();
  const store = await openStore(where);
  expect((await store.title('old'))!.room).toEqual({ ...whole, delay: 2 });
  expect(await store.changeRoom('old', 3, { ...whole, delay: 3 }, { at: 6 })).toBe('kept');
  expect((await store.title('old'))!.room).toEqual({ ...whole, delay: 3 });
  await store.close();
  const again = openDatabase(where);
  expect(await again.query(say('SELECT revision FROM rooms'))).toEqual([{ revision: 3 }]);
  await again.close();
});
