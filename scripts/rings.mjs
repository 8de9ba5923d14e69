// Rings of imports: files that load one another in a circle. Whichever of them is loaded first finds another half made, so
// a harmless change of order breaks the house. Types are gone before anything is loaded, and a lazy import() waits until
// all is: neither closes a ring.
import { graphOf } from './graph.mjs';

/**
 * files: [{ path, code, text }], where `code` is the text with its strings blanked; packages: [{ folder, name, manifest }].
 * @returns {{ path: string, line: number, message: string }[]}
 */
export function ringsIn(files, packages) {
  const graph = graphOf(files, packages);
  return shortestRings(graph).map((ring) => ({
    path: ring[0],
    line: graph.get(ring[0]).get(ring[1] ?? ring[0]),
    message: sentence(ring),
  }));
}

/** graph: by each of its nodes, a Map whose keys are where it leads. The shortest ring of every tangle. */
export const shortestRings = (graph) => tangles(graph).map((tangle) => shortestRing(graph, tangle));

const sentence = (ring) =>
  `imports itself in a ring: ${[...ring, ring[0]].join(' → ')}; let what they share stand in a file that imports none of them`;

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
