// Builds the command line, the inn's server and the page; with `--stale` only what is older than a source. `isStale` and
// `buildCli` are also what bin/tabard.mjs calls before each run; `npm start` builds what it needs.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packServed } from '../apps/web/build/pack.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const src = join(root, 'apps/cli/src');
const dist = join(root, 'apps/cli/dist');
const SOURCES = ['packages', 'apps/cli/src', 'scripts/build.mjs', 'scripts/yaml-modules.mjs', 'package-lock.json'];
const SKIPPED = /^(node_modules|dist)$|\.test\.tsx?$/;

export const hasCli = () => existsSync(join(src, 'main.ts'));

// Folders count too: a deleted file shows only in its folder's time.
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  let time = stat?.mtimeMs ?? 0;
  if (stat?.isDirectory()) {
    for (const name of readdirSync(path)) if (!SKIPPED.test(name)) time = Math.max(time, newest(join(path, name)));
  }
  return time;
}

/** Whether a built file is missing or older than any of its sources. */
function isOlder(file, sources) {
  const built = statSync(file, { throwIfNoEntry: false });
  if (built && process.env.TABARD_BUILT) return false; // An image: its times say nothing, and it has no tools to build.
  return !built || sources.some((path) => newest(join(root, path)) > built.mtimeMs);
}

export const isStale = () => isOlder(join(dist, 'main.js'), SOURCES);

const web = join(root, 'apps/web');
export const webDist = join(web, 'dist');
const WEB_SOURCES = [
  ...['src', 'build', 'serve/policy.mjs', 'public', 'types', 'index.html', 'vite.config.js'].map(
    (name) => `apps/web/${name}`,
  ),
];
WEB_SOURCES.push('packages', 'scripts/yaml-modules.mjs', 'package-lock.json');

export const isWebStale = () => isOlder(join(webDist, 'index.html'), WEB_SOURCES);

/** In a process of its own: whoever calls may be a test run, whose NODE_ENV would make it a page for developers. */
export async function buildWeb() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the page could not be built; the lines above say why');
}

/** What is sent is packed beforehand. In a process of its own, behind all others: whoever is at a table comes first. */
export function packPage(signal) {
  const packer = spawn(process.execPath, [fileURLToPath(import.meta.url), '--pack'], {
    stdio: 'inherit',
    signal,
  });
  packer.on('error', () => undefined); // It was told to stop: what is lacking is packed the next time.
  setPriority(packer.pid, constants.priority.PRIORITY_LOW);
  return once(packer, 'exit').then(([code]) => code === 0);
}

export async function buildCli() {
  const started = new Date();
  const [{ build }, { yamlForEsbuild }] = await Promise.all([import('esbuild'), import('./yaml-modules.mjs')]);
  const { outputFiles } = await build({
    ...FOR_NODE,
    entryPoints: ['sim-worker.ts', 'story-worker.ts', 'campaign-worker.ts', 'main.ts']
      .map((name) => join(src, name))
      .filter(existsSync),
    outdir: dist,
    splitting: true, // What is not named is not even read: a game, a lab, another command.
    plugins: [yamlForEsbuild()],
    // CommonJS dependencies inside an ES module still want a `require`.
    banner: {
      js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);",
    },
  });
  putInPlace(dist, outputFiles, started);
}

const FOR_NODE = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  legalComments: 'none',
  logLevel: 'error',
  write: false,
};

function putInPlace(folder, files, started) {
  mkdirSync(folder, { recursive: true });
  // Rename, because another process may be reading; main.js last, because its time says that all are there.
  const isMain = (file) => basename(file.path) === 'main.js';
  for (const file of files.sort((a, b) => isMain(a) - isMain(b))) {
    const draft = `${file.path}.${process.pid}`;
    writeFileSync(draft, file.contents);
    utimesSync(draft, started, started); // A source saved while we built must look newer.
    renameSync(draft, file.path);
  }
  sweep(folder, new Set(files.map(({ path }) => basename(path))));
}

const A_WHILE_MS = 10 * 60_000;

/** What no build names any more goes; but not from under a process that was started a moment ago. */
function sweep(folder, named) {
  for (const name of readdirSync(folder)) {
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    if (stat && !named.has(name) && Date.now() - stat.mtimeMs > A_WHILE_MS) rmSync(join(folder, name), { force: true });
  }
}

// ---- the inn's server

const server = join(root, 'apps/server');
const serverDist = join(server, 'dist');
export const serverMain = pathToFileURL(join(serverDist, 'main.js'));
const SERVER_SOURCES = ['packages', 'apps/server/src', 'scripts/build.mjs', 'scripts/yaml-modules.mjs'];
SERVER_SOURCES.push('package-lock.json');

export const isServerStale = () => isOlder(fileURLToPath(serverMain), SERVER_SOURCES);

/** Whatever runs in a thread of its own is a file of its own, beside main.js, by this ending. */
const THREAD = /-(worker|thread)\.(ts|mjs)$/;

export async function buildServer() {
  const started = new Date();
  const [{ build }, { yamlForEsbuild }] = await Promise.all([import('esbuild'), import('./yaml-modules.mjs')]);
  const sources = readdirSync(join(server, 'src'), { recursive: true }).filter((name) => THREAD.test(name));
  const entries = ['main.ts', ...sources].map((name) => ({
    in: join(server, 'src', name),
    out: basename(name).replace(/\.\w+$/, ''),
  }));
  const made = await Promise.all(
    entries.map((entry) =>
      build({
        ...FOR_NODE,
        entryPoints: [entry],
        outdir: serverDist,
        // A thread is asked for under the name it has among the sources.
        outExtension: { '.js': entry.in.endsWith('.mjs') ? '.mjs' : '.js' },
        plugins: [{ name: 'ours-alone', setup: oursAlone }, yamlForEsbuild()],
      }),
    ),
  );
  putInPlace(
    serverDist,
    made.flatMap(({ outputFiles }) => outputFiles),
    started,
  );
}

/** What is not ours is found in node_modules when the inn opens: some of it has parts that are no JavaScript. */
function oursAlone(builder) {
  builder.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@tabard/') || /^[a-z]:/i.test(path)
      ? undefined
      : { path, external: true },
  );
}

async function buildAll() {
  const isAll = !process.argv.includes('--stale');
  // What is wrong with a source esbuild has already said, with its place.
  if (isAll || isStale()) await buildCli().catch(() => process.exit(1));
  if (isAll || isServerStale()) await buildServer().catch(() => process.exit(1));
  if (isAll || isWebStale()) {
    await buildWeb().catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
  }
  if (isAll) await packPage();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--pack')) await packServed(webDist);
  else await buildAll();
}
