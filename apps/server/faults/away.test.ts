/** What the inn stands on goes away and comes back: clear words to the guests, nothing lost, nobody's hands needed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameModule } from '@tabard/content';
import { luckyPig } from '@tabard/testkit';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../machine/postgres.fixture';
import { openInn, type Player, sitAt, type TestInn } from '../src/inn.fixture';
import { openStore } from '../src/store/open';
import type { Store } from '../src/store/store';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const folder = mkdtempSync(join(tmpdir(), 'tabard-away-'));
const postgres: Postgres | null = startPostgres();
afterAll(() => {
  postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function begun(house: TestInn) {
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats });
  const byes = new Set<string>();
  const hear = (player: () => Player) => ({
    onNews: () => {
      const { farewell } = player().guest;
      if (farewell) byes.add(farewell);
    },
  });
  const ann: Player = await sitAt(
    house.address,
    table,
    'Ann',
    [0],
    hear(() => ann),
  );
  const bob: Player = await sitAt(
    house.address,
    table,
    'Bob',
    [1],
    hear(() => bob),
  );
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  for (const player of [ann, bob]) await player.until(() => true);
  const roll = () => {
    const { seat } = ann.guest.sight!.pending.asks[0];
    return [ann, bob][seat].guest.do({ kind: 'answer', seat, key: 'roll' });
  };
  const answers = async (count: number) => {
    for (const player of [ann, bob]) await player.until((sight) => sight.answers === count);
  };
  const close = async () => {
    for (const { guest } of [ann, bob]) guest.close();
    await house.close();
  };
  const lines = async () => (await house.inn.store.linesFrom(table, 0)).length;
  return { table, roll, answers, lines, byes, close };
}

describe.skipIf(!postgres)('PostgreSQL', () => {
  const where = { folder, address: postgres?.address };

  test('it restarts in the middle of a game: an answer takes longer, and nobody is sent away', async () => {
    const { roll, answers, lines, byes, close } = await begun(await openInn([pig], { where }));
    expect(await roll()).toBeNull();
    await answers(1);
    postgres!.stop('immediate');
    const waits = roll();
    await sleep(100);
    postgres!.start();
    expect(await waits).toBeNull();
    await answers(2);
    expect([await lines(), [...byes]]).toEqual([2, []]);
    await close();
  });

  test('it is away for long, or only reads: they are told, what was done waits, and goes on by itself', async () => {
    const { roll, answers, lines, byes, close } = await begun(await openInn([pig], { where }));
    const readOnly = async (is: boolean) => {
      const client = new Client({
        connectionString: postgres!.address,
        options: '-c default_transaction_read_only=off',
      });
      await client.connect();
      await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${is ? 'on' : 'off'}`);
      await client.query('SELECT pg_reload_conf()');
      await client.end();
    };
    await readOnly(true);
    const waits = roll();
    await expect.poll(() => [...byes], { timeout: 30_000 }).toEqual(['trouble']);
    expect(await lines()).toBe(0);
    await readOnly(false);
    expect(await waits).toBeNull();
    await answers(1);
    expect(await lines()).toBe(1);
    await close();
  });
});

/** A disk of our own, of this size; null, after saying why, where nobody may have one. */
function smallDisk(): string | null {
  const path = mkdtempSync(join(folder, 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', path], { stdio: 'ignore' });
    return path;
  } catch {
    console.log('nobody may mount a small disk here: a full one is not tested');
    return null;
  }
}

const disk = smallDisk();
afterAll(() => {
  if (disk) execFileSync('umount', ['-l', disk]);
});

describe('the disk', () => {
  test.skipIf(!disk)('full: they are told, nothing is lost, and with room again it goes on by itself', async () => {
    const { roll, answers, lines, byes, close } = await begun(
      await openInn([pig], { where: { folder: join(disk!, 'inn') } }),
    );
    expect(await roll()).toBeNull();
    await answers(1);
    const filled = fill(disk!);
    let done = 1;
    let waits = roll();
    // What was set aside may take a few more lines.
    while ((await Promise.race([waits, sleep(1_000, 'waits')])) !== 'waits') {
      done += 1;
      await answers(done);
      waits = roll();
    }
    await expect.poll(() => [...byes], { timeout: 30_000 }).toEqual(['trouble']);
    expect(await lines()).toBe(done);
    for (const file of filled) rmSync(file);
    expect(await waits).toBeNull();
    await answers(done + 1);
    expect(await lines()).toBe(done + 1);
    await close();
  });

  test('slow: whoever answers waits, and all is told in order', async () => {
    const slow = delayed(await openStore({ folder: join(folder, 'slow') }), 150);
    const house = await openInn([pig], { where: { folder }, store: slow });
    const { roll, answers, lines, byes, close } = await begun(house);
    for (let i = 1; i <= 3; i++) {
      expect(await roll()).toBeNull();
      await answers(i);
    }
    expect([await lines(), [...byes]]).toEqual([3, []]);
    await close();
  });
});

function fill(path: string): string[] {
  const files: string[] = [];
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    try {
      for (;;) {
        const file = join(path, `filler-${files.length}`);
        files.push(file);
        writeFileSync(file, Buffer.alloc(size));
      }
    } catch {
      // Smaller, then.
    }
  }
  return files;
}

const delayed = (store: Store, ms: number): Store =>
  new Proxy(store, {
    get(target, name: keyof Store) {
      const method = (target[name] as (...args: unknown[]) => unknown).bind(target);
      return async (...args: unknown[]) => {
        await sleep(ms);
        return method(...args);
      };
    },
  });
