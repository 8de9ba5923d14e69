/** What the person at the screen is asked at this moment, as a game's manners look at it. */
import type { Asked } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { TableNow } from '@tabard/page/room/table-at-hand';

export function askedNow({
  asks,
  viewer,
  pending,
  told,
  sitters,
}: Pick<TableNow, 'asks' | 'viewer' | 'pending' | 'told' | 'sitters'>): Asked | null {
  const ask = asks.find(({ seat }) => seat === viewer);
  if (!ask) return null;
  const extras = pending.interrupts.filter(({ seat }) => seat === viewer).flatMap(({ options }) => options);
  const personAt = (seat: Seat) => sitters[seat].person ?? seat;
  const own = sitters.flatMap(({ kind }, seat) =>
    kind === 'person' && personAt(seat) === personAt(ask.seat) ? [seat] : [],
  );
  return { seen: told.seen, ask, extras, own };
}
