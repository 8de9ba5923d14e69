/** The server is killed while games are played. `npm run faults -- --kills 1000` does it for long. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../machine/ports.fixture';
import { type Postgres, startPostgres } from '../machine/postgres.fixture';
import { type RedisServer, startRedis } from '../machine/redis.fixture';
import { readyServer } from './houses';
import { killAgainAndAgain } from './kill';

const NOT_HERE = 'not tried: what it stands on is not here';

/** In all; the house of every kind gets its share. */
const KILLS = Number(process.env.TABARD_KILLS ?? 8);
const IS_LONG = KILLS > 8;

let postgres: Postgres | null = null;
let redis: RedisServer | null = null;
beforeAll(async () => {
  postgres = startPostgres();
  redis = await startRedis({ host: '127.0.0.1', port: await freePort() });
  await readyServer();
});
afterAll(async () => {
  postgres?.remove();
  await redis?.remove();
});

const KINDS = [
  { store: 'SQLite', processes: 1 },
  { store: 'SQLite', processes: 2 },
  { store: 'PostgreSQL', processes: 1 },
  { store: 'PostgreSQL', processes: 2 },
] as const;

test.for(KINDS)(
  'killed at any moment, $processes on $store: no acknowledged answer lost, none applied twice, every table goes on',
  { timeout: IS_LONG ? 24 * 3600_000 : 120_000 },
  async ({ store, processes }, { skip }) => {
    skip(store === 'PostgreSQL' && !postgres, NOT_HERE);
    skip(store === 'PostgreSQL' && processes > 1 && !redis, NOT_HERE);
    const began = Date.now();
    const report = await killAgainAndAgain({
      kills: Math.ceil(KILLS / KINDS.length),
      processes,
      database: store === 'PostgreSQL' ? postgres!.another() : undefined, // Each call is an inn with a key of its own.
      // Without it they look into the database now and then.
      redis: store === 'PostgreSQL' && processes > 1 ? redis?.address : undefined,
      tables: 4,
      random: Math.random,
      onProgress(kills, acknowledged) {
        if (!IS_LONG || kills % 25 > 0) return;
        const seconds = Math.round((Date.now() - began) / 1000);
        console.log(`${store}, ${processes}: ${kills} kills, ${acknowledged} answers acknowledged, ${seconds} s`);
      },
    });
    const { wrong, ...counts } = report;
    if (IS_LONG) console.log(`${store}, ${processes}: ${JSON.stringify(counts)}`);
    expect(wrong).toEqual([]);
    expect(counts.acknowledged).toBeGreaterThan(0);
  },
);
