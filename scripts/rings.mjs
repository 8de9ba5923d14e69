// Rings of imports: files that load one another in a circle. Whichever of them is loaded first finds another half made, so
// a harmless change of order breaks the house. Types are gone before anything is loaded, and a lazy import() waits until
// all is: neither closes a ring.
import { posix } from 'node:path';

// On blanked code: the clause before `from`, and the bare `import '…'`.
const STATEMENT = /\b(?:import|export)\b([\w\s{},*$]*?)(?:\bfrom\s*)?['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/**
 * files: [{ path, code, text }], where `code` is the text with its strings blanked; packages: [{ folder, name, manifest }].
 * @returns {{ path: string, line: number, message: string }[]}
 */
export function ringsIn(files, packages) {
  const graph = graphOf(files, packages);
  return tangles(graph)
    .map((tangle) => shortestRing(graph, tangle))
    .map((ring) => ({ path: ring[0], line: graph.get(ring[0]).get(ring[1] ?? ring[0]), message: sentence(ring) }));
}

const sentence = (ring) =>
  `imports itself in a ring: ${[...ring, ring[0]].join(' → ')}; let what they share stand in a file that imports none of them`;

/** Of each file: what it loads, and the line where it says so. */
function graphOf(files, packages) {
  const paths = new Set(files.map(({ path }) => path));
  const graph = new Map();
  for (const { path, code, text } of files) {
    const loads = new Map();
    for (const match of code.matchAll(STATEMENT)) {
      if (isOfTypes(match[1])) continue;
      const start = match.index + match[0].length;
      const specifier = text.slice(start, code.indexOf(code[start - 1], start));
      const target = resolve(specifier, path, packages, paths);
      if (target && !loads.has(target)) loads.set(target, text.slice(0, start).split('\n').length);
    }
    graph.set(path, loads);
  }
  return graph;
}

/** `import type …`, or nothing but types within the braces. */
function isOfTypes(clause) {
  if (/^\s*type\s+\S/.test(clause)) return true;
  const list = /^\s*\{([^}]*)\}\s*$/.exec(clause);
  const names = list ? list[1].split(',').filter((name) => name.trim() !== '') : [];
  return names.length > 0 && names.every((name) => /^\s*type\s/.test(name));
}

/** The file of the house that this name means there, or undefined. */
function resolve(specifier, from, packages, paths) {
  const file = (path) => ENDINGS.map((ending) => `${path}${ending}`).find((candidate) => paths.has(candidate));
  if (specifier.startsWith('.')) return file(posix.join(posix.dirname(from), specifier));
  const own = packages.find(({ folder }) => from.startsWith(`${folder}/`));
  const other = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  const [home, entry] = specifier.startsWith('#')
    ? [own, own?.manifest.imports?.[specifier]]
    : [other, other?.manifest.exports?.[`.${specifier.slice(other.name.length)}`]];
  const target = typeof entry === 'object' ? entry.default : entry;
  return target && file(posix.join(home.folder, target));
}

/** The sets of files in which each leads to each (Tarjan), without those of one file that does not name itself. */
function tangles(graph) {
  const found = [];
  const index = new Map();
  const low = new Map();
  const stack = [];
  const open = new Set();
  const visit = (path) => {
    index.set(path, index.size);
    low.set(path, index.get(path));
    stack.push(path);
    open.add(path);
    for (const next of graph.get(path).keys()) {
      if (!index.has(next)) {
        visit(next);
        low.set(path, Math.min(low.get(path), low.get(next)));
      } else if (open.has(next)) low.set(path, Math.min(low.get(path), index.get(next)));
    }
    if (low.get(path) !== index.get(path)) return;
    const tangle = stack.splice(stack.indexOf(path));
    for (const each of tangle) open.delete(each);
    if (tangle.length > 1 || graph.get(path).has(path)) found.push(tangle);
  };
  for (const path of [...graph.keys()].sort()) if (!index.has(path)) visit(path);
  return found;
}

/** The shortest way round within a tangle: the first place to look. */
function shortestRing(graph, tangle) {
  const inside = new Set(tangle);
  const rings = tangle.toSorted().map((start) => wayRound(graph, inside, start));
  return rings.reduce((best, ring) => (ring.length < best.length ? ring : best));
}

function wayRound(graph, inside, start) {
  const cameFrom = new Map();
  const queue = [start];
  for (const path of queue) {
    for (const next of graph.get(path).keys()) {
      if (next === start) {
        const ring = [path];
        while (ring[0] !== start) ring.unshift(cameFrom.get(ring[0]));
        return ring;
      }
      if (!inside.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, path);
      queue.push(next);
    }
  }
  throw new Error(`${start} is in no ring`);
}
