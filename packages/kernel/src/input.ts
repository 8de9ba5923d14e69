/** A hand's answer: whole numbers joined by commas, each within the bounds of its field. */
import { type Why, why } from './errors';
import type { InputField } from './game';

/** How often the last field may come, and how many numbers that makes at least and at most. */
function countOf(fields: readonly InputField[]): { readonly least: number; readonly most: number } {
  const last = fields.length - 1;
  const { upTo } = fields[last];
  return upTo === undefined ? { least: last + 1, most: last + 1 } : { least: last, most: last + upTo };
}

const fieldAt = (fields: readonly InputField[], i: number): InputField => fields[Math.min(i, fields.length - 1)];

/** Written in the one right way, so that one answer has one key. */
const isWhole = (part: string): boolean => Number.isSafeInteger(Number(part)) && String(Number(part)) === part;

const isWithin = (n: number, { min, max }: InputField): boolean => n >= min && n <= max;

/** The numbers of a hand's answer, if they are whole, in bounds and written in the one right way. */
export function parseInput(fields: readonly InputField[], key: string): readonly number[] | undefined {
  return whyOutOfBounds(fields, '', key) === null ? key.split(',').map(Number) : undefined;
}

/**
 * Which field of a hand's answer is wrong, told with its bounds by the clause that sets them; `count`: there are too
 * many numbers or too few. Null when nothing is.
 */
export function whyOutOfBounds(fields: readonly InputField[], clause: string, key: string): Why | null {
  const parts = key.split(',');
  const { least, most } = countOf(fields);
  if (parts.length < least || parts.length > most) return why(clause, { field: 'count', min: least, max: most });
  const wrong = parts.findIndex((part, i) => !isWhole(part) || !isWithin(Number(part), fieldAt(fields, i)));
  if (wrong < 0) return null;
  const { name, min, max } = fieldAt(fields, wrong);
  return why(clause, { field: name, min, max });
}

/**
 * Why a hand cannot have given this answer yet: it says that more time went by than did. `elapsed`: milliseconds from
 * the question to the answer, by the clock of whoever asked. Null for any other answer, and for one that is refused anyway.
 */
export function whyTooEarly(fields: readonly InputField[] | null, key: string, elapsed: number): Why | null {
  const numbers = fields && parseInput(fields, key);
  if (!numbers) return null;
  for (const [i, { name, since }] of fields.entries()) {
    if (!since) continue;
    const least = Math.floor((numbers[i] * 1000) / since.perSecond) - since.tolerance;
    if (elapsed < least) return why(since.clause, { field: name, ms: Math.ceil(least - elapsed) });
  }
  return null;
}

/** Whether somebody meant numbers with this key, and no word. */
export const isMeantAsNumbers = (key: string): boolean => /\d/.test(key);
