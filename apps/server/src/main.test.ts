/** The inn as a host runs it: health, measures, logs, and how it closes. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '@tabard/content';
import type { Hearer, NotDone } from '@tabard/inn';
import { luckyPig } from '@tabard/testkit';
import { afterEach, expect, test } from 'vitest';
import { call, freshFolder, openInn, type Player, playOn, sitAt } from './inn.fixture';
import { type House, openHouse } from './main';
import { configFrom } from './ops/config';
import { type Log, openLog } from './ops/log';
import { Unreachable } from './store/database';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;

const closings: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function open(values: Record<string, string> = {}, log?: Log): Promise<House & { address: string }> {
  const folder = freshFolder();
  closings.push(() => rmSync(folder, { recursive: true, force: true }));
  const settings = { values: { TABARD_DATA: folder, PORT: '0', LOG: 'silent', ...values }, file: null };
  const house = await openHouse(configFrom(settings, folder), { games: [pig], log });
  let closed: Promise<void> | null = null;
  const close = () => (closed ??= house.close());
  closings.push(close);
  return { ...house, close, address: `http://127.0.0.1:${house.port}` };
}

async function twoAtATable(address: string, hearer?: Hearer): Promise<{ table: string; players: Player[] }> {
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const { table } = await call<{ table: string }>(address, 'POST', '/api/tables', {
    game: 'lucky-pig',
    seats,
    chat: 'free',
  });
  const players = [await sitAt(address, table, 'Ann', [0], hearer), await sitAt(address, table, 'Bob', [1], hearer)];
  closings.push(() => {
    for (const { guest } of players) guest.close();
  });
  await call(address, 'POST', `/api/tables/${table}/begin`, {}, players[0].token);
  return { table, players };
}

const careful = (options: readonly string[], { b }: { b: unknown }): string =>
  options.includes('hold') && (b as { pot: number }).pot > 5 ? 'hold' : 'roll';

test('it lives, and is ready while its store answers and it is not about to close', async () => {
  const { address, inn, door } = await openInn([pig]);
  const asked = async (path: string) => {
    const answer = await fetch(address + path);
    return [answer.status, await answer.json()];
  };
  expect(await asked('/healthz')).toEqual([200, { lives: true }]);
  expect(await asked('/readyz')).toEqual([200, { ready: true }]);
  const { store } = inn;
  const { ping } = store;
  store.ping = () => Promise.reject(new Unreachable('away'));
  expect(await asked('/readyz')).toEqual([503, { ready: false, why: 'store' }]);
  store.ping = ping;
  expect(await asked('/readyz')).toEqual([200, { ready: true }]);
  let drain: () => void = () => undefined;
  const closed = door.close(
    new Promise<void>((resolve) => {
      drain = resolve;
    }),
  );
  expect(await asked('/readyz')).toEqual([503, { ready: false, why: 'closing' }]);
  expect(await asked('/healthz')).toEqual([200, { lives: true }]);
  drain();
  await closed;
});

test('whoever is there when it closes is told to come again', async () => {
  const first = await open();
  const { players } = await twoAtATable(first.address);
  const [ann] = players;
  await ann.until(({ pending }) => pending.asks.length > 0);
  const gone = ann.untilNews(({ connection }) => connection === 'away');
  await first.close();
  await gone;
  expect(ann.guest.farewell).toBe('closing');
});

test('what happens can be measured, on a door of its own', async () => {
  const house = await open({ METRICS_PORT: '0' });
  const refused: NotDone[] = [];
  const { players } = await twoAtATable(house.address, { onRefused: (refusal) => void refused.push(refusal) });
  const [ann] = players;
  await ann.until(() => true); // What is under way when the game begins is sent again with the welcome, and refused again.
  expect(await ann.guest.do({ kind: 'answer', seat: 0, key: 'fly' })).not.toBeNull();
  await Promise.all(players.map((player) => playOn(player, careful)));
  const text = await (await fetch(`http://127.0.0.1:${house.metricsPort}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const { answers } = ann.guest.sight!;
  expect(value('tabard_answers_total')).toBe(answers);
  expect(value('tabard_answer_seconds_count')).toBe(answers);
  expect(value('tabard_append_seconds_count')).toBe(answers);
  expect(refused.length).toBeGreaterThan(0);
  expect(value('tabard_refusals_total'), JSON.stringify(refused)).toBe(refused.length);
  expect(value('tabard_tables_awake')).toBe(1);
  expect(value('tabard_guests')).toBe(2);
  await expect(call(house.address, 'GET', '/metrics')).rejects.toThrow('404');
});

test('a log of a whole game holds nobody’s token, nonce, name, word or address, and no seed', async () => {
  const lines: string[] = [];
  const house = await open({}, openLog('debug', { write: (line: string) => void lines.push(line) }));
  const { table, players } = await twoAtATable(house.address);
  const [ann, bob] = players;
  await ann.guest.say('a-word-between-friends');
  await ann.guest.do({ kind: 'answer', seat: 0, key: 'not-a-key' });
  const { code } = await call<{ code: string }>(house.address, 'POST', `/api/tables/${table}/codes`, {}, bob.token);
  const device = await call<{ token: string }>(house.address, 'POST', '/api/codes', { code });
  await expect(call(house.address, 'POST', '/api/codes', { code, token: bob.token })).rejects.toThrow('400');
  await expect(call(house.address, 'GET', `/api/tables/${table}/nothing?token=${bob.token}`)).rejects.toThrow('404');
  await Promise.all(players.map((player) => playOn(player, careful)));
  const record = await call<string>(house.address, 'GET', `/api/tables/${table}/record`);
  await house.close();

  const { seed, nonces } = JSON.parse(record) as { seed: string; nonces: string[] };
  const text = lines.join('');
  expect(text).toContain('"route":"/api/tables/:id/begin"');
  expect(text).toContain('the inn is closed');
  expect(nonces).toHaveLength(2);
  const secrets = [...nonces, seed, ann.token!, bob.token!, device.token, code, table, 'a-word-between', 'Ann', 'Bob'];
  for (const secret of [...secrets, '127.0.0.1']) {
    expect(secret.length).toBeGreaterThan(2);
    expect(text).not.toContain(secret);
  }
});

test('a process with another key, over the same database, is refused in a sentence, and none is made there', async () => {
  const folder = freshFolder();
  closings.push(() => rmSync(folder, { recursive: true, force: true }));
  const [own, other] = ['a1', 'b2'].map((two) => two.repeat(32));
  const first = await open({ TABARD_DATA: folder, INN_KEY: own });
  await expect(open({ TABARD_DATA: folder, INN_KEY: other })).rejects.toThrow(
    /^this database is that of the inn [0-9a-f]{12}…, and INN_KEY is the key of [0-9a-f]{12}…\. Give every process/,
  );
  await expect(open({ TABARD_DATA: folder })).rejects.toThrow('and there is no key here');
  expect(existsSync(join(folder, 'inn.key'))).toBe(false);
  const second = await open({ TABARD_DATA: folder, INN_KEY: own });
  for (const { address } of [first, second]) await twoAtATable(address);
});
