/** DF-R107.7 Jump and DF-R107.15 Dancing, alone and together (DF-R108.3, DF-R108.9). */
import type { Requirement } from '../types';
import { type Did, lastTick } from './did';
import { paced, TICKS_PER_SECOND } from './pace';
import { type Shot, turn } from './shot';

const AIR = 144;
const AIR_TO_DANCE = 288;
const TOP = 90;
const TURN = 600;
const AFTER_TURN = 144;
const GIDDY = 200; // mrad

/** DF-R108.3: who has to dance in the air stays there longer. */
export const airTimeOf = (reqs: readonly Requirement[]): number => (reqs.includes('dancing') ? AIR_TO_DANCE : AIR);

const inAir = (since: number, air: number): boolean => since > 0 && since < air;

/** h = 360 t (144 - t) / 144^2 mm: how high the jumper is, so many ticks (of normal pace) after the jump. */
export const jumpHeightAt = (since: number, air: number): number =>
  inAir(since, air) ? (4 * TOP * since * (air - since)) / (air * air) : 0;

/** Half the jump's own vertical speed, mm/s: 300 (72 - t) / 72 for a jump of 144 ticks. */
export const jumpSpeedAt = (since: number, air: number): number =>
  inAir(since, air) ? (2 * TOP * TICKS_PER_SECOND * (air - 2 * since)) / (air * air) : 0;

/** Ticks of normal pace since the last jump, or null. */
export function sinceJump(deeds: readonly Did[], release: number, slow: boolean): number | null {
  const jumped = lastTick(deeds, 'jump');
  return jumped === null ? null : paced(release - jumped, slow);
}

export function jump(
  shot: Shot,
  reqs: readonly Requirement[],
  deeds: readonly Did[],
  release: number,
  slow: boolean,
): void {
  const air = airTimeOf(reqs);
  const since = sinceJump(deeds, release, slow) ?? 0;
  const height = jumpHeightAt(since, air);
  if (!reqs.includes('under-table')) {
    if (shot.chute)
      shot.chute.pivotY += height; // DF-R108.5
    else shot.y += height;
  }
  shot.u += jumpSpeedAt(since, air);
  shot.proofs.jump = inAir(since, air);
}

/** How far the aim is off, in mrad to the right, so many ticks (of normal pace) after a turn to the right. */
export const danceErrorAt = (since: number): number =>
  since < 0 || since > AFTER_TURN ? 0 : (GIDDY * (AFTER_TURN - since)) / AFTER_TURN;

interface Turn {
  readonly began: number | null;
  readonly done: number;
  readonly right: boolean;
}

function lastTurn(deeds: readonly Did[]): Turn | null {
  const right = lastTick(deeds, 'turnedRight') ?? -1;
  const left = lastTick(deeds, 'turnedLeft') ?? -1;
  const done = Math.max(right, left);
  if (done < 0) return null;
  const before = deeds.filter(([tick]) => tick <= done);
  return { began: lastTick(before, 'turnBegins'), done, right: right > left };
}

/** Ticks of normal pace since the last turn was done, or null. */
export function sinceTurn(deeds: readonly Did[], release: number, slow: boolean): number | null {
  const last = lastTurn(deeds);
  return last === null ? null : paced(release - last.done, slow);
}

export function dancing(
  shot: Shot,
  reqs: readonly Requirement[],
  deeds: readonly Did[],
  release: number,
  slow: boolean,
): void {
  const last = lastTurn(deeds);
  shot.proofs.dancing = last !== null && wellDanced(last, reqs, deeds, release, slow);
  if (last) turn(shot, (last.right ? 1 : -1) * danceErrorAt(paced(release - last.done, slow)));
}

/** The turn within 600 ticks, the release 1 to 144 ticks after it; with Jump all of it in the air. */
function wellDanced(
  { began, done }: Turn,
  reqs: readonly Requirement[],
  deeds: readonly Did[],
  release: number,
  slow: boolean,
): boolean {
  if (began === null || paced(done - began, slow) > TURN) return false;
  if (release <= done || paced(release - done, slow) > AFTER_TURN) return false;
  const jumped = lastTick(deeds, 'jump');
  return !reqs.includes('jump') || (jumped !== null && began >= jumped);
}
