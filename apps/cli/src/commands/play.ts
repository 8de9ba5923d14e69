/** tabard play: sit down at a game in this terminal. */
import { randomBytes } from 'node:crypto';
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { nameIn } from '@tabard/content/names';
import {
  checkOptions,
  type Entry,
  entriesOf,
  type GameRecord,
  JournalError,
  type Plain,
  type Setup,
  setupOf,
} from '@tabard/kernel';
import { type Sitter, Table } from '@tabard/table';
import { print, width, wrap } from '@tabard/terminal/terminal';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { withOptions } from '../flags';
import { findGame } from '../games';
import { CampaignKeeper } from '../play/campaign';
import { type Heroes, readHeroes } from '../play/heroes';
import { Lines } from '../play/lines';
import { Session } from '../play/session';
import { readRecord } from '../record-file';
import { bestBot, checkedOptions, parseBots, parseOptions, parseWhole, whimsOf } from '../setup';

interface Flags {
  readonly seats?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly options?: readonly string[];
  readonly hotSeat?: string;
  readonly name?: string;
  readonly from?: string;
  readonly campaign?: string;
  readonly hero?: readonly string[];
  readonly origin?: readonly string[];
}

export function addPlay(tabard: Command): void {
  withOptions(tabard.command('play').argument('<game>'))
    .description('play in this terminal: you at the first seat, bots at the others')
    .option('--seats <n>', 'how many sit at the table')
    .option('--bots <a,b,...>', "who sits at the other seats: one for all, or one for each (default: the game's best)")
    .option('--seed <word>', 'what the dice are made from (default: a new one)')
    .option('--hot-seat <n>', 'so many persons share this keyboard, at the first seats', '1')
    .option('--name <name,...>', 'how you are called; several names for several persons')
    .option('--from <file>', 'go on with a saved game')
    .option('--campaign <file>', 'begin a campaign in this file, or go on with it; it is kept there at every decision')
    .option('--hero <file...>', 'heroes of Roll Player for the first seats, in order; "none" for a seat without one')
    .option('--origin <record...>', 'the games those heroes came from: they are held against them')
    .action(run);
}

async function run(gameId: string, flags: Flags): Promise<void> {
  const module = await findGame(gameId);
  const heroes = await readHeroes(flags.hero ?? [], flags.origin ?? []);
  const keeper = flags.campaign === undefined ? null : await CampaignKeeper.of(module, flags.campaign, heroes.origins);
  if (keeper && flags.from !== undefined) throw new UserError('--campaign and --from name two games to go on with');
  const lines = new Lines();
  try {
    let table =
      flags.from === undefined
        ? openingTable(module, flags, keeper, await heroesCalled(heroes, keeper, lines))
        : await savedTable(module, flags.from, flags);
    for (;;) {
      const session = new Session(module, table, lines, keeper);
      await session.play();
      if (!keeper || session.isLeft || !(await goesOn(keeper, module, flags, lines))) return;
      table = nextTable(module, flags, keeper);
    }
  } finally {
    lines.close();
  }
}

// ---- campaigns

/** The game that was left, the next of its campaign, or the first of all. */
function openingTable(module: GameModule, flags: Flags, keeper: CampaignKeeper | null, brought: Plain): Table {
  if (!keeper || keeper.isNew) return newTable(module, flags, brought);
  if (brought !== null) throw new UserError(`${keeper.path}: heroes begin a campaign, and this one is under way`);
  return keeper.left ? againTable(module, keeper.left.record, flags) : nextTable(module, flags, keeper);
}

/** As many seats as characters walked before, unless somebody says otherwise. */
function nextTable(module: GameModule, flags: Flags, keeper: CampaignKeeper): Table {
  const walked = (keeper.save as { campaign?: { characters?: readonly Plain[] } } | null)?.campaign?.characters;
  return newTable(module, { ...flags, seats: flags.seats ?? (walked && `${walked.length}`) }, keeper.save, keeper);
}

/** RA-3.2: what each of them is called here; Enter leaves it the name of its file. */
async function heroesCalled({ heroes }: Heroes, keeper: CampaignKeeper | null, lines: Lines): Promise<Plain> {
  if (heroes.length === 0) return null;
  if (keeper && !keeper.isNew) return { heroes }; // they are refused: nobody need name them
  const names: (string | null)[] = [];
  for (const hero of heroes) {
    const { characterName, class: own } = (hero ?? {}) as { characterName?: string; class?: { name: string } };
    const name = nameIn(characterName ?? own?.name ?? '');
    const prompt = `What is ${name ?? 'the hero'} called here? (Enter: ${name ?? 'as it was'}) `;
    const answer = hero === null ? null : await lines.ask(prompt);
    names.push(nameIn(answer ?? ''));
  }
  return names.some((name) => name !== null) ? { heroes, names } : { heroes };
}

