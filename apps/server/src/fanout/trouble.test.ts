/** Redis wrong or gone: it is told once, logged, measured, and shown where health is asked; guests notice nothing. */

import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../machine/ports.fixture';
import { type RedisServer, startRedis } from '../../machine/redis.fixture';
import { freshFolder } from '../inn.fixture';
import { type House, openHouse } from '../main';
import { configFrom } from '../ops/config';
import { openLog } from '../ops/log';

const port = await freePort();
const redis: RedisServer | null = await startRedis({ host: '127.0.0.1', port });
const unused = await freePort();
afterAll(() => redis?.remove());

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

async function open(address: string) {
  const lines: string[] = [];
  const values = {
    TABARD_DATA: freshFolder(),
    PORT: '0',
    METRICS_PORT: '0',
    MAX_CONNECTIONS: '100',
    REDIS_URL: address,
  };
  const log = openLog('warn', { write: (line: string) => void lines.push(line) });
  const house = await openHouse(configFrom({ values, file: null }, '/'), { log });
  houses.push(house);
  const ready = async () => {
    const answer = await fetch(`http://127.0.0.1:${house.port}/readyz`);
    return [answer.status, await answer.json()];
  };
  const measured = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${house.metricsPort}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  return { lines, ready, measured };
}

const DEGRADED = [200, { ready: true, degraded: ['redis'] }];
const WELL = [200, { ready: true }];

test('where nobody listens: degraded, and guests may come all the same', async () => {
  const { lines, ready, measured } = await open(`redis://127.0.0.1:${unused}`);
  await expect.poll(() => lines.length).toBe(1);
  expect(await ready()).toEqual(DEGRADED);
  await expect.poll(() => measured('tabard_redis_errors_total')).toBeGreaterThan(3);
  expect(await measured('tabard_redis_up')).toBe(0);
  expect(lines).toHaveLength(1); // However often it is tried.
  expect(JSON.parse(lines[0])).toMatchObject({ level: 50, why: expect.stringContaining('ECONNREFUSED') });
});

describe.skipIf(!redis)('a Redis that is there', () => {
  let admin: Redis;
  beforeAll(() => {
    admin = new Redis(port, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    admin.on('error', () => undefined);
  });
  afterAll(() => admin.disconnect());

  test('it goes and comes back: lost and found are each told once', async () => {
    const { lines, ready, measured } = await open(`redis://127.0.0.1:${port}`);
    await expect.poll(ready).toEqual(WELL);
    expect(await measured('tabard_redis_up')).toBe(1);
    expect(lines).toEqual([]);
    await redis!.stop();
    await expect.poll(ready).toEqual(DEGRADED);
    await expect.poll(() => lines.length).toBe(1);
    expect(await measured('tabard_redis_up')).toBe(0);
    await redis!.start();
    await expect.poll(ready, { timeout: 20_000 }).toEqual(WELL);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'Redis is away or refuses: each process looks into the database instead',
      'Redis is there again',
    ]);
  });

  test.each([
    ['a password it does not know', 'default:wrong@', /WRONGPASS|invalid/i],
    ['no password where one is wanted', '', /NOAUTH/],
    ['somebody who may not speak', 'mute:mute@', /NOPERM/],
    ['somebody who may not listen', 'deaf:deaf@', /NOPERM/],
  ])('%s', async (_, who, why) => {
    await admin.call('ACL', 'SETUSER', 'mute', 'on', '>mute', '~*', '&*', '+@all', '-publish');
    await admin.call('ACL', 'SETUSER', 'deaf', 'on', '>deaf', '~*', '&*', '+@all', '-subscribe');
    await admin.call('ACL', 'SETUSER', 'default', 'resetpass', '>secret-word');
    try {
      const { lines, ready } = await open(`redis://${who}127.0.0.1:${port}`);
      await expect.poll(() => lines.length).toBe(1);
      expect(await ready()).toEqual(DEGRADED);
      expect(JSON.parse(lines[0]).why).toMatch(why);
      expect(lines.join('')).not.toMatch(/wrong@|mute:mute|deaf:deaf|secret-word/);
    } finally {
      await admin.call('ACL', 'SETUSER', 'default', 'nopass');
    }
  });
});
