/**
 * tabard doctor: what is right and wrong with a host's inn, looked at without changing anything. What is found is told in
 * sentences that say what to do; no secret is in them.
 */
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { innOf, keptKey } from '../fair/inn-key';
import { RedisFanout } from '../fanout/redis';
import { type Database, say } from '../store/database';
import { ownerOf } from '../store/identity';
import { NEWEST, stepsDone } from '../store/migrations';
import { hasDatabase, openDatabase } from '../store/open';
import { type Config, configFrom, type Settings, WrongSetting } from './config';
import { mostFiles, tooFewFiles } from './files';
import { openToOthers } from './folder';

export type State = 'good' | 'look' | 'bad';
export interface Finding {
  readonly about: string;
  /** look: it may be meant so. bad: the inn does not open with it, or guests cannot come in. */
  readonly state: State;
  readonly said: string;
}

type Found = readonly [state: State, said: string];

const GB = 1e9;
const DISK = { bad: 0.1 * GB, look: 2 * GB };
const PATIENCE_MS = 4_000;

/** `site`: where guests find it, if that shall be tried from here. */
export async function examine(settings: Settings, house: string, site?: string): Promise<Finding[]> {
  let config: Config;
  try {
    config = configFrom(settings, house);
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    return [{ about: 'settings', state: 'bad', said: error.message }];
  }
  const parts: readonly (readonly [about: string, look: () => Promise<readonly Found[]> | readonly Found[]])[] = [
    ['settings', () => settingsOf(settings)],
    ['folder', () => folderOf(config)],
    ['disk', () => diskOf(config)],
    ['store', () => storeOf(config)],
    ['key', () => keyOf(config)],
    ['redis', () => redisOf(config)],
    ['door', () => doorsOf(config)],
    ['files', () => filesOf(config)],
    ['proxy', () => proxyOf(config)],
    ...(site === undefined ? [] : [['site', () => siteOf(site)] as const]),
  ];
  const findings: Finding[] = [];
  for (const [about, look] of parts) {
    const found = await Promise.resolve()
      .then(look)
      .catch((error: Error) => [['bad', error.message] as const]);
    for (const [state, said] of found) findings.push({ about, state, said });
  }
  return findings;
}

// ---- what lies here

const OURS = (name: string) => !['PATH', 'HOME'].includes(name);

function settingsOf({ values, file }: Settings): Found[] {
  const fromFile = file?.names.filter(OURS) ?? [];
  const where = file
    ? `${fromFile.length} in ${file.path}, the rest from the environment`
    : 'from the environment alone';
  const overruled = fromFile.filter((name) => process.env[name] !== undefined && process.env[name] !== '');
  return [
    ['good', `all can be meant; ${where}`],
    ...(overruled.length > 0 ? [['look', `the environment overrules the file: ${overruled.join(', ')}`] as const] : []),
    ...(values.NODE_ENV !== undefined && values.NODE_ENV !== 'production'
      ? [['look', `NODE_ENV is ${values.NODE_ENV}`] as const]
      : []),
  ];
}

function folderOf({ TABARD_DATA: folder }: Config): Found[] {
  if (!existsSync(folder)) {
    const parent = existing(folder);
    return mayWrite(parent)
      ? [['good', `${folder} is made at the first start`]]
      : [['bad', `${folder} is not there, and cannot be made: ${parent} may not be written to`]];
  }
  if (!mayWrite(folder)) return [['bad', `${folder} may not be written to by you; who runs the inn must own it`]];
  const open = openToOthers(folder);
  return open.length > 0 ? open.map((said) => ['look', said] as const) : [['good', `${folder} is nobody else's`]];
}

