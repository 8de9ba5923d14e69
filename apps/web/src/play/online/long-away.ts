/** Who has been away for a minute, as far as this page has seen it: only then others may do something about their seats. */
import type { TableCard } from '@tabard/inn';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Since when each guest is away, from what was known of it before. */
export function awaySince(
  before: ReadonlyMap<number, number>,
  { guests }: Pick<TableCard, 'guests'>,
  now: number,
): Map<number, number> {
  const away = guests.filter(({ here, gone, awaited }) => !here && !gone && !awaited);
  return new Map(away.map(({ guest }) => [guest, before.get(guest) ?? now]));
}

/** Guests who have been away for a minute by now: it is looked again when another minute is over. */
export function useLongAway({ pace }: Pick<TableCard, 'pace'>, away: ReadonlyMap<number, number>): readonly number[] {
  const [, look] = useState(0);
  const now = performance.now();
  const next = Math.min(...[...away.values()].map((at) => at + MINUTE - now).filter((ms) => ms > 0));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => look((count) => count + 1), next + 50);
    return () => clearTimeout(timer);
  }, [next]);
  if (pace.kind === 'days') return []; // There who looks in now and then is not away.
  return [...away].filter(([, at]) => now - at >= MINUTE).map(([guest]) => guest);
}

/** Whether this guest may let a bot play for another who is away: the host, or whoever is left alone. */
export function mayCallBot({ guests, seats, host }: TableCard, guest: number | null): boolean {
  if (guest === null) return false;
  const hasSeat = (one: number) => seats.some((seat) => seat.kind === 'person' && seat.guest === one);
  if (guest === host) return true;
  return hasSeat(guest) && guests.every((one) => one.guest === guest || !one.here || !hasSeat(one.guest));
}