async function goesOn(keeper: CampaignKeeper, module: GameModule, flags: Flags, lines: Lines): Promise<boolean> {
  const options = checkOptions(module.game, parseOptions(flags.options), module.game.seats.min, keeper.save);
  const end = typeof options === 'string' ? options : keeper.whyNoMore(options, module.game.seats.max);
  if (end !== null) {
    print(...wrap(`The campaign is kept in ${keeper.path}. For now ${end}.`, width()));
    return false;
  }
  const answer = await lines.ask('Go on with the next adventure? (Y/n) ');
  return answer !== null && !answer.toLowerCase().startsWith('n');
}

// ---- tables

function newTable(module: GameModule, flags: Flags, brought: Plain = null, keeper?: CampaignKeeper): Table {
  const persons = parseWhole('--hot-seat', flags.hotSeat ?? '1', 1, module.game.seats.max);
  const named = flags.bots === undefined ? 0 : flags.bots.split(',').length;
  const { min, best = min } = module.game.seats;
  const fewest = named > 1 ? Math.max(min, persons + named) : Math.max(best, persons);
  const seats = flags.seats ? parseWhole('--seats', flags.seats, 1) : fewest;
  const options = checkedOptions(module, flags.options, seats, {}, brought);
  const wrong = brought === null ? null : module.game.brings?.(brought, options, seats);
  if (wrong) throw new UserError(keeper ? `${keeper.path}: ${wrong}` : wrong);
  if (brought !== null && !module.game.brings)
    throw new UserError(`nobody can be brought to a table of ${module.game.id}`);
  const seed = seedOf(flags.seed, keeper);
  return openTable(module, { seed, options, brought }, sittersOf(module, flags, seats));
}

/** A word for the dice stands for one game: the games after it add their number. */
const seedOf = (word: string | undefined, keeper: CampaignKeeper | undefined): string =>
  word === undefined ? randomBytes(8).toString('hex') : keeper ? `${word}-${keeper.finished + 1}` : word;

function openTable(module: GameModule, match: Omit<Setup, 'seats'>, sitters: readonly Sitter[]): Table {
  return Table.open(module.game, botsFor(module), { match, sitters, whims: whimsOf(match.seed) });
}

function sittersOf(module: GameModule, flags: Flags, seats: number): Sitter[] {
  const persons = parseWhole('--hot-seat', flags.hotSeat ?? '1', 1, seats);
  const bots = flags.bots === undefined ? [bestBot(module)] : parseBots(module, flags.bots);
  if (bots.length > 1 && bots.length !== seats - persons) {
    throw new UserError(
      `--bots names ${bots.length} bots for ${seats - persons} seats; name one for all, or one for each`,
    );
  }
  const names = flags.name?.split(',').map((name) => name.trim()) ?? [];
  return Array.from({ length: seats }, (_, seat): Sitter => {
    if (seat < persons) return { name: names[seat] || `Player ${seat + 1}`, kind: 'person' };
    const { id } = bots[(seat - persons) % bots.length];
    return { name: `${capital(id)} ${seat + 1}`, kind: 'bot', bot: id };
  });
}

const capital = (word: string) => word[0].toUpperCase() + word.slice(1);

/** A saved game is sat down at again, answer by answer, so that one can go back behind the moment it was saved. */
async function savedTable(module: GameModule, path: string, flags: Flags): Promise<Table> {
  const { record } = await readRecord(path);
  if (record.game !== module.game.id)
    throw new UserError(`${path} is a game of ${record.game}, not of ${module.game.id}`);
  return againTable(module, record, flags);
}

function againTable(module: GameModule, record: GameRecord, flags: Flags): Table {
  // Whoever plays on here has the seed: what an inn vowed of its own table it has not vowed of this one.
  const { seats, vow: _, ...match } = setupOf(record);
  const table = openTable(module, match, sittersOf(module, flags, seats));
  for (const [i, entry] of entriesOf(record).entries()) enter(table, entry, i);
  return table;
}

function enter(table: Table, entry: Entry, index: number): void {
  if (entry.kind === 'answer') table.answer(entry.seat, entry.key);
  else if (entry.kind === 'wish') table.wish(entry.seat, entry.name, entry.value);
  else if (entry.kind === 'imagine') throw new JournalError(index, 'this was only imagined');
}
