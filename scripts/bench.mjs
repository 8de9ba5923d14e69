// npm run bench -- [area[:part,part] …] [--json]: each scripts/bench/<area>.ts has a default export that measures and
// answers an object of numbers; peers run side by side, because only ratios survive a change of machine. An area says itself
// what its parts are; without any it measures all of them.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from './bundled.mjs';
import { checkNode, ensureInstalled, root } from './setup.mjs';

checkNode();
ensureInstalled();

const folder = join(root, 'scripts/bench');
const known = existsSync(folder) ? readdirSync(folder).flatMap((name) => name.match(/^(.*)\.ts$/)?.[1] ?? []) : [];
const asJson = process.argv.includes('--json');
const wanted = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--'))
  .map((word) => word.split(':'));
const unknown = wanted.map(([area]) => area).filter((area) => !known.includes(area));
if (unknown.length) {
  console.error(`No bench for ${unknown.join(', ')}; there is: ${known.join(', ') || 'none yet'}.`);
  process.exit(1);
}

const results = {};
const areas = wanted.length ? wanted : known.map((area) => [area]);
if (areas.some(([area]) => readFileSync(join(folder, `${area}.ts`), 'utf8').includes("'./peers/"))) ensurePeers();
for (const [area, parts = ''] of areas) {
  const { default: measure } = await bundled(join(folder, `${area}.ts`), join(folder, 'node_modules'));
  results[area] = await measure(parts.split(',').filter(Boolean));
  if (!asJson) console.table(results[area]);
}
if (asJson) console.log(JSON.stringify(results));

// The peers are heavy and serve nobody else: they are installed with the first bench, not with the house.
function ensurePeers() {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (Object.keys(dependencies).every((name) => existsSync(join(folder, 'node_modules', name)))) return;
  console.error('Installing the peers to measure against …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, stdio: ['ignore', 2, 2] });
}
