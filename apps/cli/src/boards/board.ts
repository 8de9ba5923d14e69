/** How a game's board is drawn in a terminal: lines of at most `width` columns, from what the viewer sees. */
import type { GameModule } from '@tabard/content';
import type { Match, Viewer } from '@tabard/kernel';
import type { Voice } from '../voice';

export interface Drawing {
  readonly match: Match;
  readonly module: GameModule;
  readonly viewer: Viewer;
  readonly voice: Voice;
  readonly width: number;
  /** On a low screen: what can be looked up is left out; `b` draws it all. */
  readonly isShort?: boolean;
}

export type DrawBoard = (drawing: Drawing) => string[];
