/** tabard lint: every problem of a pack, with file and line. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type GameModule,
  idsOf,
  jsonSchemas,
  lintPack,
  type PackFile,
  type PackShape,
  type Problem,
} from '@tabard/content';
import { print, printJson, warn } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { readYamlText } from '../files';
import { checkGameId, filesOf, findGame, gameIds } from '../games';

interface Flags {
  readonly game?: string;
  readonly schema?: boolean;
  readonly json?: boolean;
}

export function addLint(tabard: Command): void {
  tabard
    .command('lint')
    .argument('[packs...]', 'folders or files of content and words')
    .description('tell every problem of a pack with its file and line; exit 2 when there is one')
    .option('--game <game>', 'the game it is for (default: the one whose files it has)')
    .option('--schema', "print the JSON Schemas of a game's files, for an editor")
    .option('--json', 'for programs')
    .action(async (paths: string[], flags: Flags) => {
      if (flags.schema) return printSchemas(flags.game);
      if (paths.length === 0) throw new UserError('lint wants a pack: a folder or a file');
      const problems = (await Promise.all(paths.map((path) => lint(path, flags.game)))).flat();
      if (flags.json) printJson({ ok: problems.length === 0, problems });
      else if (problems.length === 0) print(`${paths.join(', ')}: no problem found`);
      if (!flags.json) warn(...problems.map(({ sentence }) => sentence));
      if (problems.length > 0) process.exitCode = 2;
    });
}

async function printSchemas(gameId: string | undefined): Promise<void> {
  if (gameId === undefined) throw new UserError('--schema wants a game: --game <id>');
  printJson(jsonSchemas(await filesOf(checkGameId(gameId))));
}

async function lint(path: string, gameId: string | undefined): Promise<Problem[]> {
  const named = gameId === undefined ? undefined : await findGame(gameId);
  const { files, isGame } = collect(path);
  const module = named ?? (await guessGame(path, files));
  const shape = await filesOf(module.game.id);
  const known = Object.entries(shape).filter(([name]) => files.some((file) => isNamed(file, name)));
  // A pack may leave out what it does not change; a game's own words must be complete in every language.
  return lintPack(files, { shape: Object.fromEntries(known), ids: isGame ? idsOf(module.words.en) : [] });
}

const isNamed = ({ path }: PackFile, name: string) => path === name || path.endsWith(`/${name}`);

function collect(path: string): { files: PackFile[]; isGame: boolean } {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) throw new UserError(`cannot read ${path}: there is no such file or folder`);
  const isGame = existsSync(join(path, 'package.json'));
  const folders = isGame ? ['content', 'text'].map((name) => join(path, name)).filter(existsSync) : [path];
  const paths = stat.isDirectory() ? folders.flatMap(filesIn) : [path];
  const wanted = isGame || !stat.isDirectory() ? paths.filter((each) => /\.(ya?ml|json)$/.test(each)) : paths;
  if (wanted.length === 0) throw new UserError(`${path} holds no YAML file`);
  return {
    files: wanted.map((each) => ({ path: each.replaceAll('\\', '/'), text: readYamlText(each) })),
    isGame,
  };
}

const UNREAD = /^(README|LICEN[CS]E|NOTICE|CHANGELOG)(\.\w+)?$|^\./i;

/** A pack has a few dozen; whoever names `/` by mistake shall not wait for all of it. */
const MOST_FILES = 500;
const MOST_FOLDERS = 12; // within each other

function filesIn(folder: string): string[] {
  const found: string[] = [];
  const look = (at: string, depth: number): void => {
    const entries = readdirSync(at, { withFileTypes: true }).filter(({ name }) => !UNREAD.test(name));
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(at, entry.name);
      if (entry.isDirectory() && depth < MOST_FOLDERS) look(path, depth + 1);
      else found.push(path);
      if (found.length > MOST_FILES)
        throw new UserError(`${folder} holds more than ${MOST_FILES} files: is it a pack?`);
    }
  };
  look(folder, 0);
  return found;
}

/** The game that knows most of these files; a folder named after a game decides. */
async function guessGame(path: string, files: readonly PackFile[]): Promise<GameModule> {
  const named = gameIds.find((id) => path.split(/[\\/]/).includes(id));
  if (named) return findGame(named);
  const hits = (shape: PackShape) =>
    Object.keys(shape).filter((name) => files.some((file) => basename(file.path) === basename(name))).length;
  const known = await Promise.all(gameIds.map(async (id) => ({ id, hits: hits(await filesOf(id)) })));
  const [best] = known.toSorted((a, b) => b.hits - a.hits);
  if (best.hits === 0) {
    throw new UserError(`${path} has no file that a game knows; name the game with --game`);
  }
  return findGame(best.id);
}
