/** Vectors and quaternions with nothing but + - * / and square roots (DF-R100.3). */

export interface Vec {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
export interface Quat extends Vec {
  readonly w: number;
}

export const NO_TURN: Quat = { x: 0, y: 0, z: 0, w: 1 };
export const STILL: Vec = { x: 0, y: 0, z: 0 };

export const plus = (a: Vec, b: Vec): Vec => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const minus = (a: Vec, b: Vec): Vec => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const times = (a: Vec, by: number): Vec => ({ x: a.x * by, y: a.y * by, z: a.z * by });
export const lengthOf = (a: Vec): number => Math.sqrt(a.x * a.x + a.y * a.y + a.z * a.z);

export function unit(q: Quat): Quat {
  const length = Math.sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
  return { x: q.x / length, y: q.y / length, z: q.z / length, w: q.w / length };
}

/** First b, then a. */
export const product = (a: Quat, b: Quat): Quat => ({
  x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
  y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
  z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
  w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
});

export const inverse = (q: Quat): Quat => ({ x: -q.x, y: -q.y, z: -q.z, w: q.w });

export function rotate(q: Quat, v: Vec): Vec {
  const { x, y, z } = product(product(q, { ...v, w: 0 }), inverse(q));
  return { x, y, z };
}
