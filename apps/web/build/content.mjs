/**
 * The content of a game is read by its schemas when the page is built, not in every browser that opens it: a third of the way
 * to the first question was spent on files that could not have changed. A game's `content/read.ts` is run here, and the
 * plain data that it exports stands in its place. Nobody who plays then fetches its schemas (`scripts/schemas.mjs` sees to it);
 * whoever reads what others wrote, an author's desk or the command line, has them as ever.
 */
import { isDeepStrictEqual } from 'node:util';
import { bundled } from '../../../scripts/bundled.mjs';

const READ = /\/packages\/games\/[^/]+\/content\/read\.ts$/;

/** A module that exports just that. What JSON cannot hold is refused: it would be something else in the page. */
export function plainModule(exported, path) {
  return Object.entries(exported)
    .map(([name, value]) => {
      const text = JSON.stringify(value);
      if (text === undefined || !isDeepStrictEqual(JSON.parse(text), value)) {
        throw new Error(`${path}: ${name} is no plain data, and only such can be read when the page is built`);
      }
      // Engines read JSON several times faster than the same as source.
      return `export const ${name} = JSON.parse(${JSON.stringify(text)});`;
    })
    .join('\n');
}

/** Page and workers are built apart and read the same. */
const readings = new Map();
function readingOf(path) {
  if (!readings.has(path))
    readings.set(
      path,
      bundled(path).then((exported) => plainModule(exported, path)),
    );
  return readings.get(path);
}

export function contentForVite() {
  return {
    name: 'tabard-content',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      return READ.test(id) ? { code: await readingOf(id), map: null } : undefined;
    },
  };
}
