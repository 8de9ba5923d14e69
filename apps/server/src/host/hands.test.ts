/** Seats change hands over the wire: to a bot and back, to a friend by vote, the host's part; and time stands still in a pause. */

import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { Table } from '@tabard/table';
import { ferry, luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveAll, openInn, type Player, seatedAt, sitAt, type TestInn, watchTable } from '../inn.fixture';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const boat = { game: ferry, bots: [], words: {}, speech: {} } as unknown as GameModule;

const MINUTE = 60_000;
let at = 1_000_000;
let house: TestInn;
beforeAll(async () => {
  house = await openInn([pig, boat], { now: () => at, patience: 10 * 24 * 60 * MINUTE });
});
afterAll(() => house?.close());

const seated = (names: readonly string[], more?: object) => seatedAt(house, names, more);
/** Everybody else sees that they are gone, and so much time goes by. */
async function leaves(player: Player, others: readonly Player[], ms: number): Promise<void> {
  player.guest.close();
  const gone = player.number!;
  await Promise.all(others.map((one) => one.untilNews(({ table }) => table!.guests[gone].here === false)));
  at += ms;
}
const inn = (reason: string) => ({ by: 'inn', reason });

test('a seat goes to a bot by its guest or the host, and comes back to its guest alone', async () => {
  const { players } = await seated(['Ann', 'Bob']);
  const [ann, bob] = players;
  expect(await bob.guest.do({ kind: 'sit', seat: 0, bot: 'random' })).toEqual(inn('not-your-seat'));
  expect(await ann.guest.do({ kind: 'sit', seat: 1, bot: 'random' })).toBeNull();
  await bob.until(({ sitters }) => sitters[1].kind === 'bot');
  expect(await ann.guest.do({ kind: 'sit', seat: 1, bot: null })).toEqual(inn('not-your-seat'));
  expect(await bob.guest.do({ kind: 'sit', seat: 1, bot: null })).toBeNull();
  expect((await ann.until(({ sitters }) => sitters[1].kind === 'person')).sitters[1]).toMatchObject({
    name: 'Bob',
    person: 1,
  });
  leaveAll(...players);
});

test('who is left alone gives the seat of who has been away for a minute to a bot; with others here the host does', async () => {
  const { table, players } = await seated(['Ann', 'Bob', 'Cid']);
  const [ann, bob, cid] = players;
  const bot = { kind: 'sit', seat: 0, bot: 'random' } as const;
  await leaves(ann, [bob, cid], MINUTE);
  expect(await bob.guest.do(bot)).toEqual(inn('not-your-seat')); // Cid is here, and would have a word in it.
  await leaves(cid, [bob], 59_000);
  const one = { ...bot, seat: 2 };
  expect(await bob.guest.do(one)).toEqual(inn('not-your-seat')); // Nobody is away so soon.
  expect(await bob.guest.do(bot)).toBeNull();
  expect((await bob.until(({ sitters }) => sitters[0].kind === 'bot')).sitters[0]).toMatchObject({
    name: 'Ann',
    person: 0,
  });
  at += 1_000;
  expect(await bob.guest.do(one)).toBeNull();
  // Who comes back takes the seat back.
  const back = watchTable(house.address, { table, token: ann.token }, 0);
  await back.until(() => true);
  expect(await back.guest.do({ ...bot, bot: null })).toBeNull();
  await bob.until(({ sitters }) => sitters[0].kind === 'person');
  leaveAll(bob, back);
});

test('a friend plays on for somebody who is away, if all who are here and play agree; it is theirs then, in name and voice', async () => {
  const { table, players } = await seated(['Ann', 'Bob', 'Cid']);
  const [ann, bob, cid] = players;
  const dot = await sitAt(house.address, table, 'Dot', []);
  await dot.until(() => true);
  expect(await dot.guest.takeOver(1)).toEqual(inn('not-away'));
  await leaves(bob, [ann, cid, dot], 30_000);
  expect(await dot.guest.takeOver(1)).toEqual(inn('not-away'));
  at += 30_000;
  expect(await dot.guest.takeOver(1)).toBeNull();
  await ann.untilNews(({ table: card }) => card!.takeover?.by === 3);
  expect(await dot.guest.vote(1, true)).toEqual(inn('no-voice'));
  expect(await ann.guest.vote(1, true)).toBeNull();
  expect(ann.guest.sight!.sitters[1].name).toBe('Bob');
  expect(await cid.guest.vote(1, true)).toBeNull();
  const seen = await dot.until(({ sitters }) => sitters[1].name === 'Dot');
  await dot.untilNews(({ you }) => you!.viewer === 1);
  expect(dot.guest.you).toMatchObject({ guest: 3, seats: [1], viewer: 1 });
  expect((dot.guest.sight!.b as { charms: unknown[] }).charms[1]).toHaveLength(2);
  expect(seen.sitters[1]).toMatchObject({ kind: 'person', person: 3 });
  await ann.untilNews(({ sayings }) => sayings.some(({ text, about }) => text === 'taken-over' && about === 1));

  // The log alone says the same.
  const { room, lines } = (await house.inn.store.read(table))!;
  const again = Table.fromLog(luckyPig, botsFor(pig), { ...room.head!, entries: lines.map(({ entry }) => entry) });
  expect([again.humanOf(1), again.sitters[1].name, again.humans]).toEqual([3, 'Dot', [0, 3, 2]]);

  // Who comes back has the seat again at its next question, as it is not asked just now.
  const back = watchTable(house.address, { table, token: bob.token }, 1);
  await back.untilNews(({ you }) => you?.viewer === 1);
  await dot.untilNews(({ you }) => you?.viewer === null);
  await ann.untilNews(({ sayings }) => sayings.some(({ text, about }) => text === 'seat-back' && about === 1));
  await ann.until(({ sitters }) => sitters[1].name === 'Bob');
  leaveAll(ann, cid, dot, back);
});

