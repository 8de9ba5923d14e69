/**
 * What one pair of eyes may see of a table: a seat's, or a spectator's. It is all that ever leaves the inn for them; from it a
 * page draws the table and a bot decides.
 */
import type { GameEvent, Pending, Plain, Refusal, Seat, Standing } from '@tabard/kernel';
import type { Proposal, Sitter } from '@tabard/table';
import type { Delta } from './delta';

export interface Sight {
  /** How long the log is: it counts up with everything that happens. */
  readonly moment: number;
  readonly answers: number;
  /** How many events were told so far. */
  readonly events: number;
  /** The board, as far as these eyes may see it. */
  readonly b: Plain;
  /** Who is asked; what may be answered, for these eyes alone. */
  readonly pending: Pending;
  /** What these eyes' seat may not do now, with the reasons. */
  readonly refusals: readonly Refusal[];
  readonly standing: Standing | null;
  readonly sitters: readonly Sitter[];
  /** By seat: what is pointed at. */
  readonly pointed: readonly (string | null)[];
  readonly proposal: Proposal | null;
  /** The proposal waits for the last word of this seat. */
  readonly decides: boolean;
  readonly canUndo: boolean;
  /** How many answers stood before the last one of this seat's human; -1: it gave none. */
  readonly lastAnswer: number;
  /** To go back before that would take back what was random or hidden. */
  readonly undoIsPractice: boolean;
  readonly isPractice: boolean;
  /** This seat's own wishes, by name. */
  readonly wishes: { readonly [name: string]: string };
  /** Milliseconds left by seat when it was told (null: no end), and whose time runs; null: no clock. */
  readonly clocks: { readonly left: readonly (number | null)[]; readonly running: readonly Seat[] } | null;
  /** Of the match as it stands; told when the game is over, because it is a hash of everything. */
  readonly hash: string | null;
}

/** An event, and the view when it was told, as a change of the view before. */
export interface ToldFrame {
  readonly event: GameEvent;
  readonly delta: Delta;
}

/** What has become of a sight: the events in order, the rest of the change of the view, and all else as it is now. */
export interface SightChange extends Omit<Sight, 'b'> {
  readonly frames: readonly ToldFrame[];
  readonly delta: Delta;
  /** Something was taken back: the frames tell nothing, the delta leads from the view before to the one now. */
  readonly back: boolean;
}
