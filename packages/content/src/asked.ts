/** Which question a key belongs to: what `speech.option` must be told, offered or refused alike. */
import type { Pending, PendingAsk, Refusal, Seat } from '@tabard/kernel';

/** The question that this key answers; null for what is thrown in at any time. What is refused is looked up last. */
export function questionOf(
  { asks, interrupts }: Pending,
  refusals: (seat: Seat) => readonly Refusal[],
  seat: Seat,
  key: string,
): PendingAsk | null {
  const ask = asks.find((one) => one.seat === seat) ?? null;
  if (!ask || ask.options.includes(key)) return ask;
  if (interrupts.some((one) => one.seat === seat && one.options.includes(key))) return null;
  const refused = refusals(seat).filter((one) => one.key === key);
  return refused.length > 0 && refused.every(({ interrupt }) => interrupt) ? null : ask;
}
