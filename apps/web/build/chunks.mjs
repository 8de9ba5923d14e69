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

const pathTo = (path) => fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');
const src = pathTo('../src/');
const games = pathTo('../../../packages/games/');
const gamesHere = () =>
  readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The doors from the root of the sources, without their ending; those of a game by what they lead to. */
const SHELL = ['main'];
const KEPT = ['keep/storage/list'];
const TABLE = ['inn/setup/setup-room', 'play/home/table-room'];

/** Who is served first takes what it needs: in this order nobody takes what another should have. */
const KINDS = ['shell', 'kept', 'table', 'games', 'rules', 'room'];

/**
 * The file of each module and its kind, or null. `importsOf` a module: those it imports at once; `opensOf`: those it
 * imports later; `gameOf`: the game in whose folder it stands, if in any.
 */
export function fileFor(games, { doorsOf, importsOf, opensOf, gameOf }) {
  const behind = (doors) => reach(doorsOf(doors), importsOf);
  const [shell, kept, table] = [SHELL, KEPT, TABLE].map(behind);
  const isOfTheHouse = (id) => shell.has(id) || kept.has(id) || table.has(id);
  const onward = (id) => [...importsOf(id), ...opensOf(id)];
  // An icon of a game that the replays show as well: in the game's file it would bring the whole game along.
  const elsewhere = reach(doorsOf(SHELL), (id) => onward(id).filter((next) => !gameOf(next)));
  const own = games.map((game) => ({
    game,
    rules: behind([`games/${game}/module`]),
    room: behind([`games/${game}/room`]),
    // Its rules on one page and its lesson, too: nobody who opens those is to be sent another game.
    all: reach(doorsOf(['face', 'module', 'room'].map((door) => `games/${game}/${door}`)), (id) =>
      onward(id).filter((next) => !isOfTheHouse(next)),
    ),
  }));
  return (id) => {
    if (shell.has(id)) return { kind: 'shell', name: 'shell' };
    if (kept.has(id)) return { kind: 'kept', name: 'kept' };
    if (table.has(id)) return { kind: 'table', name: 'table' };
    const played = own.find(({ rules, room }) => rules.has(id) || room.has(id));
    if (!played) return null;
    if (elsewhere.has(id)) return { kind: 'table', name: 'table' };
    if (own.filter(({ all }) => all.has(id)).length > 1) return { kind: 'games', name: 'games' };
    const { game, rules } = played;
    return rules.has(id) ? { kind: 'rules', name: game } : { kind: 'room', name: `${game}-room` };
  };
}

function reach(roots, nextOf) {
  const reached = new Set(roots);
  for (const id of reached) for (const next of nextOf(id)) reached.add(next);
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
  opensOf: (id) => build.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  gameOf: (id) => /\/games\/([^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? null,
});

const doorsAt = (doors) => doors.flatMap((door) => ['.ts', '.tsx'].map((ending) => `${pathOfDoor(door)}${ending}`));

function pathOfDoor(door) {
  const [, game, to] = /^games\/([^/]+)\/(\w+)$/.exec(door) ?? [];
  if (!game) return `${src}${door}`;
  return to === 'module' ? `${games}${game}/index` : `${games}${game}/page/${to}`;
}
