/** DF-R107.9 Prayer: two palms. DF-R107.10 Punch: a fist. Both kick sideways when the moment is missed. */
import { type Did, lastTick } from './did';
import { paced, toMs } from './pace';
import { push, type Shot } from './shot';

const KICK = 3; // mm/s for each ms
const GAP = 48;
/** The fist lands so long after the hand let go. */
export const FIST_FALLS = 48;
const OPEN = 24;

/** How long after the left palm the right one opened, in ticks of normal pace; null: not both did. */
export function palmGap(deeds: readonly Did[], slow: boolean): number | null {
  const left = lastTick(deeds, 'leftPalm');
  const right = lastTick(deeds, 'rightPalm');
  return left === null || right === null ? null : paced(right - left, slow);
}

/** The gap between the two releases kicks towards the palm that opened last; too wide, and the die sticks. */
export function prayer(shot: Shot, deeds: readonly Did[], slow: boolean): void {
  const gap = palmGap(deeds, slow);
  shot.proofs.prayer = gap !== null && Math.abs(gap) <= GAP;
  if (shot.proofs.prayer) push(shot, KICK * toMs(gap!));
  else shot.dropped = true;
}

/** How far the fist opened from the moment it landed, in ticks of normal pace, early negative; null: not at all. */
export function fistError(deeds: readonly Did[], slow: boolean): number | null {
  const struck = lastTick(deeds, 'strike');
  const opened = lastTick(deeds, 'open');
  return struck === null || opened === null ? null : paced(opened - struck, slow) - FIST_FALLS;
}

/** Early to the left, late to the right; much too early it flies all the same, much too late it stays in the fist. */
export function punch(shot: Shot, deeds: readonly Did[], slow: boolean): void {
  const error = fistError(deeds, slow);
  shot.proofs.punch = error !== null && Math.abs(error) <= OPEN;
  if (error === null || error > OPEN) shot.dropped = true;
  else push(shot, KICK * toMs(Math.max(-OPEN, error)));
}
