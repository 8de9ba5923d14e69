/** Programs at a real table of a real inn: the example in Python plays, a bot of the house takes another seat. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { call, sitAt } from '../apps/server/src/inn.fixture';
import { configFrom, type House, openHouse } from '../apps/server/src/main';
import { root } from './setup.mjs';

const data = mkdtempSync(join(tmpdir(), 'tabard-seat-'));
let house: House;
afterAll(async () => {
  await house?.close();
  rmSync(data, { recursive: true, force: true });
});

const open = (port = 0): Promise<House> =>
  openHouse(configFrom({ values: { TABARD_DATA: data, PORT: String(port), LOG: 'silent' }, file: null }, data));

function tabardSeat(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(root, 'apps/cli/bin/tabard.mjs'), 'seat', ...args], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part;
    });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

/** What is waited for while a program plays; should it end before, what it said is told instead of waiting for ever. */
const duringPlay = <T>(program: ReturnType<typeof tabardSeat>, hoped: Promise<T>): Promise<T> =>
  Promise.race([
    hoped,
    program.then(({ code, said }) => {
      throw new Error(`the program ended with ${code}: ${said}`);
    }),
  ]);

test('a program in Python plays Dark Minions among bots, one of which takes the seat of a person, over a restart of the inn', async () => {
  house = await open();
  const address = `http://127.0.0.1:${house.port}`;
  // Two who want to win: among players at random the game would take very long.
  const seats = [{ kind: 'bot', bot: 'schemer' }, { kind: 'person' }, { kind: 'person' }];
  const { table } = await call<{ table: string }>(address, 'POST', '/api/tables', { game: 'dark-minions', seats });
  const link = `${address}/inn/${table}`;
  const host = await sitAt(address, table, 'Ann', []);
  const snake = tabardSeat(link, '--bot', 'python3 examples/random_player.py', '--name', 'Snake', '--seat', '3');
  const schemer = tabardSeat(link, '--bot', 'schemer', '--seat', '2');
  const isFull = host.untilNews((guest) => guest.table?.seats.every(({ kind }) => kind !== 'open') ?? false);
  await duringPlay(snake, isFull);
  await call(address, 'POST', `/api/tables/${table}/begin`, {}, host.token);
  expect(await schemer).toMatchObject({ code: 0, said: expect.stringContaining('schemer plays seat 2 from now on') });

  await duringPlay(
    snake,
    host.until(({ answers }) => answers >= 12),
  );
  const { port } = house;
  await house.close();
  house = await open(port);
  // How long a game takes is the dice's affair: a good part of it is enough here.
  await duringPlay(
    snake,
    host.until(({ answers }) => answers >= 60),
  );
  const deeds = host.guest.history.filter((event) => 'seat' in event && event.seat === 2);
  expect(deeds.length).toBeGreaterThan(3);
  await call(address, 'DELETE', `/api/tables/${table}`, undefined, host.token);
  const { said } = await snake;
  expect(said).toContain('Snake sits at seat 3 of dark-minions; the inn has vowed its dice: ');
  host.guest.close();
});

test('a program that ends, and one that never gives an answer, are told in a sentence', async () => {
  const address = `http://127.0.0.1:${house.port}`;
  const seats = [...[1, 2].map(() => ({ kind: 'person' })), { kind: 'bot', bot: 'random' }];
  const { table } = await call<{ table: string }>(address, 'POST', '/api/tables', { game: 'dark-minions', seats });
  const host = await sitAt(address, table, 'Ann', []);
  const link = `${address}/inn/${table}`;
  const [ends, babbles] = [
    tabardSeat(link, '--bot', 'head -n 1', '--name', 'Ends', '--seat', '1'),
    tabardSeat(link, '--bot', 'cat', '--name', 'Babbles', '--seat', '2'),
  ];
  await host.untilNews((guest) => guest.table?.seats.every(({ kind }) => kind !== 'open') ?? false);
  await call(address, 'POST', `/api/tables/${table}/begin`, {}, host.token);
  const first = await Promise.race([ends, babbles]);
  expect(first.code).toBe(1);
  expect(first.said).toMatch(/has ended|was refused 100 times in a row/);
  await call(address, 'DELETE', `/api/tables/${table}`, undefined, host.token);
  const codes = (await Promise.all([ends, babbles])).map(({ code }) => code);
  expect(codes.every((code) => code === 1 || code === 2)).toBe(true);
  await expect(tabardSeat(link, '--bot', 'cat')).resolves.toMatchObject({
    code: 2,
    said: 'tabard: the inn refuses: no-such-table\n',
  });
});
