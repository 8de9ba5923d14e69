/**
 * Two server processes on two hosts. The line between them, and from one of them to database and Redis, is cut without a
 * word (packets vanish), while guests still reach both.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OtherHost, otherHost } from '../machine/network.fixture';
import { freePort } from '../machine/ports.fixture';
import { type Postgres, startPostgres } from '../machine/postgres.fixture';
import { type RedisServer, startRedis } from '../machine/redis.fixture';
import { openStore } from '../src/store/open';
import { audit } from './audit';
import { House, readyServer } from './houses';
import { Party } from './party';

const host: OtherHost | null = otherHost();
const folder = mkdtempSync(join(tmpdir(), 'tabard-partition-'));
let postgres: Postgres | null = null;
let redis: RedisServer | null = null;
const houses: House[] = [];
beforeAll(async () => {
  if (!host) return;
  await readyServer();
  postgres = startPostgres({ host: host.ground, port: await freePort(host.ground) });
  redis = await startRedis({ host: host.ground, port: await freePort(host.ground) });
});
afterAll(async () => {
  await Promise.all(houses.map((house) => house.close()));
  postgres?.remove();
  await redis?.remove();
  host?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!host)('a partition', () => {
  test('one process is cut off: its guests are told and go on at the other; with the line whole again it serves on', async ({
    skip,
  }) => {
    if (!postgres || !redis) return skip('not tried: what it stands on is not here');
    const settings = {
      TABARD_DATA: folder,
      INN_KEY: randomBytes(32).toString('hex'),
      DATABASE_URL: postgres.address,
      REDIS_URL: redis.address,
    };
    const near = new House(settings);
    const far = new House({ ...settings, HOST: '0.0.0.0' }, { within: host!.name, host: host!.address });
    houses.push(near, far);
    await Promise.all(houses.map((house) => house.open()));
    const both = () => houses.map(({ address }) => address);
    const wish = { game: 'roll-player', persons: 2, bots: 0 };
    const parties = await Promise.all([0, 1, 2].map(() => Party.gather(wish, both, Math.random)));
    const goOn = (playing: readonly Party[]) => {
      const before = playing.map(({ acknowledged }) => acknowledged.length);
      const stands = (party: Party, i: number) => !party.over && party.acknowledged.length <= before[i] + 2;
      const still = () => playing.filter(stands).map(({ state }) => state);
      const patience = { timeout: 180_000, interval: 50 }; // A busy machine takes its time.
      return vi.waitFor(() => expect(still()).toEqual([]), patience);
    };
    await goOn(parties);
    host!.cut();
    await goOn(parties);
    host!.mend();
    const late = await Party.gather(wish, () => [far.address], Math.random);
    await goOn([...parties, late]);
    for (const party of [...parties, late]) party.close();
    const store = await openStore({ folder, address: postgres.address });
    for (const party of [...parties, late]) expect(await audit(party, store)).toEqual([]);
    await store.close();
  }, 600_000);
});
