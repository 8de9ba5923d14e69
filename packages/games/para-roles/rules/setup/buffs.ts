/** PR-4.6 to PR-4.8: once a campaign, before the first enemy, Support tokens may be placed as buffs without a draw. */
import type { Flow, Seat } from '@tabard/kernel';
import { type G, has, SEATS, type Seen, type Token } from '../board';
import { NONE, SUITS } from '../cards/cards';
import { forbidSupport, putSupport } from '../cards/tokens';
import type { Stack } from '../questions';

const PLACES: readonly Stack[] = SEATS.flatMap((seat) => SUITS.map((suit) => ({ seat, suit })));

const pool = ({ b }: Seen, seat: Seat): Token[] =>
  b.tokens.filter(({ owner, kind, on }) => owner === seat && kind === 'support' && on === NONE);

/** PR-27.16: only with Buff Ally in a slot. PR-4.7: no curse, and what stays in the pool is used later. */
export function* placeBuffs(g: G, seat: Seat): Flow {
  if (!has(g, seat, 'buff-ally')) return;
  while (pool(g, seat).length > 0) {
    const place = yield* g.choose(seat, 'setup.buff', () => ['enough', ...PLACES], {
      forbid: (at) => (at === 'enough' ? null : forbidSupport(g, seat, at.seat, at.suit)), // PR-3.5
      about: { left: pool(g, seat).length },
    });
    if (place === 'enough') return;
    putSupport(g, seat, pool(g, seat)[0], place.seat, place.suit);
  }
}
