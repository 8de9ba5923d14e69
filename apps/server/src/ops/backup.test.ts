/** A whole inn in one file, written while people play; from it they play on elsewhere. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GameModule } from '@tabard/content';
import { judgeText } from '@tabard/kernel';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../machine/postgres.fixture';
import { innOf, OtherKey, openInnKey, ownKey } from '../fair/inn-key';
import { swearerWith } from '../fair/swearer';
import { freshFolder, openInn, type Player, playOn, sitAt, type TestInn, watchTable } from '../inn.fixture';
import { type Database, say } from '../store/database';
import { openDatabase, openStore, type Where } from '../store/open';
import { BackupRefused, backUp, PARTS, restore } from './backup';
import { keyState, takeKey } from './key';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const folder = freshFolder();
const file = (name: string) => join(folder, name);
const postgres = startPostgres();
const inns: TestInn[] = [];
afterAll(async () => {
  for (const inn of inns) await inn.close();
  postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function open(where: Where): Promise<TestInn> {
  const inn = await openInn([pig], { where, swearer: swearerWith(openInnKey(where.folder)) });
  inns.push(inn);
  return inn;
}

const careful = (options: readonly string[], { b }: { b: unknown }): string =>
  options.includes('hold') && (b as { pot: number }).pot > 5 ? 'hold' : 'roll';

const WHERE: Where = { folder: file('inn') };
let first: TestInn;
let table: string;
let ann: Player;
let bob: Player;

beforeAll(async () => {
  first = await open(WHERE);
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  ({ table } = await first.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats }));
  ann = await sitAt(first.address, table, 'Ann', [0]);
  bob = await sitAt(first.address, table, 'Bob', [1]);
  await first.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  await ann.until(() => true);
  await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' });
});

/** Whoever sat there sits there again with what they hold, and plays to an end that can be verified. */
async function playElsewhere(inn: TestInn): Promise<void> {
  const again = [ann, bob].map(({ token, number }) => watchTable(inn.address, { table, token }, number));
  const sight = await again[0].until(() => true);
  expect(sight.moment).toBe(1);
  await Promise.all(again.map((player) => playOn(player, careful)));
  const { verdict } = judgeText(await inn.call<string>('GET', `/api/tables/${table}/record`), (id) =>
    id === 'lucky-pig' ? luckyPig : undefined,
  );
  expect(verdict).toMatchObject({ kind: 'verified' });
  for (const { guest } of again) guest.close();
}

test('a backup of an open inn, restored into a fresh folder, is gone on with there by the same guests', async () => {
  expect(await backUp(WHERE, file('a.backup'))).toEqual({ tables: 1, key: 'kept' });
  expect(statSync(file('a.backup')).mode & 0o077).toBe(0);
  await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' }); // It goes on, and is not in the file.
  const there = { folder: file('second') };
  expect(await restore(there, file('a.backup'))).toEqual({ restored: 1, left: 0, lacksKey: false });
  expect(openInnKey(there.folder).inn).toBe(openInnKey(WHERE.folder).inn);
  await playElsewhere(await open(there));
});

test('a table that was erased comes back while the inn is open; what is there stays as it is', async () => {
  await backUp(WHERE, file('b.backup'));
  const seats = [{ kind: 'person' }];
  const { table: lost } = await first.call<{ table: string }>('POST', '/api/tables', {
    game: 'lucky-pig',
    seats: [...seats, ...seats],
  });
  const eve = await sitAt(first.address, lost, 'Eve', [0]);
  await backUp(WHERE, file('c.backup'));
  await first.call('DELETE', `/api/tables/${lost}`, undefined, eve.token);
  await expect(first.call('GET', `/api/tables/${lost}`)).rejects.toThrow('404');
  const { moment } = ann.guest.sight!;
  expect(await restore(WHERE, file('c.backup'))).toEqual({ restored: 1, left: 1, lacksKey: false });
  expect(await first.call('GET', `/api/tables/${lost}`)).toMatchObject({ guests: [{ name: 'Eve' }] });
  expect((await ann.until(() => true)).moment).toBe(moment);
  eve.guest.close();
});

