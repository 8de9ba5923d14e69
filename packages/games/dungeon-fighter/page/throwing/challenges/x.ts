/** DF-R107.14: alternate taps hold the pressure in its band for a second, then the wrists part. */
import { BAND, GAUGE_HOLD, gaugeAt, readDeeds } from '../../../physics';
import type { Hand } from '../hand';
import type { Challenge, Control, ThrowPart } from './challenge';

const MOST = 1000;

const gaugeOf = (hand: Hand) => gaugeAt(hand.task.challenge, readDeeds(hand.deeds), hand.tick, hand.ways.slow);

const isHeld = (hand: Hand): boolean => gaugeOf(hand).held >= GAUGE_HOLD;

/** Once the clock runs every tap counts, in whatever stage. One switch taps with both wrists in turn. */
function tap(hand: Hand, control: Control): void {
  if (control === 'left') hand.note('tapLeft');
  if (control === 'right') hand.note('tapRight');
  if (control === 'main' && hand.ways.scheme === 'one-button' && hand.stage?.id === 'wrists') {
    hand.note(hand.count('tapLeft') > hand.count('tapRight') ? 'tapRight' : 'tapLeft');
  }
}

/** Keys: Space parts the wrists. One switch: they part by themselves when the hold is done. */
const wrists: ThrowPart = {
  id: 'wrists',
  begin: (hand) => hand.start(),
  press: (hand, control) => control === 'main' && hand.ways.scheme === 'keys' && isHeld(hand) && hand.next(),
  pass: (hand) => hand.ways.scheme === 'one-button' && isHeld(hand) && hand.next(),
};

/** Before a drag: the first tap starts the clock; when the hold is done the die may be taken. */
const wristsFirst: ThrowPart = {
  id: 'wrists',
  press: (hand, control) => {
    if (hand.begun !== null || (control !== 'left' && control !== 'right')) return;
    hand.start();
    tap(hand, control);
  },
  pass: (hand) => hand.begun !== null && isHeld(hand) && hand.next(),
};

export const x: Challenge = {
  requirement: 'x',
  startsClock: true,
  stages: () => [wrists],
  before: [wristsFirst],
  meanwhile: { press: tap },
  meter: (hand) => {
    const { gauge, held } = gaugeOf(hand);
    return {
      kind: 'gauge',
      at: gauge / MOST,
      least: BAND.least / MOST,
      most: BAND.most / MOST,
      share: Math.min(1, held / GAUGE_HOLD),
    };
  },
};
