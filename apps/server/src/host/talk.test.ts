/** What is said at a table, and how people agree at it, over the wire. */
import type { GameModule } from '@tabard/content';
import type { Sight } from '@tabard/inn';
import paraRoles from '@tabard/para-roles';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveAll, openInn, type Player, seatedAt, type TestInn } from '../inn.fixture';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const MINUTE = 60_000;
let at = 1_000_000;
let house: TestInn;
beforeAll(async () => {
  house = await openInn([pig, paraRoles], { now: () => at, patience: 10 * 24 * 60 * MINUTE });
});
afterAll(() => house?.close());

const seated = (names: readonly string[], more?: object) => seatedAt(house, names, more);
const inn = (reason: string) => ({ by: 'inn', reason });

describe('talk', () => {
  test('phrases always; free talk where the host allows it, without a sign that a screen obeys, and not from who is muted', async () => {
    const { table, players } = await seated(['Ann', 'Bob']);
    const [ann, bob] = players;
    expect(await bob.guest.say('hello')).toEqual(inn('no-chat'));
    expect(await bob.guest.phrase('well-played')).toBeNull();
    await ann.untilNews(({ sayings }) => sayings.at(-1)?.text === 'well-played');
    await house.call('PATCH', `/api/tables/${table}`, { chat: 'free' }, ann.token);
    expect(await bob.guest.say('  so \u202e\u0007good\n<b>you</b> are ')).toBeNull();
    await ann.untilNews(({ sayings }) => sayings.length === 2);
    expect(ann.guest.sayings[1]).toMatchObject({ guest: 1, kind: 'text', text: 'so good <b>you</b> are', about: null });
    expect(await bob.guest.say('\u200b \u0000')).toEqual(inn('nothing-said'));
    await house.call('PATCH', `/api/tables/${table}`, { muted: [1] }, ann.token);
    expect(await bob.guest.say('again')).toEqual(inn('muted'));
    expect(await ann.guest.say('quiet now')).toBeNull();
    await expect(house.call('PATCH', `/api/tables/${table}`, { muted: [9] }, ann.token)).rejects.toThrow(
      'no-such-guest',
    );
    leaveAll(...players);
  });

  test('nobody talks faster than people do, and what was sent twice is said once', async () => {
    const { table, players } = await seated(['Ann', 'Bob']);
    const [ann, bob] = players;
    const said = [];
    for (let i = 0; i < 7; i++) said.push(await bob.guest.phrase('laugh'));
    const tooFast = { ...inn('too-fast'), wait: 2_000 };
    expect(said).toEqual([null, null, null, null, null, tooFast, tooFast]);
    expect(await ann.guest.phrase('wow')).toBeNull();
    at += 4_000;
    const live = await house.inn.table(table);
    const message = { kind: 'phrase', id: 'twice', phrase: 'sigh' } as const;
    await live.speak(1, message);
    await live.speak(1, message);
    const kept = await house.inn.store.sayings(table, 0, 100);
    expect(kept.map(({ text }) => text)).toEqual([...Array(5).fill('laugh'), 'wow', 'sigh']);
    leaveAll(...players);
  });

  test('who is waited for may be reminded, now and then', async () => {
    const { players } = await seated(['Ann', 'Bob', 'Cid']);
    const [ann, bob, cid] = players;
    expect(await ann.guest.nudge(1)).toEqual(inn('not-waited-for'));
    expect(await bob.guest.nudge(0)).toBeNull();
    await ann.untilNews(({ sayings }) => sayings.at(-1)?.kind === 'nudge');
    expect(ann.guest.sayings.at(-1)).toMatchObject({ guest: 1, about: 0 });
    expect(await cid.guest.nudge(0)).toEqual(inn('nudged-already'));
    at += 2 * MINUTE;
    expect(await cid.guest.nudge(0)).toBeNull();
    leaveAll(...players);
  });
});

