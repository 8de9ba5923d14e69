/**
 * A game as a file: what it takes to play it again, the journal a line an entry, and the hash of the last board.
 * There is one way to write it, so every byte counts: a file that reads the same but is written differently was changed.
 */
import type { TableOptions } from './game';
import { type Entry, type Line, makeLine, parseLine } from './journal';
import type { Match } from './match';
import { hashText, type Plain } from './plain';
import { commitment, type Script } from './random';
import type { Setup } from './setup';
import { type Signed, type Vow, vowIn } from './vow';

export interface GameRecord {
  readonly tabard: 1;
  readonly game: string;
  readonly version: string;
  readonly packs: { readonly [name: string]: string };
  readonly seats: number;
  readonly options: TableOptions;
  readonly unattended: boolean;
  /** Dice that had fallen were taken back, or could be known beforehand. */
  readonly practice: boolean;
  /** What was brought from an earlier game; null: nothing. */
  readonly brought: Plain;
  readonly seed: string;
  readonly nonces: readonly string[];
  readonly commitment: string;
  readonly script: Script | null;
  readonly journal: readonly Line[];
  /** Of the board after the last entry. */
  readonly hash: string;
  /** What an inn signed before the first die; null where none did, and then the file says nothing of it. */
  readonly vow: Vow | null;
  /** What it signed when the game was over: the seal, below which it stands. */
  readonly closing: Signed | null;
}

const FIELDS = [
  'tabard',
  'game',
  'version',
  'packs',
  'seats',
  'options',
  'unattended',
  'practice',
  'brought',
  'seed',
  'nonces',
  'commitment',
  'script',
] as const;

export function recordOf(match: Match): GameRecord {
  if (!match.isWhole)
    throw new RangeError(
      `this match goes on from a save after ${match.earliest} answers: it cannot tell all of itself`,
    );
  const { game, setup, options } = match;
  return {
    tabard: 1,
    game: game.id,
    version: game.version,
    packs: game.packs,
    seats: setup.seats,
    options,
    unattended: setup.unattended ?? false,
    practice: setup.practice ?? false,
    brought: setup.brought ?? null,
    seed: setup.seed,
    nonces: setup.nonces ?? [],
    commitment: commitment(setup.seed),
    script: setup.script ?? null,
    journal: match.journal.map(makeLine),
    hash: match.hash(),
    vow: setup.vow ? vowIn(setup.vow) : null,
    closing: null,
  };
}

/** All that is written, but for the seal. */
function bodyOf(record: GameRecord): string {
  const head = FIELDS.map((field) => `${JSON.stringify(field)}:${JSON.stringify(record[field])},\n`).join('');
  const lines = record.journal.map((line) => JSON.stringify(line)).join(',\n');
  const vow = record.vow ? `"vow":${JSON.stringify(record.vow)},\n` : '';
  return `{\n${head}"journal":[\n${lines}\n],\n"hash":${JSON.stringify(record.hash)},\n${vow}`;
}

/** Answers with the same effect end on the same board: only a hash of all that is written tells them apart. */
export const sealOf = (record: GameRecord): string => hashText(bodyOf(record));

export function makeRecord(record: GameRecord): string {
  const body = bodyOf(record);
  const closing = record.closing ? `,\n"closing":${JSON.stringify(record.closing)}` : '';
  return `${body}"seal":"${hashText(body)}"${closing}\n}\n`;
}

/** The line of the file in which an entry stands, both counted from 1: the head has a line a field. */
export const lineOfEntry = (entry: number): number => FIELDS.length + 2 + entry;

export const entriesOf = (record: GameRecord): Entry[] => record.journal.map((line) => parseLine(line)!);

/** The table at which it was played. */
export function setupOf(record: GameRecord): Setup {
  const { seats, options, seed, nonces, unattended, practice, brought, script, vow } = record;
  const table = { seats, options, seed, nonces, unattended, practice, brought, script: script ?? undefined };
  return vow ? { ...table, vow } : table;
}
