/** For tests: throws by name. */
import type { Launch, Requirement, Shape } from '../types';
import type { Aim } from './aiming';
import { fieldsOf, readInput, writeInput } from './fields';
import { launchOf } from './launch';
import { referenceFor } from './reference';

export const CHALLENGE = 20_261_115;

/** The reference input of a set with some numbers changed, and other deeds if given. */
export function inputWith(
  reqs: readonly Requirement[],
  changes: Aim,
  deeds?: readonly number[],
  shape: Shape = 'd4',
): number[] {
  const fields = fieldsOf(reqs, shape);
  const reference = referenceFor(reqs, shape, CHALLENGE);
  const { did: _, ...named } = readInput(fields, reference);
  return writeInput(fields, { ...named, ...changes }, deeds ?? reference.slice(fields.length - 1));
}

export const launchWith = (
  reqs: readonly Requirement[],
  input: readonly number[],
  shape: Shape = 'd4',
  challenge: number = CHALLENGE,
): Launch =>
  launchOf({
    layout: { dice: [], templates: [], icebergs: [] },
    dice: [{ id: 'red', shape }],
    reqs,
    input,
    challenge,
    nonce: [0, 0, 0, 0, 0, 0],
  });

/** The reference launch with some numbers and deeds changed. */
export const launchOfChange = (
  reqs: readonly Requirement[],
  changes: Aim,
  deeds?: readonly number[],
  shape: Shape = 'd4',
): Launch => launchWith(reqs, inputWith(reqs, changes, deeds, shape), shape);

/** Standard normals in 1/1,000 from a seed: the sum of twelve uniform numbers less six. */
export function normals(seed: number): () => number {
  let state = seed | 0;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  return () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += uniform();
    return Math.round(1000 * sum);
  };
}
