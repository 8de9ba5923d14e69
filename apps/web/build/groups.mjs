/**
 * Which files of a build belong together, read off the build itself: the shell, which comes with the first visit; a
 * group for each game; and one for each other room too heavy to be brought unasked (the credits show every drawing of
 * every game). Nothing is listed by hand: what a game's own folder or book opens is in the group of that name.
 *
 * A file is { name, size, text, chunk }: `text` where it can name other files; `chunk` for scripts, with the names it
 * `imports` at once and `lazy`, its `css`, the module it was split off for (`door`, from the root of the house, or
 * null), and whether it `isEntry` of the page or begins a worker (`isWorker`).
 */

/** What a room may add to the shell, in bytes as stored. */
export const LIGHT_ROOM = 256_000;

/** @returns {Map<string, string[]>} names by group. A file may be in several groups; the shell's are in no other. */
export function groupFiles(files, games) {
  const house = new Map(files.map((file) => [file.name, file]));
  const gameOf = (name) => gameIn(house.get(name)?.chunk?.door, games);
  const weigh = (names) => [...names].reduce((sum, name) => sum + house.get(name).size, 0);

  const entries = files.filter(({ chunk }) => chunk?.isEntry).map(nameOf);
  const atOnce = reach(house, ['index.html', ...entries], { mayOpen: () => false });
  const doors = new Set([...atOnce].flatMap((name) => house.get(name).chunk?.lazy ?? []));
  const rooms = new Map();
  for (const door of doors) {
    if (gameOf(door)) continue;
    const mayOpen = (name) => !gameOf(name) && !doors.has(name);
    rooms.set(door, reach(house, [door], { mayOpen, beyond: atOnce }));
  }
  const isLight = ([, room]) => weigh(room) <= LIGHT_ROOM;
  const shell = new Set([...atOnce, ...[...rooms].filter(isLight).flatMap(([, room]) => [...room])]);

  const groups = new Map([['shell', shell]]);
  for (const game of games) {
    const roots = files.map(nameOf).filter((name) => gameOf(name) === game);
    const mayOpen = (name) => [undefined, game].includes(gameOf(name));
    if (roots.length > 0) groups.set(game, reach(house, roots, { mayOpen, beyond: shell }));
  }
  for (const [door, room] of [...rooms].filter((each) => !isLight(each))) {
    groups.set(roomIn(house.get(door).chunk.door), new Set([...room].filter((name) => !shell.has(name))));
  }
  return new Map([...groups].map(([id, names]) => [id, [...names].sort()]));
}

/** The game whose name stands first in the way to a module: `packages/games/<game>/…`, `law/<game>.de`, `<game>-summary`. */
function gameIn(door, games) {
  const isOf = (part, id) => part === id || part.startsWith(`${id}.`) || part.startsWith(`${id}-`);
  for (const part of (door ?? '').split('/')) {
    const [game] = games.filter((id) => isOf(part, id)).sort((a, b) => b.length - a.length);
    if (game) return game;
  }
  return undefined;
}

const roomIn = (door) =>
  door
    .split('/')
    .at(-1)
    .replace(/\.\w+$/, '');

/** All that is needed once the roots are open, beyond what is there already; what comes only later is asked about. */
function reach(house, roots, { mayOpen, beyond = new Set() }) {
  const reached = new Set();
  const waiting = [...roots];
  while (waiting.length > 0) {
    const name = waiting.pop();
    if (reached.has(name) || beyond.has(name) || !house.has(name)) continue;
    reached.add(name);
    const { chunk } = house.get(name);
    if (chunk) waiting.push(...chunk.imports, ...chunk.css, ...chunk.lazy.filter(mayOpen));
    waiting.push(...namedIn(house.get(name), house));
  }
  return reached;
}

/** Fonts, workers, the engine's code: what is fetched by its name and so stands in the text as one. */
const namedIn = ({ text }, house) =>
  text === undefined
    ? []
    : [...house.values()].filter((file) => isLoose(file) && text.includes(baseOf(file))).map(nameOf);

const isLoose = ({ name, chunk }) => (chunk ? chunk.isWorker : !/\.(css|html)$/.test(name));
const baseOf = ({ name }) => name.split('/').at(-1);
const nameOf = ({ name }) => name;
