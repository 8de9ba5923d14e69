/** What the person at the screen is asked at this moment, as a game's manners look at it. */
import type { Asked } from '@tabard/content';
import type { TableNow } from '../table-at-hand';

export function askedNow({
  asks,
  viewer,
  pending,
  told,
}: Pick<TableNow, 'asks' | 'viewer' | 'pending' | 'told'>): Asked | null {
  const ask = asks.find(({ seat }) => seat === viewer);
  if (!ask) return null;
  const extras = pending.interrupts.filter(({ seat }) => seat === viewer).flatMap(({ options }) => options);
  return { seen: told.seen, ask, extras };
}
