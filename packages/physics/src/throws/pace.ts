/** Ticks, and how slow mode counts them (DF-R107, DF-R105.4). */
import { TICKS_PER_SECOND } from '../world/measures';

export { TICKS_PER_SECOND };

/**
 * Slow mode doubles all windows and halves all speeds: a tick counts half. Times to be held (the Head's 360 ticks, the
 * X's 240, the Blind's first 240) are no windows and stay.
 */
export const paced = (ticks: number, slow: boolean): number => (slow ? ticks / 2 : ticks);

export const toMs = (ticks: number): number => (ticks * 1000) / TICKS_PER_SECOND;

/** DF-R105.2: the least time from the beginning to the arrival of a hand's throw, in ms; earlier it is refused. */
const TOLERANCE = 250;
export const earliestArrival = (release: number): number => Math.max(0, toMs(release) - TOLERANCE);
