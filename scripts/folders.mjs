// Folders that import one another in a ring, types and lazy imports included: none of them can be read, tested or moved
// without the others. In the page's shell, in a game and in the server there is no such ring.
import { posix } from 'node:path';
import { shortestRings } from './rings.mjs';

const IMPORT = /\bfrom\s*['"]|\bimport\s*\(?\s*['"]|\bnew URL\s*\(\s*['"]/g;

/** The shell's folders stand two deep, floor/room, but for its house; those of a game and of the server stand one deep. */
const FOLDER =
  /^(?:apps\/web\/src\/house|apps\/web\/src\/[^/]+\/[^/]+|packages\/games\/[^/]+\/[^/]+|apps\/server\/src\/[^/]+)(?=\/)/;

const folderOf = (path) => FOLDER.exec(path)?.[0];

/**
 * files: [{ path, code, text }], where `code` is the text with its strings blanked, without tests.
 * @returns {{ path: string, line: number, message: string }[]}
 */
export function foldersIn(files) {
  const graph = graphOf(files);
  return shortestRings(graph).map((ring) => {
    const [first, ...others] = ring.map((folder, i) => graph.get(folder).get(ring[(i + 1) % ring.length]));
    const back = others.map(({ path, line }) => `${path}:${line}`).join(', ');
    return { ...first, message: `ties folders into a ring: ${[...ring, ring[0]].join(' → ')}; the others are ${back}` };
  });
}

/** By folder: the folders that it imports, each with the first place where it does. */
function graphOf(files) {
  const graph = new Map();
  for (const { path } of files) if (folderOf(path)) graph.set(folderOf(path), new Map());
  for (const { path, code, text } of files) {
    const from = folderOf(path);
    if (!from) continue;
    for (const match of code.matchAll(IMPORT)) {
      const start = match.index + match[0].length;
      const specifier = text.slice(start, code.indexOf(code[start - 1], start));
      if (!specifier.startsWith('.')) continue;
      const to = folderOf(`${posix.join(posix.dirname(path), specifier)}/`);
      if (to === from || !graph.has(to) || graph.get(from).has(to)) continue;
      graph.get(from).set(to, { path, line: text.slice(0, start).split('\n').length });
    }
  }
  return graph;
}
