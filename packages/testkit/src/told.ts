/** A random game told event by event, each with the board of its moment: what is told must be there. */
import { type AnyGame, type Frame, Match, quickStream, type Setup } from '@tabard/kernel';
import { randomMove } from './moves';

/** Of the whole game, or of its first so many answers. */
export function framesOfAnyGame(game: AnyGame, setup: Setup, number: number, answers = 1_500): Frame[] {
  const match = Match.start(game, setup);
  const whims = quickStream(number);
  while (!match.standing && match.answers < answers) {
    const { seat, key } = randomMove(match, whims);
    match.answer(seat, key);
  }
  return match.framesFor('everything').slice(0, -1);
}
