/** A full house: those without a seat make room, and a host shows somebody the door. */
import type { GameModule } from '@tabard/content';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveAll, openInn, sitAt, type TestInn, watchTable } from '../inn.fixture';
import { begun, leave, shownOut, sitDown } from './gather';
import type { Room } from './room';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const MOST = 200;
const FREE = { kind: 'person', guest: null } as const;
const empty = {
  ...{ phase: 'gathering', seats: [FREE, FREE], guests: [], host: 0, muted: [], takeover: null },
} as unknown as Room;

const come = (room: Room, name: string, seats: number[] = [], here = (_: number) => true) =>
  sitDown(room, null, { name, seats }, here);

/** A host at the first seat, and as many named strangers as go in. */
function crowded(count = MOST - 1): Room {
  let { room } = come(empty, 'Host', [0]);
  for (let i = 0; i < count; i++) ({ room } = come(room, `Stranger ${i}`));
  return room;
}

describe('in a full house', () => {
  test('whoever takes a seat gets in, and somebody without one makes room: first who is not here', () => {
    const room = crowded();
    const friend = come(room, 'Friend', [1], (guest) => guest !== 7);
    expect(friend.without).toEqual([7]);
    expect(friend.room.guests[7]).toMatchObject({ gone: true });
    expect(friend.room.seats[1]).toMatchObject({ guest: friend.guest });
    const all = come(room, 'Friend', [1]);
    expect(all.without).toEqual([1]); // All are here; never the host, who came first.
  });

  test('who only watches waits until somebody is away', () => {
    const room = crowded();
    expect(() => come(room, 'Watcher')).toThrow('full');
    expect(come(room, 'Watcher', [], (guest) => guest !== 30).without).toEqual([30]);
  });

  test('nobody who has a seat makes room, nor one to come back to; and numbers have an end', () => {
    let room = crowded();
    const before = { kind: 'person', guest: 3 } as const;
    room = { ...room, phase: 'playing', seats: [room.seats[0], { kind: 'person', guest: 2, late: true, before }] };
    expect(come(room, 'Watcher', [], () => false).without).toEqual([1]);
    const gone = { ...room, guests: room.guests.with(1, { ...room.guests[1], gone: true }) };
    const next = come(gone, 'A', [], () => false);
    expect(come(next.room, 'B', [], () => false).without).toEqual([4]);
    let crowd = crowded();
    for (let i = 0; i < 400; i++) ({ room: crowd } = come(crowd, `More ${i}`, [], () => false));
    expect(crowd.guests.length).toBeLessThanOrEqual(2 * MOST);
    expect(crowd.guests.filter((guest) => !guest.gone)).toHaveLength(MOST);
    expect(crowd.guests[0].name).toBe('Host');
  });

  test('who sits down and gets up again while people gather uses no number up; who sat at play keeps it', () => {
    let { room } = come(empty, 'Host', [0]);
    for (let i = 0; i < 3 * MOST; i++) {
      const stranger = come(room, `Stranger ${i}`, [1]);
      room = leave(stranger.room, stranger.guest, false, 'random');
    }
    const friend = come(room, 'Friend', [1]);
    const { guests } = begun(
      { ...friend.room, game: 'lucky-pig', options: {}, pace: { kind: 'free' } },
      undefined,
      1,
      1,
    );
    expect(guests.flatMap(({ sat }, guest) => (sat ? [guest] : []))).toEqual([0, friend.guest]);
  });

  test('whoever gets a number that was somebody else’s is known to be another', () => {
    let { room } = come(empty, 'Host', [0]);
    for (let i = 1; i < 2 * MOST; i++) room = leave(come(room, `Stranger ${i}`).room, i, false, 'random');
    const friend = come({ ...room, muted: [1] }, 'Friend', [1]);
    expect([friend.guest, friend.room.muted]).toEqual([1, []]);
    expect(friend.room.guests[1]).toMatchObject({ name: 'Friend', nth: 1 });
    const again = come(leave(friend.room, 1, false, 'random'), 'Another');
    expect(again.room.guests[1]).toMatchObject({ name: 'Another', nth: 2 });
  });

  test('at play nobody with a seat is shown out', () => {
    const { room } = come(crowded(3), 'Friend', [1]);
    expect(shownOut(room, 4).seats[1]).toEqual(FREE);
    expect(() => shownOut({ ...room, phase: 'playing' }, 4)).toThrow('has-a-seat');
    expect(() => shownOut(room, 0)).toThrow('no-such-guest');
    expect(() => shownOut(shownOut(room, 2), 2)).toThrow('no-such-guest');
  });
});

let house: TestInn;
beforeAll(async () => {
  house = await openInn([pig]);
});
afterAll(() => house?.close());

test('a line of who had a number before is cut, also where another process gave it to somebody in one go', async () => {
  const wish = { game: 'lucky-pig', seats: [{ kind: 'person' }, { kind: 'person' }] };
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', wish);
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const eve = await sitAt(house.address, table, 'Eve', []);
  await eve.untilNews(({ you }) => you?.guest === 1);
  const live = await house.inn.table(table);
  await live.changeRoom((room) => ({
    room: { ...room, guests: room.guests.with(1, { name: 'Bob', nonce: '', nth: 1 }) },
    without: [1],
  }));
  await expect.poll(() => eve.guest.connection).toBe('gone');
  leaveAll(ann, eve);
});

test('a host shows a guest the door: their line is cut, their token and codes are none any more, and all hear of it', async () => {
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats });
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  const eve = await sitAt(house.address, table, 'Eve', []);
  await eve.untilNews(({ you }) => you?.guest === 2);
  const { code } = await house.call<{ code: string }>('POST', `/api/tables/${table}/codes`, undefined, eve.token);
  const out = (guest: number, token: string | null) =>
    house.call('DELETE', `/api/tables/${table}/guests/${guest}`, undefined, token);
  await expect(out(2, bob.token)).rejects.toThrow('not-the-host');
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  await expect(out(1, ann.token)).rejects.toThrow('has-a-seat');
  await out(2, ann.token);
  await bob.untilNews(({ sayings }) => sayings.some(({ text, about }) => text === 'shown-out' && about === 2));
  await bob.untilNews(({ table: card }) => card!.guests[2].gone);
  await expect(house.call('POST', '/api/codes', { code })).rejects.toThrow('no-such-code');
  await expect(house.call('GET', `/api/tables/${table}/turn`, undefined, eve.token)).rejects.toThrow('not-a-guest');
  expect((await house.inn.store.title(table))!.holders.map(({ guest }) => guest)).toEqual([0, 1]);
  const again = watchTable(house.address, { table, token: eve.token }, 2);
  await expect.poll(() => again.guest.connection).toBe('gone');
  leaveAll(ann, bob, eve, again);
});
