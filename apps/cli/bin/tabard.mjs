#!/usr/bin/env node
// Runs the bundled CLI, bundling it anew first when a source is newer. Plain JavaScript: nothing is built yet here; and
// old JavaScript, because an old Node must come as far as the sentence that says so.
import node from '../../../scripts/check-node.cjs';

const complaint = node.complaintAbout(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
main();

async function main() {
  process.setSourceMapsEnabled(true);
  await ensureBuilt(await import('../../../scripts/build.mjs'));
  const { isLong, runGuarded } = await import('./guard.mjs');
  const bundle = new URL('../dist/main.js', import.meta.url);
  const args = process.argv.slice(2);
  if (isLong(args)) runGuarded((await import('node:url')).fileURLToPath(bundle), args);
  else await import(bundle.href);
}

async function ensureBuilt({ buildCli, hasCli, isStale }) {
  if (!hasCli()) {
    console.error('tabard: apps/cli/src/main.ts is missing, so there is no command line yet.');
    process.exit(1);
  }
  if (!isStale()) return;
  try {
    await buildCli();
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') console.error('tabard: dependencies are missing; run `npm ci` first.');
    else if (!error.errors) console.error(`tabard: the command line could not be built: ${error.message}`);
    process.exit(1); // What is wrong with a source has been printed by esbuild itself.
  }
}