/** It, or the nearest folder above it that is there. */
function existing(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existing(dirname(path));
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function diskOf({ TABARD_DATA: folder }: Config): Found[] {
  const { bavail, bsize, blocks } = statfsSync(existing(folder));
  const free = bavail * bsize;
  const state = free < DISK.bad ? 'bad' : free < DISK.look ? 'look' : 'good';
  const size = `${(free / GB).toFixed(1)} GB of ${((blocks * bsize) / GB).toFixed(0)} GB are free`;
  return [[state, state === 'good' ? size : `${size}: a full disk keeps no answer`]];
}

// ---- the database and whose it is

async function withDatabase<T>(config: Config, look: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ address: config.DATABASE_URL, folder: config.TABARD_DATA });
  try {
    return await look(db);
  } finally {
    await db.close();
  }
}

const isThere = ({ DATABASE_URL, TABARD_DATA }: Config) => hasDatabase({ address: DATABASE_URL, folder: TABARD_DATA });

async function storeOf(config: Config): Promise<readonly Found[]> {
  if (!isThere(config)) return [['good', 'SQLite, made at the first start']];
  return withDatabase(config, async (db) => {
    const kind = db.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
    const begin = performance.now();
    await db.query(say('SELECT 1 AS one'));
    const ms = performance.now() - begin;
    const steps = await stepsDone(db).catch(() => 0);
    if (steps === 0) return [['good', `${kind}, empty: it is made ready at the first start`]];
    if (steps > NEWEST)
      return [
        ['bad', `${kind} of version ${steps}, and this inn knows ${NEWEST}: start the newer inn, or restore a backup`],
      ];
    const [{ tables }] = await db.query(say('SELECT count(*) AS tables FROM tables'));
    const found: Found[] = [['good', `${kind}, ${tables} tables, answers in ${ms.toFixed(0)} ms`]];
    if (steps < NEWEST)
      found.push([
        'look',
        `version ${steps} is brought to ${NEWEST} at the next start, and there is no way back but a backup`,
      ]);
    if (db.kind === 'postgres') {
      const [{ transaction_read_only: only }] = await db.query(say('SHOW transaction_read_only'));
      if (only === 'on') found.push(['bad', 'it only reads: a stand-in that has not taken over, or a full disk']);
    }
    return found;
  });
}

async function keyOf(config: Config): Promise<readonly Found[]> {
  const { TABARD_DATA: folder, INN_KEY: given, DATABASE_URL: address } = config;
  const kept = keptKey(folder, given);
  const here = kept && innOf(kept);
  const owner = !isThere(config) ? null : await withDatabase(config, (db) => ownerOf(db, here)).catch(() => null);
  const shared: Found[] =
    address && !given
      ? [['look', 'INN_KEY is not said: a second process would look for the key in a folder of its own']]
      : [];
  if (owner === null)
    return [['good', here ? `${short(here)}, from ${kept.from}` : 'made at the first start'], ...shared];
  if (here === null)
    return [
      [
        'bad',
        `the database is that of the inn ${short(owner)}, and its key is not here: INN_KEY, or inn.key in ${folder}`,
      ],
    ];
  if (here !== owner)
    return [['bad', `the database is that of the inn ${short(owner)}, and ${kept!.from} is the key of ${short(here)}`]];
  return [['good', `that of this inn, ${short(here)}, from ${kept!.from}`], ...shared];
}

const short = (inn: string): string => `${inn.slice(0, 12)}…`;

// ---- what it speaks with

async function redisOf({ REDIS_URL, DATABASE_URL }: Config): Promise<readonly Found[]> {
  if (!REDIS_URL)
    return [
      [
        'good',
        DATABASE_URL ? 'none: several processes hear of each other after a second or two' : 'none, and none is needed',
      ],
    ];
  const fanout = new RedisFanout(REDIS_URL);
  try {
    const end = Date.now() + PATIENCE_MS;
    while (fanout.trouble !== null && Date.now() < end) await sleep(20);
    return fanout.trouble === null
      ? [['good', 'it takes word and gives it']]
      : [['bad', `no word gets through (${fanout.trouble}): the inn goes on without, and is slower to hear`]];
  } finally {
    await fanout.close();
  }
}

