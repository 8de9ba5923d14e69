/**
 * Where a table stood at a moment: enough to go on from there without playing its log again, and, should rules or packs
 * have changed meanwhile, to go on at all. The log stays the whole story; a state is where one may begin to read it.
 */
import type { AnyGame, Save, Seat } from '@tabard/kernel';
import type { ClockState } from './clock';
import type { Human, TableLog } from './log';
import type { Proposal } from './voices';

export interface Rules {
  readonly version: string;
  readonly packs: { readonly [name: string]: string };
}

/** Rules the table was played by before, and how many answers stood when it went over to others. */
export interface Chapter extends Rules {
  readonly answers: number;
}

export interface TableState {
  /** How many entries of the log came before. */
  readonly moment: number;
  /** The board at the last checkpoint; the answers and random results since. */
  readonly match: Save;
  /** Of the match as it stood, to know it again by. */
  readonly hash: string;
  /** By seat: the bot that took over for a person, or null. */
  readonly standIns: readonly (string | null)[];
  /** By seat: the human it belongs to now, where that is not the one of the setup. */
  readonly newcomers?: readonly (Human | null)[];
  /** By seat, how often somebody else gave it to a bot; and the seats that such a bot has now. */
  readonly given?: { readonly times: readonly number[]; readonly away: readonly Seat[] };
  readonly isPaused?: boolean;
  /** By seat: what is pointed at. */
  readonly fingers: readonly (string | null)[];
  readonly wishes: readonly { readonly [name: string]: string }[];
  /** Who gave each answer that stands. */
  readonly answeredBy: readonly Seat[];
  readonly proposal: Proposal | null;
  readonly clocks: ClockState | null;
  /** The oldest first; none where the rules never changed. */
  readonly chapters: readonly Chapter[];
}

/** A log with the place where it ends: what is kept of a table that may be gone on with under other rules. */
export interface TableSave extends TableLog {
  readonly stands: TableState;
}

/** What is no longer as it was when something was played. */
export interface Changes {
  readonly version: { readonly was: string; readonly is: string } | null;
  /** Names of packs that have changed, have come or have gone. */
  readonly packs: readonly string[];
}

export function changesSince({ version, packs }: Rules, game: AnyGame): Changes | null {
  const others = Object.keys({ ...packs, ...game.packs }).filter((pack) => packs[pack] !== game.packs[pack]);
  if (version === game.version && others.length === 0) return null;
  return { version: version === game.version ? null : { was: version, is: game.version }, packs: others };
}

/** A table of other rules or packs. Opened without a word it might become another game; `changes` says what to say. */
export class OtherRules extends Error {
  override readonly name = 'OtherRules';
  constructor(
    readonly game: string,
    /** Null: rules and packs bear the same names, and yet the same answers led elsewhere. */
    readonly changes: Changes | null,
  ) {
    super(changes ? sentence(game, changes) : `the answers of this table of ${game} lead elsewhere than they did`);
  }
}

function sentence(game: string, { version, packs }: Changes): string {
  const rules = version ? [`by rules ${version.was} of ${game}; these are ${version.is}`] : [];
  const content = packs.length > 0 ? [`with another "${packs.join('", "')}"`] : [];
  return `it was played ${[...rules, ...content].join(', ')}`;
}
