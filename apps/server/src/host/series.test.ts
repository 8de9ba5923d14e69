/**
 * Tables that follow others: adventures of one campaign go on from what the last one kept, and the whole chain is verified; the
 * same people play once more.
 */
import type { GameModule } from '@tabard/content';
import type { TableCard } from '@tabard/inn';
import { type AnyGame, judgeText, type Plain } from '@tabard/kernel';
import { judgeCampaign, keptBy, makeCampaign } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveAll, openInn, type Player, playOn, seatedAt, sitAt, type TestInn, watchTable } from '../inn.fixture';

/** Pigs that go on from one another: the purse is what lasts. */
const pig: AnyGame = { ...luckyPig, brings: () => null };
const keeps: GameModule['keeps'] = () => ({ campaign: { gold: 7, chain: [] } });
const module = {
  game: pig,
  bots: [],
  words: {},
  speech: {},
  keeps,
  campaigns: { standsAlone: () => false },
} as unknown as GameModule;
const alone = { ...module, game: { ...pig, id: 'pig-alone' }, keeps: undefined } as unknown as GameModule;

/** A game with something to agree on. */
const chosen: AnyGame = { ...luckyPig, id: 'pig-chosen', options: [{ id: 'mood', values: ['calm', 'wild'] }] };
const plain = { ...alone, game: chosen } as unknown as GameModule;

let house: TestInn;
beforeAll(async () => {
  house = await openInn([module, alone, plain]);
});
afterAll(() => house?.close());

const SEATS = [{ kind: 'person' }, { kind: 'person' }];
const lay = (more: object = {}, token?: string) =>
  house.call<{ table: string }>('POST', '/api/tables', { game: pig.id, seats: SEATS, ...more }, token);

async function seated(table: string): Promise<[Player, Player]> {
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token!);
  return [ann, bob];
}
const toTheEnd = (players: readonly Player[]) =>
  Promise.all(
    players.map((player) => playOn(player, (options) => options.find((key) => key === 'hold') ?? options[0])),
  );
const recordOf = (table: string) =>
  fetch(`${house.address}/api/tables/${table}/record`).then((answer) => answer.text());
const keptIn = (text: string): Plain => {
  const { match, record } = judgeText(text, () => pig);
  return keptBy(module, match!, record!);
};

test('the host goes on from a table that is over, the others are shown the way, and the campaign is verified', async () => {
  const { table: first } = await lay();
  const [ann, bob] = await seated(first);
  await ann.until(() => true);
  await expect(lay({ after: first, brought: { campaign: {} } }, ann.token!)).rejects.toThrow('not-over');
  await toTheEnd([ann, bob]);
  const record = await recordOf(first);
  const brought = keptIn(record);

  // Nobody else, nothing made up, no other game.
  const next = { after: first, brought };
  await expect(lay(next)).rejects.toThrow('not-a-guest');
  await expect(lay(next, bob.token!)).rejects.toThrow('not-the-host');
  await expect(lay({ after: first }, ann.token!)).rejects.toThrow('brought');
  const rich = { campaign: { ...(brought as { campaign: object }).campaign, gold: 99 } };
  await expect(lay({ after: first, brought: rich }, ann.token!)).rejects.toThrow('brought');
  await expect(lay({ ...next, game: 'pig-alone' }, ann.token!)).rejects.toThrow('brought');

  const { table: second } = await lay(next, ann.token!);
  await bob.untilNews(({ table }) => table!.next === second);
  const tables = await house.inn.store.lobby(100); // Nothing of what was refused is left.
  expect(tables).toEqual([]);
  await expect(lay(next, ann.token!)).rejects.toThrow('gone-on');
  const players = await seated(second);
  await toTheEnd(players);
  expect(players[0].guest.table).toMatchObject({ before: first, next: null, brings: true });

  // Once more is the same adventure once more: it goes on from the same one.
  const more = await again(second, players[0].token);
  expect(await cardOf(more.table)).toMatchObject({ before: first, next: null, brings: true });

  const games = [record, await recordOf(second)];
  const file = makeCampaign({ game: pig.id, save: keptIn(games[1]), games, origins: [] });
  const { verdict } = judgeCampaign(file, () => module);
  expect(verdict).toMatchObject({ kind: 'verified', finished: 2 });
  for (const { guest } of [ann, bob, ...players]) guest.close();
});

test('a game of which nothing lasts leads to no other', async () => {
  const { table } = await lay({ game: 'pig-alone' });
  const players = await seated(table);
  await toTheEnd(players);
  const wish = { game: 'pig-alone', after: table, brought: { campaign: {} } };
  await expect(lay(wish, players[0].token!)).rejects.toThrow('brought');
  for (const { guest } of players) guest.close();
});

// ---- once more

interface Again {
  readonly table: string;
  readonly guest: number | null;
  readonly seats: number[];
}
const again = (table: string, token: string | null) =>
  house.call<Again>('POST', `/api/tables/${table}/again`, {}, token);
const cardOf = (table: string) => house.call<TableCard>('GET', `/api/tables/${table}`);
const NONCE = 'ab'.repeat(16);
const come = ({ table, seats }: Again, name: string, token: string | null) =>
  house.call('POST', `/api/tables/${table}/guests`, { name, seats, nonce: NONCE }, token);
