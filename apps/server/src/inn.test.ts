/** The inn as its guests know it: over HTTP and sockets, kept in a database, with people who come and go. */
import type { GameModule } from '@tabard/content';
import type { TableCard } from '@tabard/inn';
import { judgeText } from '@tabard/kernel';
import type { TableLog } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshFolder, openInn, playOn, sitAt, type TestInn, watchTable } from './inn.fixture';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;

let house: TestInn;
beforeAll(async () => {
  house = await openInn([pig]);
});
afterAll(() => house?.close());

const PERSONS = [{ kind: 'person' }, { kind: 'person' }];
const newTable = async (more: object = {}): Promise<string> => {
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', {
    game: 'lucky-pig',
    seats: PERSONS,
    ...more,
  });
  return table;
};

/** Rolls twice, then holds. */
const careful = (options: readonly string[], { b }: { b: unknown }): string =>
  options.includes('hold') && (b as { pot: number }).pot > 5 ? 'hold' : 'roll';

async function twoAtATable() {
  const table = await newTable();
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  return { table, ann, bob };
}

describe('sitting down', () => {
  test('whoever has the link takes a free seat; the first is the host and begins when all are taken', async () => {
    const table = await newTable();
    const ann = await sitAt(house.address, table, 'Ann', [0]);
    await expect(house.call('POST', `/api/tables/${table}/begin`, {}, ann.token)).rejects.toThrow('seats-open');
    await expect(sitAt(house.address, table, 'Eve', [0])).rejects.toThrow('seat-taken');
    await expect(sitAt(house.address, table, 'Ann', [1])).rejects.toThrow('name-taken');
    const bob = await sitAt(house.address, table, '  Bob\u202e ', [1]);
    await expect(house.call('POST', `/api/tables/${table}/begin`, {}, bob.token)).rejects.toThrow('not-the-host');
    await expect(house.call('POST', `/api/tables/${table}/begin`, {})).rejects.toThrow('not-a-guest');
    await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
    const { pending } = await ann.until(() => true);
    expect(pending.asks).toMatchObject([{ seat: 0, options: expect.arrayContaining(['roll']) }]);
    expect((await bob.until(() => true)).pending.asks).toMatchObject([{ seat: 0, options: [] }]);
    expect(bob.guest.table!.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    ann.guest.close();
    bob.guest.close();
  });

  test('what anybody may know of a table holds neither seed nor token nor hand', async () => {
    const { table, ann, bob } = await twoAtATable();
    await ann.until(() => true);
    const kept = await house.inn.store.read(table);
    const text = JSON.stringify(await house.call<TableCard>('GET', `/api/tables/${table}`));
    for (const secret of [kept!.room.seed, ann.token!, ...kept!.holders.map(({ tokenHash }) => tokenHash)])
      expect(text).not.toContain(secret);
    const nonces = kept!.room.guests.map(({ nonce }) => nonce);
    for (const nonce of nonces) expect(text).not.toContain(nonce);
    ann.guest.close();
    bob.guest.close();
  });

  test('a code lets a second device in, once', async () => {
    const { table, ann, bob } = await twoAtATable();
    const { code } = await house.call<{ code: string }>('POST', `/api/tables/${table}/codes`, {}, ann.token);
    const spelled = `${code.slice(0, 5).toLowerCase()} - ${code.slice(5)}`;
    const { token, guest } = await house.call<{ token: string; guest: number }>('POST', '/api/codes', {
      code: spelled,
    });
    expect([guest, token === ann.token]).toEqual([0, false]);
    await expect(house.call('POST', '/api/codes', { code })).rejects.toThrow('no-such-code');
    const phone = watchTable(house.address, { table, token }, guest);
    await phone.until(({ pending }) => pending.asks[0].options.length > 0);
    for (const one of [ann, bob, phone]) one.guest.close();
  });
});

describe('playing', () => {
  test('a whole game by two: each is told what it may know, and the record proves that nobody chose the dice', async () => {
    const { table, ann, bob } = await twoAtATable();
    const watcher = watchTable(house.address, { table, token: null, story: true }, null);
    await Promise.all([playOn(ann, careful), playOn(bob, careful), watcher.until(({ standing }) => standing !== null)]);
    const [seen, other, third] = [ann, bob, watcher].map(({ guest }) => guest.sight!);
    expect(seen.standing!.scores.some((score) => score >= 100)).toBe(true);
    expect([other.hash, third.hash, other.b, third.b]).toEqual([seen.hash, seen.hash, seen.b, seen.b].map((x) => x));
    expect(ann.guest.history).toHaveLength(seen.events);
    const text = await house.call<string>('GET', `/api/tables/${table}/record`);
    expect(await house.call<string>('GET', `/api/tables/${table}/record`)).toBe(text);
    const { verdict } = judgeText(text, () => luckyPig);
    expect(verdict).toMatchObject({
      kind: 'verified',
      finished: true,
      seed: { kind: 'vowed', table, nonces: 2, isClosed: true },
    });
    expect((await house.call<TableCard>('GET', `/api/tables/${table}`)).phase).toBe('over');
    for (const one of [ann, bob, watcher]) one.guest.close();
  });

  test('a view that is told change by change is the view as it is', async () => {
    const { table, ann, bob } = await twoAtATable();
    await ann.until(() => true);
    for (let i = 0; i < 12; i++) {
      const { seat } = ann.guest.sight!.pending.asks[0];
      const who = seat === 0 ? ann : bob;
      await who.guest.do({ kind: 'answer', seat, key: 'roll' });
      await ann.until(({ answers }) => answers === i + 1);
      await bob.until(({ answers }) => answers === i + 1);
      const live = await house.inn.table(table);
      await live.inTurn((held) => {
        expect(ann.guest.sight!.b).toEqual(held!.match.view(0));
        expect(bob.guest.sight!.b).toEqual(held!.match.view(1));
        expect(bob.guest.history).toEqual(held!.match.eventsFor(1));
      });
    }
    ann.guest.close();
    bob.guest.close();
  });

  test('who comes back is told what happened meanwhile, nothing twice; what they did meanwhile is done once', async () => {
    const { table, ann, bob } = await twoAtATable();
    const told: string[] = [];
    const watcher = watchTable(house.address, { table, token: null, story: true }, null, {
      onStory: (frames) => told.push(...frames.flatMap(({ event }) => (event ? [event.type] : []))),
    });
    await Promise.all([ann, bob, watcher].map((one) => one.until(() => true)));
    watcher.line.cut();
    await watcher.untilNews(({ connection }) => connection === 'away');
    const turns = ['roll', 'roll', 'roll', 'roll'];
    for (const [i, key] of turns.entries()) {
      const { seat } = ann.guest.sight!.pending.asks[0];
      const who = seat === 0 ? ann : bob;
      expect(await who.guest.do({ kind: 'answer', seat, key })).toBeNull();
      await Promise.all([ann, bob].map((one) => one.until(({ answers }) => answers === i + 1)));
    }
    expect(watcher.guest.sight!.answers).toBe(0);
    watcher.line.mend();
    await watcher.until(({ answers }) => answers === 4);
    expect(told).toEqual(ann.guest.history.map(({ type }) => type));
    expect(watcher.guest.history).toEqual(ann.guest.history);
    expect(watcher.guest.sight!.b).toMatchObject({ banked: (ann.guest.sight!.b as { banked: number[] }).banked });

    // What is done without a line waits, and what got through without an answer is not done again.
    const { seat } = ann.guest.sight!.pending.asks[0];
    const who = seat === 0 ? ann : bob;
    who.line.cut();
    await who.untilNews(({ connection }) => connection === 'away');
    const done = who.guest.do({ kind: 'answer', seat, key: 'roll' });
    expect(who.guest.unsettled).toHaveLength(1);
    who.line.mend();
    expect(await done).toBeNull();
    expect((await who.until(({ answers }) => answers >= 5)).answers).toBe(5);
    const live = await house.inn.table(table);
    const next = await live.inTurn((held) => held!.match.pending.asks[0].seat);
    const deed = { kind: 'answer', seat: next, key: 'roll' } as const;
    const twice = [await live.do(next, 'c-twice', deed), await live.do(next, 'c-twice', deed)];
    expect(twice).toEqual([0, 0].map(() => ({ kind: 'done', id: 'c-twice', moment: 6 })));
    await ann.until(({ answers }) => answers === 6);
    expect(await live.inTurn((held) => held!.match.answers)).toBe(6);
    for (const one of [ann, bob, watcher]) one.guest.close();
  });

  test('out of turn, from another seat, of another table, to a question that is gone: refused with a reason', async () => {
    const { table, ann, bob } = await twoAtATable();
    await ann.until(() => true);
    await bob.until(() => true);
    const refused = [
      await bob.guest.do({ kind: 'answer', seat: 1, key: 'roll' }),
      await bob.guest.do({ kind: 'answer', seat: 0, key: 'roll' }),
      await ann.guest.do({ kind: 'answer', seat: 0, key: 'fly' }),
      await ann.guest.do({ kind: 'answer', seat: 0, key: 'hold' }),
    ];
    expect(refused).toMatchObject([
      { by: 'rules', why: { clause: 'not-asked' } },
      { by: 'inn', reason: 'not-your-seat' },
      { by: 'rules' },
      { by: 'rules', why: { clause: 'LP-5' } },
    ]);
    expect(await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll', moment: 0 })).toBeNull();
    const seat = ann.guest.sight!.pending.asks[0].seat;
    const who = seat === 0 ? ann : bob;
    expect(await who.guest.do({ kind: 'answer', seat, key: 'roll', moment: 0 })).toEqual({
      by: 'inn',
      reason: 'question-gone',
    });
    const live = await house.inn.table(table);
    expect(live.room.phase).toBe('playing');
    const stranger = watchTable(house.address, { table, token: 'x'.repeat(32) }, null);
    await stranger.untilNews(({ connection }) => connection === 'gone');
    expect(stranger.guest.farewell).toBe('not-a-guest');
    for (const one of [ann, bob, stranger]) one.guest.close();
  });
});

describe('keeping', () => {
  test('an inn that is closed and opened again goes on with the same table, the guests come back by themselves', async () => {
    const where = { folder: freshFolder() };
    const first = await openInn([pig], { where });
    const { table } = await first.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats: PERSONS });
    const ann = await sitAt(first.address, table, 'Ann', [0]);
    const bob = await sitAt(first.address, table, 'Bob', [1]);
    await first.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
    await ann.until(() => true);
    await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' });
    const { moment, b } = ann.guest.sight!;
    await first.close();
    ann.guest.close();
    bob.guest.close();
    const second = await openInn([pig], { where });
    const back = watchTable(second.address, { table, token: ann.token }, 0);
    const seen = await back.until(() => true);
    expect([seen.moment, seen.b]).toEqual([moment, b]);
    back.guest.close();
    await second.close();
  });

  test('a table that nobody is at is put away, and is there again when somebody comes', async () => {
    const hasty = await openInn([pig], { patience: 100 });
    const { table } = await hasty.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats: PERSONS });
    const ann = await sitAt(hasty.address, table, 'Ann', [0, 1]);
    await hasty.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
    await ann.until(() => true);
    await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' });
    ann.guest.close();
    await expect.poll(() => hasty.inn.awake).toBe(0);
    const back = watchTable(hasty.address, { table, token: ann.token }, 0);
    expect((await back.until(() => true)).answers).toBe(1);
    back.guest.close();
    await hasty.close();
  });

  test('a game begun at home goes on here, and one from here goes on at home', async () => {
    const table = await newTable();
    const ann = await sitAt(house.address, table, 'Ann', [0, 1]);
    await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
    await ann.until(() => true);
    await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' });
    const log = await house.call<TableLog>('POST', `/api/tables/${table}/home`, undefined, ann.token);
    expect(log.entries).toHaveLength(1);
    const brought = await house.call<{ table: string }>('POST', '/api/tables/brought', { log });
    const eve = await sitAt(house.address, brought.table, 'Eve', [0]);
    expect((await eve.until(() => true)).answers).toBe(1);
    await expect(house.call('GET', `/api/tables/${brought.table}/log`, undefined, eve.token)).rejects.toThrow(
      'not-over',
    );
    for (const one of [ann, eve]) one.guest.close();
  });

  test('a table is erased by its host, and everybody at it is told', async () => {
    const { table, ann, bob } = await twoAtATable();
    await bob.until(() => true);
    await expect(house.call('DELETE', `/api/tables/${table}`, undefined, bob.token)).rejects.toThrow('not-the-host');
    await house.call('DELETE', `/api/tables/${table}`, undefined, ann.token);
    await bob.untilNews(({ connection }) => connection === 'gone');
    await expect(house.call('GET', `/api/tables/${table}`)).rejects.toThrow('no-such-table');
    ann.guest.close();
    bob.guest.close();
  });
});
