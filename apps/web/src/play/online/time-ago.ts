/** How long ago something was, in the largest unit that says it. */
const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

export function timeAgo(ms: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of UNITS) if (ms >= length) return format.format(-Math.floor(ms / length), unit);
  return format.format(0, 'second');
}
