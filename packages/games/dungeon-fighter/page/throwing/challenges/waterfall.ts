/** DF-R107.12: the chute is held where one likes, turned and tilted: one pulls, further for more and faster for sooner. */
import type { Hand } from '../hand';
import { isStill, type Sample, STEADIED } from '../schemes/drag';
import { clamp } from '../schemes/wave';
import type { Challenge } from './challenge';

/** End angle for a pull of no and of full length, mrad, and that length in px. */
const ANGLE = { least: 350, most: 800 };
const FULL_PULL = 220;
/** Rate for a pull of 1,000 px/s, mrad/s. */
const RATE = 2500;
const RATES = [1000, 4000] as const;
const MRAD_PER_PX = 1.2;
const FARTHEST = 175;
const AIMED_MS = 120;

interface Pull {
  readonly angle: number;
  readonly rate: number;
  readonly turn: number;
}

/** What a pull towards oneself does to the chute; null: no pull. */
export function pullOf(samples: readonly Sample[], at: number): Pull | null {
  if (isStill(samples)) return null;
  const [first, last] = [samples[0], samples[samples.length - 1]];
  const pulled = last.y - first.y;
  if (pulled <= 0) return null;
  const from = samples.find(({ ms }) => ms >= at - AIMED_MS) ?? first;
  const speed = (1000 * Math.max(0, last.y - from.y)) / Math.max(1, last.ms - from.ms);
  return {
    angle: ANGLE.least + (ANGLE.most - ANGLE.least) * clamp(pulled / FULL_PULL, 0, 1),
    rate: clamp((RATE * speed) / 1000, RATES[0], RATES[1]),
    turn: clamp((last.x - first.x) * MRAD_PER_PX * STEADIED, -FARTHEST, FARTHEST),
  };
}

/** The chute's tilt while it is pulled. */
export function pull(hand: Hand, samples: readonly Sample[]): Pull | null {
  const found = pullOf(samples, samples[samples.length - 1]?.ms ?? hand.now);
  if (found) hand.tilt(found.angle, found.rate, found.turn);
  return found;
}

export const waterfall: Challenge = {
  requirement: 'waterfall',
  placed: [
    { field: 'pivotR', step: 10, axis: 'away', perMm: 1 },
    { field: 'lip', step: 5, axis: 'turn', perMm: 0.3 },
    { field: 'side', step: 1, axis: 'aside', perMm: 0.1 },
  ],
};
