/** Packed twins of the files of a build, so that the server need not pack anything: `room.js.br`, `room.js.gz`. */
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The last step of Brotli costs ten times the one before and saves a twentieth; the engine is packed once and for all. */
const BROTLI_USUAL = 9;
const PACKERS = {
  '.br': (content, name) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.wasm') ? constants.BROTLI_MAX_QUALITY : BROTLI_USUAL,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};
export const PACKED = Object.keys(PACKERS);

const IS_PACKED_ALREADY = /\.woff2$/;

/** Makes the twins of these files; `known` is a folder whose named files may have theirs already. Tells the sizes sent. */
export async function packFiles(folder, names, known) {
  const sent = await Promise.all(names.map(async (name) => [name, await packFile(folder, name, known)]));
  return new Map(sent);
}

/** How many bytes travel to a browser that takes Brotli. */
async function packFile(folder, name, known) {
  const path = join(folder, name);
  const { size } = statSync(path);
  if (IS_PACKED_ALREADY.test(name)) return size;
  const isNamed = name.startsWith('assets/'); // After its content, so its twins are the same as last time.
  for (const ending of PACKED) {
    const before = join(known, name + ending);
    if (isNamed && existsSync(before)) copyFileSync(before, path + ending);
    else await packTo(path, ending);
  }
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : size;
}

/** A twin that saves nothing is none. */
async function packTo(path, ending) {
  const content = readFileSync(path);
  const packed = await PACKERS[ending](content, path);
  if (packed.length < content.length) writeFileSync(path + ending, packed);
}
