/** From an aim and a plan to a throw's numbers, as a hand would give them. */
import type { Requirement, Shape } from '../types';
import { type FieldName, fieldsOf, SCHEMES, type Scheme, writeInput } from './fields';
import type { Plan } from './plan';

/** What a hand aims: named numbers without scheme, pace and deeds. Directions are those the die shall really take. */
export type Aim = { readonly [field in FieldName]?: number };
type Aiming = { -readonly [field in FieldName]?: number };

/** Millimetres on the card's edge for each mrad (DF-R107.2: l = f x offset / 250). */
const OFFSET_PER_MRAD = 0.25;

/** Which number steers: the flick's place, the chute's yaw, or l. */
function steer(aim: Aiming, reqs: readonly Requirement[], mrad: number): void {
  if (reqs.includes('card-flick')) aim.offset = (aim.offset ?? 0) + mrad * OFFSET_PER_MRAD;
  else if (reqs.includes('waterfall')) aim.yaw = (aim.yaw ?? 0) + mrad;
  else aim.l = (aim.l ?? 0) + ((aim.f ?? 0) * mrad) / 1000;
}

/** DF-R112.5: direction in mrad, speed as a ratio, loft as u / f. */
export function off(aim: Aim, reqs: readonly Requirement[], direction: number, speed: number, loft: number): Aim {
  const out: Aiming = { ...aim };
  if (reqs.includes('waterfall')) out.angle = (aim.angle ?? 0) * (1 + speed);
  else out.f = (aim.f ?? 0) * (1 + speed);
  steer(out, reqs, direction);
  if (out.loft !== undefined) out.loft += 1000 * loft;
  else out.u = (aim.u ?? 0) + (aim.f ?? 0) * loft;
  return out;
}

const MIRRORED = ['lat', 'l', 'spinY', 'spinZ', 'offset', 'yaw', 'side'] as const;

/**
 * What to send so that the die takes the aim: a dancer aims against the giddiness to come, a weak hand knows that left
 * is right. Drift, tremor, bubble and gauge are not foreseen. Cut to the limits of the throw, never refused.
 */
export function inputOf(reqs: readonly Requirement[], shape: Shape, aim: Aim, plan: Plan, scheme: Scheme): number[] {
  const sent: Aiming = { ...aim, scheme: SCHEMES.indexOf(scheme), slow: 0, release: plan.release };
  if (plan.giddy !== 0) steer(sent, reqs, -plan.giddy);
  if (reqs.includes('weak-hand')) for (const field of MIRRORED) sent[field] = -(sent[field] ?? 0);
  return writeInput(fieldsOf(reqs, shape), sent, plan.deeds);
}