describe('agreeing', () => {
  const both = async (players: readonly Player[], holds: (sight: Sight) => boolean) =>
    Promise.all(players.map((player) => player.until(holds)));
  /** Ann has rolled: to go back before it needs Bob. */
  async function rolled(): Promise<{ table: string; players: Player[] }> {
    const seat = await seated(['Ann', 'Bob']);
    await seat.players[0].guest.do({ kind: 'answer', seat: 0, key: 'roll' });
    await both(seat.players, ({ answers }) => answers === 1);
    return seat;
  }

  test('a roll is taken back when all agree, and the table knows that it is practice', async () => {
    const { players } = await rolled();
    const [ann, bob] = players;
    expect(await ann.guest.do({ kind: 'undo', seat: 0 })).toMatchObject({
      by: 'table',
      id: 'table.undo-needs-agreement',
    });
    expect(await ann.guest.do({ kind: 'propose', seat: 0, to: 0 })).toBeNull();
    const [, seen] = await both(players, ({ proposal }) => proposal !== null);
    expect(seen.proposal).toMatchObject({ kind: 'undo', by: 0, to: 0, agreed: [0] });
    expect(await bob.guest.do({ kind: 'agree', seat: 1 })).toBeNull();
    const [mine, theirs] = await both(players, ({ answers, proposal }) => answers === 0 && proposal === null);
    expect([mine.isPractice, theirs.isPractice, mine.b]).toEqual([true, true, { ...(mine.b as object), pot: 0 }]);
    leaveAll(...players);
  });

  test('it stands when one refuses', async () => {
    const { players } = await rolled();
    await players[0].guest.do({ kind: 'propose', seat: 0, to: 0 });
    expect(await players[1].guest.do({ kind: 'refuse', seat: 1 })).toBeNull();
    const [seen] = await both(players, ({ proposal }) => proposal === null);
    expect([seen.answers, seen.isPractice]).toEqual([1, false]);
    leaveAll(...players);
  });

  test('it waits for who is away, unless a bot sits there meanwhile', async () => {
    const { players } = await rolled();
    const [ann, bob] = players;
    bob.guest.close();
    await ann.guest.do({ kind: 'propose', seat: 0, to: 0 });
    expect((await ann.until(({ proposal }) => proposal !== null)).answers).toBe(1);
    expect(await ann.guest.do({ kind: 'sit', seat: 1, bot: 'random' })).toBeNull();
    await ann.until(({ answers, proposal }) => answers === 0 && proposal === null);
    leaveAll(...players);
  });

  test('a party votes: each proposes, most carry it, and the others see who is for what (Para Roles)', async () => {
    const { players } = await seated(['Ann', 'Bob', 'Cid', 'Dot'], { game: 'para-roles', voices: 'each' });
    const [ann, bob, cid, dot] = players;
    // Whoever must choose alone does; until the party is asked something together.
    for (let i = 0; i < 60; i++) {
      const [ask] = ann.guest.sight!.pending.asks;
      if (ask.kind === 'together') break;
      const who = players[ask.seat];
      const [own] = who.guest.sight!.pending.asks.filter(({ seat }) => seat === ask.seat);
      const { moment } = ann.guest.sight!;
      await who.guest.do({ kind: 'answer', seat: ask.seat, key: own.options[0] });
      await both(players, (sight) => sight.moment > moment);
    }
    const [{ pending, answers }] = await both(players, () => true);
    const [{ kind, options }] = pending.asks;
    expect(kind).toBe('together');
    expect(await bob.guest.do({ kind: 'point', seat: 1, what: options[0] })).toBeNull();
    await both(players, ({ pointed }) => pointed[1] === options[0]);
    expect(await ann.guest.do({ kind: 'answer', seat: 0, key: options[0] })).toBeNull();
    const [, seen] = await both(players, ({ proposal }) => proposal !== null);
    expect([seen.answers, seen.proposal]).toMatchObject([answers, { kind: 'answer', key: options[0], agreed: [0] }]);
    expect(await cid.guest.do({ kind: 'agree', seat: 2 })).toBeNull();
    expect((await both(players, ({ proposal }) => proposal?.agreed.length === 2))[0].answers).toBe(answers);
    expect(await dot.guest.do({ kind: 'agree', seat: 3 })).toBeNull();
    await both(players, (sight) => sight.answers > answers && sight.proposal === null);
    leaveAll(...players);
  });
});
