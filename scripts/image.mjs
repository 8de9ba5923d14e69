// npm run image: the steps of the Dockerfile without Docker. They are read from it and taken in a clean folder that has only
// what git knows; then the inn is run as somebody without rights, made ready, used, backed up and closed. It does not
// prove that the base image has what we think; it does prove that the steps work and that the result needs nothing else.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commandOf, environmentOf, stagesIn } from './dockerfile.mjs';
import { root } from './setup.mjs';

const NOBODY = 1000;
const [build, final] = stagesIn(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'tabard-image-'));
chmodSync(folder, 0o755);
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

function step(what, work) {
  const start = performance.now();
  work();
  console.log(`ok ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

function sh(command, cwd, env = process.env) {
  const { status } = spawnSync('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command}: exit code ${status}`);
}

const known = () =>
  spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).stdout.split('\0').filter(Boolean);

async function readyAt(address, child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the inn has ended with ${child.exitCode}`);
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function main() {
  const built = join(folder, 'build');
  for (const { word, rest } of build.steps) {
    if (word === 'COPY')
      step(`COPY ${rest}`, () => {
        for (const file of known()) {
          mkdirSync(dirname(join(built, file)), { recursive: true });
          cpSync(join(root, file), join(built, file));
        }
      });
    else if (word === 'RUN') step(`RUN ${rest}`, () => sh(rest, built));
  }
  const house = join(folder, 'house');
  step('COPY --from=build', () =>
    cpSync(built, house, { recursive: true, verbatimSymlinks: true, preserveTimestamps: false }),
  );
  rmSync(built, { recursive: true, force: true });
  const data = join(folder, 'data');
  mkdirSync(data);
  if (isRoot) chownSync(data, NOBODY, NOBODY);

  const { PATH } = process.env;
  const env = { PATH, HOME: data, ...environmentOf(final), TABARD_DATA: data, HOST: '127.0.0.1', PORT: '0' };
  const [, ...args] = commandOf(final, 'CMD');
  const child = spawn(process.execPath, args, { cwd: house, env, ...as, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const said = await new Promise((resolve, reject) => {
      child.stdout.on('data', (part) => resolve(String(part)));
      child.on('exit', (code) => reject(new Error(`the inn has ended with ${code}`)));
    });
    const [address] = /http:\/\/\S+/.exec(said);
    await readyAt(address, child);
    console.log(`ok CMD: ready${isRoot ? `, as user ${NOBODY}` : ''}`);
    const page = await fetch(address, { headers: { accept: 'text/html' } });
    if (!page.ok || !(await page.text()).includes('<title>')) throw new Error('there is no page');
    const seats = [1, 2, 3].map(() => ({ kind: 'person' }));
    const made = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'dark-minions', seats }),
    });
    if (!made.ok) throw new Error(`no table could be made: ${made.status}`);
    console.log('ok the page is served, a table is made');
    const [, ...healthy] = commandOf(final, 'HEALTHCHECK');
    const health = spawnSync(process.execPath, healthy, {
      cwd: house,
      env: { ...env, PORT: new URL(address).port },
      ...as,
    });
    if (health.status !== 0) throw new Error('HEALTHCHECK says that it does not live');
    const backup = ['apps/cli/bin/tabard.mjs', 'backup', join(data, 'a.backup')];
    const copied = spawnSync(process.execPath, backup, { cwd: house, env, ...as, encoding: 'utf8' });
    if (copied.status !== 0) throw new Error(`tabard backup: ${copied.stderr}`);
    console.log(`ok HEALTHCHECK; tabard backup: ${copied.stdout.trim()}`);
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    const code = await ended;
    if (code !== 0) throw new Error(`SIGTERM ended it with ${code}`);
    console.log('ok SIGTERM: closed in order');
  } finally {
    child.kill('SIGKILL');
  }
}

try {
  await main();
} catch (error) {
  console.error(`FAILED ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
