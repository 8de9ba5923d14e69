import type { GameModule } from '@tabard/content';
import { tinyGame } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { openInn, sitAt } from '../inn.fixture';
import { Moments } from './moments';

const openly = new Set<number | null>();
const wishOf = (seat: number) => new Set([0, 1, null].filter((viewer) => viewer !== seat));

test('everybody counts their own wishes and nobody else’s', () => {
  const moments = new Moments();
  moments.begin(10);
  for (const blind of [wishOf(0), openly, wishOf(1), wishOf(0), openly]) moments.note(blind);
  expect([0, 1, null].map((viewer) => moments.of(viewer))).toEqual([14, 13, 12]);
  expect([10, 11, 12, 13, 14, 15].map((moment) => moments.of(1, moment))).toEqual([10, 10, 11, 12, 12, 13]);
  expect([10, 11, 12, 13].map((moment) => moments.inLog(1, moment))).toEqual([10, 12, 13, 15]);
  for (const viewer of [0, 1, null])
    for (let moment = 10; moment <= moments.of(viewer); moment++)
      expect(moments.of(viewer, moments.inLog(viewer, moment))).toBe(moment);
  moments.note(wishOf(0));
  expect([0, 1, null].map((viewer) => moments.isStill(viewer, 15))).toEqual([false, true, true]);
  expect(moments.isStill(1, 16)).toBe(false);
});

test('a wish that something comes of is seen by all, who answer what is asked then and come back to it', async () => {
  const game = tinyGame(
    () => ({ used: 0 }),
    function* (g) {
      yield* g.respond('window', [0, 1], {
        offer: () => ['use'],
        *use(seat) {
          g.b.used += 1;
          yield* g.maybeChoose(seat, 'never', () => []);
        },
        passes: (seat) => g.wish(seat, 'windows') === 'pass',
      });
    },
    { wishes: { windows: ['ask', 'pass'] } },
  );
  const house = await openInn([{ game, bots: [], words: {}, speech: {} } as unknown as GameModule]);
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: game.id, seats });
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  const asked = (seat: number) => (sight: { pending: { asks: readonly { seat: number }[] } }) =>
    sight.pending.asks.some((ask) => ask.seat === seat);
  for (const { until } of [ann, bob]) await until(asked(0));

  const wish = (seat: number, value: string) => ({ kind: 'wish', seat, name: 'windows', value }) as const;
  for (const value of ['pass', 'ask']) expect(await bob.guest.do(wish(1, value))).toBeNull();
  expect(ann.guest.sight!.moment).toBe(0); // Nothing has come of it.
  bob.line.cut();
  expect(await ann.guest.do(wish(0, 'pass'))).toBeNull();
  bob.line.mend();
  const { moment } = await bob.until(asked(1));
  expect(moment).toBe(3);
  expect(await bob.guest.do({ kind: 'answer', seat: 1, key: 'use', moment })).toBeNull();
  await ann.until(({ b }) => (b as { used: number }).used === 1);
  expect([ann.guest.sight!.moment, bob.guest.sight!.moment]).toEqual([2, 4]);
  for (const { guest } of [ann, bob]) guest.close();
  await house.close();
});
