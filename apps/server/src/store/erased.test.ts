/** What was erased is nowhere in the files either: somebody looks for the bytes. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { GameModule } from '@tabard/content';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freshFolder, leaveAll, openInn, seatedAt, type TestInn } from '../inn.fixture';
import { openStore } from './open';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const folder = freshFolder();
let house: TestInn;
beforeAll(async () => {
  house = await openInn([pig], { where: { folder } });
});
afterAll(async () => {
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Where in the folder any of these words stands: "inn.db-wal: Bartholomew". */
function found(words: readonly string[], home = folder): string[] {
  const files = readdirSync(home).map((name) => ({ name, bytes: readFileSync(join(home, name)) }));
  return words.flatMap((word) =>
    files.flatMap(({ name, bytes }) => (bytes.includes(word) ? [`${name}: ${word}`] : [])),
  );
}

/** A table with a name, a chat and a seed that can be told from all others, played for a while. */
async function played() {
  const { table, players } = await seatedAt(house, ['Bartholomew', 'Constantia'], { chat: 'free' });
  const [first, second] = players;
  for (let i = 0; i < 200; i++) await first.guest.do({ kind: 'point', seat: 0, what: `there-${i}` });
  await second.guest.say('mumbled over the ale');
  const { seed } = (await house.inn.table(table)).room;
  leaveAll(...players);
  return { table, token: first.token, words: ['Bartholomew', 'Constantia', 'mumbled over the ale', 'there-7', seed] };
}

test('erased, a table leaves no name, no word, no seed in inn.db and beside it; what others keep stays', async () => {
  const stays = await played();
  const goes = await played();
  const own = goes.words.at(-1)!;
  expect(found([own]).length).toBeGreaterThan(0);
  await house.call('DELETE', `/api/tables/${goes.table}`, undefined, goes.token);
  expect(found([own, goes.table])).toEqual([]);
  expect(found(stays.words).length).toBeGreaterThanOrEqual(stays.words.length);
  await house.call('DELETE', `/api/tables/${stays.table}`, undefined, stays.token);
  expect(found([...stays.words, ...goes.words])).toEqual([]);
});

test('while another process reads nothing can be cut off: it is as soon as that one is done, and nobody waits for it', async () => {
  const home = join(folder, 'two');
  mkdirSync(home);
  const store = await openStore({ folder: home });
  const { table, token, words } = await played();
  const { room } = (await house.inn.store.title(table))!;
  await store.create({ id: 'copy', room, holders: [], at: 1 });
  await house.call('DELETE', `/api/tables/${table}`, undefined, token);
  // A thread that reads in a transaction of its own, as a backup of another process would.
  const reader = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    const Sqlite = require(workerData.libsql);
    const db = new Sqlite(workerData.path);
    db.exec('BEGIN');
    db.prepare('SELECT count(*) FROM rooms').all();
    parentPort.postMessage('reads');
    parentPort.once('message', () => { db.exec('COMMIT'); db.close(); parentPort.close(); });`,
    {
      eval: true,
      workerData: { libsql: createRequire(import.meta.url).resolve('libsql'), path: join(home, 'inn.db') },
    },
  );
  await new Promise((resolve) => reader.once('message', resolve));
  await store.erase('copy');
  expect(found(words.slice(-1), home).length).toBeGreaterThan(0);
  reader.postMessage('done');
  await vi.waitFor(() => expect(found(words, home)).toEqual([]), { timeout: 20_000, interval: 50 });
  await store.close();
});
