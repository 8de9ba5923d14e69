/** Stored best aims per requirement set and shape (DF-R112.1), and the aims of the assist list (DF-R104.11). */
import { hashText } from '@tabard/kernel';
import type { Requirement, Shape } from '../types';
import { REQUIREMENTS } from '../types';
import { type Aim, off } from './aiming';
import stored from './aims.json';
import { fieldsOf, writeInput } from './fields';
import { referenceAim } from './reference';

/** DF-R104.8. */
export const AIM_NAMES = ['bullseye', 'left', 'right', 'short', 'long', 'safe'] as const;
export type AimName = (typeof AIM_NAMES)[number];

/** The name of a set in the data files: its requirements in the order of REQUIREMENTS, then the shape. */
export const setKey = (reqs: readonly Requirement[], shape: Shape): string =>
  `${REQUIREMENTS.filter((requirement) => reqs.includes(requirement)).join('+') || 'plain'}/${shape}`;

/** Numbers in the order of the throw's fields, as far as an aim has a say in them. */
interface StoredAim {
  /** The highest mean value, and the highest share of Hits. */
  readonly best: readonly number[];
  readonly safe: readonly number[];
}
const AIMS: { readonly [key: string]: StoredAim } = stored.aims;
const NO_AIM = ['scheme', 'slow', 'release', 'did'];

const aimed = (reqs: readonly Requirement[], shape: Shape) =>
  fieldsOf(reqs, shape).filter(({ name }) => !NO_AIM.includes(name));

export const readAim = (reqs: readonly Requirement[], shape: Shape, numbers: readonly number[]): Aim =>
  Object.fromEntries(aimed(reqs, shape).map(({ name }, i) => [name, numbers[i]]));

/** An aim to be stored: whole, and within the limits. */
export const writeAim = (reqs: readonly Requirement[], shape: Shape, aim: Aim): number[] =>
  writeInput(fieldsOf(reqs, shape), aim, []).slice(0, aimed(reqs, shape).length);

/** Whether a set has a best aim of its own (DF-R112.1). */
export const hasOwnAim = (reqs: readonly Requirement[], shape: Shape): boolean => setKey(reqs, shape) in AIMS;

/** What was measured at these aims holds for no others. */
export const aimsHash = (): string => hashText(JSON.stringify(stored.aims)).slice(0, 16);

/** Sets without an entry of their own use the launcher's reference. */
function storedAim(reqs: readonly Requirement[], shape: Shape, kind: keyof StoredAim): Aim {
  const own = AIMS[setKey(reqs, shape)];
  return own ? readAim(reqs, shape, own[kind]) : referenceAim(reqs, shape);
}

const SIDEWAYS = 80; // mrad: l changed by 0.08 f
const LENGTHWAYS = 0.06;

/** DF-R104.11. */
export function aimFor(reqs: readonly Requirement[], shape: Shape, name: AimName): Aim {
  if (name === 'safe') return storedAim(reqs, shape, 'safe');
  const best = storedAim(reqs, shape, 'best');
  if (name === 'left') return off(best, reqs, -SIDEWAYS, 0, 0);
  if (name === 'right') return off(best, reqs, SIDEWAYS, 0, 0);
  if (name === 'short') return off(best, reqs, 0, -LENGTHWAYS, 0);
  if (name === 'long') return off(best, reqs, 0, LENGTHWAYS, 0);
  return best;
}
