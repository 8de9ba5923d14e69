/** tabard rules: the players' reference, clause by clause; and which clauses no test names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearestWords } from '@tabard/content';
import { pc } from '@tabard/terminal/colours';
import { print, printJson, width, wrap } from '@tabard/terminal/terminal';
import { type Coverage, coverage, type TestSource } from '@tabard/testkit';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { checkGameId, gameIds } from '../games';
import { house } from '../house';
import { ruleLines } from '../play/screen';
import { type Clause, clausesOf, isInChapter, isNamed, parseRules, rulesOf, shortId } from '../rules-text';

interface Flags {
  readonly coverage?: boolean;
  readonly json?: boolean;
}

export function addRules(tabard: Command): void {
  tabard
    .command('rules')
    .argument('[game]', 'one game (default: all)')
    .argument('[clause]', 'one clause or chapter, e.g. DM-4.3 or 4')
    .description('the rules of a game, or one clause of them')
    .option('--coverage', 'which clauses have a test; exit 1 when one has none')
    .option('--json', 'for programs')
    .action((gameId: string | undefined, clause: string | undefined, flags: Flags) => {
      const ids = gameId === undefined ? gameIds : [checkGameId(gameId)];
      if (flags.coverage) showCoverage(ids, flags.json ?? false);
      else if (gameId === undefined) list(ids, flags.json ?? false);
      else show(gameId, clause, flags.json ?? false);
    });
}

function textOf(gameId: string): string {
  const text = rulesOf(gameId);
  if (text === undefined)
    throw new UserError(`${gameId} has no written rules: packages/games/${gameId}/law.en.md is missing`);
  return text;
}

function list(ids: readonly string[], json: boolean): void {
  const counts = Object.fromEntries(ids.map((id) => [id, { clauses: clausesOf(id).length }]));
  if (json) printJson(counts);
  else print(...ids.map((id) => `${id}: ${counts[id].clauses} clauses; tabard rules ${id} prints them`));
}

function show(gameId: string, wanted: string | undefined, json: boolean): void {
  const text = textOf(gameId);
  const clauses = parseRules(text);
  if (wanted === undefined) {
    if (json) printJson(clauses);
    else print(...text.trimEnd().split(/\r?\n/));
    return;
  }
  const found = clauses.filter((clause) => matches(wanted, clause));
  if (found.length === 0) throw noClause(gameId, wanted, clauses);
  if (json) printJson(found);
  else print(...ruleLines(clauses, wanted));
}

const matches = (wanted: string, clause: Clause): boolean => isNamed(wanted, clause) || isInChapter(wanted, clause);

const MOST_NAMED = 6;

/** Of hundreds of clauses the nearest are worth naming: those of the same chapter, if there is one. */
function noClause(gameId: string, wanted: string, clauses: readonly Clause[]): UserError {
  const ids = clauses.map(({ id }) => id);
  const chapter = wanted.split('.')[0];
  const inChapter = clauses.filter((clause) => isInChapter(chapter, clause)).map(({ id }) => id);
  const near = nearestWords(shortId(wanted), (inChapter.length > 0 ? inChapter : ids).map(shortId), MOST_NAMED);
  const named = near.map((short) => ids.find((id) => shortId(id) === short));
  return new UserError(
    `there is no clause or chapter "${wanted}" in the rules of ${gameId}; the nearest: ${named.join(', ')}. ` +
      `tabard rules ${gameId} prints them all`,
  );
}

function showCoverage(ids: readonly string[], json: boolean): void {
  const found = ids.map((id): [string, Coverage] => [id, coverage(textOf(id), testsOf(id))]);
  if (json) {
    const counts = found.map(([id, { clauses, covered, missing, unknown: strange }]) => [
      id,
      { clauses: clauses.length, covered: covered.length, missing, unknown: strange },
    ]);
    printJson(Object.fromEntries(counts));
  } else for (const [id, each] of found) tell(id, each);
  if (found.some(([, { missing }]) => missing.length > 0)) process.exitCode = 1;
}

function tell(id: string, { clauses, covered, missing, unknown: strange }: Coverage): void {
  print(`${pc.bold(id)}: ${covered.length} of ${clauses.length} clauses have a test`);
  if (missing.length > 0) print(...wrap(`  no test names ${missing.join(', ')}`, width(), 4));
  if (strange.length > 0) print(...wrap(`  tests name what the rules do not have: ${strange.join(', ')}`, width(), 4));
}

/** Where clauses are kept besides a game's own folder: by the table and by the lab. */
const SHARED = ['packages/table/src', 'packages/lab/src'];

/** Tests and scenarios of a game, wherever they lie in its folders. */
function testsOf(gameId: string): TestSource[] {
  const folders = [`packages/games/${gameId}`, ...SHARED].map((path) => join(house, path));
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(\.test\.ts|\.ya?ml)$/.test(path) && !/(^|[\\/])node_modules[\\/]/.test(path))
      .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') })),
  );
}
