/**
 * DF-R104.5: the throw in a drag. Where the pointer was is known twice: on the screen, which tells how fast a hand
 * moves on any display, and on the plane of the hand, which tells where to.
 */
import { clamp } from './wave';

export interface Sample {
  readonly ms: number;
  /** Screen, px. */
  readonly x: number;
  readonly y: number;
  /** Plane of the hand, thrower's frame, mm. */
  readonly r: number;
  readonly lat: number;
}

export interface Stroke {
  /** px a second, along the path. */
  readonly speed: number;
  /** To the right of straight ahead, mrad. */
  readonly turn: number;
  /** Where the stroke began, sideways, mm. */
  readonly lat: number;
  /** mrad/s around the upright axis; positive to the left. */
  readonly spin: number;
}

const AIMED_MS = 80;
const CURLED_MS = 200;
const LATE_MS = 160;
/** Less is a press without movement, px. */
const STILL = 12;
/** Slower is a hand that puts the die down again, px/s. */
const SLOWEST = 120;
/** Spin for a curl of one radian, mrad/s, and the greatest. */
const SPIN = 9000;
const MOST_SPIN = 20_000;
const SURE_STEP = 4;

/** What a let-go hand meant, or null: it cancels. */
export function strokeOf(samples: readonly Sample[], at: number): Stroke | null {
  const last = lastOf(samples, at);
  if (last.length < 2 || farthest(samples) < STILL) return null;
  const rate = slopes(last);
  const speed = Math.sqrt(rate.x * rate.x + rate.y * rate.y);
  if (speed < SLOWEST || rate.r >= 0) return null; // Towards oneself is no throw.
  return {
    speed,
    turn: clamp((1000 * rate.lat) / -rate.r, -1000, 1000),
    lat: farthestBack(samples).lat,
    spin: clamp(-SPIN * curl(samples.filter(({ ms }) => ms >= at - CURLED_MS)), -MOST_SPIN, MOST_SPIN),
  };
}

/** Why a let-go hand was no throw: it did not move, it had stopped or hardly moved when it let go, or it went backwards. */
export type NoStroke = 'still' | 'slow' | 'back';

export function whyNoStroke(samples: readonly Sample[], at: number): NoStroke {
  if (isStill(samples)) return 'still';
  const last = lastOf(samples, at);
  if (last.length < 2) return 'slow';
  return slopes(last).r >= 0 && samples[samples.length - 1].r > samples[0].r ? 'back' : 'slow';
}

/** The last 80 ms; where the machine is too slow to tell them, its last words, if they are not old. */
function lastOf(samples: readonly Sample[], at: number): readonly Sample[] {
  const last = samples.filter(({ ms }) => ms >= at - AIMED_MS && ms <= at);
  const isLate = last.length < 2 && samples.length > 2 && at - samples[samples.length - 1].ms < LATE_MS;
  return isLate ? samples.slice(-3) : last;
}

/** Where the way forward began: the point farthest from the board. */
const farthestBack = (samples: readonly Sample[]): Sample =>
  samples.reduce((back, sample) => (sample.r >= back.r ? sample : back));

const farthest = (samples: readonly Sample[]): number =>
  Math.max(...samples.map(({ x, y }) => Math.hypot(x - samples[0].x, y - samples[0].y)));

/** Change a second of each coordinate: the straight line that fits best, so that one stray sample does little. */
function slopes(samples: readonly Sample[]): Omit<Sample, 'ms'> {
  const middle = mean(samples.map(({ ms }) => ms));
  const spread = samples.reduce((sum, { ms }) => sum + (ms - middle) ** 2, 0) || 1;
  const slope = (of: keyof Sample) =>
    (1000 * samples.reduce((sum, sample) => sum + (sample.ms - middle) * sample[of], 0)) / spread;
  return { x: slope('x'), y: slope('y'), r: slope('r'), lat: slope('lat') };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far the way bends, in radians; to the right (clockwise on the screen) is positive. */
export function curl(samples: readonly { readonly x: number; readonly y: number }[]): number {
  let bent = 0;
  let from = samples[0];
  let heading: number | null = null;
  for (const to of samples) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (Math.hypot(dx, dy) < SURE_STEP) continue;
    const next = Math.atan2(dy, dx);
    if (heading !== null) bent += turnBetween(heading, next);
    heading = next;
    from = to;
  }
  return bent;
}

export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/** A natural flick, px/s, gives the reference speed; a hand's speed varies far more than a throw may. */
const NATURAL = 1200;
const EVENED = 0.35;

/** How much of the reference speed a flick gives. */
export const powerOf = (speed: number, sensitivity: number): number => ((speed * sensitivity) / NATURAL) ** EVENED;

/** The pointer's sideways share of a throw: a flick that is a little askew still goes nearly straight. */
export const STEADIED = 0.7;

/** Less than this was a press without movement: the throw is cancelled. */
export const isStill = (samples: readonly Sample[]): boolean => samples.length < 2 || farthest(samples) < STILL;
