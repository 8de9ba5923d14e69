/** Somebody leaves a table for good: before it begins, at play, when it is over, and as the last one. */
import type { GameModule } from '@tabard/content';
import type { TableCard } from '@tabard/inn';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveAll, openInn, type Player, playOn, seatedAt, sitAt, type TestInn, watchTable } from '../inn.fixture';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;

let at = 1_000_000;
let house: TestInn;
beforeAll(async () => {
  house = await openInn([pig], { now: () => at });
});
afterAll(() => house?.close());

const cardOf = (table: string) => house.call<TableCard>('GET', `/api/tables/${table}`);
const leave = (table: string, { token }: Pick<Player, 'token'>, wish?: object) =>
  house.call('DELETE', `/api/tables/${table}/guests`, wish, token);
const patch = (table: string, { token }: Player, wish: object) =>
  house.call('PATCH', `/api/tables/${table}`, wish, token);
const namesAt = (card: TableCard) => card.seats.map(({ kind, name }) => `${kind} ${name}`.trim());
const quick = (options: readonly string[]) => options.find((key) => key === 'hold') ?? options[0];

test('before it begins their seat is free again, their name too, and the next who came is the host', async () => {
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats });
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const eve = await sitAt(house.address, table, 'Eve', []);
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  await bob.untilNews((guest) => guest.table !== null);
  await leave(table, ann);
  await bob.untilNews(({ table: card }) => card!.seats[0].kind === 'open');
  const card = await cardOf(table);
  expect([namesAt(card), card.host]).toEqual([['open', 'person Bob'], 2]); // Not Eve, who only looks on.
  expect(card.guests[0]).toMatchObject({ name: 'Ann', here: false, gone: true });
  await bob.untilNews(({ sayings }) => sayings.some(({ text, about }) => text === 'left' && about === 0));

  // That token is none any more, and its page is told so; whoever comes by the same name is somebody new.
  await ann.untilNews(({ connection, farewell }) => connection === 'gone' && farewell === 'not-a-guest');
  await expect(leave(table, ann)).rejects.toThrow('not-a-guest');
  await expect(house.call('POST', `/api/tables/${table}/codes`, {}, ann.token)).rejects.toThrow('not-a-guest');
  const again = await sitAt(house.address, table, 'Ann', [0]);
  expect(again.number).toBe(3);
  await house.call('POST', `/api/tables/${table}/begin`, {}, bob.token);
  expect((await again.until(() => true)).sitters.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  leaveAll(ann, eve, bob, again);
});

test('at play a bot has the seat from then on, for whoever leaves there is no way back, and a friend may have it', async () => {
  const { table, players } = await seatedAt(house, ['Ann', 'Bob', 'Cid']);
  const [ann, bob, cid] = players;
  const { code } = await house.call<{ code: string }>('POST', `/api/tables/${table}/codes`, {}, ann.token);
  await expect(leave(table, ann, { bot: 'nobody' })).rejects.toThrow('no-such-bot');
  await leave(table, ann, { bot: 'random' });
  const sight = await bob.until(({ sitters }) => sitters[0].kind === 'bot');
  expect(sight.sitters[0]).toMatchObject({ name: 'Ann', bot: 'random' });
  const card = await cardOf(table);
  expect([namesAt(card)[0], card.host]).toEqual(['bot Ann', 1]);
  await expect(house.call('POST', '/api/codes', { code })).rejects.toThrow('no-such-code');
  const back = watchTable(house.address, { table, token: ann.token }, 0);
  await back.untilNews(({ connection }) => connection === 'gone');

  const open = card.seats.map(({ kind, bot }, i) => (kind === 'bot' && i > 0 ? { kind, bot } : { kind: 'person' }));
  await patch(table, bob, { seats: open });
  const dot = await sitAt(house.address, table, 'Dot', [0]);
  expect((await bob.until(({ sitters }) => sitters[0].name === 'Dot')).sitters[0].kind).toBe('person');
  leaveAll(ann, bob, cid, back, dot);
});

test('the last to go takes the table along, but not one whose result is to be seen', async () => {
  const { table, players } = await seatedAt(house, ['Ann', 'Bob']);
  const [ann, bob] = players;
  await leave(table, ann);
  await leave(table, bob);
  await expect(cardOf(table)).rejects.toThrow('no-such-table');
  leaveAll(...players);

  const over = await seatedAt(house, ['Ann', 'Bob', 'Cid']);
  await Promise.all(over.players.map((player) => playOn(player, quick)));
  const [one, other, third] = over.players;
  await leave(over.table, one);
  expect(namesAt(await cardOf(over.table))).toEqual(['person Ann', 'person Bob', 'person Cid']);
  // Who has left is not expected where the others play once more.
  const again = await house.call<{ table: string }>('POST', `/api/tables/${over.table}/again`, {}, other.token);
  const card = await cardOf(again.table);
  expect([namesAt(card), card.guests.map(({ name }) => name)]).toEqual([
    ['open', 'person Bob', 'person Cid'],
    ['Bob', 'Cid'],
  ]);

  // Who does not come need not be waited for: their seat is free, or a bot's.
  const come = { name: 'Bob', seats: [1], nonce: 'ab'.repeat(16) };
  await house.call('POST', `/api/tables/${again.table}/guests`, come, other.token);
  const free = card.seats.map(() => ({ kind: 'person', free: true }));
  await patch(again.table, other, { seats: free });
  expect(namesAt(await cardOf(again.table))).toEqual(['open', 'person Bob', 'open']); // Bob has come.
  await patch(again.table, other, { seats: free.toSpliced(0, 1, { kind: 'bot', bot: 'random' } as never) });
  const seatAgain = { name: 'Cid', seats: [2], nonce: 'cd'.repeat(16) };
  await house.call('POST', `/api/tables/${again.table}/guests`, seatAgain, third.token);
  await house.call('POST', `/api/tables/${again.table}/begin`, {}, other.token);

  await leave(over.table, other);
  await leave(over.table, third);
  expect((await cardOf(over.table)).phase).toBe('over');
  leaveAll(...over.players);
});

test('who sits there can ask from elsewhere whom it waits for, and since when', async () => {
  const { table, players } = await seatedAt(house, ['Ann', 'Bob'], { delay: 60_000 });
  const [ann, bob] = players;
  const turn = (token: string | null) => house.call<object>('GET', `/api/tables/${table}/turn`, undefined, token);
  const asked = ann.guest.sight!.pending.asks[0].seat;
  expect(await turn(bob.token)).toEqual({ waitsFor: { seats: [asked], since: at } });
  at += 5_000;
  const [first, second] = asked === 0 ? [ann, bob] : [bob, ann];
  await first.guest.do({ kind: 'answer', seat: asked, key: 'roll' });
  const now = (await second.until(({ answers }) => answers === 1)).pending.asks[0].seat;
  expect(await turn(ann.token)).toEqual({ waitsFor: { seats: [now], since: at } });
  // Not for who looks on, a minute late.
  const eve = await sitAt(house.address, table, 'Eve', []);
  await expect(turn(eve.token)).rejects.toThrow('not-your-seat');
  await expect(turn(null)).rejects.toThrow('not-a-guest');
  await Promise.all(players.map((player) => playOn(player, quick)));
  expect(await turn(ann.token)).toEqual({ waitsFor: null });
  leaveAll(ann, bob, eve);
});
