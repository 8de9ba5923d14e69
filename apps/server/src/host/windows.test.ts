/** Nobody who is slow or away hangs a table; how long it waits tells nothing; clocks run on while the inn is closed. */
import type { GameModule } from '@tabard/content';
import type { FromInn } from '@tabard/inn';
import type { Flow } from '@tabard/kernel';
import { luckyPig, type Tiny, tinyGame } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { freshFolder, openInn, type Player, sitAt, type TestInn, watchTable } from '../inn.fixture';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Guard {
  round: number;
  hands: number[][];
}

/** Each round all choose a card in secret (or none), which nobody else ever sees; then seat 1 may answer the moment. */
function* round(g: Tiny<Guard>): Flow {
  const { b } = g;
  yield* g.sealed([0, 1], 'card', (seat) => ['none', ...b.hands[seat].map((card) => `card:${card}`)]);
  yield* g.respond('moment', [1], { offer: () => ['shout'], *use() {} });
  b.round += 1;
  g.tell('said', { what: b.round });
}

const guardWith = (...hands: number[][]): GameModule =>
  ({
    game: tinyGame(() => ({ round: 0, hands: hands.map((hand) => hand.slice()) }), round, {
      secrecy: { round: 'open', hands: 'owner' },
      openAtEnd: false,
      seats: { min: 2, max: 2 },
    }),
    bots: [],
    words: {},
    speech: {},
  }) as unknown as GameModule;

async function twoAt(
  house: TestInn,
  game: string,
  more: object = {},
): Promise<{ table: string; ann: Player; bob: Player }> {
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game, seats, ...more });
  const ann = await sitAt(house.address, table, 'Ann', [0]);
  const bob = await sitAt(house.address, table, 'Bob', [1]);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  await Promise.all([ann.until(() => true), bob.until(() => true)]);
  return { table, ann, bob };
}

/** Everything that Ann is told of the play, and when, while Bob is away and holds this hand. */
async function toldWith(hand: number[]): Promise<{ told: string[]; bobs: string }> {
  let at = 1_000_000;
  const house = await openInn([guardWith([1, 2], hand)], { now: () => at, patience: DAY });
  const { table, ann, bob } = await twoAt(house, 'tiny', { window: 20_000 });
  const told: string[] = [];
  const live = await house.inn.table(table);
  await live.arrive(
    {
      guest: 0,
      viewer: 0,
      story: true,
      reasons: true,
      look: () => undefined,
      dismiss: () => undefined,
      send(text) {
        const message = JSON.parse(text) as FromInn;
        if (message.kind === 'told' || message.kind === 'said') told.push(`${at} ${text}`);
      },
    },
    null,
  );
  bob.guest.close();
  await ann.untilNews(({ table: card }) => !card!.guests[1].here);
  await ann.guest.do({ kind: 'answer', seat: 0, key: 'card:1' });
  for (let second = 0; second < 50; second++) {
    at += 1_000;
    await live.doWhatIsDue(at);
  }
  expect(ann.guest.sight!.b).toMatchObject({ round: 1 });
  const bobs = await live.inTurn((held) => JSON.stringify(held!.match.view(1)));
  ann.guest.close();
  await house.close();
  return { told, bobs };
}

test('a window closes for whoever is away, and neither that nor when tells what they hold', async () => {
  const [rich, poor] = [await toldWith([7, 8, 9]), await toldWith([])];
  expect(rich.bobs).not.toBe(poor.bobs);
  expect(rich.told.length).toBeGreaterThan(3);
  expect(rich.told).toEqual(poor.told);
});

test('who is here but slow has five times as long; who is alone is not hurried; one’s own turn is waited for', async () => {
  let at = 1_000_000;
  const house = await openInn([guardWith([1], [2]), pig], { now: () => at, patience: 10 * DAY });
  const { table, ann, bob } = await twoAt(house, 'tiny', { window: 20_000 });
  const live = await house.inn.table(table);
  await ann.guest.do({ kind: 'answer', seat: 0, key: 'none' });
  at += 99_000;
  await live.doWhatIsDue(at);
  expect(ann.guest.sight!.pending.asks.map(({ seat }) => seat)).toEqual([1]);
  at += 1_000;
  await live.doWhatIsDue(at);
  await ann.until(({ pending }) => pending.asks[0].question === 'moment');
  await ann.untilNews(({ sayings }) => sayings.at(-1)?.text === 'answered-for');
  ann.guest.close();
  await bob.untilNews(({ table: card }) => !card!.guests[0].here);
  bob.guest.close();
  at += DAY;
  await live.doWhatIsDue(at);
  expect(await live.inTurn((held) => held!.match.pending.asks[0].question)).toBe('moment');

  const other = await twoAt(house, 'lucky-pig');
  other.ann.guest.close();
  await other.bob.untilNews(({ table: card }) => !card!.guests[0].here);
  at += DAY;
  await (await house.inn.table(other.table)).doWhatIsDue(at);
  expect(other.bob.guest.sight!.answers).toBe(0);
  other.bob.guest.close();
  await house.close();
});

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;

test.each([
  ['days', { kind: 'days', days: 2 }, 2 * DAY],
  ['a game', { kind: 'game', ms: 5 * MINUTE, increment: 1_000 }, 5 * MINUTE],
  ['an answer', { kind: 'answer', ms: 30_000 }, 30_000],
] as const)(
  'a clock for %s runs on while the inn is closed, and another inn answers when it has run out',
  async (_, pace, limit) => {
    let at = 1_000_000;
    const where = { folder: freshFolder() };
    const first = await openInn([pig], { where, now: () => at, patience: 100 });
    const { table, ann, bob } = await twoAt(first, 'lucky-pig', { pace });
    ann.guest.close();
    bob.guest.close();
    await first.close();
    at += limit - 1;
    const second = await openInn([pig], { where, now: () => at, patience: 100 });
    const answers = async () => (await second.inn.store.linesFrom(table, 0)).length;
    const back = watchTable(second.address, { table, token: bob.token }, 1);
    const { clocks } = await back.until(() => true);
    expect(clocks).toMatchObject({ running: [0] });
    expect(clocks!.left[0]).toBe(1);
    expect(await answers()).toBe(0);
    back.guest.close();
    at += 2;
    await expect.poll(answers, { timeout: 20_000 }).toBe(1);
    await second.close();
  },
);
