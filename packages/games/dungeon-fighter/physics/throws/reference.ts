/** The ledger's reference throws (DF-R104.3, DF-R107), put together for a set of requirements. */
import type { Requirement, Shape } from '../types';
import { type Aim, inputOf } from './aiming';
import { type Launcher, launcherOf } from './channels';
import { NO_ERRORS, planOf } from './plan';

const LAUNCHER_AIM: { readonly [launcher in Launcher]: Aim } = {
  plain: { r: 660, y: 120, f: 2150 },
  'card-flick': { f: 2000 },
  head: { f: 1200 },
  prayer: { f: 1650 },
  punch: { f: 1900 },
  'under-table': { f: 1900, loft: 700 },
  waterfall: { pivotR: 640, lip: 90, angle: 500, rate: 2000 },
  x: { f: 1550 },
};

/** DF-R103.6, and the measured table's row for a Water die. */
const PLAIN_SPEED: { readonly [shape in Shape]: number } = { d4: 2150, d6: 2150, water: 1900, snow: 1700 };

/** DF-R107.6: three preset walls for one button; the first is the reference. In steps of 5 degrees. */
export const PRESET_WALLS: readonly Aim[] = [
  { wallAzimuth: 5, wallTurn: -3 },
  { wallAzimuth: -5, wallTurn: -3 },
  { wallAzimuth: 8, wallTurn: -5 },
];

export function referenceAim(reqs: readonly Requirement[], shape: Shape): Aim {
  const launcher = launcherOf(reqs);
  const aim: { -readonly [field in keyof Aim]: number } = { ...LAUNCHER_AIM[launcher] };
  if (launcher === 'plain') aim.f = plainSpeed(reqs, shape);
  if (reqs.includes('eye-level')) {
    if (launcher === 'plain') Object.assign(aim, { y: 55, loft: 200 });
    else if (launcher === 'prayer' || launcher === 'x') aim.loft = 100;
  }
  if (reqs.includes('ice-floe')) aim.floeDistance = 340;
  if (reqs.includes('pond')) aim.pondDistance = reqs.includes('ice-floe') ? 440 : 335; // DF-R108.6: beside the floe
  if (reqs.includes('ice-wall')) {
    Object.assign(aim, PRESET_WALLS[0], { lat: 30, l: Math.round((aim.f ?? 0) * 0.22), yaw: 150, offset: 30 });
  }
  return aim;
}

function plainSpeed(reqs: readonly Requirement[], shape: Shape): number {
  if (shape !== 'd4' && shape !== 'd6') return PLAIN_SPEED[shape];
  if (reqs.includes('ice-wall')) return 2400;
  if (reqs.includes('jump')) return 1750;
  if (reqs.includes('ice-floe') || reqs.includes('eye-level')) return 2000;
  return PLAIN_SPEED[shape];
}

/** A full input at the reference that meets every proof of the hand against this challenge. */
export function referenceFor(reqs: readonly Requirement[], shape: Shape, challenge = 0): number[] {
  return inputOf(reqs, shape, referenceAim(reqs, shape), planOf(reqs, challenge, NO_ERRORS), 'bot');
}
