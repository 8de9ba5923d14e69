/** A game is taken home in its midst: whoever has its seed then plays here alone, for practice, and without the inn's word. */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import type { TableCard } from '@tabard/inn';
import { commitment, judgeText } from '@tabard/kernel';
import { Table, type TableLog } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshFolder, leaveAll, openInn, playOn, seatedAt, sitAt, type TestInn, watchTable } from '../inn.fixture';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const where = { folder: freshFolder() };

let at = Date.now();
let house: TestInn;
beforeAll(async () => {
  house = await openInn([pig], { where, now: () => at, patience: 1e9 });
});
afterAll(() => house?.close());

const SEATS = [{ kind: 'person' }, { kind: 'bot', bot: 'random' }];
const cardOf = (table: string) => house.call<TableCard>('GET', `/api/tables/${table}`);
const home = (table: string, token: string | null) =>
  house.call<TableLog>('POST', `/api/tables/${table}/home`, undefined, token);
const log = (table: string, token: string | null) =>
  house.call<TableLog>('GET', `/api/tables/${table}/log`, undefined, token);
const quick = (options: readonly string[]) => options.find((key) => key === 'hold') ?? options[0];
const open = (...kinds: ('person' | 'bot')[]) => ({
  seats: kinds.map((kind) => (kind === 'bot' ? { kind, bot: 'random' } : { kind })),
});

/** Ann with a bot, begun; Eve looks on, and so does somebody a while behind. */
async function aloneWithABot(more: object = {}) {
  const wish = { game: 'lucky-pig', seats: SEATS, ...more };
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', wish);
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const eve = await sitAt(house.address, table, 'Eve', []);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  await ann.until(() => true);
  return { table, ann, eve };
}

test('no seed leaves the inn before the end: not to who plays alone, nor to who opens a seat afterwards', async () => {
  const { table, ann, eve } = await aloneWithABot();
  for (const token of [ann.token, eve.token, null]) await expect(log(table, token)).rejects.toThrow('not-over');
  const { seed } = (await house.inn.store.read(table))!.room;
  expect(commitment(seed)).toBe((await cardOf(table)).vow!.commitment);
  // With a seat open, or a friend at it, nobody takes anything home; nor does who only looks on.
  await expect(home(table, eve.token)).rejects.toThrow('not-over');
  await expect(home(table, null)).rejects.toThrow('not-a-guest');
  await house.call('PATCH', `/api/tables/${table}`, open('person', 'person'), ann.token);
  await expect(home(table, ann.token)).rejects.toThrow('not-over');
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  for (const { token } of [ann, bob]) await expect(home(table, token)).rejects.toThrow('not-over');
  await Promise.all([playOn(ann, quick), playOn(bob, quick)]);
  expect((await log(table, null)).setup.match.seed).toBe(seed);
  const { verdict } = judgeText(await house.call('GET', `/api/tables/${table}/record`), () => luckyPig);
  expect(verdict).toMatchObject({ kind: 'verified', practice: false, seed: { kind: 'vowed', isClosed: true } });
  leaveAll(ann, bob, eve);
});

test('who takes it home has the seed, and everybody sees it: no vow, practice, no seat for anybody, no inn’s word', async () => {
  const { table, ann, eve } = await aloneWithABot();
  await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' });
  expect((await eve.until(({ answers }) => answers > 0)).isPractice).toBe(false);
  const { seed } = (await house.inn.store.read(table))!.room;
  const taken = await home(table, ann.token);
  // At home it is a game like any other, of which no inn says anything.
  expect(taken.setup.match).toMatchObject({ seed, practice: false });
  expect(taken.setup.match.vow).toBeUndefined();
  expect(Table.fromLog(luckyPig, botsFor(pig), taken).match.answers).toBeGreaterThan(0);

  await eve.until(({ isPractice }) => isPractice);
  await eve.untilNews(({ table: card }) => card!.vow === null);
  await eve.untilNews(({ sayings }) => sayings.some(({ text, about }) => text === 'taken-home' && about === 0));
  expect((await cardOf(table)).vow).toBeNull();
  const patch = house.call('PATCH', `/api/tables/${table}`, open('person', 'person'), ann.token);
  await expect(patch).rejects.toThrow('taken-home');
  await expect(sitAt(house.address, table, 'Cid', [1])).rejects.toThrow('seat-taken');
  expect(await eve.guest.takeOver(0)).toMatchObject({ reason: 'taken-home' });

  // Another process, or this one later, knows it as well; asked for once more, nobody is told once more.
  await home(table, ann.token);
  expect(eve.guest.sayings.filter(({ text }) => text === 'taken-home')).toHaveLength(1);
  const second = await openInn([pig], { where });
  const late = watchTable(second.address, { table, token: null }, null);
  expect([(await late.until(() => true)).isPractice, late.guest.table!.vow]).toEqual([true, null]);
  leaveAll(late);
  await second.close();

  await playOn(ann, quick);
  const record = await house.call<string>('GET', `/api/tables/${table}/record`);
  const { verdict } = judgeText(record, () => luckyPig);
  expect(verdict).toMatchObject({ kind: 'verified', finished: true, practice: true, seed: { kind: 'own' } });
  expect(record).not.toContain('closing');
  await expect(home(table, ann.token)).rejects.toThrow('over');
  leaveAll(ann, eve);
});

test('two at once, a friend’s seat and the way home: one of them is told that the other was first', async () => {
  const { table, ann, eve } = await aloneWithABot();
  const both = await Promise.allSettled([
    home(table, ann.token),
    house.call('PATCH', `/api/tables/${table}`, open('person', 'person'), ann.token),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  leaveAll(ann, eve);
});

test('nor does who plays on for a friend who may come back to the seat', async () => {
  const { table, players } = await seatedAt(house, ['Ann', 'Bob', 'Cid']);
  const [ann, bob, cid] = players;
  bob.guest.close();
  await ann.untilNews(({ table: card }) => card!.guests[1].here === false);
  at += 61_000;
  expect(await ann.guest.takeOver(1)).toBeNull();
  expect(await cid.guest.vote(1, true)).toBeNull();
  await ann.untilNews(({ you }) => you!.seats.length === 2);
  await house.call('DELETE', `/api/tables/${table}/guests`, {}, cid.token);
  await expect(home(table, ann.token)).rejects.toThrow('not-over');
  // Once Bob has left for good nobody comes back.
  await house.call('DELETE', `/api/tables/${table}/guests`, {}, bob.token);
  expect((await home(table, ann.token)).setup.match.practice).toBe(false);
  leaveAll(...players);
});

test('who sits with a friend takes nothing home before the end', async () => {
  const { table, players } = await seatedAt(house, ['Ann', 'Bob']);
  for (const { token } of players) await expect(home(table, token)).rejects.toThrow('not-over');
  expect((await cardOf(table)).vow).not.toBeNull();
  leaveAll(...players);
});
