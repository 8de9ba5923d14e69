// The page has a game's content as plain data (apps/web/build/content.mjs), so nothing behind the door of a game may load the
// schemas that its files are read by: they would be fetched and put together before the first question, for nothing. They are
// reached through content/read.ts, whose place the build takes, and by whoever lints (`@tabard/<game>/files`).
import { graphOf } from './graph.mjs';

const DOOR = /^packages\/games\/[^/]+\/index\.ts$/;
const SCHEMAS = /^packages\/games\/[^/]+\/(content|story)\/(files|schema)\.ts$/;
const READ = /^packages\/games\/[^/]+\/content\/read\.ts$/;

/** The first schema behind each door, with the way that leads there. */
export function schemasIn(files, packages) {
  const graph = graphOf(files, packages);
  return [...graph.keys()].filter((path) => DOOR.test(path)).flatMap((door) => wayToSchemas(graph, door) ?? []);
}

function wayToSchemas(graph, door) {
  const ways = new Map([[door, [door]]]);
  for (const [path, way] of ways) {
    if (READ.test(path)) continue;
    for (const [next, line] of graph.get(path) ?? []) {
      const message = `loads schemas behind the door of a game: ${[...way, next].join(' → ')}; constants stand in content/kinds.ts`;
      if (SCHEMAS.test(next)) return [{ path, line, message }];
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return undefined;
}
