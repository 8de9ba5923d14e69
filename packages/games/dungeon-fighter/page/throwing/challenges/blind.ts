/** DF-R107.1: dark from picking up the die until rest; the hand drifts, and soft ticks tell to which side. */
import { driftAt, paced } from '../../../physics';
import type { Hand } from '../hand';
import type { Challenge } from './challenge';

const FADE = 72;
const HOLD = 240;
const LONGEST = 1920;
const DRIFT = 50; // mm

/** 0 bright to 1 black. */
export const darknessOf = (hand: Hand): number => Math.min(1, hand.since('dark') / FADE);

export const blind: Challenge = {
  requirement: 'blind',
  unaimed: true,
  meter: (hand) => {
    const dark = hand.since('dark');
    return { kind: 'dark', share: Math.min(1, dark / HOLD), drift: driftAt(hand.task.challenge, dark).lat / DRIFT };
  },
  // Nobody stays in the dark for longer: the light comes back and the die is picked up anew.
  meanwhile: { pass: (hand) => paced(hand.since('dark'), hand.ways.slow) > LONGEST && hand.reset('expired') },
  bars: { hiddenAfterSweep: true },
};
