/** What is right and wrong with a host's inn: each fault there is, made for the doctor to find. */
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../machine/ports.fixture';
import { freshFolder } from '../inn.fixture';
import { openHouse } from '../main';
import { configFrom } from './config';
import { examine, type Finding } from './doctor';

const closings: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

function fresh(): string {
  const folder = freshFolder();
  closings.push(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o700);
  return folder;
}

const settings = (values: Record<string, string>) => ({ values: { PORT: '0', LOG: 'silent', ...values }, file: null });
const look = (values: Record<string, string>, site?: string) => examine(settings(values), '/', site);

async function open(values: Record<string, string>) {
  const house = await openHouse(configFrom(settings(values), '/'));
  let closed: Promise<void> | null = null;
  const close = () => (closed ??= house.close());
  closings.push(close);
  return { ...house, close };
}

const said = (findings: readonly Finding[], about: string, state: Finding['state']) =>
  findings.filter((each) => each.about === about && each.state === state).map((each) => each.said);

test('before the first start nothing is wrong, and nothing is made by looking', async () => {
  const folder = join(fresh(), 'not-yet');
  const findings = await look({ TABARD_DATA: folder });
  expect(findings.filter(({ state }) => state === 'bad')).toEqual([]);
  expect(new Set(findings.map(({ about }) => about))).toEqual(
    new Set(['settings', 'folder', 'disk', 'store', 'key', 'redis', 'files', 'proxy']),
  );
  expect(existsSync(folder)).toBe(false);
});

test('an inn that is open is found open, with its store and its key, and the way to it is tried', async () => {
  const folder = fresh();
  const port = String(await freePort());
  await open({ TABARD_DATA: folder, PORT: port });
  const before = readdirSync(folder).sort();
  const findings = await look({ TABARD_DATA: folder, PORT: port }, `http://127.0.0.1:${port}`);
  expect(findings.filter(({ state }) => state === 'bad')).toEqual([]);
  expect(said(findings, 'door', 'good')).toEqual([`PORT ${port}: the inn is open there`]);
  expect(said(findings, 'store', 'good')[0]).toMatch(/^SQLite, 0 tables, answers in \d+ ms$/);
  expect(said(findings, 'key', 'good')[0]).toMatch(/^that of this inn, [0-9a-f]{12}…, from .*inn\.key$/);
  expect(said(findings, 'site', 'good')).toEqual([`http://127.0.0.1:${port} leads to the inn`, 'WebSockets pass']);
  expect(readdirSync(folder).sort()).toEqual(before);
});

test('a setting that cannot be meant is all it says', async () =>
  expect(await look({ METRICS_PORT: '9464', PORT: '9464' })).toEqual([
    { about: 'settings', state: 'bad', said: expect.stringContaining('give METRICS_PORT another number') },
  ]));

test('another key, no key, and one that others may read', async () => {
  const folder = fresh();
  const [own, other] = ['a1', 'b2'].map((two) => two.repeat(32));
  await (await open({ TABARD_DATA: folder, INN_KEY: own })).close();
  expect(said(await look({ TABARD_DATA: folder, INN_KEY: own }), 'key', 'good')).toHaveLength(1);
  const [differs] = said(await look({ TABARD_DATA: folder, INN_KEY: other }), 'key', 'bad');
  expect(differs).toMatch(/^the database is that of the inn [0-9a-f]{12}…, and INN_KEY is the key of [0-9a-f]{12}…$/);
  expect(said(await look({ TABARD_DATA: folder }), 'key', 'bad')[0]).toContain('its key is not here');
  writeFileSync(join(folder, 'inn.key'), `${own}\n`, { mode: 0o644 });
  const findings = await look({ TABARD_DATA: folder });
  expect(said(findings, 'key', 'bad')[0]).toContain('can be read by others on this machine: chmod 600');
  expect(JSON.stringify(findings)).not.toContain(own);
});

test('a folder that is open to others, and one that is nobody’s to write', async () => {
  const folder = fresh();
  chmodSync(folder, 0o755);
  expect(said(await look({ TABARD_DATA: folder }), 'folder', 'look')[0]).toContain(`chmod 700 ${folder}`);
  if (process.getuid?.() === 0) return; // Whoever may do everything may write there, too.
  mkdirSync(join(folder, 'shut'), { mode: 0o500 });
  const [shut] = said(await look({ TABARD_DATA: join(folder, 'shut') }), 'folder', 'bad');
  expect(shut).toContain('may not be written to');
});

test('a door that something else has taken, a Redis and a database that are not there', async () => {
  const stranger = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1');
  closings.push(() => stranger.close());
  await new Promise((resolve) => stranger.once('listening', resolve));
  const { port } = stranger.address() as AddressInfo;
  const nowhere = await freePort();
  const findings = await look(
    {
      TABARD_DATA: fresh(),
      PORT: String(port),
      REDIS_URL: `redis://:a-password@127.0.0.1:${nowhere}`,
      DATABASE_URL: `postgres://tabard:a-password@127.0.0.1:${nowhere}/tabard`,
    },
    `http://127.0.0.1:${port}`,
  );
  expect(said(findings, 'door', 'bad')[0]).toMatch(/^PORT \d+ does not open: .*EADDRINUSE.*no inn answers there$/);
  expect(said(findings, 'redis', 'bad')[0]).toContain('ECONNREFUSED');
  expect(said(findings, 'store', 'bad')[0]).toContain('ECONNREFUSED');
  expect(said(findings, 'site', 'bad')[0]).toContain('leads to no inn: hello');
  expect(JSON.stringify(findings)).not.toContain('a-password');
});

test('a proxy that swallows WebSockets is found from outside', async () => {
  const proxy = createServer((_, response) => response.end('{"ready":true}')).listen(0, '127.0.0.1');
  proxy.on('upgrade', (_, line) => line.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  closings.push(() => proxy.close());
  await new Promise((resolve) => proxy.once('listening', resolve));
  const { port } = proxy.address() as AddressInfo;
  const findings = await look({ TABARD_DATA: fresh() }, `http://127.0.0.1:${port}`);
  expect(said(findings, 'site', 'bad')[0]).toMatch(/^no WebSocket passes \(.*400/);
});

test('who may say for whom they ask', async () => {
  const proxy = async (values: Record<string, string>) =>
    (await look({ TABARD_DATA: join(fresh(), 'x'), ...values })).find(({ about }) => about === 'proxy')!;
  expect(await proxy({})).toMatchObject({ state: 'good', said: expect.stringContaining('TRUST_PROXY=loopback') });
  expect(await proxy({ HOST: '0.0.0.0' })).toMatchObject({
    state: 'look',
    said: expect.stringContaining('without encryption'),
  });
  expect(await proxy({ HOST: '0.0.0.0', TRUST_PROXY: '1' })).toMatchObject({ state: 'look' });
  expect(await proxy({ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.0/8' })).toEqual({
    about: 'proxy',
    state: 'good',
    said: 'believed: 10.0.0.0/8',
  });
});

test.runIf(process.platform === 'linux')('more guests than files', async () => {
  const [few] = said(await look({ TABARD_DATA: join(fresh(), 'x'), MAX_CONNECTIONS: '1000000' }), 'files', 'look');
  // Where a million may be open nothing is wrong.
  if (few !== undefined)
    expect(few).toMatch(/^MAX_CONNECTIONS is 1000000, and the system lets this process open \d+ files/);
});
