/** The inn as a process: what it says when it may not open, and how signals end it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer, isServerStale } from './build.mjs';
import { root } from './setup.mjs';

const data = mkdtempSync(join(tmpdir(), 'tabard-inn-'));
beforeAll(async () => {
  if (isServerStale()) await buildServer();
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<readonly [code: number | null, said: string]>;
  /** Resolves with what was said until then. */
  readonly opened: Promise<string>;
  /** All that was said so far. */
  heard(): string;
}

/** `files`: how many it may have open. */
function start(env: NodeJS.ProcessEnv = {}, files?: number): Started {
  const inn = [process.execPath, join(root, 'scripts/inn.mjs')];
  const [program, ...args] = files === undefined ? inn : ['sh', '-c', `ulimit -n ${files}; exec "$@"`, 'sh', ...inn];
  const child = spawn(program, args, {
    env: { ...process.env, TABARD_DATA: data, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const opened = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += part;
        if (/The inn is open: .*\n/.test(said)) resolve(said);
      });
  });
  const ended = once(child, 'close').then(([code]) => [code, said] as const);
  return { child, ended, opened, heard: () => said };
}

const tabard = (args: readonly string[], folder: string) => {
  const env = { ...process.env, TABARD_DATA: folder };
  return spawnSync(process.execPath, [join(root, 'apps/cli/bin/tabard.mjs'), ...args], { env, encoding: 'utf8' });
};

test('it is backed up while it is open; asked politely it closes in order; asked twice, at once', async () => {
  const first = start();
  const said = await first.opened;
  expect(said).toContain('The inn is open: http://localhost:');
  const address = /http:\S+/.exec(said)![0];
  const seats = [1, 2, 3].map(() => ({ kind: 'person' }));
  const body = JSON.stringify({ game: 'dark-minions', seats });
  await fetch(`${address}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const file = join(data, 'a.backup');
  expect(tabard(['backup', file], data)).toMatchObject({ status: 0, stdout: `${file}: 1 table\n` });
  expect(tabard(['restore', file], join(data, 'fresh'))).toMatchObject({ status: 0, stdout: 'put back 1 table\n' });
  expect(tabard(['backup', file], data)).toMatchObject({
    status: 2,
    stderr: `tabard: ${file} is there already: name another\n`,
  });
  first.child.kill('SIGTERM');
  expect((await first.ended)[0]).toBe(0);

  const second = start({ DRAIN_SECONDS: '600', LOG: 'info' });
  await second.opened;
  const closes = new Promise((resolve) =>
    second.child.stderr!.on('data', (part) => String(part).includes('the inn closes') && resolve(null)),
  );
  second.child.kill('SIGTERM');
  await closes;
  second.child.kill('SIGINT');
  expect((await second.ended)[0]).toBe(1);
});

test('a setting that cannot be meant is told in a sentence, with exit code 2', async () => {
  const [code, said] = await start({ TRUST_PROXY: 'everybody' }).ended;
  expect(code).toBe(2);
  expect(said).toMatch(/^TRUST_PROXY wants no, .*, not "everybody"\.\n$/);
});

test('a door that is taken is told in a sentence, with exit code 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const [code, said] = await start({ PORT: String(port) }).ended;
  expect(code).toBe(1);
  expect(said).toBe(`Port ${port} is taken: try another, e.g. PORT=${port + 1} npm start\n`);
  taken.close();
});

test('a door for measures that is taken is told by its own name, and one that is our own before anything opens', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const [code, said] = await start({ METRICS_PORT: String(port) }).ended;
  expect(code).toBe(1);
  expect(said).toBe(`Port ${port} is taken: try another, e.g. METRICS_PORT=${port + 1} npm start\n`);
  taken.close();
  const [own, sentence] = await start({ PORT: '4173', METRICS_PORT: '4173' }).ended;
  expect(own).toBe(2);
  expect(sentence).toMatch(/^METRICS_PORT and PORT are both 4173: .* give METRICS_PORT another number\.\n$/);
});

test('a database that stays away is waited for, said so, and then told in a sentence, with exit code 1', async () => {
  const address = 'postgres://tabard:a-password@127.0.0.1:1/tabard';
  const [code, said] = await start({ DATABASE_URL: address, START_SECONDS: '2' }).ended;
  expect(code).toBe(1);
  const told = said.split('\n').filter((line) => !line.startsWith('{') && line !== '');
  expect(told.length).toBeGreaterThan(2);
  for (const line of told.slice(0, -1))
    expect(line).toMatch(/^The database is away \(.*\): tried again in [\d.]+ s\.$/);
  expect(told.at(-1)).toMatch(
    /^The inn cannot open: the database is away \(.*ECONNREFUSED.*\), and was waited for 2 s$/,
  );
  expect(said).not.toContain('a-password');
});

const onLinux = process.platform === 'linux';

test.runIf(onLinux)('too few files to open with are a sentence, with exit code 1', async () => {
  const [code, said] = await start({}, 36).ended;
  expect(code).toBe(1);
  expect(said).toBe(
    'The inn cannot open: too many files are open: let this process have more (ulimit -n, or LimitNOFILE in its service).\n',
  );
});

test.runIf(onLinux)('with too few files for its guests it says so, and lives on when they are used up', async () => {
  const inn = start({ MAX_CONNECTIONS: '2000' }, 120);
  const said = await inn.opened;
  const address = /http:\S+/.exec(said)![0];
  await expect
    .poll(() => inn.heard())
    .toMatch(/MAX_CONNECTIONS is 2000, and the system lets this process open 120 files/);
  const { port } = new URL(address);
  const lines = Array.from({ length: 200 }, () => connect(Number(port), '127.0.0.1').on('error', () => undefined));
  await Promise.all(lines.map((line) => Promise.race([once(line, 'connect'), once(line, 'close')])));
  for (const line of lines) line.destroy();
  await expect
    .poll(async () => (await fetch(`${address}/readyz`).catch(() => null))?.status, { timeout: 20_000 })
    .toBe(200);
  inn.child.kill('SIGTERM');
  expect((await inn.ended)[0]).toBe(0);
});
