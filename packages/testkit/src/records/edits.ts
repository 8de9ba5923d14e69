/** Small changes to plain data and texts, for whoever forges. */
import { hashText, type Plain, type Stream } from '@tabard/kernel';

export const pick = <T>(items: readonly T[], whims: Stream): T => items[whims.below(items.length)];

const LETTERS = [...'0123456789abcxyzXYZ -_:,.\'"\\[]{}\t\n\u0000\u00e9\u202e\ud83d'];

/** One sign of a text is another, is missing, or is there twice. */
export function flip(text: string, whims: Stream, from = 0, to = text.length): string {
  const at = from + whims.below(to - from);
  const how = whims.below(6);
  const rest = text.slice(at + 1);
  if (how === 0) return text.slice(0, at) + rest;
  if (how === 1) return text.slice(0, at + 1) + text[at] + rest;
  return text.slice(0, at) + pick(LETTERS, whims) + rest;
}

const SEAL = '"seal":"';

/** The same text with the seal its body should have: whoever forges can hash, too. */
export function reseal(text: string): string {
  const at = text.lastIndexOf(SEAL);
  return at < 0 ? text : `${text.slice(0, at)}${SEAL}${hashText(text.slice(0, at))}"\n}\n`;
}

type Path = readonly (string | number)[];

/** The ways to every word, number and mark in a value. */
export function leavesOf(value: Plain, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((each, i) => leavesOf(each, [...path, i]));
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each as Plain, [...path, key]));
}

/** The value with one of its leaves exchanged. */
export function changeLeaf(value: Plain, whims: Stream): Plain {
  const leaves = leavesOf(value);
  if (leaves.length === 0) return value;
  return withChange(value, pick(leaves, whims), (leaf) => otherThan(leaf, whims));
}

function withChange(value: Plain, path: Path, change: (leaf: Plain) => Plain): Plain {
  if (path.length === 0) return change(value);
  const [key, ...rest] = path;
  if (Array.isArray(value)) return value.with(key as number, withChange(value[key as number], rest, change));
  const fields = value as { readonly [key: string]: Plain };
  return { ...fields, [key]: withChange(fields[key], rest, change) };
}

function otherThan(leaf: Plain, whims: Stream): Plain {
  if (typeof leaf === 'number') return leaf + pick([1, -1, 2, 7, -100, 0.5, 1e9], whims);
  if (typeof leaf === 'boolean') return !leaf;
  if (typeof leaf === 'string') return pick([`${leaf}x`, '', leaf.toUpperCase(), 'constructor', '__proto__'], whims);
  return pick<Plain>([0, '', true, [], {}], whims);
}

export function swap<T>(items: readonly T[], a: number, b: number): T[] {
  return items.with(a, items[b]).with(b, items[a]);
}
