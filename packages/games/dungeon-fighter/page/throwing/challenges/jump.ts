/** DF-R107.7: press to jump, let go in the air; the top is the best moment. With one switch: press, and press again. */
import { airTimeOf, jumpHeightAt, paced } from '../../../physics';
import type { Hand } from '../hand';
import type { Challenge, ThrowPart } from './challenge';

const TOP = 90;

/** Ticks of normal pace since the jump; null on the ground. */
export function airborne(hand: Hand): number | null {
  const since = hand.lastTick('jump') === null ? -1 : paced(hand.since('jump'), hand.ways.slow);
  return since >= 0 && since < airTimeOf(hand.task.reqs) ? since : null;
}

const leap: ThrowPart = {
  id: 'jump',
  begin: (hand) => hand.start(),
  press: (hand, control) => {
    if (control !== 'main' && control !== 'extra') return;
    hand.note('jump');
    hand.next();
  },
};

/** In a drag something may have to be kept longer than a jump lasts: then the jump is the extra control. */
export const jumpsByItself = (hand: Hand): boolean => hand.asks('head') || hand.asks('blind');

/** A striking fist jumps as it strikes; who has to turn as well jumps first (DF-R108.3). */
const jumpsWithStrike = (hand: Hand): boolean => hand.asks('punch') && !hand.asks('dancing');

/** In a drag: the press on the die is the jump. */
export const jumpOnPress = (hand: Hand): void => {
  if (hand.asks('jump') && !jumpsByItself(hand) && !jumpsWithStrike(hand)) hand.note('jump');
};
export const jumpOnStrike = (hand: Hand): void => {
  if (hand.asks('jump') && !jumpsByItself(hand) && jumpsWithStrike(hand)) hand.note('jump');
};

export const jump: Challenge = {
  requirement: 'jump',
  stages: () => [leap],
  meanwhile: {
    press: (hand, control) => {
      if (hand.ways.scheme === 'drag' && control === 'extra' && airborne(hand) === null) hand.note('jump');
    },
    // Whoever has landed jumps again.
    pass: (hand) => hand.isPast('jump') && airborne(hand) === null && hand.back('jump'),
  },
  meter: (hand) => {
    const since = airborne(hand);
    const air = airTimeOf(hand.task.reqs);
    return { kind: 'air', height: since === null ? 0 : jumpHeightAt(since, air) / TOP, at: (since ?? 0) / air };
  },
};
