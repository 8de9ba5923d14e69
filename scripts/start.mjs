// npm start: from a fresh clone to a game.
import { buildCli, hasCli, isStale } from './build.mjs';
import { checkNode, ensureInstalled, node } from './setup.mjs';

checkNode();
ensureInstalled();
if (!hasCli()) {
  console.error('There is no table to sit at yet: apps/cli/src/main.ts is missing.');
  process.exit(1);
}
if (isStale()) {
  console.log('building …');
  await buildCli().catch(() => process.exit(1)); // esbuild has already said what and where.
}
console.log('opening Dark Minions in this terminal …');
process.exit(node('apps/cli/bin/tabard.mjs', ['play', 'dark-minions', ...process.argv.slice(2)]));
