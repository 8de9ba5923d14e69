/**
 * A table as somebody has it before them who sits at it or looks on: what they see of it, and what they can do. It may
 * stand in this browser (`local-table.ts`) or in an inn (`../online/remote-table.ts`), where seed, journal and the
 * others' secrets stay; so nothing here leads to a match, and whatever draws a table knows no difference.
 */
import type { GameModule, Speaker } from '@tabard/content';
import type { GameEvent, Pending, PendingAsk, Refusal, Seat } from '@tabard/kernel';
import type { Chapter, Proposal, Sitter } from '@tabard/table';
import type { GameRoom } from '../face';
import type { Stage, Told } from '../stage/stage';

/** What the table looks like at this moment: made anew after every change, so that React can compare. */
export interface TableNow {
  /** Whose eyes the screen shows; null while it is being passed on, or when nobody sits here. */
  readonly viewer: Seat | null;
  /** The person the screen must be handed to before anything more is shown. */
  readonly passTo: Seat | null;
  /** What is told, and the board as it is at that moment. While something is told nobody is asked anything. */
  readonly told: Told;
  readonly pending: Pending;
  /** What the persons at this screen are asked: all of them where they share the view, else the viewer. */
  readonly asks: readonly PendingAsk[];
  /** Bots that wait for the persons, and go now if they are let. */
  readonly companions: readonly Seat[];
  /** By seat: what is pointed at. */
  readonly pointed: readonly (string | null)[];
  readonly proposal: Proposal | null;
  /** The proposal waits for the viewer's last word. */
  readonly decides: boolean;
  /** Who sits where now: a bot may have taken over a person's seat. */
  readonly sitters: readonly Sitter[];
  readonly thinking: Seat | null;
  /** All is told, and nothing more happens before the persons here do something. */
  readonly isQuiet: boolean;
  /** What an answer of ours says that has not reached the table yet, and whether there is a line to it; null: none is on its way. */
  readonly underway: { readonly says: string; readonly hasLine: boolean } | null;
  readonly canUndo: boolean;
  /** What has fallen would be taken back for the first time: whoever asked for it must say so once more. */
  readonly asksPractice: boolean;
  /** Dice that had fallen were taken back, so this game does not count. */
  readonly isPractice: boolean;
  readonly over: boolean;
  /** How many answers stand. */
  readonly answers: number;
  /** Counts up with everything that happens. */
  readonly moment: number;
  /** A sentence about the last thing that was refused. */
  readonly refused: { readonly id: number; readonly text: string; readonly clause: string | null } | null;
  readonly fault: Error | null;
}

/** For what leaves the house: the game it came from, by its seed and the seal of its record. */
export interface Origin {
  readonly seed: string;
  readonly seal: string;
}

export interface TableAtHand {
  readonly module: GameModule;
  readonly speaker: Speaker;
  readonly stage: Stage;
  /** The room it stands in, which says how it stands and how its events are told. */
  readonly room: GameRoom;
  /** Whether everyone round this screen sees the same, because no seat has secrets of its own. */
  readonly isShared: boolean;
  /** The rules it was played by before these. */
  readonly chapters: readonly Chapter[];

  // ---- React's side

  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => TableNow;

  // ---- what can be asked of it

  /** What was told to the viewer, from this event on up to that one. */
  eventsFrom(from: number, to: number): readonly GameEvent[];
  /** What this seat may not answer now, and why. */
  refusals(seat: Seat): readonly Refusal[];
  /** Why this is not possible, as a sentence; null when it is. */
  why(key: string): { readonly text: string; readonly clause: string } | null;
  /** How the viewer wants to be asked. */
  wishOf(name: string): string;
  /** Null: not known here yet. */
  origin(): Origin | null;

  // ---- what people do

  /** One answer, or several in a row (dice first, then the Town they go to); stops at the first that is refused. */
  answer(...keys: readonly string[]): void;
  /** The same for any seat that whoever looks at the screen speaks for. */
  answerAs(seat: Seat, ...keys: readonly string[]): void;
  /**
   * Takes back the last answer of the persons here, or asks the others whether they agree to it. Past what has fallen or
   * was shown it is practice from then on, and nobody gets there without having been told (`agreed`).
   */
  undo(agreed?: boolean): void;
  /** What has fallen stays as it fell. */
  keepAsItFell(): void;
  wish(name: string, value: string): void;
  /** Shows the others an option or a thing on the board; null takes the finger away. */
  point(what: string | null): void;
  /** The viewer's voice on what is proposed. */
  vote(agrees: boolean): void;
  /** The host's last word on it. */
  decide(carried: boolean): void;
  /** Reminds who is waited for, where they sit before a screen of their own; null: there is nobody to be reminded. */
  readonly remind: ((seat: Seat) => void) | null;
  /** Lets this bot act before the persons. */
  letGo(seat: Seat): void;
  /** Of several seats that may go first, look through this one. */
  attendTo(seat: Seat): void;
  attendToNext(): void;
  /** The person who was to get the screen has it. */
  takeScreen(): void;
  /** Show the rest of what is happening at once. */
  hurry(): void;
}

/** What the persons at this screen are not asked while something is told. */
export const NOTHING_ASKED: Pick<TableNow, 'pending' | 'asks' | 'companions' | 'thinking' | 'over'> = {
  pending: { asks: [], interrupts: [] },
  asks: [],
  companions: [],
  thinking: null,
  over: false,
};
