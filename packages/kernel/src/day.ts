/** The deal of the day: one seed for everybody, made from the date and from nothing else. */

const DAY = /^day-(\d{4})-(\d{2})-(\d{2})$/;

/** `date` as in 2026-01-31. */
export const seedOfDay = (date: string): string => `day-${date}`;

/** The date whose deal has this seed, or null. */
export function dayOfSeed(seed: string): string | null {
  const [, year, month, day] = (DAY.exec(seed) ?? []).map(Number);
  return day >= 1 && day <= daysIn(year, month) ? seed.slice('day-'.length) : null;
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
