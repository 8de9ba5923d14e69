/**
 * A game as a file: what it takes to play it again, the journal a line an entry, and the hash of the last board.
 * There is one way to write it, so every byte counts: a file that reads the same but is written differently was changed.
 */
import { JournalError } from './errors';
import type { AnyGame, TableOptions } from './game';
import { type Entry, type Line, makeLine, parseLine } from './journal';
import { Match } from './match';
import { hashText, type Plain } from './plain';
import { commitment, type Script } from './random';

export interface GameRecord {
  readonly tabard: 1;
  readonly game: string;
  readonly version: string;
  readonly packs: { readonly [name: string]: string };
  readonly seats: number;
  readonly options: TableOptions;
  readonly unattended: boolean;
  /** What was brought from an earlier game; null: nothing. */
  readonly brought: Plain;
  readonly seed: string;
  readonly nonces: readonly string[];
  readonly commitment: string;
  readonly script: Script | null;
  readonly journal: readonly Line[];
  /** Of the board after the last entry. */
  readonly hash: string;
}

const FIELDS = [
  'tabard',
  'game',
  'version',
  'packs',
  'seats',
  'options',
  'unattended',
  'brought',
  'seed',
  'nonces',
  'commitment',
  'script',
] as const;

export function recordOf(match: Match): GameRecord {
  const { game, setup, options } = match;
  return {
    tabard: 1,
    game: game.id,
    version: game.version,
    packs: game.packs,
    seats: setup.seats,
    options,
    unattended: setup.unattended ?? false,
    brought: setup.brought ?? null,
    seed: setup.seed,
    nonces: setup.nonces ?? [],
    commitment: commitment(setup.seed),
    script: setup.script ?? null,
    journal: match.journal.map(makeLine),
    hash: match.hash(),
  };
}

/** All that is written, but for the seal. */
function bodyOf(record: GameRecord): string {
  const head = FIELDS.map((field) => `${JSON.stringify(field)}:${JSON.stringify(record[field])},\n`).join('');
  const lines = record.journal.map((line) => JSON.stringify(line)).join(',\n');
  return `{\n${head}"journal":[\n${lines}\n],\n"hash":${JSON.stringify(record.hash)},\n`;
}

/** Answers with the same effect end on the same board: only a hash of all that is written tells them apart. */
export const sealOf = (record: GameRecord): string => hashText(bodyOf(record));

export const makeRecord = (record: GameRecord): string => `${bodyOf(record)}"seal":"${sealOf(record)}"\n}\n`;

/** The record in a text, or a JournalError that says what is wrong with it and in which line. */
export function parseRecord(text: string): GameRecord {
  let record: GameRecord;
  try {
    const { seal: _, ...sealed } = JSON.parse(text) as GameRecord & { seal: string };
    record = sealed;
  } catch (error) {
    throw new JournalError(0, `this is not a game record: ${(error as Error).message}`);
  }
  if (record?.tabard !== 1 || !Array.isArray(record.journal))
    throw new JournalError(0, 'this is not a game record of Tabard');
  record.journal.forEach((line, i) => {
    if (!parseLine(line)) throw new JournalError(i, `${JSON.stringify(line)} is no entry`);
  });
  const written = makeRecord(record);
  if (written !== text) {
    const a = written.split('\n');
    const b = text.split('\n');
    const line = a.findIndex((l, i) => l !== b[i]);
    if (line >= 0 && a[line].startsWith('"seal":'))
      throw new JournalError(0, 'the file was changed after it was written');
    throw new JournalError(0, `line ${line < 0 ? a.length : line + 1} of the file was not written by Tabard`);
  }
  return record;
}

export const entriesOf = (record: GameRecord): Entry[] => record.journal.map((line) => parseLine(line)!);

/** Plays a record again, every die drawn anew from the seed and compared; throws at the first thing that differs. */
export function verifyRecord(game: AnyGame, record: GameRecord): Match {
  if (record.game !== game.id) throw new JournalError(0, `this is a game of ${record.game}, not of ${game.id}`);
  if (record.version !== game.version) {
    throw new JournalError(0, `it was played by rules ${record.version}; these are ${game.version}`);
  }
  for (const [pack, hash] of Object.entries(game.packs)) {
    if (record.packs?.[pack] !== hash)
      throw new JournalError(0, `it was played with another "${pack}" than the one here`);
  }
  if (Object.keys(record.packs).length !== Object.keys(game.packs).length) {
    throw new JournalError(0, `it names packs that are not here: ${Object.keys(record.packs).join(', ')}`);
  }
  if (record.commitment !== commitment(record.seed))
    throw new JournalError(0, 'the seed is not the one the host committed to');
  const { seats, options, seed, nonces, unattended, brought, script } = record;
  let match: Match;
  try {
    match = Match.replay(
      game,
      { seats, options, seed, nonces, unattended, brought, script: script ?? undefined },
      entriesOf(record),
    );
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) throw new JournalError(0, error.message);
    throw error;
  }
  if (JSON.stringify(options) !== JSON.stringify(match.options))
    throw new JournalError(0, 'its options are not all there');
  if (match.hash() !== record.hash)
    throw new JournalError(record.journal.length, 'the last board is not the one the record claims');
  return match;
}
