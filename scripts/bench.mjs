// npm run bench -- [area …] [--json]: each scripts/bench/<area>.ts has a default export that measures and answers
// an object of numbers; peers run in the same process, because only ratios survive a change of machine.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, ensureInstalled, root } from './setup.mjs';

checkNode();
ensureInstalled();
const [{ build }, { yamlForEsbuild }] = await Promise.all([import('esbuild'), import('./yaml-modules.mjs')]);

const folder = join(root, 'scripts/bench');
const known = existsSync(folder) ? readdirSync(folder).flatMap((name) => name.match(/^(.*)\.ts$/)?.[1] ?? []) : [];
const asJson = process.argv.includes('--json');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((area) => !known.includes(area));
if (unknown.length) {
  console.error(`No bench for ${unknown.join(', ')}; there is: ${known.join(', ') || 'none yet'}.`);
  process.exit(1);
}

const results = {};
ensurePeers();
// Inside node_modules, so that what stays outside the bundle is still found from there.
const out = mkdtempSync(join(folder, 'node_modules/.tabard-bench-'));
try {
  for (const area of wanted.length ? wanted : known) {
    const outfile = join(out, `${area}.mjs`);
    const outside = { name: 'outside', setup };
    await build({
      entryPoints: [join(folder, `${area}.ts`)],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      plugins: [outside, yamlForEsbuild()],
    });
    const { default: measure } = await import(pathToFileURL(outfile));
    results[area] = await measure();
    if (!asJson) console.table(results[area]);
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}
if (asJson) console.log(JSON.stringify(results));

// The peers are heavy and serve nobody else: they are installed with the first bench, not with the house.
function ensurePeers() {
  if (existsSync(join(folder, 'node_modules/boardgame.io'))) return;
  console.error('Installing the peers to measure against …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, stdio: ['ignore', 2, 2] });
}

function setup(build) {
  build.onResolve({ filter: /^[^./]/ }, leaveOutside);
  // The house's own scripts know where they stand: they must be run from there.
  build.onResolve({ filter: /^\.{1,2}\/.*\.mjs$/ }, ({ path, resolveDir }) => ({
    path: join(resolveDir, path),
    external: true,
  }));
}

// Ours is TypeScript and must be bundled; a peer is measured as its users get it.
function leaveOutside({ path, kind }) {
  return kind === 'entry-point' || path.startsWith('@tabard/') ? undefined : { path, external: true };
}
