#!/usr/bin/env node
// Runs the bundled CLI, bundling it anew first when a source is newer. Plain JavaScript: nothing is built yet here.
import { buildCli, hasCli, isStale } from '../../../scripts/build.mjs';

process.setSourceMapsEnabled(true);

if (!hasCli()) {
  console.error('tabard: apps/cli/src/main.ts is missing, so there is no command line yet.');
  process.exit(1);
}
if (isStale()) {
  try {
    await buildCli();
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') console.error('tabard: dependencies are missing; run `npm ci` first.');
    else if (!error.errors) console.error(error); // Build errors are printed by esbuild itself.
    process.exit(1);
  }
}
await import('../dist/main.js');
