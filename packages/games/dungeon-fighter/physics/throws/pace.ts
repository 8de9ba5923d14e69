/** Ticks, and how slow mode counts them (DF-R107, DF-R105.4). */
import { TICKS_PER_SECOND } from '../world/measures';

export { TICKS_PER_SECOND };

/**
 * Slow mode doubles all windows and halves all speeds: a tick counts half. Times to be held (the Head's 360 ticks, the
 * X's 240, the Blind's first 240) are no windows and stay.
 */
export const paced = (ticks: number, slow: boolean): number => (slow ? ticks / 2 : ticks);

export const toMs = (ticks: number): number => (ticks * 1000) / TICKS_PER_SECOND;

/** DF-R105.2: a throw arrives no earlier than its release tick, with 250 ms to spare. */
export const SINCE_BEGIN = { perSecond: TICKS_PER_SECOND, tolerance: 250, clause: 'DF-R105.2' } as const;
