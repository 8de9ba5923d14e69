/** An inn's folder is its own: who else may look into it is told, and the database lets nobody. */
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshFolder } from '../inn.fixture';
import { openStore } from '../store/open';
import { SqliteDatabase } from '../store/sqlite';
import { backUp } from './backup';
import { openToOthers } from './folder';

const folder = freshFolder();
let usual: number;
beforeAll(() => {
  usual = process.umask(0o022);
});
afterAll(() => {
  process.umask(usual);
  rmSync(folder, { recursive: true, force: true });
});

const modesIn = (path: string) =>
  Object.fromEntries(readdirSync(path).map((name) => [name, (statSync(join(path, name)).mode & 0o777).toString(8)]));

test('inn.db and all that lies beside it are 0600 in a folder that others may read, whatever was there before', async () => {
  const home = join(folder, 'open');
  mkdirSync(home, { mode: 0o755 });
  writeFileSync(join(home, 'inn.db'), '', { mode: 0o644 });
  const store = await openStore({ folder: home });
  await store.claim('ab'.repeat(32), 1);
  expect(modesIn(home)).toEqual({ 'inn.db': '600', 'inn.db-shm': '600', 'inn.db-wal': '600' });
  await backUp({ folder: home }, join(home, 'inn.backup'));
  const copied = new SqliteDatabase(join(home, 'inn.db'));
  await copied.copyTo(join(home, 'inn.before-1.db'));
  expect(modesIn(home)).toMatchObject({ 'inn.backup': '600', 'inn.before-1.db': '600', 'inn.db-wal': '600' });
  await copied.close();
  await store.close();
});

test('a folder that others may read is told, and each file in it that they may; one of our own is not', async () => {
  const home = join(folder, 'told');
  const store = await openStore({ folder: home });
  await store.close();
  expect(openToOthers(home)).toEqual([]);
  chmodSync(home, 0o750);
  writeFileSync(join(home, 'inn.key'), 'x', { mode: 0o640 });
  writeFileSync(join(home, 'notes.txt'), 'x', { mode: 0o644 });
  expect(openToOthers(home)).toEqual([
    `Others on this machine may look into ${home}. Close it: chmod 700 ${home}`,
    `Others on this machine may read ${join(home, 'inn.key')}. Close it: chmod 600 ${join(home, 'inn.key')}`,
  ]);
});
