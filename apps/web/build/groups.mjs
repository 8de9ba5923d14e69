/**
 * Which files of a build belong together, read off the build itself: the shell, which comes with the first visit; a
 * group for each game; and one for each other room too heavy to be brought unasked (the credits show every drawing of
 * every game). Nothing is listed by hand: what a game's own folder or book opens is in the group of that name.
 *
 * A file is { name, size, text, chunk }: `text` where it can name other files; `chunk` for scripts, with the names it
 * `imports` at once and `lazy`, its `css`, the module it was split off for (`door`, from the root of the house, or
 * null), all its `modules`, and whether it `isEntry` of the page or begins a worker (`isWorker`).
 */

/** What a room may add to the shell, in bytes as stored, beside what every game needs as well. */
export const LIGHT_ROOM = 384_000;

/** @returns {Map<string, string[]>} names by group. A file may be in several groups; the shell's are in no other. */
export function groupFiles(files, games) {
  const house = new Map(files.map((file) => [file.name, file]));
  const opened = new Set(files.flatMap(({ chunk }) => chunk?.lazy ?? []));
  const gameOf = (name) => gameBehind(house.get(name)?.chunk, opened.has(name), games);

  const entries = files.filter(({ chunk }) => chunk?.isEntry).map(nameOf);
  const atOnce = reach(house, ['index.html', ...entries], { mayOpen: () => false });
  const reachGame = (game, beyond) => {
    const roots = files.map(nameOf).filter((name) => gameOf(name) === game);
    return reach(house, roots, { mayOpen: (name) => [undefined, game].includes(gameOf(name)), beyond });
  };
  const played = games.filter((game) => files.some(({ name }) => gameOf(name) === game));
  const inEveryGame = shared(played.map((game) => reachGame(game, atOnce)));

  const doors = new Set([...atOnce].flatMap((name) => house.get(name).chunk?.lazy ?? []));
  const reachRoom = (door) => {
    const mayOpen = (name) => !gameOf(name) && !doors.has(name);
    return reach(house, [door], { mayOpen, beyond: atOnce });
  };
  const rooms = [...doors].filter((door) => !gameOf(door)).map((door) => ({ door, names: reachRoom(door) }));
  const weigh = (names) => without(names, inEveryGame).reduce((sum, name) => sum + house.get(name).size, 0);
  const isLight = ({ door, names }) => !isWorkshop(house.get(door)) && weigh(names) <= LIGHT_ROOM;
  const shell = new Set([...atOnce, ...rooms.filter(isLight).flatMap(({ names }) => [...names])]);

  const groups = [
    ['shell', [...shell]],
    ...played.map((game) => [game, [...reachGame(game, shell)]]),
    ...rooms
      .filter((room) => !isLight(room))
      .map(({ door, names }) => [roomIn(house.get(door)), without(names, shell)]),
  ];
  return new Map(groups.map(([id, names]) => [id, names.sort()]));
}

const without = (names, others) => [...names].filter((name) => !others.has(name));
const shared = ([first = new Set(), ...others]) =>
  new Set([...first].filter((name) => others.every((names) => names.has(name))));

/** Where the authors of a game work: a room of its own, however light, because those who play need nothing of it. */
const isWorkshop = ({ chunk }) => /\/games\/[^/]+\/page\/author\//.test(chunk?.door ?? '');

/** A bundler may put what a door leads to into a file that others share; then what lies in there tells whose it is. */
function gameBehind(chunk, isOpened, games) {
  if (isWorkshop({ chunk })) return undefined;
  if (chunk?.door) return gameIn(chunk.door, games);
  const modules = isOpened && chunk ? chunk.modules : [];
  const found = new Set(modules.map((module) => gameIn(module, games)).filter(Boolean));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The game whose name stands first in the way to a module: `packages/games/<game>/…`, `law/<game>.de`, `<game>/one-page`. */
function gameIn(way, games) {
  const isOf = (part, id) => part === id || part.startsWith(`${id}.`) || part.startsWith(`${id}-`);
  for (const part of way.split('/')) {
    const [game] = games.filter((id) => isOf(part, id)).sort((a, b) => b.length - a.length);
    if (game) return game;
  }
  return undefined;
}

const roomIn = ({ name, chunk }) =>
  (chunk.door ?? name)
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
