/** DF-R107.1: Blind. (The Eye-Level is all limits and camera: DF-R107.3, `fields.ts`.) */
import { type Did, lastTick } from './did';
import { noise } from './noise';
import { paced } from './pace';
import { type Shot, shift } from './shot';

const DARK = { least: 240, most: 1920 };
const DRIFT = { lat: 50, r: 40 };
const CHANNELS = { lat: 5, r: 6 };

/** DF-R107.16: where the hand has drifted to after so many ticks in the dark. */
export function driftAt(challenge: number, darkFor: number): { readonly lat: number; readonly r: number } {
  const share = Math.min(darkFor, DARK.least) / DARK.least;
  const part = (channel: number, most: number) =>
    Math.trunc((most * noise(challenge, channel, 1, 0) * share) / 1000) + 0;
  return { lat: part(CHANNELS.lat, DRIFT.lat), r: part(CHANNELS.r, DRIFT.r) };
}

/** The server adds the drift; dark for 240 to 1,920 ticks at release. */
export function blind(shot: Shot, challenge: number, deeds: readonly Did[], release: number, slow: boolean): void {
  const since = lastTick(deeds, 'dark');
  const darkFor = since === null ? 0 : release - since;
  const drift = driftAt(challenge, darkFor);
  shift(shot, drift.lat, drift.r);
  shot.proofs.blind = darkFor >= DARK.least && paced(darkFor, slow) <= DARK.most;
}
