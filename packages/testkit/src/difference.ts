/** Where two plain values first differ, in words: the sentence a failed comparison prints. */
import { canonical } from '@tabard/kernel';

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

const LONGEST = 160;

export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** `hand[1]: 3, not 4`, or null when both are the same. */
export function difference(actual: unknown, expected: unknown, path = ''): string | null {
  if (actual === expected) return null;
  if (Array.isArray(actual) && Array.isArray(expected) && actual.length === expected.length) {
    for (let i = 0; i < actual.length; i++) {
      const found = difference(actual[i], expected[i], `${path}[${i}]`);
      if (found) return found;
    }
    return null;
  }
  if (isRecord(actual) && isRecord(expected)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const found = difference(actual[key], expected[key], path ? `${path}.${key}` : key);
      if (found) return found;
    }
    return null;
  }
  const same = actual !== undefined && expected !== undefined && canonical(actual) === canonical(expected);
  return same ? null : `${path || 'the whole'}: ${show(actual)}, not ${show(expected)}`;
}

/**
 * The same, but only what is expected counts: records may have more fields, an index map ({2: …}) looks at those
 * places of an array, an array is compared whole.
 */
export function misfit(actual: unknown, expected: unknown, path = ''): string | null {
  if (isRecord(expected) && typeof actual === 'object' && actual !== null) {
    for (const [key, wanted] of Object.entries(expected)) {
      const at = Array.isArray(actual) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
      const found = misfit((actual as Record<string, unknown>)[key], wanted, at);
      if (found) return found;
    }
    return null;
  }
  if (Array.isArray(expected) && Array.isArray(actual) && actual.length === expected.length) {
    for (let i = 0; i < expected.length; i++) {
      const found = misfit(actual[i], expected[i], `${path}[${i}]`);
      if (found) return found;
    }
    return null;
  }
  return difference(actual, expected, path);
}
