/** DF-R107.2: the flick meets the card's lower edge, and where it does steers. A bar runs along the edge. */
import type { Sample } from '../schemes/drag';
import { clamp } from '../schemes/wave';
import type { Challenge } from './challenge';

/** The lower edge lies so far behind the die, mm; the edge is 60 long. */
const EDGE = 30;
const HALF = 30;
/** l = f x offset / 250. */
const MRAD_PER_MM = 4;

/** Where the way forward last crossed the edge, seen from the die, as an aim in mrad; null if it began before it. */
export function edgeTurn(samples: readonly Sample[]): number | null {
  const { r, lat } = samples[0];
  for (let i = samples.length - 1; i > 0; i--) {
    const [from, to] = [samples[i - 1], samples[i]];
    if (from.r <= r + EDGE || to.r > r + EDGE) continue;
    const share = (from.r - (r + EDGE)) / (from.r - to.r);
    return MRAD_PER_MM * clamp(from.lat + share * (to.lat - from.lat) - lat, -HALF, HALF);
  }
  return null;
}

export const cardFlick: Challenge = { requirement: 'card-flick' };
