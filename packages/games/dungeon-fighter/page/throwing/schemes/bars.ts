/** DF-R104.7: one bar after the other, each stopped by one press. */
import { noise } from '../../../physics';
import { FARTHEST_TURN } from './keys';
import { type Range, triangle } from './wave';

export const BAR_MS = { turn: 1600, power: 1400, loft: 2400 };
/** Steps of the seat bar a second: slow, once round the table in twelve. */
const SEATS_A_SECOND = 6;
const SEATS = 72;
export const BAR_SPEEDS: Range = [50, 200];

export interface Pace {
  /** Per cent. */
  readonly speed: number;
  readonly slow: boolean;
}

/** DF-R107: slow mode halves bar speeds. */
const runFor = (ms: number, { speed, slow }: Pace): number => (ms * speed) / (slow ? 200 : 100);

/** Where a bar's mark is, 0 to 1. */
export const barAt = (ms: number, period: number, pace: Pace): number => triangle(runFor(ms, pace), period);

/** Whether a bar has gone to and fro once. */
export const hasSwept = (ms: number, period: number, pace: Pace): boolean => runFor(ms, pace) >= period;

export const seatAt = (ms: number, from: number, pace: Pace): number =>
  (from + Math.floor((runFor(ms, pace) * SEATS_A_SECOND) / 1000)) % SEATS;

/** Which of a few the mark stands on: it stays a second on each. */
export const pickAt = (ms: number, count: number, pace: Pace): number => Math.floor(runFor(ms, pace) / 1000) % count;

/** From 12 degrees on one side to 12 on the other. */
export const turnRange = (middle: number): Range => [middle - FARTHEST_TURN, middle + FARTHEST_TURN];

const UNEVEN = { channel: 7, every: 60, part: 0.5 };
const TICK_MS = 1000 / 240;

/**
 * DF-R107.13: the Weak-Hand's bars run backwards, and unevenly by the challenge: how long the bar has run at this
 * moment if it had run evenly. A bar that stops a little wrong is the same error at either pace.
 */
export function unevenMs(ms: number, challenge: number): number {
  let run = 0;
  for (let at = 0; at < ms; at += TICK_MS * UNEVEN.every) {
    const part = Math.min(TICK_MS * UNEVEN.every, ms - at);
    const n = noise(challenge, UNEVEN.channel, 1, Math.round(at / (TICK_MS * UNEVEN.every)));
    run += part * (1 + (UNEVEN.part * n) / 1000);
  }
  return run;
}
