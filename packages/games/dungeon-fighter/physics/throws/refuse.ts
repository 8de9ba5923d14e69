/** What no hand can do: refused, not a Miss; the player repeats it (DF-R104.4). */
import { type Why, why, whyOutOfBounds } from '@tabard/kernel';
import type { Requirement, Shape } from '../types';
import { isDeed } from './did';
import { fieldsOf, readInput } from './fields';
import { overlap } from './gadgets';

export function refuseThrow(reqs: readonly Requirement[], shape: Shape, numbers: readonly number[]): Why | null {
  const fields = fieldsOf(reqs, shape);
  const outOfBounds = whyOutOfBounds(fields, 'DF-R104.4', numbers.join());
  if (outOfBounds) return outOfBounds;
  const input = readInput(fields, numbers);
  for (const [tick, code] of input.did) {
    if (!isDeed(code) || tick > input.release!) return why('DF-R104.4', { field: 'did', min: 0, max: input.release! });
  }
  const pair = overlap(input);
  return pair && why('DF-R108.6', { one: pair[0], other: pair[1] });
}
