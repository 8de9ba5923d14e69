/** Programs at a real table of a real inn: the example in Python plays, a bot of the house takes another seat. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const open = (port = 0, more: Record<string, string> = {}): Promise<House> =>
  openHouse(
    configFrom({ values: { TABARD_DATA: data, PORT: String(port), LOG: 'silent', ...more }, file: null }, data),
  );

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

const tabardSeat = (...args: string[]): Promise<Ended> => seatThatSays(null, ...args).ended;

/** `what`: settles when it has said so. */
function seatThatSays(what: string | null, ...args: string[]): { ended: Promise<Ended>; heard: Promise<void> } {
  const child = spawn(process.execPath, [join(root, 'apps/cli/bin/tabard.mjs'), 'seat', ...args], { cwd: root });
  let said = '';
  let isHeard: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => {
    isHeard = resolve;
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part;
      if (what !== null && said.includes(what)) isHeard();
    });
  return { ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, said }))), heard };
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

/** Nothing that plays is faster: it does not even look at what it is shown. */
const FASTEST = `
const lines = require('node:readline').createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const { kind, ask } = JSON.parse(line);
  if (kind === 'ask') console.log(JSON.stringify({ key: ask.options[Math.floor(Math.random() * ask.options.length)] }));
});
`;

test('the fastest program there is, the example and the fastest bot play a game to its end; who came first begins it', async () => {
  const fast = join(data, 'fastest.cjs');
  writeFileSync(fast, FASTEST);
  const brisk = await open(0, { TABARD_DATA: join(data, 'brisk'), METRICS_PORT: '0', MESSAGES_BURST: '5' });
  const address = `http://127.0.0.1:${brisk.port}`;
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', bot: 'random' }];
  const { table } = await call<{ table: string }>(address, 'POST', '/api/tables', { game: 'roll-player', seats });
  const link = `${address}/inn/${table}`;
  const seat = (what: string | null, bot: string, name: string) =>
    seatThatSays(what, link, '--bot', bot, '--name', name, '--begin');
  const snake = seat(
    `Snake came first and is the host: it begins as soon as every seat is taken. Still free: seat 2, at ${link}\n`,
    'python3 examples/random_player.py',
    'Snake',
  );
  await duringPlay(snake.ended, snake.heard);
  const hare = seat(null, `node ${fast}`, 'Hare');
  for (const { code, said } of [await snake.ended, await hare.ended]) {
    expect(said).toContain('the game is over: {"places":');
    expect(said).not.toContain('refused');
    expect(code).toBe(0);
  }
  const measures = await (await fetch(`http://127.0.0.1:${brisk.metricsPort}/metrics`)).text();
  const refusals = Number(/^tabard_refusals_total (\d+)$/m.exec(measures)![1]);
  expect(refusals, 'the inn had to tell them to wait').toBeGreaterThan(20);
  await brisk.close();
});

test('who comes first and was not told to begin says that the game waits for its word', async () => {
  const address = `http://127.0.0.1:${house.port}`;
  const seats = [{ kind: 'person' }, ...[1, 2].map(() => ({ kind: 'bot', bot: 'random' }))];
  const { table } = await call<{ table: string }>(address, 'POST', '/api/tables', { game: 'dark-minions', seats });
  const keep = join(data, 'first.token');
  const cat = seatThatSays('begin', `${address}/inn/${table}`, '--bot', 'cat', '--name', 'Cat', '--keep', keep);
  await duringPlay(cat.ended, cat.heard);
  await call(address, 'DELETE', `/api/tables/${table}`, undefined, readFileSync(keep, 'utf8').trim());
  const { said } = await cat.ended;
  expect(said).toContain('Cat came first and is the host: nobody else can begin, and the game waits for its word.\n');
  expect(said).toContain('Start it with --begin, and it begins as soon as every seat is taken. Every seat is taken.\n');
});
