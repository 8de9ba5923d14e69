/** What a Weapon that Hits, or an Armour that is used, brings besides. */
import type { Flow, Seat } from '@tabard/kernel';
import type { ExtraEffect } from '../content';
import { type Card, type G, hurtSeats } from './board';
import { heal } from './heal';

export function* bringExtra(g: G, seat: Seat, card: Card, extra: ExtraEffect): Flow {
  if (extra.kind === 'gold') {
    g.b.chest.gold += extra.n;
    g.tell('gold.gained', { amount: extra.n, why: 'equipment', seat });
    return;
  }
  const offer = () => hurtOthers(g, seat).map((hero) => ({ hero }));
  const target = yield* g.maybeChoose(seat, 'card.target', offer, { about: { card, amount: extra.n } });
  if (target) heal(g, target.hero, extra.n, 'equipment');
}

export const hurtOthers = (g: G, seat: Seat): Seat[] => hurtSeats(g).filter((other) => other !== seat);