async function doorsOf({ HOST, PORT, METRICS_HOST, METRICS_PORT }: Config): Promise<readonly Found[]> {
  const doors = [
    ...(PORT === 0 ? [] : [['PORT', HOST, PORT, '/readyz', '"ready"'] as const]),
    ...(METRICS_PORT ? [['METRICS_PORT', METRICS_HOST, METRICS_PORT, '/metrics', 'tabard_'] as const] : []),
  ];
  const found: Found[] = [];
  for (const [name, host, port, path, sign] of doors) {
    const trouble = await whyShut(host, port);
    const at = `${name} ${port}`;
    const said = trouble === null ? '' : await asked(`http://${localOf(host)}:${port}${path}`);
    if (trouble === null) found.push(['good', `${at} is free`]);
    else if (!said.includes(sign)) found.push(['bad', `${at} does not open: ${trouble}, and no inn answers there`]);
    else if (said.includes('degraded')) found.push(['look', `${at}: the inn is open, and degraded: ${said}`]);
    else if (said.includes('"ready":false')) found.push(['bad', `${at}: the inn is not ready: ${said}`]);
    else found.push(['good', `${at}: the inn is open there`]);
  }
  return found;
}

const localOf = (host: string): string =>
  host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host === '::' ? '::1' : host}]` : host;

function whyShut(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const door = createServer();
    door.once('error', ({ message }) => resolve(message));
    door.listen({ port, host, exclusive: true }, () => door.close(() => resolve(null)));
  });
}

const asked = (address: string): Promise<string> =>
  fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    (answer) => answer.text(),
    () => '',
  );

function filesOf({ MAX_CONNECTIONS }: Config): Found[] {
  const most = mostFiles();
  if (most === null) return [['good', 'this system does not say how many may be open']];
  const few = tooFewFiles(MAX_CONNECTIONS, most);
  return [few ? ['look', `${few}. A service has a limit of its own`] : ['good', `${most} may be open, of this shell`]];
}

const LOOPBACK = /^(127\.|::1$|localhost$)/;

function proxyOf({ HOST, TRUST_PROXY: trust, ORIGINS }: Config): Found[] {
  const isHome = LOOPBACK.test(HOST);
  const known = ORIGINS.length > 0 ? `; pages of ${ORIGINS.join(', ')} may talk to it, too` : '';
  if (isHome && trust === false)
    return [
      [
        'good',
        `none is believed: right at home. Behind a proxy say TRUST_PROXY=loopback, or all guests count as one${known}`,
      ],
    ];
  if (trust === false) return [['look', `HOST=${HOST} lets the network in without encryption${known}`]];
  const who = Array.isArray(trust) ? trust.join(', ') : `the last ${trust}`;
  if (!isHome && typeof trust === 'number')
    return [
      [
        'look',
        `whoever reaches HOST=${HOST} past the proxy may say any address: name the proxy's instead of TRUST_PROXY=${trust}${known}`,
      ],
    ];
  return [['good', `believed: ${who}${known}`]];
}

/** As a guest would come: through whatever stands before the inn. */
async function siteOf(site: string): Promise<readonly Found[]> {
  const { origin, protocol, host } = new URL(site);
  const said = await asked(`${origin}/readyz`);
  if (!said.includes('"ready"'))
    return [['bad', `${origin} leads to no inn: ${said.slice(0, 60) || 'nobody answers'}`]];
  const ready: Found = said.includes('"ready":true')
    ? ['good', `${origin} leads to the inn`]
    : ['bad', `${origin}: ${said}`];
  const line = await whyNoLine(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/play`, origin);
  const encrypted: Found[] =
    protocol === 'https:' || LOOPBACK.test(host) ? [] : [['look', `${origin} is not encrypted`]];
  return [
    ready,
    line === null
      ? ['good', 'WebSockets pass']
      : ['bad', `no WebSocket passes (${line}): docs/ops.md says what the proxy needs`],
    ...encrypted,
  ];
}

function whyNoLine(address: string, origin: string): Promise<string | null> {
  return new Promise((resolve) => {
    const line = new WebSocket(address, { origin, handshakeTimeout: PATIENCE_MS });
    line.on('open', () => {
      line.terminate();
      resolve(null);
    });
    line.on('error', ({ message }) => resolve(message));
  });
}