describe('what is no whole backup changes nothing', () => {
  const fresh = { folder: file('untouched') };
  const bytes = () => readFileSync(file('a.backup'));

  test.each([
    ['cut short', () => bytes().subarray(0, -30), 'cannot be read'],
    ['a changed byte', () => bytes().map((byte, i) => (i === 200 ? byte ^ 1 : byte)), 'cannot be read'],
    ['no file of ours', () => Buffer.from('{}'), 'cannot be read'],
  ])('%s', async (name, made, why) => {
    const path = file(`${name}.backup`);
    writeFileSync(path, made());
    await expect(restore(fresh, path)).rejects.toThrow(why);
    await expect(restore(fresh, path)).rejects.toBeInstanceOf(BackupRefused);
    await expect(backUp(fresh, file('nothing.backup'))).rejects.toThrow('there is no inn yet');
  });

  test('no backup is written over another', async () => {
    await expect(backUp(WHERE, file('a.backup'))).rejects.toThrow('is there already: name another');
  });
});

describe('the key', () => {
  const secret = 'ab'.repeat(32);
  const key = innOf({ secret, from: '' });

  async function kept(name: string, given: string): Promise<Where> {
    const where = { folder: file(name) };
    const store = await openStore(where);
    await ownKey(store, where.folder, given);
    await store.close();
    return where;
  }

  test('that INN_KEY says is in the file; whoever does not say it is told that it is not', async () => {
    const where = await kept('given', secret);
    expect(await backUp({ ...where, key: secret }, file('said.backup'))).toMatchObject({ key: 'kept' });
    expect(await backUp(where, file('unsaid.backup'))).toMatchObject({ key: 'none' });
    expect(await backUp({ ...where, key: 'cd'.repeat(32) }, file('other.backup'))).toMatchObject({ key: 'other' });
    const held = (name: string) => gunzipSync(readFileSync(file(name))).toString();
    expect(held('said.backup')).toContain(secret);
    for (const name of ['unsaid.backup', 'other.backup']) {
      expect(held(name)).toContain(key);
      expect(held(name)).not.toContain(secret);
      expect(held(name)).not.toContain('cd'.repeat(32));
    }
  });

  test('restored, the inn is known under its own key: without it, it does not open', async () => {
    const there = { folder: file('keyless') };
    expect(await restore(there, file('unsaid.backup'))).toMatchObject({ lacksKey: true });
    expect(await keyState(there)).toEqual({ here: null, owner: key });
    const store = await openStore(there);
    await expect(ownKey(store, there.folder)).rejects.toThrow(/there is no key here.*INN_KEY/);
    await expect(ownKey(store, there.folder, 'cd'.repeat(32))).rejects.toThrow('INN_KEY is the key of');
    expect((await ownKey(store, there.folder, secret)).inn).toBe(key);
    await store.close();
    const brings = { folder: file('brought') };
    expect(await restore(brings, file('said.backup'))).toMatchObject({ lacksKey: false });
    expect(await keyState(brings)).toMatchObject({ here: { inn: key }, owner: key });
  });

  test('of another inn is refused, unless its tables are wanted all the same', async () => {
    const other = await kept('another', 'cd'.repeat(32));
    await expect(restore(other, file('a.backup'))).rejects.toThrow('is of another inn');
    const fresh = { folder: file('fresh, with a key'), key: 'cd'.repeat(32) };
    await expect(restore(fresh, file('a.backup'))).rejects.toThrow('is of another inn');
    expect(await restore(fresh, file('a.backup'), true)).toMatchObject({ restored: 1 });
    const { here, owner } = await keyState(fresh);
    expect(owner).toBe(here!.inn);
  });

  test('that is lost is replaced when the host says so, and not before', async () => {
    const where = await kept('lost', secret);
    const taken = await takeKey(where);
    expect(taken.owner).not.toBe(key);
    const store = await openStore(where);
    expect((await ownKey(store, where.folder)).inn).toBe(taken.owner);
    await expect(ownKey(store, where.folder, secret)).rejects.toBeInstanceOf(OtherKey);
    await store.close();
  });
});

test.runIf(postgres)('an inn moves from a folder to PostgreSQL and back, and is gone on with in both', async () => {
  const grown: Where = { folder: file('grown'), address: postgres!.address };
  expect(await restore(grown, file('a.backup'))).toMatchObject({ restored: 1 });
  expect(await backUp(grown, file('grown.backup'))).toEqual({ tables: 1, key: 'kept' });
  const back: Where = { folder: file('back') };
  expect(await restore(back, file('grown.backup'))).toMatchObject({ restored: 1 });
  await playElsewhere(await open(grown));
  await playElsewhere(await open(back));
});

test('every table of the database is part of a backup', async () => {
  const db: Database = openDatabase(WHERE);
  const rows = await db.query(say("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"));
  await db.close();
  expect(rows.map(({ name }) => name).sort()).toEqual(['inn', 'migrations', 'tables', ...PARTS].sort());
});
