/** Who has come to a table since it was last looked at: guests nobody knew, and guests who were expected. */
import type { TableCard } from '@tabard/inn';

export function arrivals(before: TableCard | null, now: TableCard, you: number | null): string[] {
  if (!before || before.id !== now.id) return [];
  const wasHere = (guest: number) => before.guests.some((one) => one.guest === guest && !one.awaited);
  return now.guests
    .filter(({ guest, awaited, gone }) => guest !== you && !awaited && !gone && !wasHere(guest))
    .map(({ name }) => name);
}
