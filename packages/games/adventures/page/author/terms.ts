/**
 * Conditions and effects of a book in the terms of the format, without its brackets: `not keyword TOLLPAID`,
 * `gain xp 1, gold 2`. An author knows these words, in whatever language the page speaks.
 */
type Data = { readonly [key: string]: unknown };

const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function terms(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => (isCompound(one) ? `(${terms(one)})` : terms(one))).join(', ');
  if (!isRecord(value)) return String(value);
  const { min, max, ...rest } = value;
  const parts = Object.entries(rest).map(([key, own]) => termOf(key, own));
  const bounds = [min === undefined ? '' : `≥ ${min}`, max === undefined ? '' : `≤ ${max}`].filter(Boolean);
  return [...parts, ...bounds].join(parts.length > 1 ? ', ' : ' ');
}

function termOf(key: string, value: unknown): string {
  if (value === true) return key;
  const said = terms(value);
  return isCompound(value) && key !== 'if' ? `${key} (${said})` : `${key} ${said}`;
}

/** More than one term: it needs a bracket where it stands inside another. */
const isCompound = (value: unknown): boolean =>
  isRecord(value) &&
  (Object.keys(value).length > 1 || Object.values(value).some((own) => isCompound(own) || isSeveral(own)));

const isSeveral = (value: unknown): boolean => Array.isArray(value) && value.length > 1;
