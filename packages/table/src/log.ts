/** What people did at a table, in order. With the setup it is the table: nothing else need be kept. */
import type { Seat, Setup } from '@tabard/kernel';
import type { ClockRules } from './clock';

export interface Sitter {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The bot's id, for a bot. */
  readonly bot?: string;
}

export interface TableSetup {
  readonly match: Omit<Setup, 'seats'>;
  readonly sitters: readonly Sitter[];
  /** The seed of the bots' whims; never the dice. */
  readonly whims: number;
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
  | { readonly kind: 'refuse' };

/** `at`: milliseconds, given from outside; only a clock needs it. */
export type TableEntry = Deed & { readonly seat: Seat; readonly at?: number };

export interface TableLog {
  readonly tabard: 'table';
  readonly game: string;
  readonly version: string;
  readonly packs: { readonly [name: string]: string };
  readonly setup: TableSetup;
  readonly entries: readonly TableEntry[];
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
