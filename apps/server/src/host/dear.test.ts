/**
 * Nothing dear holds up the loop that serves everybody. Counted is not time, of which a starved machine has none to give,
 * but work: how many dear answers are played between two turns of the loop, while somebody keeps asking `/api/hello`.
 */
import { Table, type TableEntry, type TableLog } from '@tabard/table';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInn, type TestInn, watchTable } from '../inn.fixture';
import { BroughtPool } from './brought-pool';
import { DEAR, dear, played } from './dear-games.fixture';
import { bundledThread } from './fools.fixture';

/** Where a match stands is kept from the last checkpoint on, which the kernel makes after so many steps at the latest. */
const STRETCH = 32;
/** What a go of the loop may play: eight milliseconds of it, what was begun before, and one such stretch. */
const A_GO = 8 / DEAR + 2 + STRETCH;
const MANY = 200;

let now = Date.now();
let thread: Awaited<ReturnType<typeof bundledThread>>;
let reader: BroughtPool;
let house: TestInn;
beforeAll(async () => {
  thread = await bundledThread('brought-worker', 'dear-games.fixture.ts');
  reader = new BroughtPool({ file: thread.file, limit: 4_000 });
  house = await openInn([dear], { reader, now: () => now, patience: 1e9 });
});
afterAll(async () => {
  await house?.close();
  thread?.remove();
});
beforeEach(() => {
  now += 1_000_000;
});

function logOf(answers: number): TableLog {
  const sitters = ['A', 'B'].map((name) => ({ name, kind: 'person' as const }));
  const table = Table.open(dear.game, [], { match: { seed: 's' }, sitters, whims: 1, at: now - 900_000 });
  const at = now - 800_000;
  for (let i = 0; i < answers; i++) table.answer(table.match.pending.asks[0].seat, 'roll', at + i);
  return table.log;
}

/** Does it, and tells how much was played meanwhile: in all, and at most between two turns of the loop. */
async function watched<T>(deed: () => Promise<T>): Promise<{ done: T; all: number; most: number; hellos: number }> {
  let isDone = false;
  let [most, hellos, last] = [0, 0, played.steps];
  const first = last;
  const look = () => {
    most = Math.max(most, played.steps - last);
    last = played.steps;
    if (!isDone) setImmediate(look);
  };
  look();
  const asking = (async () => {
    while (!isDone) {
      await house.call('GET', '/api/hello');
      hellos += 1;
    }
  })();
  const done = await deed().finally(() => {
    isDone = true;
  });
  await asking;
  return { done, all: played.steps - first, most, hellos };
}

const bring = (log: TableLog, how: object = {}) =>
  house.call<{ table: string }>('POST', '/api/tables/brought', { log, ...how });

describe('a game that is brought', () => {
  test('is played elsewhere, and then in short goes where its table wakes', async () => {
    const log = logOf(MANY);
    const brought = await watched(() => bring(log));
    expect(brought.all).toBe(0);
    expect(brought.hellos).toBeGreaterThan(0);
    const { table } = brought.done;
    const woken = await watched(() => house.inn.table(table));
    expect(await woken.done.inTurn((held) => held!.match.answers)).toBe(MANY);
    expect(woken.all).toBeGreaterThanOrEqual(MANY);
    expect(woken.most).toBeLessThanOrEqual(A_GO);
    expect(woken.hellos).toBeGreaterThan(0);
  });

  test('has so much time, and whoever comes next is served', async () => {
    const endless = logOf(MANY);
    const more = Array.from({ length: 4_000 }, (): TableEntry[] => [
      { kind: 'propose', seat: 0, to: 0 },
      { kind: 'refuse', seat: 1 },
    ]).flat();
    await expect(bring({ ...endless, entries: [...endless.entries, ...more] })).rejects.toThrow('not-a-log');
    const back = Array.from({ length: 30 }, (): TableEntry[] => [
      { kind: 'propose', seat: 0, to: 1 },
      { kind: 'agree', seat: 1 },
      ...endless.entries.slice(1),
    ]).flat();
    const long = watched(() => bring({ ...endless, entries: [...endless.entries, ...back] }).catch(String));
    const { done, all } = await long;
    expect(done).toMatch(/not-a-log.*too long/);
    expect(all).toBe(0);
    expect((await bring(logOf(3))).table).toMatch(/^\w+$/);
  });
});

test('tables that wake at once share the goes of one: eight hold nobody up for longer', async () => {
  const some = 60;
  const log = logOf(some);
  const tables: string[] = [];
  for (let i = 0; i < 8; i++) tables.push((await bring(log)).table);
  const woken = await watched(() => Promise.all(tables.map((table) => house.inn.table(table))));
  expect(woken.all).toBeGreaterThanOrEqual(8 * some);
  expect(woken.most).toBeLessThanOrEqual(A_GO);
  expect(woken.hellos).toBeGreaterThan(0);
});

test('a lone watcher of a delayed table has it played once, in short goes, however often they come', async () => {
  const { table } = await bring(logOf(MANY), { delay: 60_000 });
  await house.inn.table(table);
  const visit = async () => {
    const eve = watchTable(house.address, { table, token: null, story: false, reasons: false }, null);
    await eve.until(({ answers }) => answers === MANY);
    eve.guest.close();
    await expect.poll(async () => (await house.inn.table(table)).isIdle).toBe(true);
  };
  const first = await watched(visit);
  expect(first.all).toBeGreaterThanOrEqual(MANY);
  expect(first.most).toBeLessThanOrEqual(A_GO);
  for (let i = 0; i < 3; i++) expect((await watched(visit)).all).toBeLessThan(A_GO);
});
