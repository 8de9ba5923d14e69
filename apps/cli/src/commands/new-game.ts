/** tabard new-game: a small game that works, from the template, as the beginning of one's own. */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { print } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { MachineError, UserError } from '../fail';
import { gameIds } from '../games';
import { house } from '../house';
import { clausesOf, prefixOf } from '../rules-text';

const TEMPLATE = 'packages/template';
const LIST = 'packages/house/games.ts';

interface Flags {
  readonly name?: string;
  readonly install: boolean;
}

export function addNewGame(tabard: Command): void {
  tabard
    .command('new-game')
    .argument('<id>', 'what it is called in addresses and records, e.g. pocket-mole')
    .description(
      'write a small game that works, as the beginning of your own: a folder, and a line in the list of games',
    )
    .option('--name <name>', 'what people call it (default: the id in words)')
    .option('--no-install', 'write the files, and leave it to `npm start` or `npm test` to link the folder')
    .action((id: string, flags: Flags) => {
      checkId(id);
      const { name = inWords(id), install } = flags;
      checkName(name);
      const folder = `packages/games/${id}`;
      write(id, folder, renamer({ id, name, letters: lettersFor(id) }));
      addToTheList(id);
      tidy(folder);
      if (install) link();
      print(...whatNow(id, name, folder));
    });
}

const inWords = (id: string): string =>
  id
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function checkId(id: string): void {
  if (!ID.test(id)) throw new UserError(`an id is small letters and figures, words joined by "-", and not "${id}"`);
  const isTaken = gameIds.includes(id) || existsSync(join(house, 'packages/games', id));
  if (isTaken) throw new UserError(`there is a game "${id}" already`);
  if (existsSync(join(house, 'node_modules/@tabard', id)))
    throw new UserError(`"${id}" is a part of the house; a game needs an id of its own`);
}

/** It goes into files of several kinds as it stands. */
function checkName(name: string): void {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(name))
    throw new UserError(`a name is letters, figures, spaces and "-", and not "${name}"; change it in the texts later`);
}

/** Two letters that no other law's clauses begin with: PM for "pocket-mole". */
function lettersFor(id: string): string {
  const taken = gameIds.flatMap((game) =>
    clausesOf(game)
      .slice(0, 1)
      .map((clause) => prefixOf(clause.id)),
  );
  const [first, ...others] = id.replaceAll(/[^a-z-]/g, '').toUpperCase();
  const initials = id
    .split('-')
    .slice(1)
    .map((word) => word[0].toUpperCase());
  const seconds = [...initials, ...others].filter((letter) => /[A-Z]/.test(letter));
  const free = seconds.map((second) => first + second).find((letters) => !taken.includes(`${letters}-`));
  if (!free) throw new UserError(`every two letters of "${id}" begin the clauses of another game; take another id`);
  return free;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly letters: string;
}

/** What the template's game is called becomes what this one is called, wherever it stands. */
function renamer({ id, name, letters }: Named): (text: string) => string {
  const joined = id
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
  const names: readonly (readonly [RegExp, string])[] = [
    [/Sleeping Dragon/g, name],
    [/sleeping-dragon/g, id],
    [/SleepingDragon/g, joined],
    [/sleepingDragon/g, joined[0].toLowerCase() + joined.slice(1)],
    [/\b2026-11-16\b/g, new Date().toISOString().slice(0, 10)], // No day that is past has a deal of it.
    [/\bSD-/g, `${letters}-`],
    [/\bsd-/g, `${letters.toLowerCase()}-`],
  ];
  return (text) => names.reduce((said, [old, now]) => said.replace(old, now), text);
}

function write(id: string, folder: string, rename: (text: string) => string): void {
  for (const path of filesUnder(join(house, TEMPLATE))) {
    const target = join(house, folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, rename(readFileSync(join(house, TEMPLATE, path), 'utf8')));
  }
  if (!existsSync(join(house, folder, 'index.ts'))) throw new MachineError(`${TEMPLATE} has no index.ts for ${id}`);
}

const filesUnder = (folder: string, below = ''): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const path = join(below, entry.name);
      return entry.isDirectory() ? filesUnder(folder, path) : [path];
    });

const DOORS = ['module', 'files', 'terminal', 'lab'];

/** The one line outside its folder. */
function addToTheList(id: string): void {
  const path = join(house, LIST);
  const list = readFileSync(path, 'utf8');
  const doors = DOORS.map((door) => `${door}: () => import('@tabard/${id}${door === 'module' ? '' : `/${door}`}')`);
  const line = `  ${id.includes('-') ? `'${id}'` : id}: { ${doors.join(', ')} },\n`;
  const end = /^\};\n\nexport const gameIds/m.exec(list);
  if (!end) throw new MachineError(`${LIST} does not end as it used to: add this line to it by hand: ${line.trim()}`);
  writeFileSync(path, list.slice(0, end.index) + line + list.slice(end.index));
}

/** Names of another length want other line breaks, and another order of imports. */
function tidy(folder: string): void {
  const biome = join(house, 'node_modules/@biomejs/biome/bin/biome');
  if (existsSync(biome)) spawnSync(process.execPath, [biome, 'check', '--write', folder], { cwd: house });
}

/** As the house installs everything: npm links the folder and writes it into the lock. */
function link(): void {
  const script = process.env.npm_execpath;
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const options: SpawnSyncOptions = { cwd: house, stdio: ['ignore', 'ignore', 'inherit'] };
  const { status, error } = script
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0)
    throw new MachineError(
      `npm could not link the new folder${error ? `: ${error.message}` : ''}; run \`npm install\``,
    );
}

const whatNow = (id: string, name: string, folder: string): string[] => [
  `${name} stands in ${folder}, and has its line in ${LIST}.`,
  '',
  `npx tabard play ${id}`,
  '  plays it here; `npm start` brings it into the browser, alone and online',
  `UPDATE_PLAYTHROUGHS=1 npm test -- ${folder}`,
  `  runs its suite, and writes playthroughs/${id}.txt`,
  'npm run nodes -- --write',
  '  writes its golden games into scripts/golden/hashes.json',
  '',
  `The law is ${folder}/law.en.md; docs/adding-a-game.md says how to go on.`,
];
