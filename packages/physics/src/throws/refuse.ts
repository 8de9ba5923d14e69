/** What no hand can do: refused, not a Miss; the player repeats it (DF-R104.4). */
import { type Why, why } from '@tabard/kernel';
import type { Requirement, Shape } from '../types';
import { isDeed, MOST_DEEDS } from './did';
import { fieldsOf, readInput } from './fields';
import { overlap } from './gadgets';

export function refuseThrow(reqs: readonly Requirement[], shape: Shape, numbers: readonly number[]): Why | null {
  const fields = fieldsOf(reqs, shape);
  const single = fields.length - 1;
  if (numbers.length < single || numbers.length > single + MOST_DEEDS) {
    return why('DF-R104.4', { field: 'count', min: single, max: single + MOST_DEEDS });
  }
  for (let i = 0; i < numbers.length; i++) {
    const { name, min, max } = fields[Math.min(i, single)];
    if (!Number.isInteger(numbers[i]) || numbers[i] < min || numbers[i] > max) {
      return why('DF-R104.4', { field: name, min, max });
    }
  }
  const input = readInput(fields, numbers);
  for (const [tick, code] of input.did) {
    if (!isDeed(code) || tick > input.release!) return why('DF-R104.4', { field: 'did', min: 0, max: input.release! });
  }
  const pair = overlap(input);
  return pair && why('DF-R108.6', { one: pair[0], other: pair[1] });
}
