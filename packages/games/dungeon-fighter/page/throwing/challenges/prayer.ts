/**
 * DF-R107.9: two palms hold the die and open together. With one switch two marks close in on each other: how far they
 * are from meeting, in time, is the gap.
 */
import type { Hand } from '../hand';
import { triangle } from '../schemes/wave';
import type { Challenge, Control, ThrowPart } from './challenge';

const MARKS_MS = 1600;

/** Ms until the marks meet (negative) or since they met. */
function gapOf(hand: Hand): number {
  const period = marksMs(hand);
  const at = hand.stageMs % (period / 2);
  return at - period / 4;
}
const marksMs = (hand: Hand): number => (MARKS_MS * (hand.ways.slow ? 2 : 1) * 100) / hand.ways.barSpeed;

/** Notes a palm that opens; true when both are open. */
export function opens(hand: Hand, control: Control): boolean {
  if (control === 'left') hand.note('leftPalm');
  if (control === 'right') hand.note('rightPalm');
  return !hand.held.has('left') && !hand.held.has('right');
}

const palms: ThrowPart = {
  id: 'palms',
  begin: (hand) => {
    hand.start();
    hand.joined = false;
  },
  press: (hand, control) => {
    if (hand.ways.scheme === 'one-button' && control === 'main') {
      const gap = Math.round((gapOf(hand) * 240) / 1000);
      hand.note(gap > 0 ? 'leftPalm' : 'rightPalm', -Math.abs(gap));
      hand.note(gap > 0 ? 'rightPalm' : 'leftPalm');
      hand.next();
    } else if (hand.held.has('left') && hand.held.has('right')) hand.joined = true;
  },
  letGo: (hand, control) => {
    if (hand.joined && (control === 'left' || control === 'right') && opens(hand, control)) hand.next();
  },
  meter: (hand) =>
    hand.ways.scheme === 'one-button'
      ? { kind: 'bar', of: 'palms', at: triangle(hand.stageMs, marksMs(hand)), mark: 0.5, hidden: false }
      : null,
};

export const prayer: Challenge = { requirement: 'prayer', stages: () => [palms] };
