/**
 * Seeded noise (DF-R107.16). Client and server compute it from the challenge seed, so what a person sees is what is
 * checked (DF-R105.3). Whole numbers only: the mixing steps are those of a common 32-bit finaliser.
 */

const GREATEST = 1000;

/** A well mixed whole number below 2^32 from three small ones. */
export function mix(seed: number, channel: number, index: number): number {
  let h = (seed ^ Math.imul(channel + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca77)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
}

const knot = (seed: number, channel: number, index: number): number =>
  (mix(seed, channel, index) % (2 * GREATEST + 1)) - GREATEST;

/** N(k, K, t): drawn at the ticks 0, K, 2K and so on, straight lines between, rounded towards zero. */
export function noise(seed: number, channel: number, every: number, tick: number): number {
  const index = Math.floor(tick / every);
  const from = knot(seed, channel, index);
  const past = tick - index * every;
  if (past === 0) return from;
  return Math.trunc(from + ((knot(seed, channel, index + 1) - from) * past) / every);
}

/** The same walk tick by tick: draws its numbers once in K ticks instead of every tick. */
export function noiseWalk(seed: number, channel: number, every: number): (tick: number) => number {
  let start = 0;
  let end = 0;
  let from = 0;
  let rise = 0;
  return (tick) => {
    if (tick < start || tick >= end) {
      const index = Math.floor(tick / every);
      start = index * every;
      end = start + every;
      from = knot(seed, channel, index);
      rise = knot(seed, channel, index + 1) - from;
    }
    return Math.trunc(from + (rise * (tick - start)) / every);
  };
}
