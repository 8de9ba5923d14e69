/**
 * The board with each event that was told: what a viewer would have seen at that very moment. Whoever tells a story
 * event by event shows these, and need not know what an event does to a board. Nothing is kept for it while a match is
 * played: the journal tells how it went, so the stretch in question is played once more, with somebody looking on.
 */
import type { GameEvent } from './events';
import type { Run } from './run';
import { eventFor, type Viewer, viewOf } from './secrecy';

/** A moment: an event as its viewer heard it, and the view when it was told. */
// biome-ignore lint/suspicious/noExplicitAny: a plain `Frame` is one of any game
export interface Frame<B = any> {
  /** Null: nothing more was told, this is how it stands now. */
  readonly event: GameEvent | null;
  readonly b: B;
}

/** Lets this run play again what it remembers; every event told on the way, from this one on, becomes a frame. */
export function framesOf<B, E, C>(run: Run<B, E, C>, viewer: Viewer, from: number): Frame<B>[] {
  const { events, secrecy } = run.game;
  const frames: Frame<B>[] = [];
  run.hear = (event) => {
    if (run.told <= from) return;
    frames.push({ event: heardBy(event, events, viewer), b: viewOf(run.g.b, secrecy, viewer) });
  };
  run.playAgain();
  return frames;
}

/** What this viewer is told of it. */
export const heardBy = (event: GameEvent, events: object, viewer: Viewer): GameEvent =>
  eventFor(event, (events as Record<string, 'open' | Record<string, unknown>>)[event.type], viewer);
