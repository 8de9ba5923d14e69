/**
 * The way of a thrown die. The face that must lie on top is known before anything moves: the last orientation is
 * solved from it, and the tumble is counted backwards from there. So there is no physics to trust, and the same seed
 * shows the same throw.
 */
import { Matrix4, Quaternion, Vector3 } from 'three';
import type { ShownDie } from './die';

export const SIZE = 1;
export const ROUNDING = 0.13;
const STAGGER = 0.09;
const UP = new Vector3(0, 1, 0);

/** The side of a box each material is on, and which way its picture stands. */
const SIDES: readonly { readonly out: Vector3; readonly top: Vector3 }[] = [
  { out: new Vector3(1, 0, 0), top: new Vector3(0, 1, 0) },
  { out: new Vector3(-1, 0, 0), top: new Vector3(0, 1, 0) },
  { out: new Vector3(0, 1, 0), top: new Vector3(0, 0, -1) },
  { out: new Vector3(0, -1, 0), top: new Vector3(0, 0, 1) },
  { out: new Vector3(0, 0, 1), top: new Vector3(0, 1, 0) },
  { out: new Vector3(0, 0, -1), top: new Vector3(0, 1, 0) },
];

/** Turns the die so that this side lies on top and reads upright for whoever sits at the near edge. */
export function lying(side: number, yaw: number): Quaternion {
  const { out, top } = SIDES[side];
  const own = new Matrix4().makeBasis(top, out, new Vector3().crossVectors(top, out));
  const table = new Matrix4().makeBasis(new Vector3(0, 0, -1), UP, new Vector3(1, 0, 0));
  const turn = new Quaternion().setFromRotationMatrix(table.multiply(own.transpose()));
  return new Quaternion().setFromAxisAngle(UP, yaw).multiply(turn);
}

/** The side of a box that lies on top in this orientation. */
export function sideOnTop(orientation: Quaternion): number {
  const heights = SIDES.map(({ out }) => out.clone().applyQuaternion(orientation).y);
  return heights.indexOf(Math.max(...heights));
}

// ---- one die's way

interface Throw {
  readonly end: Vector3;
  readonly start: Vector3;
  readonly last: Quaternion;
  readonly axis: Vector3;
  readonly turns: number;
  readonly spin: number;
  readonly delay: number;
}

/** A small generator for looks alone; the results came from the kernel's. */
function looks(seed: string): () => number {
  let h = 2166136261;
  for (const char of seed) h = Math.imul(h ^ char.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 2 ** 32;
  };
}

export function planThrows(dice: readonly ShownDie[], seed: string, columns: number): Throw[] {
  const random = looks(seed);
  const rows = Math.ceil(dice.length / columns);
  return dice.map(({ top }, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, dice.length - row * columns);
    const jitter = () => (random() - 0.5) * 0.3;
    const end = new Vector3(
      ((i % columns) - (inRow - 1) / 2) * 1.7 + jitter(),
      0,
      (row - (rows - 1) / 2) * 1.7 + jitter(),
    );
    const way = new Vector3(-(3.5 + random() * 1.5), 0, 2.5 + random() * 1.5);
    return {
      end,
      start: end.clone().add(way),
      last: lying(top, (random() - 0.5) * 0.6),
      axis: new Vector3().crossVectors(way, UP).normalize(), // Rolling, not sliding.
      turns: Math.PI * (2.5 + random()),
      spin: (random() - 0.5) * 3,
      delay: i * STAGGER,
    };
  });
}

const eased = (t: number) => 1 - (1 - t) ** 2.6;

/** Three bounces, each lower. */
function bounce(t: number): number {
  const hops = [
    { from: 0, to: 0.34, high: 1.5 },
    { from: 0.34, to: 0.62, high: 0.55 },
    { from: 0.62, to: 0.8, high: 0.16 },
  ];
  const hop = hops.find(({ to }) => t < to);
  if (!hop) return 0;
  const u = (t - hop.from) / (hop.to - hop.from);
  const falling = hop.from === 0 ? 1 - u * u : 4 * u * (1 - u); // The first one comes from the hand.
  return hop.high * falling;
}

/** How far the middle of a turned die is above the table it touches. */
function heightOf(orientation: Quaternion): number {
  const reach = SIDES.slice(0, 6).filter((_, i) => i % 2 === 0);
  const half = SIZE / 2 - ROUNDING;
  return (
    ROUNDING + reach.reduce((sum, { out }) => sum + Math.abs(out.clone().applyQuaternion(orientation).y) * half, 0)
  );
}

export function poseAt(plan: Throw, t: number, position: Vector3, orientation: Quaternion): void {
  const at = Math.min(1, Math.max(0, (t - plan.delay) / (1 - plan.delay)));
  const left = 1 - eased(at);
  const roll = new Quaternion().setFromAxisAngle(plan.axis, plan.turns * left);
  const spin = new Quaternion().setFromAxisAngle(UP, plan.spin * left);
  orientation.copy(roll).multiply(spin).multiply(plan.last);
  position.lerpVectors(plan.end, plan.start, left);
  position.y = heightOf(orientation) + bounce(at);
}
