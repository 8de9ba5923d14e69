/** The deal of the day: one seed for everybody, made from the date and the game and from nothing else. */

const DAY = /^day-(\d{4})-(\d{2})-(\d{2})(?:-([a-z0-9-]+))?$/;

/** `date` as in 2026-01-31, by UTC. The stream of the dice is keyed by this text's SHA-256 (`chachaStream`). */
export const seedOfDay = (date: string, game: string): string => `day-${date}-${game}`;

/** The date whose deal of this game has this seed, or null. Before each game had its own, one seed was for all: no game in it. */
export function dayOfSeed(seed: string, game: string): string | null {
  const found = DAY.exec(seed);
  if (!found || (found[4] !== undefined && found[4] !== game)) return null;
  const [year, month, day] = found.slice(1, 4).map(Number);
  return day >= 1 && day <= daysIn(year, month) ? found.slice(1, 4).join('-') : null;
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
