/**
 * Plain data: what a board is made of, and the three things the kernel does with it: copy, write canonically, hash.
 * Search lives on copies, so `copy` is the one hot function here: flat arrays of numbers copy about ten times
 * faster than arrays of records.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out = value.slice();
    for (let i = 0; i < out.length; i++) {
      const item = out[i];
      if (typeof item === 'object' && item !== null) out[i] = copy(item);
    }
    return out as T;
  }
  const out = { ...value } as Record<string, unknown>;
  for (const key in out) {
    const item = out[key];
    if (typeof item === 'object' && item !== null) out[key] = copy(item);
  }
  return out as T;
}

/** Never to be written again, as deep as it goes: what all matches of a game share (its content). Functions stay as they are. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const item of Object.values(value)) frozen(item);
  return Object.freeze(value);
}

/** One text for one value: keys sorted, no spaces. Equal values have equal texts, whoever built them. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    const fields = Object.keys(record)
      .sort()
      .filter((key) => record[key] !== undefined);
    return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`).join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new Error(`${value} is not a whole number: rules know no fractions`);
  }
  return JSON.stringify(value) ?? 'null';
}

export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const hashOf = (value: unknown): string => hashText(canonical(value));