const begin = (table: string, token: string | null) => house.call('POST', `/api/tables/${table}/begin`, {}, token);

test('the same people play once more: same seats, options, talk and pace, other dice; nobody names themselves again', async () => {
  const how = {
    game: chosen.id,
    chat: 'free',
    voices: 'one',
    pace: { kind: 'answer', ms: 600_000 },
    window: 20_000,
  };
  const options = { mood: 'wild' };
  const { table, players } = await seatedAt(house, ['Ann', 'Bob', 'Cid'], { ...how, options });
  const [ann, bob, cid] = players;
  const eve = await sitAt(house.address, table, 'Eve', []);
  await expect(again(table, bob.token)).rejects.toThrow('not-over');
  await toTheEnd(players);
  await expect(again(table, null)).rejects.toThrow('not-a-guest');
  await expect(again(table, eve.token)).rejects.toThrow('not-your-seat');

  // Whoever asks first makes it and is its host; two at once, and those after, are led to the same one.
  const [first, second] = await Promise.all([again(table, bob.token), again(table, cid.token)]);
  const third = await again(table, ann.token);
  expect(new Set([first.table, second.table, third.table]).size).toBe(1);
  expect([third.seats, first.seats, second.seats]).toEqual([[0], [1], [2]]);
  await eve.untilNews((guest) => guest.table!.again === first.table); // The way is shown to everybody.
  const [before, card] = await Promise.all([cardOf(table), cardOf(first.table)]);
  expect(card).toMatchObject({ ...how, options, phase: 'gathering', isPublic: before.isPublic, again: null });
  expect([first.guest, second.guest]).toContain(card.host);
  expect(card.guests.map(({ name, awaited }) => [name, awaited])).toEqual([
    ['Ann', true],
    ['Bob', true],
    ['Cid', true],
  ]);
  expect(card.vow!.commitment).not.toBe(before.vow!.commitment);

  // By the same token, at the same seat, with a number of their own after the vow. A stranger gets nobody's seat.
  await expect(come({ ...third, seats: [0] }, 'Mallory', null)).rejects.toThrow('seat-taken');
  const host = card.host === 1 ? bob : cid;
  const other = host === bob ? cid : bob;
  await come(host === bob ? first : second, host === bob ? 'Bob' : 'Cid', host.token);
  await come(third, 'Ann', ann.token);
  await expect(begin(first.table, host.token)).rejects.toThrow('seats-open');

  // Who does not come is replaced by a bot.
  const absent = host === bob ? 2 : 1;
  const seats = card.seats.map((_, at) => (at === absent ? { kind: 'bot', bot: 'random' } : { kind: 'person' }));
  await house.call('PATCH', `/api/tables/${first.table}`, { seats }, host.token);
  await begin(first.table, host.token);
  const anew = [ann, host].map(({ token }) => watchTable(house.address, { table: first.table, token }, null));
  await toTheEnd(anew);
  expect((await again(table, other.token)).seats).toEqual([]); // Too late: led there, to look on.
  const { verdict } = judgeText(await recordOf(first.table), () => chosen);
  expect(verdict).toMatchObject({ kind: 'verified', seed: { kind: 'vowed', table: first.table, nonces: 2 } });
  leaveAll(...players, eve, ...anew);
});

test('a table that was closed before it began can be asked for anew', async () => {
  const { table, players } = await seatedAt(house, ['Ann', 'Bob'], { delay: 60_000, isPublic: true });
  await toTheEnd(players);
  const [ann, bob] = players;
  const first = await again(table, ann.token);
  await house.call('DELETE', `/api/tables/${first.table}`, undefined, ann.token);
  const second = await again(table, bob.token);
  expect(second.table).not.toBe(first.table);
  expect(await cardOf(second.table)).toMatchObject({ delay: 60_000, isPublic: true });
  expect((await again(table, ann.token)).table).toBe(second.table);
  leaveAll(...players);
});

test('whoever has another name from now on is called so by everybody, at play too, and a bot in the seat stays', async () => {
  const { table, players } = await seatedAt(house, ['Ann', 'Bob']);
  const [ann, bob] = players;
  const rename = (name: string) => house.call('POST', `/api/tables/${table}/guests`, { name, seats: [0] }, ann.token);
  await rename('Anna');
  const sight = await bob.until(({ sitters }) => sitters[0].name === 'Anna');
  expect(sight.sitters[0]).toMatchObject({ kind: 'person', person: 0 });
  await bob.untilNews(({ sayings }) => sayings.at(-1)?.text === 'renamed');
  expect(bob.guest.sayings.filter(({ kind }) => kind === 'news')).toMatchObject([{ text: 'renamed', about: 0 }]);
  await expect(rename('Bob')).rejects.toThrow('name-taken');
  await ann.guest.do({ kind: 'sit', seat: 0, bot: 'random' });
  await rename('Annika');
  const later = await bob.until(({ sitters }) => sitters[0].name === 'Annika');
  expect(later.sitters[0]).toMatchObject({ kind: 'bot', bot: 'random' });
  leaveAll(...players);
});