test('who comes back while their seat is asked has it when that is answered', async () => {
  const { table, players } = await seated(['Ann', 'Bob']);
  const [ann, bob] = players;
  const dot = await sitAt(house.address, table, 'Dot', []);
  await dot.until(() => true);
  await leaves(ann, [bob, dot], MINUTE);
  expect(await dot.guest.takeOver(0)).toBeNull();
  expect(await bob.guest.vote(0, true)).toBeNull();
  await dot.untilNews(({ you }) => you!.viewer === 0);
  const back = watchTable(house.address, { table, token: ann.token }, 0);
  await back.until(() => true);
  expect(back.guest.you!.seats).toEqual([]); // The question is Dot's, who is here.
  expect(await dot.guest.do({ kind: 'answer', seat: 0, key: 'roll' })).toBeNull();
  await back.untilNews(({ you }) => you?.viewer === 0);
  await dot.untilNews(({ you }) => you?.seats.length === 0);
  leaveAll(bob, dot, back);
});

test('who came after the beginning has no voice on seats: a host with a second self outvotes nobody', async () => {
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', bot: 'random' }];
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats });
  const eve = await sitAt(house.address, table, 'Eve', [0]);
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  await house.call('POST', `/api/tables/${table}/begin`, {}, eve.token);
  await bob.until(() => true);
  const person = { kind: 'person' };
  await house.call('PATCH', `/api/tables/${table}`, { seats: [person, person, person] }, eve.token);
  const self = await sitAt(house.address, table, 'Eva', [2]);
  await self.untilNews(({ table: card }) => card?.seats[2].late === true);
  await leaves(bob, [eve, self], 61_000);
  // Eve alone has a voice: Eva may ask her, but Eve may not ask Eva.
  expect(await eve.guest.takeOver(1)).toEqual(inn('nobody-to-agree'));
  leaveAll(eve, self);
});

test('the others hear of every seat that the host gives to a bot, and how often; who comes back plays again', async () => {
  const { table, players } = await seated(['Ann', 'Bob', 'Cid']);
  const [ann, bob, cid] = players;
  for (let times = 1; times <= 2; times++) {
    expect(await ann.guest.do({ kind: 'sit', seat: 1, bot: 'random' })).toBeNull();
    await cid.untilNews(({ table: card }) => card!.seats[1].given === times);
    await cid.untilNews(
      ({ sayings }) => sayings.filter(({ text, about }) => text === 'given-to-bot' && about === 1).length === times,
    );
    expect((await cid.until(({ sitters }) => sitters[1].kind === 'bot')).sitters[1].given).toBe(times);
    if (times === 1) expect(await bob.guest.do({ kind: 'sit', seat: 1, bot: null })).toBeNull();
  }
  await leaves(bob, [ann, cid], 0);
  const back = watchTable(house.address, { table, token: bob.token }, 1);
  await back.until(({ sitters }) => sitters[1].kind === 'person');
  await ann.untilNews(({ sayings }) => sayings.some(({ text, about }) => text === 'seat-back' && about === 1));
  // What somebody gave to a bot themselves is nobody else's doing.
  expect(await cid.guest.do({ kind: 'sit', seat: 2, bot: 'random' })).toBeNull();
  expect((await ann.until(({ sitters }) => sitters[2].kind === 'bot')).sitters[2].given).toBeUndefined();
  leaveAll(ann, cid, back);
});

test('one no, the return of whose seat it is, or nobody to agree: the seat stays whose it was', async () => {
  const { table, players } = await seated(['Ann', 'Bob', 'Cid']);
  const [ann, bob, cid] = players;
  await leaves(bob, [ann, cid], MINUTE);
  expect(await ann.guest.takeOver(1)).toBeNull();
  expect(await cid.guest.takeOver(1)).toEqual(inn('takeover-open'));
  expect(await cid.guest.vote(1, false)).toBeNull();
  await ann.untilNews(({ table: card }) => card!.takeover === null);

  expect(await ann.guest.takeOver(1)).toBeNull();
  const back = watchTable(house.address, { table, token: bob.token }, 1);
  await back.until(() => true);
  await ann.untilNews(({ table: card }) => card!.takeover === null);
  expect(back.guest.you!.seats).toEqual([1]);
  await leaves(back, [ann, cid], 0);
  await leaves(cid, [ann], MINUTE);
  expect(await ann.guest.takeOver(1)).toEqual(inn('nobody-to-agree'));
  leaveAll(...players, back);
});

