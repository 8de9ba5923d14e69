/**
 * `virtual` credits of fonts and libraries, read from node_modules when the page is built: `./credits-of-packages`
 * gives names, versions and licences; `licences.txt` beside the page holds their full texts.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const OURS = /^@tabard\//;
/** They build the page and are no part of it. */
const TOOLS = new Set(['vite', 'playwright-core', '@iconify/types', '@tabard/terminal', '@tabard/lab']);
const ID = /\/credits-of-packages$/;

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function folderOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === root || dirname(folder) === folder) return undefined;
  }
}

/** Everything the page depends on, through our own packages and theirs. */
function packagesOfThePage() {
  const found = new Map();
  const visit = (folder) => {
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
      const at = folderOf(name, folder);
      if (!at || found.has(name) || TOOLS.has(name)) continue;
      found.set(name, at);
      visit(at);
    }
  };
  visit(join(root, 'apps/web'));
  return [...found].filter(([name]) => !OURS.test(name)).sort(([a], [b]) => a.localeCompare(b));
}

function describe([name, folder]) {
  const { version, license, author, homepage } = manifestOf(folder);
  if (!license) throw new Error(`${name} names no licence; it cannot be credited`);
  const kind = name.startsWith('@fontsource/') ? 'font' : name.startsWith('@iconify-json/') ? 'icons' : 'library';
  return { name, version, licence: license, kind, author: nameOf(author), home: homepage ?? null };
}

/** Names only: nobody asked for their address on our page. */
function nameOf(author) {
  const text = author?.name ?? author;
  return typeof text === 'string' ? text.replace(/\s*[<(].*$/, '') : null;
}

function textOf([name, folder]) {
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const { version, license } = manifestOf(folder);
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return `${name} ${version}\n${'-'.repeat(72)}\n${text}\n`;
}

export function creditsForVite() {
  return {
    name: 'tabard-credits',
    enforce: 'pre',
    resolveId: (id) => (ID.test(id) ? '\0credits-of-packages' : undefined),
    load: (id) =>
      id === '\0credits-of-packages'
        ? `export default ${JSON.stringify(packagesOfThePage().map(describe))};`
        : undefined,
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: packagesOfThePage().map(textOf).join('\n\n'),
      });
    },
  };
}
