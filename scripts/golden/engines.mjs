// Where golden games are played: this Node, the newest of others, and Chromium. All of them run the same bundle.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../chromium.mjs';
import { npm, root } from '../setup.mjs';
import { yamlForEsbuild } from '../yaml-modules.mjs';

const LONGEST = 15 * 60 * 1000;
const PLAYED = 'played';

/** One file for every engine: nothing of Node in it, nothing of a page. */
export async function bundleGoldens() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'scripts/golden/main.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    logLevel: 'error',
    plugins: [noBoards, yamlForEsbuild()],
  });
  return outputFiles[0].text;
}

/** How a terminal draws the games stays behind: it is all Node's, and nobody looks. */
const noBoards = {
  name: 'no boards',
  setup(build) {
    build.onResolve({ filter: /^\.\/boards\// }, ({ path }) => ({ path, namespace: 'no-boards' }));
    build.onLoad({ filter: /.*/, namespace: 'no-boards' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** What the bundle tells, by name; it must come to its end. */
function hashesOf(engine, lines) {
  const told = lines.map((line) => JSON.parse(line));
  if (told.pop() !== PLAYED) throw new Error(`${engine} did not come to the end of the golden games.`);
  return { engine, hashes: Object.fromEntries(told) };
}

export function playInNode(node, bundle) {
  const engine = `Node ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1)}`;
  const { stdout, stderr } = spawnSync(node, [bundle], { encoding: 'utf8', timeout: LONGEST });
  if (stderr) console.error(stderr);
  return hashesOf(engine, stdout.trim().split('\n'));
}

const folder = join(root, 'node_modules/.cache/tabard-nodes');
const platform = process.platform === 'win32' ? 'win' : process.platform;

/** The newest Node of a line, from the registry; kept for the next time. */
export function ensureNode(major) {
  const home = join(folder, String(major));
  const name = `node-${platform}-${process.arch}`;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', home];
  if (npm([...args, `${name}@${major}`]) !== 0) throw new Error(`Node ${major} could not be installed (${name}).`);
  return join(home, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');
}

export async function playInChromium(bundle) {
  const executablePath = ensureChromium();
  if (!executablePath) throw new Error('There is no Chromium to play in.');
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const lines = [];
    const played = new Promise((resolve, reject) => {
      page.on('pageerror', reject);
      page.on('crash', () => reject(new Error('the page crashed')));
      page.on('console', (message) => {
        lines.push(message.text());
        if (lines.at(-1) === JSON.stringify(PLAYED)) resolve();
      });
      setTimeout(() => reject(new Error('the page never came to the end')), LONGEST).unref();
    });
    await page.addScriptTag({ type: 'module', content: bundle });
    await played;
    return hashesOf(`Chromium ${browser.version()}`, lines);
  } finally {
    await browser.close();
  }
}
