/** Two inns with a Redis between them that is really running, goes, and comes back empty. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { luckyPig } from '@tabard/testkit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RedisServer, startRedis } from '../../machine/redis.fixture';
import { thinkHere } from '../host/thinker';
import { freshFolder, leaveAll, openInn, type Player, sitAt, type TestInn } from '../inn.fixture';
import { RedisFanout } from './redis';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const [BOT] = botsFor(pig).map(({ id }) => id);
const PERSONS = [{ kind: 'person' }, { kind: 'person' }];
const redis: RedisServer | null = await startRedis();

describe.skipIf(!redis)('Redis between two processes', () => {
  let here: TestInn;
  let there: TestInn;
  let thoughts = 0;
  const fanouts: RedisFanout[] = [];
  beforeAll(async () => {
    const where = { folder: freshFolder() };
    const inn = () => {
      const fanout = new RedisFanout(redis!.address);
      fanouts.push(fanout);
      const thinker = {
        ...thinkHere,
        word: (...asked: Parameters<typeof thinkHere.word>) => {
          thoughts += 1;
          return thinkHere.word(...asked);
        },
      };
      return openInn([pig], { where, fanout, thinker });
    };
    here = await inn();
    there = await inn();
    await areHeard();
  });
  afterAll(async () => {
    await here?.close();
    await there?.close();
    await redis!.remove();
  });

  const areHeard = () => vi.waitFor(() => expect(fanouts.every(({ isHeard }) => isHeard)).toBe(true), 20_000);

  async function apart(seats: readonly object[] = PERSONS) {
    const wish = { game: 'lucky-pig', seats };
    const { table } = await here.call<{ table: string }>('POST', '/api/tables', wish);
    const ann = await sitAt(here.address, table, 'Ann', [0]);
    const bob = await sitAt(there.address, table, 'Bob', seats.length > 2 || seats === PERSONS ? [1] : []);
    for (const player of [ann, bob]) await player.untilNews(({ connection }) => connection === 'here');
    await here.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
    for (const player of [ann, bob]) await player.until(() => true);
    return { table, ann, bob };
  }
  const isHere = ({ guest }: Player, number: number) => guest.table?.guests[number]?.here;

  test('what is done at one is told at the other, and who is at one is seen at the other', async () => {
    const { ann, bob } = await apart();
    await ann.guest.do({ kind: 'answer', seat: 0, key: 'roll' });
    await bob.until(({ answers }) => answers === 1);
    await expect.poll(() => [isHere(ann, 1), isHere(bob, 0)]).toEqual([true, true]);
    bob.guest.close();
    await expect.poll(() => isHere(ann, 1)).toBe(false);
    leaveAll(ann);
  });

  test('one process lets the bots think, and if both do, each of their answers stands once', async () => {
    const { table, ann, bob } = await apart([{ kind: 'person' }, { kind: 'bot', bot: BOT }]);
    thoughts = 0;
    const isBots = ({ pending }: { pending: { asks: readonly { seat: number }[] } }) => pending.asks[0]?.seat === 1;
    const play = async () => {
      const before = ann.guest.sight!.moment;
      for (let i = 0; i < 20 && !isBots(ann.guest.sight!) && ann.guest.sight!.moment < before + 10; i++) {
        const { moment, pending } = ann.guest.sight!;
        await ann.guest.do({
          kind: 'answer',
          seat: 0,
          key: pending.asks[0].options.includes('hold') ? 'hold' : 'roll',
        });
        await ann.until((seen) => seen.moment > moment && (seen.standing !== null || !isBots(seen)));
      }
    };
    await play();
    const answers = async () => (await here.inn.store.linesFrom(table, 0)).filter(({ entry }) => entry.seat === 1);
    const byBots = (await answers()).length;
    expect(byBots).toBeGreaterThan(0);
    // One thought an answer, and one each time that it waits for a person.
    const moments = ann.guest.sight!.moment + 1;
    expect(thoughts).toBeLessThanOrEqual(moments);
    await redis!.stop();
    await play();
    expect((await answers()).length).toBeGreaterThan(byBots);
    await bob.until(({ moment }) => moment === ann.guest.sight!.moment);
    expect(bob.guest.sight!.b).toMatchObject({ banked: (ann.guest.sight!.b as { banked: number[] }).banked });
    await redis!.start();
    await areHeard();
    leaveAll(ann, bob);
  });

  test('Redis goes and comes back empty: the game goes on meanwhile, and afterwards word gets through again', async () => {
    const { ann, bob } = await apart();
    await redis!.stop();
    const roll = async (answers: number) => {
      const { seat } = ann.guest.sight!.pending.asks[0];
      expect(await (seat === 0 ? ann : bob).guest.do({ kind: 'answer', seat, key: 'roll' })).toBeNull();
      for (const player of [ann, bob]) await player.until((seen) => seen.answers === answers);
    };
    await roll(1);
    await roll(2);
    await redis!.start();
    await areHeard();
    await roll(3);
    await expect.poll(() => [isHere(ann, 1), isHere(bob, 0)], { timeout: 20_000 }).toEqual([true, true]);
    leaveAll(ann, bob);
  });

  test('lines that are dead although nobody has hung up are given up: word gets through again, in and out', async () => {
    const road = await roadTo(redis!.address);
    const heard: (string | null)[] = [];
    const [near, far] = [redis!.address, road.address].map((address, i) => {
      const fanout = new RedisFanout(address, undefined, 100);
      fanout.onNews((table) => heard.push(table && `${i}: ${table}`));
      fanout.attend('t', [i]);
      return fanout;
    });
    await vi.waitFor(() => expect([near, far].every(({ isHeard }) => isHeard)).toBe(true));
    road.freeze();
    const word = async (fanout: RedisFanout, heardAs: string) => {
      heard.length = 0;
      await vi.waitFor(
        () => {
          fanout.announce('t');
          expect(heard).toContain(heardAs);
        },
        { timeout: 20_000, interval: 100 },
      );
    };
    await word(near, '1: t');
    await word(far, '0: t');
    for (const fanout of [near, far]) await fanout.close();
    road.close();
  });
});

/** A way to Redis on which, from some moment, nothing moves any more; whoever sets out anew gets through. */
async function roadTo(socket: string) {
  const lines = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(socket);
    for (const line of [from, to]) {
      lines.add(line);
      line.on('error', () => undefined).on('close', () => [from, to].map((end) => end.destroy()));
    }
    from.pipe(to).pipe(from);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    freeze() {
      for (const line of lines) line.unpipe().pause();
    },
    close() {
      server.close();
      for (const line of lines) line.destroy();
    },
  };
}
