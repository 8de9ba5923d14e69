/** Whether a game was played as its record says: every check by itself, so that people see what was looked at. */
import {
  type AnyGame,
  commitment,
  entriesOf,
  type GameRecord,
  JournalError,
  Match,
  makeRecord,
  parseRecord,
  verifyRecord,
} from '@tabard/kernel';

export const CHECKS = ['changed', 'rules', 'seed', 'journal', 'board'] as const;
export type CheckId = (typeof CHECKS)[number];

export interface Check {
  readonly id: CheckId;
  /** Null: not reached, because an earlier one failed. */
  readonly holds: boolean | null;
  readonly detail?: string;
  /** The entry of the journal that does not fit, from 1. */
  readonly entry?: number;
}

export interface Verdict {
  readonly checks: readonly Check[];
  readonly holds: boolean;
  /** Random results and answers that were compared. */
  readonly dice: number;
  readonly answers: number;
}

type Look = (game: AnyGame, record: GameRecord) => string | null;

const looks: { readonly [id in CheckId]: Look } = {
  changed: (_game, record) => {
    parseRecord(makeRecord(record));
    return null;
  },
  rules: (game, { version, packs }) => {
    if (version !== game.version) return `played by rules ${version}; these are ${game.version}`;
    const other = Object.keys({ ...packs, ...game.packs }).find((pack) => packs[pack] !== game.packs[pack]);
    return other === undefined ? null : `played with another "${other}"`;
  },
  seed: (_game, record) =>
    record.commitment === commitment(record.seed) ? null : 'the seed is not the one that was committed to',
  journal: (game, { seats, options, seed, nonces, unattended, script, ...record }) => {
    const setup = { seats, options, seed, nonces, unattended, script: script ?? undefined };
    Match.replay(game, setup, entriesOf(record as GameRecord));
    return null;
  },
  board: (game, record) => {
    verifyRecord(game, record); // All of it once more, by the one function that decides.
    return null;
  },
};

export function checkRecord(game: AnyGame, record: GameRecord): Verdict {
  let failed = false;
  const checks = CHECKS.map((id): Check => {
    if (failed) return { id, holds: null };
    const check = look(id, game, record);
    failed = !check.holds;
    return check;
  });
  const entries = record.journal.length;
  const answers = record.journal.filter((line) => typeof line[0] === 'number').length;
  const dice = record.journal.filter((line) => line.length === 4 && line[0] !== 'wish'); // Not what the world said.
  const count = dice.reduce((sum, line) => sum + (line[3] as readonly number[]).length, 0);
  return { checks, holds: !failed && entries > 0, dice: count, answers };
}

function look(id: CheckId, game: AnyGame, record: GameRecord): Check {
  try {
    const wrong = looks[id](game, record);
    return wrong === null ? { id, holds: true } : { id, holds: false, detail: wrong };
  } catch (error) {
    const entry = error instanceof JournalError && id === 'journal' ? error.entry + 1 : undefined;
    const detail = error instanceof JournalError ? error.what : (error as Error).message;
    return { id, holds: false, detail, entry };
  }
}
