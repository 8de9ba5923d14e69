/** Where the die starts and how it is sent, before anything disturbs it (DF-R104.3, DF-R107, DF-R108.4). */
import type { Requirement, Shape } from '../types';
import { type Launcher, launcherOf } from './channels';
import type { Input } from './fields';
import type { Shot } from './shot';
import { chuteOf } from './waterfall';

/** Place of the hand and, where the launcher says it, u as a share of f. */
const START: { readonly [launcher in Launcher]?: { r: number; y: number; loft?: number } } = {
  'card-flick': { r: 580, y: 16, loft: 250 }, // DF-R107.2
  head: { r: 560, y: 260 }, // DF-R107.4
  prayer: { r: 600, y: 160 }, // DF-R107.9
  punch: { r: 580, y: 20, loft: 300 }, // DF-R107.10
  'under-table': { r: 800, y: -30 }, // DF-R107.11
  x: { r: 580, y: 160 }, // DF-R107.14
};
const JUMPERS_HAND = 120; // DF-R107.7

/** DF-R103.7: the heights of DF-R107 are for a d4; the Snow die needs more room. */
const SNOW = { higher: 21, furtherOut: 25 };
const CIRCUMRADIUS: { readonly [shape in Shape]: number } = { d4: 13.5, d6: 13.5, water: 8.7, snow: 34.6 };

export function startOf(reqs: readonly Requirement[], shape: Shape, input: Input): Shot {
  const launcher = launcherOf(reqs);
  const place = START[launcher];
  const f = input.f ?? 0;
  const shot: Shot = {
    r: place?.r ?? input.r ?? 0,
    y: place?.y ?? input.y ?? JUMPERS_HAND,
    lat: input.lat ?? 0,
    f,
    l: input.offset === undefined ? (input.l ?? 0) : (f * input.offset) / 250, // DF-R107.2
    u: input.u ?? (f * (input.loft ?? place?.loft ?? 0)) / 1000,
    spin: { x: input.spinX ?? 0, y: input.spinY ?? 0, z: input.spinZ ?? 0 },
    chute: launcher === 'waterfall' ? chuteOf(reqs, input) : null,
    dropped: false,
    proofs: {},
  };
  if (launcher === 'card-flick') shot.spin.x = 8 * f; // DF-R107.2
  if (shape === 'snow') makeRoom(shot, launcher, reqs);
  proveByLimits(shot, reqs, shape);
  return shot;
}

function makeRoom(shot: Shot, launcher: Launcher, reqs: readonly Requirement[]): void {
  if (launcher === 'under-table') {
    shot.y -= SNOW.higher;
    shot.r += SNOW.furtherOut;
  } else if (launcher !== 'plain' || reqs.includes('jump') || reqs.includes('eye-level')) {
    shot.y += SNOW.higher;
  }
}

/** Throws whose check is the limits of their fields: who sent such numbers has met them. */
function proveByLimits(shot: Shot, reqs: readonly Requirement[], shape: Shape): void {
  for (const requirement of ['card-flick', 'eye-level', 'weak-hand'] as const) {
    if (reqs.includes(requirement)) shot.proofs[requirement] = true;
  }
  if (!reqs.includes('under-table')) return;
  // DF-R107.11: the whole die is below the table's top. On the Waterfall it is laid there (DF-R108.5).
  shot.proofs['under-table'] = shot.chute !== null || shot.y + CIRCUMRADIUS[shape] <= 0;
}
