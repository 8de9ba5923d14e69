// node packages/games/dungeon-fighter/physics/scripts/run.mjs <script> [word …]: bundles one of the TypeScript scripts beside it and runs it.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
// The house's own tool, not this package's: found from the house's package.json.
const { build } = createRequire(join(here, '../../../package.json'))('esbuild');
const [name, ...words] = process.argv.slice(2);
// Inside node_modules, so that what stays outside the bundle is still found from there.
const out = mkdtempSync(join(here, '../../../node_modules/.tabard-physics-'));
try {
  const outfile = join(out, `${name}.mjs`);
  await build({
    entryPoints: [join(here, `${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['@dimforge/*'],
  });
  const { default: run } = await import(pathToFileURL(outfile));
  await run(join(here, '../../..'), words);
} finally {
  rmSync(out, { recursive: true, force: true });
}
