/**
 * A throw on its way from the hand to the world. Each specific throw changes it as its clause says. On the Waterfall
 * there is no speed to change: what would push the die sideways turns the chute, what would speed it up or slow it
 * down scales the end angle, as errors do (DF-R112.5).
 */
import type { Launch, Requirement } from '../types';

export interface Chute {
  pivotR: number;
  pivotY: number;
  yaw: number;
  side: number;
  angle: number;
  rate: number;
  lifted: boolean;
}

export interface Shot {
  r: number;
  y: number;
  lat: number;
  f: number;
  l: number;
  u: number;
  spin: { x: number; y: number; z: number };
  chute: Chute | null;
  /** It stuck, slipped or fell instead of being thrown. */
  dropped: boolean;
  proofs: { [requirement in Requirement]?: boolean };
}

/** About the speed of a die that leaves the chute, mm/s: what a sideways push there amounts to as an angle. */
const CHUTE_SPEED = 1500;

/** Turns the aim, to the right if positive. */
export function turn(shot: Shot, mrad: number): void {
  if (shot.chute) shot.chute.yaw += mrad;
  else shot.l += (shot.f * mrad) / 1000;
}

/** Pushes the die sideways by so many mm/s. */
export function push(shot: Shot, speed: number): void {
  if (shot.chute) shot.chute.yaw += (speed * 1000) / CHUTE_SPEED;
  else shot.l += speed;
}

/** Multiplies the speed. */
export function speedUp(shot: Shot, ratio: number): void {
  if (shot.chute) shot.chute.angle *= ratio;
  else shot.f *= ratio;
}

/** Moves the hand. A chute has no place to the side: it turns by what brings the die as far aside at the centre. */
export function shift(shot: Shot, lat: number, r: number): void {
  if (shot.chute) {
    shot.chute.pivotR += r;
    shot.chute.yaw += (lat * 1000) / shot.chute.pivotR;
  } else {
    shot.lat += lat;
    shot.r += r;
  }
}

/** DF-R107.17: a die that sticks, slips or drops leaves with f 100; it never gets as far as the chute. */
function fall(shot: Shot): void {
  Object.assign(shot, { f: 100, l: 0, u: 0 });
  if (!shot.chute) return;
  Object.assign(shot, { r: shot.chute.pivotR, y: shot.chute.pivotY, chute: null });
  shot.proofs.waterfall = false;
}

const whole = (n: number): number => Math.trunc(n) + 0;

/** Only whole numbers enter the world (DF-R100.3). */
export function launched(shot: Shot, seat: number, gadgets: Pick<Launch, 'floe' | 'pond' | 'wall'>): Launch {
  if (shot.dropped) fall(shot);
  const { chute } = shot;
  return {
    seat,
    from: { r: whole(shot.r), y: whole(shot.y), lat: whole(shot.lat) },
    vel: { f: whole(shot.f), l: whole(shot.l), u: whole(shot.u) },
    spin: { x: whole(shot.spin.x), y: whole(shot.spin.y), z: whole(shot.spin.z) },
    ...gadgets,
    chute: chute && {
      ...chute,
      pivotR: whole(chute.pivotR),
      pivotY: whole(chute.pivotY),
      yaw: whole(chute.yaw),
      angle: whole(chute.angle),
    },
    proofs: shot.proofs as Launch['proofs'],
  };
}
