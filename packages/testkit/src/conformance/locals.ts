/**
 * A hidden card never sits in a local across a question: bots exchange hidden cards while they think, and what a flow
 * holds is not exchanged with them. Two matches show it. One comes from the true cards, the other played the same
 * answers from exchanged ones; then both exchange what is hidden for the same third thing. Their boards are now
 * equal, so whatever still differs sits in the flows.
 */
import { type AnyGame, copy, JournalError, Match, quickStream, RulesError, type Seat } from '@tabard/kernel';
import { difference } from '../difference';
import { randomMove } from '../moves';
import { type Decision, nameOf, newSeed } from './check';

const ANSWERS_COMPARED = 4;

export function carriesHiddenFacts({ match, whims }: Decision, viewer: Seat | null): string | null {
  const otherPast = withOtherPast(match, viewer, newSeed(whims));
  if (otherPast?.where !== match.where || difference(otherPast.view(viewer), match.view(viewer))) return null;
  const seed = newSeed(whims);
  const one = match.imagine(viewer, seed);
  const two = otherPast.imagine(viewer, seed);
  if (difference(one.board, two.board)) return null;
  for (let i = 0; i < ANSWERS_COMPARED && !one.standing; i++) {
    const found = difference(two.pending, one.pending) ?? difference(two.board, one.board);
    if (found) {
      return `something hidden from ${nameOf(viewer)} sits in a local of a rule while a question stands (keep ids, and let imagine change arrays in place): ${found}`;
    }
    const { seat, key } = randomMove(one, whims);
    one.answer(seat, key);
    two.answer(seat, key);
  }
  return null;
}

/** The same answers and dice since the last checkpoint, from a board on which the unknown was exchanged. */
function withOtherPast(match: Match, viewer: Seat | null, seed: number): Match | null {
  const game = match.game as AnyGame;
  const save = match.save();
  const { g } = match.fork().imagine(viewer, seed); // only to have verbs to hand to the game
  g.b = copy(save.board);
  game.imagine(g, viewer, quickStream(seed));
  try {
    return Match.load(game, { ...save, board: g.b });
  } catch (error) {
    if (error instanceof JournalError || error instanceof RulesError) return null;
    if ((error as Error).name === 'IllegalAnswer') return null; // Another past had other choices.
    throw error;
  }
}
