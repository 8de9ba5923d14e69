// TypeScript of a script's folder, bundled and imported: the house runs on a plain Node.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** Everything that this TypeScript file exports. What is not ours stays outside, and is found in (or above) `modules`. */
export async function bundled(file, modules = join(root, 'node_modules')) {
  const [{ build }, { yamlForEsbuild }] = await Promise.all([import('esbuild'), import('./yaml-modules.mjs')]);
  mkdirSync(modules, { recursive: true });
  const out = mkdtempSync(join(modules, '.tabard-'));
  process.on('exit', () => rmSync(out, { recursive: true, force: true })); // Not sooner: it may start helpers from there.
  const outfile = join(out, `${basename(file, '.ts')}.mjs`);
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [{ name: 'outside', setup }, yamlForEsbuild()],
  });
  return import(pathToFileURL(outfile));
}

function setup(build) {
  build.onResolve({ filter: /^[^./]/ }, leaveOutside);
  // The house's own scripts know where they stand: they must be run from there.
  build.onResolve({ filter: /^\.{1,2}\/.*\.mjs$/ }, ({ path, resolveDir }) => ({
    path: join(resolveDir, path),
    external: true,
  }));
  build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
    contents: atHome(path),
    loader: 'ts',
    resolveDir: dirname(path),
  }));
}

// A script that is started as a thread of its own stands beside the file that starts it, not beside the bundle.
const THREAD = /new URL\('(\.\/[^']+\.mjs)', import\.meta\.url\)/g;
const atHome = (path) =>
  readFileSync(path, 'utf8').replace(
    THREAD,
    (_, name) => `new URL(${JSON.stringify(pathToFileURL(join(dirname(path), name)))})`,
  );

// Ours is TypeScript and must be bundled (`#…` names a file of ours, too); a peer is measured as its users get it.
function leaveOutside({ path, kind }) {
  return kind === 'entry-point' || path.startsWith('@tabard/') || path.startsWith('#')
    ? undefined
    : { path, external: true };
}
