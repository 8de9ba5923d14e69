/**
 * Packed twins of the files that are served, so that the server need not pack anything: `room.js.br`, `room.js.gz`. The
 * page is served without them as well, so a build does not wait for them: `npm start` packs when its door is open.
 */
import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The last step of Brotli costs ten times the one before and saves a twentieth; the engine is packed once and for all. */
const BROTLI_USUAL = 9;
/** Within a tenth of the usual, in a tenth of its time. */
const BROTLI_QUICK = 4;

const brotli = (content, quality) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
const PACKERS = {
  '.br': (content, name) => brotli(content, name.endsWith('.wasm') ? constants.BROTLI_MAX_QUALITY : BROTLI_USUAL),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};
const PACKED = Object.keys(PACKERS);

const isPackedAlready = (name) => name.endsWith('.woff2');
/** What a packed twin is a twin of. */
export const plainOf = (name) => PACKED.reduce((plain, ending) => plain.replace(new RegExp(`\\${ending}$`), ''), name);

/** How many bytes travel to a browser that takes Brotli, at most: the twins, made later, are a little smaller. */
export async function sizesSent(folder, names) {
  return new Map(await Promise.all(names.map(async (name) => [name, await sizeSent(join(folder, name))])));
}

async function sizeSent(path) {
  const { size } = statSync(path);
  if (isPackedAlready(path)) return size;
  return Math.min(size, (await brotli(readFileSync(path), BROTLI_QUICK)).length);
}

/** Makes the twins that are lacking in a folder that is being served. Whoever comes second finds them there. */
export async function packServed(folder) {
  for (const name of servedIn(folder)) {
    for (const ending of PACKED) await packTwin(join(folder, name), ending);
  }
}

/** Not the hidden ones, where builds are being made. */
function servedIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(
      (name) => !name.startsWith('.') && !name.endsWith('.map') && !isPackedAlready(name) && plainOf(name) === name,
    );
}

async function packTwin(path, ending) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts || statSync(path + ending, { throwIfNoEntry: false })?.mtimeMs === facts.mtimeMs) return;
  const content = readFileSync(path);
  const packed = await PACKERS[ending](content, path);
  if (packed.length >= content.length) return; // A twin that saves nothing is none.
  const draft = `${path}${ending}.${process.pid}`;
  try {
    writeFileSync(draft, packed);
    // A newer build may have taken the place meanwhile: then this twin's time is not the page's, and nobody is sent it.
    utimesSync(draft, facts.atime, facts.mtime);
    renameSync(draft, path + ending);
  } finally {
    rmSync(draft, { force: true });
  }
}
