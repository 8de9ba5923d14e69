/** What a person is told while the hand is busy: what to do now, with which buttons, and what cannot be seen. */
import type { Requirement } from '../../physics';
import type { Control, Meter } from './challenges/challenge';
import { jumpsByItself } from './challenges/jump';
import type { Hand } from './hand';

/** DF-R111.1: what the ticks of the dark say, as a caption. */
export function driftIn(meters: readonly Meter[]): 'left' | 'right' | 'still' | null {
  const dark = meters.find((meter) => meter.kind === 'dark');
  if (!dark) return null;
  const drift = dark.drift * dark.share;
  return Math.abs(drift) < 0.1 ? 'still' : drift < 0 ? 'left' : 'right';
}

/** DF-R104.10, DF-R107. */
export const fixesView = (reqs: readonly Requirement[]): boolean =>
  reqs.includes('eye-level') || reqs.includes('under-table') || reqs.includes('blind');

/** What to do now. A stroke is led differently by who pulls, flicks or prays, and once the die is taken. */
export function promptOf(hand: Hand): string {
  const id = hand.stage?.id ?? 'let-go';
  if (id !== 'stroke') return id;
  if (hand.stroke && hand.asks('head')) return 'balance';
  if (hand.stroke && hand.asks('blind')) return 'wait';
  if (hand.stroke && hand.asks('dancing')) return 'circle';
  if (hand.asks('waterfall')) return 'pull';
  if (hand.asks('prayer')) return 'palms';
  return hand.asks('card-flick') ? 'flick' : 'stroke';
}

export type PadList = readonly (readonly [control: Control, word: string])[];

/** Which are needed now, in which words. */
export function padsFor(hand: Hand): PadList {
  const { scheme } = hand.ways;
  const id = hand.stage?.id;
  if (scheme === 'one-button') return [['main', 'switch']];
  const both = [
    ['left', 'left'],
    ['right', 'right'],
  ] as const;
  if (hand.asks('x') || id === 'palms') return both;
  if (scheme !== 'drag') return [];
  if (id === 'open') return [['main', 'open']];
  if (hand.asks('jump') && jumpsByItself(hand)) return [['extra', 'jump']];
  return hand.asks('dancing') && hand.asks('head') ? [['extra', 'dial']] : [];
}
