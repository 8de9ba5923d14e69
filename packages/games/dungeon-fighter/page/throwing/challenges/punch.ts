/** DF-R107.10: let go to strike, and open when the fist lands. With one switch: press to strike, press to open. */
import { FIST_FALLS, paced } from '../../../physics';
import type { Challenge, ThrowPart } from './challenge';
import { jumpOnStrike } from './jump';

/** Keys: if nothing came between, letting go of the charge was the strike. */
const strike: ThrowPart = {
  id: 'strike',
  begin: (hand) => {
    hand.start();
    if (!hand.justLetGo) return;
    hand.note('strike');
    hand.next();
  },
  press: (hand, control) => {
    if (control !== 'main') return;
    hand.note('strike');
    hand.next();
  },
};

const open: ThrowPart = {
  id: 'open',
  begin: (hand) => {
    if (hand.ways.scheme !== 'drag') return;
    jumpOnStrike(hand);
    hand.note('strike'); // The stroke's end.
  },
  press: (hand, control) => {
    if (control !== 'main' && control !== 'extra') return;
    hand.note('open');
    hand.next();
  },
};

export const punch: Challenge = {
  requirement: 'punch',
  stages: () => [strike, open],
  after: [open],
  meter: (hand) => {
    const struck = hand.lastTick('strike') !== null;
    const at = struck ? paced(hand.since('strike'), hand.ways.slow) / FIST_FALLS : 0;
    return { kind: 'fist', at: Math.min(2, at) / 2, struck };
  },
};
