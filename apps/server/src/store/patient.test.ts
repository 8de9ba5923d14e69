/** A database that is away when the inn begins: how long it is waited for, and what is not waited for. */
import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../machine/postgres.fixture';
import { freshFolder } from '../inn.fixture';
import { openHouse } from '../main';
import { configFrom } from '../ops/config';
import { Unreachable } from './database';
import { patiently } from './patient';

function clock() {
  let at = 0;
  const pauses: number[] = [];
  const wait = async (ms: number) => {
    pauses.push(ms);
    at += ms;
  };
  return { pauses, wait, now: () => at };
}

test('pauses grow, each is told with its reason, and when it is there nobody waits any more', async () => {
  const { pauses, ...time } = clock();
  const told: string[] = [];
  let tries = 0;
  const open = async () => {
    tries += 1;
    if (tries < 9) throw new Unreachable('connect ECONNREFUSED');
    return 'open';
  };
  const seconds = 120;
  expect(await patiently(open, { seconds, told: (why, s) => told.push(`${why} ${s}`), ...time })).toBe('open');
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  expect(told).toHaveLength(8);
  expect(told[0]).toBe('connect ECONNREFUSED 0.5');
});

test('it ends with a sentence after as long as was said, and is tried a last time then', async () => {
  const { pauses, ...time } = clock();
  let tries = 0;
  const open = async () => {
    tries += 1;
    throw new Unreachable('connect ECONNREFUSED');
  };
  const waiting = patiently(open, { seconds: 5, told: () => undefined, ...time });
  await expect(waiting).rejects.toThrow('the database is away (connect ECONNREFUSED), and was waited for 5 s');
  expect(pauses).toEqual([500, 1000, 2000, 1500]);
  expect(tries).toBe(5);
});

test.each([new Unreachable('password authentication failed', true), new Error('no such column')])(
  'what waiting does not mend is not waited for: %s',
  async (error) => {
    const { pauses, ...time } = clock();
    const open = () => Promise.reject(error);
    await expect(patiently(open, { seconds: 60, told: () => undefined, ...time })).rejects.toBe(error);
    expect(pauses).toEqual([]);
  },
);

const postgres = startPostgres();
afterAll(() => postgres?.remove());

describe.skipIf(!postgres)('PostgreSQL', () => {
  const config = (address: string, seconds: number) =>
    configFrom(
      {
        values: {
          TABARD_DATA: freshFolder(),
          PORT: '0',
          LOG: 'silent',
          DATABASE_URL: address,
          START_SECONDS: String(seconds),
        },
        file: null,
      },
      '/',
    );

  test('an inn that begins before its database opens when that is there', async () => {
    const address = postgres!.another();
    postgres!.stop();
    const told: string[] = [];
    const opening = openHouse(config(address, 120), { onWaiting: (sentence) => told.push(sentence) });
    await expect.poll(() => told.length, { timeout: 20_000 }).toBeGreaterThan(1);
    expect(told[0]).toMatch(/^The database is away \(.+\): tried again in 0\.5 s\.$/);
    postgres!.start();
    const house = await opening;
    expect(await (await fetch(`http://127.0.0.1:${house.port}/readyz`)).json()).toEqual({ ready: true });
    await house.close();
  });

  test('a database that is not there is a mistake and not a wait', async () => {
    const told: string[] = [];
    const address = postgres!.address.replace('/postgres?', '/nowhere?');
    const opening = openHouse(config(address, 120), { onWaiting: (sentence) => told.push(sentence) });
    await expect(opening).rejects.toThrow('database "nowhere" does not exist');
    expect(told).toEqual([]);
  });
});
