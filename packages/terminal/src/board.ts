/** How a game's board is drawn in a terminal: lines of at most `width` columns, from what the viewer sees. */
import type { GameModule, Speaker } from '@tabard/content';
import type { GameEvent, Match, PendingAsk, Seat, Seen, Viewer, Why } from '@tabard/kernel';

/** A game's words in the terminal: question, options, log and refusals as sentences. */
export interface TerminalVoice {
  readonly names: readonly string[];
  readonly speaker: Speaker;
  question(seen: Seen, ask: PendingAsk): string;
  option(seen: Seen, seat: Seat, key: string, ask: PendingAsk | null): string;
  /** Null for what needs no words. */
  event(event: GameEvent): string | null;
  refusal(why: Why): string;
}

export interface Drawing {
  readonly match: Match;
  readonly module: GameModule;
  readonly viewer: Viewer;
  readonly voice: TerminalVoice;
  readonly width: number;
  /** On a low screen: what can be looked up is left out; `b` draws it all. */
  readonly isShort?: boolean;
}

export type DrawBoard = (drawing: Drawing) => string[];
