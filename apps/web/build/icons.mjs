/**
 * game-icons as modules: `import castle from '@iconify-json/game-icons/castle'` puts that one drawing into the page,
 * `…/emblems-of/dark-minions` all that a game's content names in `emblem:` and `icon:`, and `…/used-here` lists
 * everything used by artist, for the credits. A name that is not in the set, or whose artist is not known, stops the
 * build: the licence (CC BY 3.0) asks for the artist's name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readYaml } from '../../../scripts/yaml-modules.mjs';

const PACKAGE = '@iconify-json/game-icons';
const PREFIX = `${PACKAGE}/`;
const web = fileURLToPath(new URL('..', import.meta.url));
const games = fileURLToPath(new URL('../../../packages/games', import.meta.url));

const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`${PACKAGE}/icons.json`), 'utf8'));
const { artists, drawn } = JSON.parse(readFileSync(new URL('artists.json', import.meta.url), 'utf8'));
const artistOf = new Map(Object.entries(drawn).flatMap(([artist, names]) => names.map((name) => [name, artist])));

/** The drawing of an icon as the `d` of one path. */
export function iconOf(name, where) {
  const { body } = set.icons[set.aliases?.[name]?.parent ?? name] ?? {};
  if (!body) throw new Error(`${where}: there is no icon "${name}" in game-icons`);
  if (!artistOf.has(name)) throw new Error(`${where}: no artist is known for "${name}"; add it to build/artists.json`);
  return { name, d: [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('') };
}

function* filesUnder(folder, ends) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist'].includes(entry.name)) yield* filesUnder(path, ends);
    } else if (ends.test(entry.name)) yield path;
  }
}

/** Names and the first file that uses each. */
function namesIn(folder, ends, namesOf) {
  const found = new Map();
  if (!existsSync(folder)) return found;
  for (const path of filesUnder(folder, ends)) {
    for (const name of namesOf(readFileSync(path, 'utf8'), path)) {
      if (!found.has(name)) found.set(name, relative(web, path));
    }
  }
  return found;
}

function emblemsIn(text, path) {
  const names = [];
  JSON.stringify(readYaml(text, path), (key, value) => {
    if (key === 'emblem' || key === 'icon') names.push(value);
    return value;
  });
  return names;
}

const importsIn = (text) => [...text.matchAll(/'@iconify-json\/game-icons\/([a-z0-9-]+)'/g)].map(([, name]) => name);

const emblemsOf = (game) => namesIn(join(games, game, 'content'), /\.yaml$/, emblemsIn);
/** The shell, what rooms are made of, and the page of each game. */
const codeOfThePage = () => [
  join(web, 'src'),
  join(games, '../page'),
  ...readdirSync(games).map((game) => join(games, game, 'page')),
];
const importedByCode = () => new Map(codeOfThePage().flatMap((folder) => [...namesIn(folder, /\.tsx?$/, importsIn)]));

/** Everything the page uses, by artist, artists with the most drawings first. */
export function usedHere() {
  const names = importedByCode();
  names.delete('used-here');
  for (const game of readdirSync(games)) {
    for (const [name, where] of emblemsOf(game)) if (!names.has(name)) names.set(name, where);
  }
  const byArtist = new Map();
  for (const name of [...names.keys()].sort()) {
    const icon = iconOf(name, names.get(name));
    const artist = artistOf.get(name);
    byArtist.set(artist, [...(byArtist.get(artist) ?? []), icon]);
  }
  return [...byArtist]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([artist, icons]) => ({ artist: artists[artist].name, home: artists[artist].home, icons }));
}

function contentOf(id) {
  const name = id.slice(PREFIX.length);
  if (name === 'used-here') return usedHere();
  const game = /^emblems-of\/(.+)$/.exec(name)?.[1];
  if (!game) return iconOf(name, 'apps/web');
  return Object.fromEntries([...emblemsOf(game)].map(([emblem, where]) => [emblem, iconOf(emblem, where)]));
}

export function iconsForVite() {
  return {
    name: 'tabard-icons',
    enforce: 'pre',
    buildStart: () => void usedHere(), // A bad name in a lazy corner stops the build as well.
    resolveId: (id) => (id.startsWith(PREFIX) && !id.endsWith('.json') ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(contentOf(id.slice(1)))};` : undefined,
  };
}