test('the host hands over; and where the host is away for long, who came first of those who are here and play is it', async () => {
  const { table, players } = await seated(['Ann', 'Bob', 'Cid']);
  const [ann, bob, cid] = players;
  await house.call('PATCH', `/api/tables/${table}`, { host: 1 }, ann.token);
  await cid.untilNews(({ table: card }) => card!.host === 1);
  await expect(house.call('PATCH', `/api/tables/${table}`, { paused: true }, ann.token)).rejects.toThrow(
    'not-the-host',
  );
  await leaves(ann, [bob, cid], 0);
  await leaves(bob, [cid], 59_000);
  const live = await house.inn.table(table);
  await live.doWhatIsDue(at);
  expect(live.room.host).toBe(1);
  at += 1_000;
  await live.doWhatIsDue(at);
  await cid.untilNews(({ table: card }) => card!.host === 2);
  await cid.untilNews(({ sayings }) => sayings.some(({ text, about }) => text === 'new-host' && about === 2));
  leaveAll(cid);
});

test('clocks stand still in a pause, nobody plays in it, and a table read anew agrees', async () => {
  const { table, players } = await seated(['Ann', 'Bob'], { pace: { kind: 'answer', ms: 60_000 } });
  const [ann, bob] = players;
  const live = await house.inn.table(table);
  at += 20_000;
  await house.call('PATCH', `/api/tables/${table}`, { paused: true }, ann.token);
  await bob.untilNews(({ table: card }) => card!.paused);
  expect(await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' })).toEqual(inn('paused'));
  at += 60 * MINUTE;
  await live.doWhatIsDue(at);
  expect(await house.inn.store.due(at, 1000)).not.toContain(table);
  const left = () => live.inTurn((held) => held!.clocks!.left(0, at));
  expect(await left()).toBe(40_000);
  await house.call('PATCH', `/api/tables/${table}`, { paused: false }, ann.token);
  await bob.untilNews(({ table: card }) => !card!.paused);
  at += 10_000;
  expect(await left()).toBe(30_000);
  const { room, lines } = (await house.inn.store.read(table))!;
  const again = Table.fromLog(luckyPig, botsFor(pig), { ...room.head!, entries: lines.map(({ entry }) => entry) });
  expect([again.clocks!.left(0, at), again.isPaused]).toEqual([30_000, false]);
  expect(ann.guest.sight!.answers).toBe(0);
  at += 30_001;
  await live.doWhatIsDue(at);
  await bob.until(({ answers }) => answers === 1);
  leaveAll(...players);
});

test('people let a bot go first that waits for them, and who only watches does not', async () => {
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'random' }];
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'ferry', seats });
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  await ann.until(() => true);
  expect(await ann.guest.letGo(1)).toEqual(inn('not-waiting')); // The crew's course is the people's.
  await ann.guest.do({ kind: 'answer', seat: 0, key: 'bank' });
  await ann.until(({ pending }) => pending.asks.length === 2);
  expect(await ann.guest.letGo(1)).toBeNull();
  await ann.until(({ b, pending }) => {
    const { acted } = b as { acted: number[] };
    return acted.includes(1) || pending.asks[0].question === 'row.side' || pending.asks.length === 1;
  });
  const eve = await sitAt(house.address, table, 'Eve', []);
  expect(await eve.guest.letGo(1)).toEqual(inn('not-your-seat'));
  leaveAll(ann, eve);
});

test("a bot's seat is opened to a friend at play: the bot plays on until somebody sits down, and that is told", async () => {
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'random', name: 'Ember' }];
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats });
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  await ann.until(() => true);
  const lay = (...laid: object[]) => house.call('PATCH', `/api/tables/${table}`, { seats: laid }, ann.token);
  const person = { kind: 'person' };
  await expect(lay({ kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' })).rejects.toThrow('begun');
  await expect(lay(person)).rejects.toThrow('begun');
  await expect(lay(person, person, person)).rejects.toThrow('begun');
  await expect(sitAt(house.address, table, 'Early', [1])).rejects.toThrow('seat-taken');
  await lay(person, person);
  await ann.untilNews(({ table: card }) => card!.seats[1].kind === 'open');
  expect(ann.guest.sight!.sitters[1]).toMatchObject({ kind: 'bot', name: 'Ember' });
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  expect((await ann.until(({ sitters }) => sitters[1].kind === 'person')).sitters[1]).toMatchObject({ name: 'Bob' });
  await ann.untilNews(({ sayings }) => sayings.some(({ text, about }) => text === 'sat-down' && about === 1));
  await bob.untilNews(({ you }) => you?.viewer === 1);
  leaveAll(ann, bob);
});
