/** What people did at a table, in order. With the setup it is the table: nothing else need be kept. */
import type { Seat, Setup } from '@tabard/kernel';
import type { ClockRules } from './clock';
import type { TableState } from './state';

export interface Sitter {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The bot's id, for a bot. */
  readonly bot?: string;
  /** Seats with the same number are played by one human; without it, the seat's own. */
  readonly person?: number;
  /** How often somebody else gave this person's seat to a bot. */
  readonly given?: number;
}

/** Who sits down at somebody else's seat. */
export interface Human {
  readonly person: number;
  readonly name: string;
}

export interface TableSetup {
  readonly match: Omit<Setup, 'seats'>;
  readonly sitters: readonly Sitter[];
  /** The seed of the bots' whims; never the dice. */
  readonly whims: number;
  /**
   * How people make a choice of the whole table. one: they talk, and any person's answer counts. each: an answer is
   * a proposal, and most of the humans must agree to it.
   */
  readonly voices?: 'one' | 'each';
  /** Milliseconds after which the host may decide on what was proposed. */
  readonly discussion?: number;
  readonly clock?: ClockRules;
  /** When the table opened, where there is a clock. */
  readonly at?: number;
}

type Deed =
  | { readonly kind: 'answer'; readonly key: string }
  | { readonly kind: 'wish'; readonly name: string; readonly value: string }
  | { readonly kind: 'undo' }
  /** So many answers shall stand. */
  | { readonly kind: 'propose'; readonly to: number }
  | { readonly kind: 'agree' }
  | { readonly kind: 'refuse' }
  /** The host's word on what was proposed. */
  | { readonly kind: 'decide'; readonly carried: boolean }
  /** Shows the others something: an option's key, or a word of the game's own; null takes the finger away. */
  | { readonly kind: 'point'; readonly what: string | null }
  /**
   * A bot takes over this seat, or (null) gives it back to its person. With `person` and `name` it belongs to another
   * human from now on. `by`: the human who gave it to the bot, where the seat is not theirs.
   */
  | {
      readonly kind: 'sit';
      readonly bot: string | null;
      readonly person?: number;
      readonly name?: string;
      readonly by?: number;
    }
  /** Was told what a bot would do: counted, and nothing else. */
  | { readonly kind: 'hint' }
  /** From now on the clocks stand still, or (false) go on. */
  | { readonly kind: 'pause'; readonly paused: boolean };

/** `at`: milliseconds, given from outside; only a clock needs it. */
export type TableEntry = Deed & { readonly seat: Seat; readonly at?: number };

export interface TableLog {
  readonly tabard: 'table';
  readonly game: string;
  readonly version: string;
  readonly packs: { readonly [name: string]: string };
  readonly setup: TableSetup;
  /** What the entries go on from, where they do not begin at the first answer. */
  readonly from?: TableState;
  readonly entries: readonly TableEntry[];
  /** Where the table stood after the last of them. */
  readonly stands?: TableState;
}

/** Something the table does not do now; `id` has a sentence in the table's words. It has changed nothing. */
export class TableRefusal extends Error {
  override readonly name = 'TableRefusal';
  constructor(
    readonly id: `table.${string}`,
    readonly seat: Seat,
  ) {
    super(`seat ${seat}: ${id}`);
  }
}
