/**
 * Few files on the way to a table. A bundler left to itself makes a file for every set of rooms that share something, an
 * icon of 300 bytes included: 129 requests to the first question, each of which costs a slow phone a few milliseconds and
 * its place in the line. Here what is needed together lies together:
 *
 *   shell         all that the page begins with
 *   kept          what looks into the browser's store, wanted by the inn at once
 *   table         setting a table and sitting at it, and what a game shares with other rooms of the house
 *   games         what several games share
 *   <game>        its rules, content and words
 *   <game>-room   what one sees of it
 *
 * Each needs only those above it, because each is everything behind its doors: so no two files ever wait for each other.
 * What is behind none of these doors is split as before.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/');
const gamesHere = () =>
  readdirSync(`${src}games`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The doors from the root of the sources, without their ending. */
const SHELL = ['main'];
const KEPT = ['storage/list'];
const TABLE = ['setup/setup-room', 'table/table-room'];

/** Who is served first takes what it needs: in this order nobody takes what another should have. */
const KINDS = ['shell', 'kept', 'table', 'games', 'rules', 'room'];

/**
 * The file of each module and its kind, or null. `importsOf` a module: those it imports at once; `importersOf`: whoever
 * imports it, at once or later; `gameOf`: the game in whose folder it stands, if in any.
 */
export function fileFor(games, { doorsOf, importsOf, importersOf, gameOf }) {
  const behind = (doors) => reach(doorsOf(doors), importsOf);
  const [shell, kept, table] = [SHELL, KEPT, TABLE].map(behind);
  const own = games.map((game) => ({
    game,
    rules: behind([`games/${game}/module`]),
    room: behind([`games/${game}/room`]),
  }));
  const ofGames = new Set(own.flatMap(({ rules, room }) => [...rules, ...room]));
  const isElsewhere = (id) => ![shell, kept, table, ofGames].some((known) => known.has(id)) && !gameOf(id);
  // An icon of a game that the replays show as well: in the game's file it would bring the whole game along.
  const shared = reach(
    [...ofGames].filter((id) => !gameOf(id) && importersOf(id).some(isElsewhere)),
    importsOf,
  );
  return (id) => {
    if (shell.has(id)) return { kind: 'shell', name: 'shell' };
    if (kept.has(id)) return { kind: 'kept', name: 'kept' };
    if (table.has(id) || shared.has(id)) return { kind: 'table', name: 'table' };
    const users = own.filter(({ rules, room }) => rules.has(id) || room.has(id));
    if (users.length > 1) return { kind: 'games', name: 'games' };
    if (users.length === 0) return null;
    const [{ game, rules }] = users;
    return rules.has(id) ? { kind: 'rules', name: game } : { kind: 'room', name: `${game}-room` };
  };
}

function reach(roots, importsOf) {
  const reached = new Set(roots);
  for (const id of reached) for (const next of importsOf(id)) reached.add(next);
  return reached;
}

export function chunksForVite() {
  let known = null;
  const named = (kind) => (id, build) => {
    known ??= fileFor(gamesHere(), graphOf(build));
    const file = known(id);
    return file?.kind === kind ? file.name : null;
  };
  const groups = KINDS.map((kind, i) => ({ name: named(kind), priority: KINDS.length - i, debugName: kind }));
  return {
    name: 'tabard-chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
  };
}

const graphOf = (build) => ({
  doorsOf: doorsAt,
  importsOf: (id) => build.getModuleInfo(id)?.importedIds ?? [],
  importersOf(id) {
    const { importers = [], dynamicImporters = [] } = build.getModuleInfo(id) ?? {};
    return [...importers, ...dynamicImporters];
  },
  gameOf: (id) => /\/games\/([^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? null,
});

const doorsAt = (doors) => doors.flatMap((door) => ['.ts', '.tsx'].map((ending) => `${src}${door}${ending}`));
