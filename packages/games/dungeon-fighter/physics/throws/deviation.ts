/** How far a launch is off the aim that belongs to its requirements. Shared by recording and by the model. */
import type { Launch, Requirement, Shape } from '../types';
import { aimFor, setKey } from './aims';
import { fieldsOf, readInput, writeInput } from './fields';
import type { Deviation } from './records';
import type { Shot } from './shot';
import { startOf } from './start';

interface Base extends Shot {
  /** Where the aim is thrown from; one that names no place is thrown from the first. */
  readonly seat: number;
}
const bases = new Map<string, Base>();

/** The aim as it leaves an undisturbed hand. */
export function baseOf(reqs: readonly Requirement[], shape: Shape): Base {
  const key = setKey(reqs, shape);
  let base = bases.get(key);
  if (!base) {
    const aim = aimFor(reqs, shape, 'bullseye');
    const fields = fieldsOf(reqs, shape);
    // A reference names only what it needs; the rest is 0, as in a hand's numbers.
    const whole = readInput(fields, writeInput(fields, aim, []));
    base = { ...startOf(reqs, shape, whole), seat: aim.seat ?? 0 };
    bases.set(key, base);
  }
  return base;
}

/** A hand further right or further out is like another direction or speed: it shifts the die as far at the centre. */
export function deviationOf(launch: Launch, reqs: readonly Requirement[], shape: Shape): Deviation {
  const base = baseOf(reqs, shape);
  if (base.chute && launch.chute) {
    return {
      direction: launch.chute.yaw - base.chute.yaw,
      speed: 1000 * (launch.chute.angle / base.chute.angle - 1),
      loft: launch.chute.pivotR - base.chute.pivotR,
    };
  }
  const { from, vel } = launch;
  return {
    direction: 1000 * (vel.l / vel.f - base.l / base.f + (from.lat - base.lat) / base.r),
    speed: 1000 * (vel.f / base.f - 1 - (from.r - base.r) / base.r),
    loft: 1000 * (vel.u / vel.f - base.u / base.f),
  };
}
