/** Two server processes are replaced one after the other while games go on: nobody loses a table. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStore } from '../src/store/open';
import { audit } from './audit';
import { House, readyServer } from './houses';
import { Party } from './party';

const folder = mkdtempSync(join(tmpdir(), 'tabard-upgrade-'));
const settings = { TABARD_DATA: folder, INN_KEY: randomBytes(32).toString('hex') };
const houses: House[] = [];
beforeAll(readyServer);
afterAll(async () => {
  await Promise.all(houses.map((house) => house.close()));
  rmSync(folder, { recursive: true, force: true });
});

test('rolling upgrade: the next process opens, the old one says goodbye, and every guest comes back by itself', async () => {
  const opened = async () => {
    const house = new House(settings);
    houses.push(house);
    await house.open();
    return house;
  };
  let open = [await opened(), await opened()];
  const addresses = () => open.map(({ address }) => address);
  const wish = { game: 'roll-player', persons: 2, bots: 0 };
  const parties = await Promise.all([0, 1, 2].map(() => Party.gather(wish, addresses, Math.random)));
  const goesOn = (party: Party, from: number) =>
    vi.waitFor(() => expect(party.over || party.acknowledged.length > from).toBe(true), {
      timeout: 180_000,
      interval: 20,
    });
  for (const old of open.slice()) {
    await Promise.all(parties.map((party) => goesOn(party, party.acknowledged.length + 2)));
    const next = await opened();
    open = [...open.filter((house) => house !== old), next];
    await old.stop();
  }
  await Promise.all(parties.map((party) => goesOn(party, party.acknowledged.length + 2)));
  for (const party of parties) party.close();
  const store = await openStore({ folder });
  for (const party of parties) expect(await audit(party, store)).toEqual([]);
  await store.close();
}, 600_000);
