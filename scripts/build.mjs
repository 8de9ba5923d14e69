// Bundles the CLI. `isStale` and `buildCli` are also what bin/tabard.mjs calls before each run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
WEB_SOURCES.push('packages', 'docs/rules', 'scripts/yaml-modules.mjs', 'package-lock.json');

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

export async function buildCli() {
  const started = new Date();
  const [{ build }, { yamlForEsbuild }] = await Promise.all([import('esbuild'), import('./yaml-modules.mjs')]);
  const { outputFiles } = await build({
    entryPoints: ['sim-worker.ts', 'story-worker.ts', 'main.ts'].map((name) => join(src, name)).filter(existsSync),
    outdir: dist,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'error',
    write: false,
    plugins: [yamlForEsbuild()],
    // CommonJS dependencies inside an ES module still want a `require`.
    banner: {
      js: "import { createRequire as $require } from 'node:module'; const require = $require(import.meta.url);",
    },
  });
  mkdirSync(dist, { recursive: true });
  // Rename, because another `tabard` may be reading; main.js last, because its time says that all are there.
  const isMain = (file) => basename(file.path) === 'main.js';
  for (const file of outputFiles.sort((a, b) => isMain(a) - isMain(b))) {
    const draft = `${file.path}.${process.pid}`;
    writeFileSync(draft, file.contents);
    utimesSync(draft, started, started); // A source saved while we built must look newer.
    renameSync(draft, file.path);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!hasCli()) console.log('build: no apps/cli/src/main.ts yet, nothing to bundle');
  else await buildCli().catch(() => process.exit(1)); // esbuild has already said what and where.
}
