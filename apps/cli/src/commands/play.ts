/** tabard play: sit down at a game in this terminal. */
import { randomBytes } from 'node:crypto';
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { type Entry, entriesOf, JournalError, type Setup, setupOf } from '@tabard/kernel';
import { type Sitter, Table } from '@tabard/table';
import type { Command } from 'commander';
import { UserError } from '../fail';
import { withOptions } from '../flags';
import { findGame } from '../games';
import { Lines } from '../play/lines';
import { Session } from '../play/session';
import { readRecord } from '../record-file';
import { bestBot, checkedOptions, parseBots, parseWhole, whimsOf } from '../setup';

interface Flags {
  readonly seats?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly options?: readonly string[];
  readonly hotSeat?: string;
  readonly name?: string;
  readonly from?: string;
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
    .action(run);
}

async function run(gameId: string, flags: Flags): Promise<void> {
  const module = findGame(gameId);
  const table = flags.from === undefined ? newTable(module, flags) : savedTable(module, flags.from, flags);
  const lines = new Lines();
  try {
    await new Session(module, table, lines).play();
  } finally {
    lines.close();
  }
}

function newTable(module: GameModule, flags: Flags): Table {
  const persons = parseWhole('--hot-seat', flags.hotSeat ?? '1', 1, module.game.seats.max);
  const named = flags.bots === undefined ? 0 : flags.bots.split(',').length;
  const { min, best = min } = module.game.seats;
  const fewest = named > 1 ? Math.max(min, persons + named) : Math.max(best, persons);
  const seats = flags.seats ? parseWhole('--seats', flags.seats, 1) : fewest;
  const options = checkedOptions(module, flags.options, seats);
  const seed = flags.seed ?? randomBytes(8).toString('hex');
  return openTable(module, { seed, options }, sittersOf(module, flags, seats));
}

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
function savedTable(module: GameModule, path: string, flags: Flags): Table {
  const { record } = readRecord(path);
  if (record.game !== module.game.id)
    throw new UserError(`${path} is a game of ${record.game}, not of ${module.game.id}`);
  const { seats, ...match } = setupOf(record);
  const table = openTable(module, match, sittersOf(module, flags, seats));
  for (const [i, entry] of entriesOf(record).entries()) enter(table, entry, i);
  return table;
}

function enter(table: Table, entry: Entry, index: number): void {
  if (entry.kind === 'answer') table.answer(entry.seat, entry.key);
  else if (entry.kind === 'wish') table.wish(entry.seat, entry.name, entry.value);
  else if (entry.kind === 'imagine') throw new JournalError(index, 'this was only imagined');
}
