/**
 * A new build takes the place of the old one while people play. Files named after their content are added beside the
 * old ones, which stay as long as a tab that was opened before may ask for them; then the page itself is exchanged, each
 * file at one stroke, the service worker last. There is no moment at which something is missing or half old.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { plainOf } from './pack.mjs';

const DAY = 24 * 60 * 60 * 1000;
/** How long a replaced build's files stay, and of how many builds at most. */
export const KEEP = { days: 7, builds: 5 };

/** Hidden from the server, as its name begins with a dot. */
const LEDGER = '.builds.json';
const isNamed = (name) => name.startsWith('assets/');

/** `fresh` is used up; `version` names it; `time` is when its sources were read. */
export function putInPlace(fresh, place, { version, time = new Date(), keep = KEEP }) {
  const names = filesIn(fresh);
  const before = readLedger(place);
  mkdirSync(place, { recursive: true });
  for (const name of inOrder(names.filter(isNamed))) {
    if (!existsSync(join(place, name))) move(fresh, place, name, time);
  }
  const ledger = [{ version, files: names.filter(isNamed) }, ...stillKept(before, version, time, keep)];
  writeFileSync(join(place, `${LEDGER}.new`), JSON.stringify(ledger, null, 1));
  renameSync(join(place, `${LEDGER}.new`), join(place, LEDGER));
  for (const name of inOrder(names.filter((each) => !isNamed(each)))) move(fresh, place, name, time);
  removeStrays(place, new Set([LEDGER, ...names, ...ledger.flatMap(({ files }) => files)]));
  rmSync(fresh, { recursive: true, force: true });
}

/** The page after what it asks for; then the worker, who must find its page. */
function inOrder(names) {
  const rank = (name) => (name === 'index.html' ? 1 : name === 'sw.js' ? 2 : 0);
  return [...names].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** The same time for all of a build: the server knows twins by it, and a source saved since looks newer. */
function move(from, to, name, time) {
  mkdirSync(dirname(join(to, name)), { recursive: true });
  utimesSync(join(from, name), time, time);
  renameSync(join(from, name), join(to, name));
}

function stillKept(before, version, time, { days, builds }) {
  const replaced = before
    .filter((build) => build.version !== version)
    .map((build) => ({ ...build, replaced: build.replaced ?? time.getTime() }));
  return replaced.filter((build) => time.getTime() - build.replaced < days * DAY).slice(0, builds - 1);
}

/** @returns {{ version: string, files: string[], replaced?: number }[]} the newest first */
function readLedger(place) {
  try {
    const builds = JSON.parse(readFileSync(join(place, LEDGER), 'utf8'));
    if (builds.every(({ version, files }) => typeof version === 'string' && Array.isArray(files))) return builds;
  } catch {
    // None yet, or damaged.
  }
  const files = filesIn(place).filter(isNamed); // Somebody may still want what lies there.
  return files.length > 0 ? [{ version: 'unknown', files }] : [];
}

/** A packed twin stays as long as what it is a twin of. */
function removeStrays(place, wanted) {
  for (const name of filesIn(place)) if (!wanted.has(plainOf(name))) rmSync(join(place, name), { force: true });
}

/** Not the hidden ones at the top, where other builds are being made; names with `/`. */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !name.startsWith('.'));
}
