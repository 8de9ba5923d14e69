/** Things that run to and fro until somebody stops them. */

/** 0 at first, 1 after half a period, 0 again after a whole one. */
export function triangle(ms: number, period: number): number {
  const at = (((ms % period) + period) % period) / period;
  return at < 0.5 ? 2 * at : 2 - 2 * at;
}

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The value so far along a range, 0 to 1. */
export const along = ([from, to]: Range, share: number): number => from + (to - from) * share;

/** How far along a range a value lies, 0 to 1. */
export const shareOf = ([from, to]: Range, value: number): number =>
  to === from ? 0 : clamp((value - from) / (to - from), 0, 1);

export type Range = readonly [from: number, to: number];
