/**
 * From a bundle to what is served: the page gets its policy and the name of its build, the service worker the list of
 * files in groups, and all of it takes the place of the build before. (vite-plugin-pwa
 * would do a part of it with 324 more packages in the lock.)
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { POLICY_IN_THE_PAGE } from '../serve/policy.mjs';
import { groupFiles } from './groups.mjs';
import { sizesSent } from './pack.mjs';
import { putInPlace } from './put-in-place.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const GAMES = join(root, 'packages/games');
const TEXT = /\.(js|css|html|webmanifest|json)$/;
const HOUR = 60 * 60 * 1000;
/** The service worker's parts: what is kept for offline, and what an inn may call for. */
const WORKER = ['sw.js', 'sw-call.js'];

/** A place for the build in the making, inside the folder that is served but hidden from the server. */
export const DRAFT = `.draft-${process.pid}`;

/** Two plugins that know of each other: one for the page, one for its workers, which are bundles of their own. */
export function offlineForVite(place) {
  const chunks = new Map();
  const started = new Date();
  let base = '/';
  return {
    forWorkers: {
      name: 'tabard-offline-workers',
      generateBundle: (_, bundle) => gather(bundle, chunks, true),
    },
    forPage: {
      name: 'tabard-offline',
      apply: 'build',
      enforce: 'post',
      configResolved(config) {
        base = config.base;
        removeOldDrafts(place);
      },
      generateBundle: (_, bundle) => gather(bundle, chunks, false),
      writeBundle: {
        order: 'post',
        sequential: true,
        handler: ({ dir }) => deliver(dir, place, { chunks, base, time: started }),
      },
    },
  };
}

function removeOldDrafts(place) {
  const isDraft = (name) => name.startsWith('.draft-');
  for (const name of statSync(place, { throwIfNoEntry: false }) ? readdirSync(place).filter(isDraft) : []) {
    const age = Date.now() - (statSync(join(place, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > HOUR) rmSync(join(place, name), { recursive: true, force: true }); // Its build was killed.
  }
}

function gather(bundle, chunks, isWorker) {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue;
    chunks.set(file.fileName, {
      imports: file.imports,
      lazy: file.dynamicImports,
      css: [...(file.viteMetadata?.importedCss ?? [])],
      door: file.isDynamicEntry && file.facadeModuleId ? placeOf(file.facadeModuleId) : null,
      modules: file.moduleIds.map(placeOf),
      isEntry: file.isEntry && !isWorker,
      isWorker: file.isEntry && isWorker,
    });
  }
}

/** Modules that are made up begin with a NUL; the rest are seen from the root of the house. */
const placeOf = (id) => (id.startsWith('\0') ? id.slice(1) : relative(root, id).replaceAll('\\', '/'));

async function deliver(draft, place, { chunks, base, time }) {
  const template = WORKER.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n');
  const names = filesIn(draft);
  const version = versionOf(draft, names, template);
  finishPage(join(draft, 'index.html'), version);
  const sent = await sizesSent(draft, names);
  const files = names.filter(isStored).map((name) => fileOf(draft, name, chunks));
  const groups = groupFiles(files, gamesHere());
  writeFileSync(join(draft, 'sw.js'), workerFor(template, { version, base, files, sent, groups }));
  putInPlace(draft, place, { version, time });
}

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** Under api/ an inn answers for itself: what stands there for a page without one is never stored. */
const isStored = (name) => !name.startsWith('api/');

function versionOf(folder, names, template) {
  const hash = createHash('sha256').update(template).update(POLICY_IN_THE_PAGE);
  for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** The policy stands in the page as well, for hosts whose headers nobody can set. */
function finishPage(path, version) {
  const html = readFileSync(path, 'utf8');
  const first = '<meta charset="utf-8" />';
  if (!html.includes(first)) throw new Error(`index.html: no ${first} to put the policy behind`);
  const ours = [
    `<meta http-equiv="content-security-policy" content="${POLICY_IN_THE_PAGE}" />`,
    `<meta name="tabard-build" content="${version}" />`,
  ];
  writeFileSync(
    path,
    html.replace(first, () => [first, ...ours].join('\n    ')),
  );
}

function fileOf(folder, name, chunks) {
  const path = join(folder, name);
  const text = TEXT.test(name) ? readFileSync(path, 'utf8') : undefined;
  return { name, size: statSync(path).size, text, chunk: chunks.get(name) };
}

const gamesHere = () =>
  readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

function workerFor(template, { version, base, files, sent, groups }) {
  const known = files.map(({ name, size }) => [posix.join(base, name), size, sent.get(name)]);
  const place = new Map(files.map(({ name }, i) => [name, i]));
  const byGroup = Object.fromEntries([...groups].map(([id, names]) => [id, names.map((name) => place.get(name))]));
  return template
    .replace("'%VERSION%'", () => JSON.stringify(version))
    .replace("'%BASE%'", () => JSON.stringify(base))
    .replace("'%FILES%'", () => JSON.stringify(known))
    .replace("'%GROUPS%'", () => JSON.stringify(byGroup));
}
