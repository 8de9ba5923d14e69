/** Who watches behind time sees exactly what was open then, in order, and nothing of what is now. */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import type { TableCard } from '@tabard/inn';
import { Table } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInn, type Player, sitAt, type TestInn, watchTable } from '../inn.fixture';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const DAY = 24 * 60 * 60_000;
const DELAY = 60_000;
let at = 1_000_000;
let house: TestInn;
beforeAll(async () => {
  house = await openInn([pig], { now: () => at, patience: 10 * DAY });
});
afterAll(() => house?.close());

async function played(more: object = {}) {
  const seats = [{ kind: 'person' }];
  seats.push({ kind: 'person' });
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats, ...more });
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  return { table, ann, bob, begin: () => house.call('POST', `/api/tables/${table}/begin`, {}, ann.token) };
}

/** The next answer, by whoever is asked. */
async function step(ann: Player, bob: Player): Promise<void> {
  const sight = await ann.until(() => true);
  const { seat } = sight.pending.asks[0];
  const who = seat === 0 ? ann : bob;
  await who.until(({ answers }) => answers === sight.answers);
  const canHold = who.guest.sight!.pending.asks[0].options.includes('hold');
  await who.guest.do({ kind: 'answer', seat, key: canHold ? 'hold' : 'roll' });
  await ann.until(({ answers }) => answers === sight.answers + 1);
}

/** The table as its log has it after so many entries, for everybody's eyes. */
async function openAt(table: string, entries: number) {
  const { room, lines } = (await house.inn.store.read(table))!;
  const log = { ...room.head!, entries: lines.slice(0, entries).map(({ entry }) => entry) };
  const { match } = Table.fromLog(luckyPig, botsFor(pig), log);
  return { b: match.view(null), history: match.eventsFor(null) };
}

test('the gallery follows behind: welcome, events, sayings and cards as they were, whoever comes when', async () => {
  const { table, ann, bob, begin } = await played({ delay: DELAY });
  const early = watchTable(house.address, { table, token: null, story: true }, null);
  await early.untilNews(({ connection }) => connection === 'here');
  await begin();
  const live = await house.inn.table(table);
  for (let i = 0; i < 3; i++) {
    at += 20_000;
    await step(ann, bob);
  }
  await ann.guest.phrase('wow');
  await house.call('PATCH', `/api/tables/${table}`, { paused: true }, ann.token);
  await live.doWhatIsDue(at);
  // It began 60 seconds ago, and nothing else is old enough.
  expect((await early.until(() => true)).moment).toBe(0);
  expect([early.guest.table!.phase, early.guest.table!.paused, early.guest.sayings]).toEqual(['playing', false, []]);
  at += 25_000;
  await live.doWhatIsDue(at);
  expect((await early.until(({ moment }) => moment === 1)).b).toEqual((await openAt(table, 1)).b);
  expect(early.guest.history).toEqual((await openAt(table, 1)).history);

  const late = watchTable(house.address, { table, token: null, story: true }, null);
  const seen = await late.until(() => true);
  expect([seen.moment, seen.b]).toEqual([1, (await openAt(table, 1)).b]);
  expect([late.guest.history, late.guest.sayings, late.guest.table!.paused]).toEqual([early.guest.history, [], false]);
  expect((await house.call<TableCard>('GET', `/api/tables/${table}`)).paused).toBe(false);

  at += 40_000;
  await live.doWhatIsDue(at);
  for (const watcher of [early, late]) {
    await watcher.untilNews(({ table: card }) => card!.paused);
    const { b, history } = await openAt(table, 3);
    expect([watcher.guest.sight!.b, watcher.guest.history]).toEqual([b, history]);
    expect(watcher.guest.sayings.map(({ text }) => text)).toEqual(['wow']);
  }
  for (const one of [ann, bob, early, late]) one.guest.close();
});

test('that it is over is told in the gallery when it was over there; who played has the record at once', async () => {
  const { table, ann, bob, begin } = await played({ delay: DELAY });
  await begin();
  const watcher = watchTable(house.address, { table, token: null }, null);
  const live = await house.inn.table(table);
  while (!ann.guest.sight?.standing) await step(ann, bob);
  const record = (token: string | null) => house.call('GET', `/api/tables/${table}/record`, undefined, token);
  await expect(record(null)).rejects.toThrow('not-over');
  await record(bob.token);
  expect((await house.call<TableCard>('GET', `/api/tables/${table}`)).phase).not.toBe('over');
  at += DELAY;
  await live.doWhatIsDue(at);
  await watcher.until(({ standing }) => standing !== null);
  await watcher.untilNews(({ table: card }) => card!.phase === 'over');
  await record(null);
  for (const one of [ann, bob, watcher]) one.guest.close();
});

test('where the host wants nobody to watch, nobody does', async () => {
  const { table, ann, bob, begin } = await played({ watchers: false });
  const watcher = watchTable(house.address, { table, token: null }, null);
  await watcher.untilNews(({ connection }) => connection === 'here');
  await begin();
  await watcher.untilNews(({ connection }) => connection === 'gone');
  expect([watcher.guest.farewell, watcher.guest.sight]).toEqual(['no-watching', null]);
  await bob.until(() => true);
  const eve = await sitAt(house.address, table, 'Eve', []);
  await eve.untilNews(({ connection }) => connection === 'gone');
  expect(eve.guest.sight).toBeNull();
  for (const one of [ann, bob, watcher, eve]) one.guest.close();
});
