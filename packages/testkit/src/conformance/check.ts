/**
 * What a check is: a look at one decision of a random game, told in a sentence when something is wrong. A check works
 * on copies; the match it is shown goes on untouched.
 */
import { type AnyGame, Match, type Seat, type Stream } from '@tabard/kernel';
import type { Move } from '../moves';

export const CHECKS = [
  'runs', // no fault in the rules while they run
  'ends', // within the limit the game names, with a standing for every seat
  'offers', // nothing offers nothing; keys are unique and stay the same
  'invariants', // what the game says must hold
  'copies', // a fork and a loaded save are the match itself
  'journal', // it plays again to the same hash
  'refusals', // what is not offered changes nothing and names a clause
  'secrecy', // a viewer sees nothing of what it may not know
  'frames', // the board with each event: they end at the view, and show nothing hidden on the way
  'undo', // goes back exactly, and never across dice or a revelation
  'wishes', // are the seat's own affair
  'chair', // is a boundary: a hostile bot finds nothing and breaks nothing
  'bots', // finish, and are blind to what their seat can't see
] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Decision {
  readonly match: Match;
  /** What will be answered here. */
  readonly move: Move;
  /** Who has already answered the sealed question that stands. */
  readonly sealedBy: ReadonlySet<Seat>;
  /** The check's own chance, the same whatever was checked before. */
  readonly whims: Stream;
}

/** A sentence; or another look, to be taken once the match has been answered; or null: all is well. */
export type Verdict = string | null | ((after: Match) => string | null);

export interface Check {
  readonly name: CheckName;
  at(decision: Decision): Verdict;
}

export const seatsOf = (match: Match): Seat[] => Array.from({ length: match.setup.seats }, (_, seat) => seat);

/** Every seat, and the spectator. */
export const viewersOf = (match: Match): (Seat | null)[] => [...seatsOf(match), null];

export const nameOf = (viewer: Seat | null): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

export const newSeed = (whims: Stream): number => whims.below(0x1_0000_0000);

/** A copy that keeps its events, which a fork does not: made by a save that went through a file. */
export function loudCopy(match: Match): Match {
  const save = match.save();
  const { quiet: _, ...setup } = save.setup;
  return Match.load(match.game as AnyGame, JSON.parse(JSON.stringify({ ...save, setup })));
}
