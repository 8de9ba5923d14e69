// npm run nodes [-- --write]: plays the golden games on this Node, on the newest Node 22, 24 and 26 and in Chromium, and
// compares the hashes with each other and with those that are checked in. --write checks in what this Node says.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, ensureInstalled, root } from './setup.mjs';

const NODES = [22, 24, 26];
const STORED = join(root, 'scripts/golden/hashes.json');

checkNode();
ensureInstalled();
// Only now: what they import was not there before.
const { bundleGoldens, ensureNode, playInChromium, playInNode } = await import('./golden/engines.mjs');
const { compare } = await import('./golden/compare.mjs');

const folder = mkdtempSync(join(tmpdir(), 'tabard-nodes-'));
try {
  const text = await bundleGoldens();
  const bundle = join(folder, 'golden.mjs');
  writeFileSync(bundle, text);
  const runs = [];
  const play = async (where, run) => {
    console.log(`playing ${where} …`);
    runs.push(await run());
  };
  await play('on this Node', () => playInNode(process.execPath, bundle));
  if (process.argv.includes('--write')) writeFileSync(STORED, `${JSON.stringify(runs[0].hashes, null, 2)}\n`);
  for (const major of NODES) await play(`on Node ${major}`, () => playInNode(ensureNode(major), bundle));
  await play('in Chromium', () => playInChromium(text));
  const { lines, differences } = compare(JSON.parse(readFileSync(STORED, 'utf8')), runs);
  for (const line of lines) console.log(line);
  console.log(differences ? `${differences} differences` : 'the same everywhere');
  process.exitCode = differences ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
