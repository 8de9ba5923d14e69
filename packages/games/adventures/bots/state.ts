/** How the party is: shares of strength that its members and those who watch can reckon alike. */
import type { Seat } from '@tabard/kernel';
import type { Seen } from '../rules/board';
import { ZONE } from '../rules/board';
import { cardsOf } from '../rules/party/cards';

export const seatsOf = ({ seats }: Pick<Seen, 'seats'>): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** The share of its health that the party has spent: the tiredest counts double. */
export function weariness({ b, seats }: Seen): number {
  const shares = b.health.map((health, seat) => b.fatigue[seat] / health);
  return (shares.reduce((sum, one) => sum + one, 0) + Math.max(...shares)) / (seats + 1);
}

/** Cards that wait for a rest, class cards face down, tokens spent. */
export const worn = (seen: Seen): number =>
  seatsOf(seen).reduce(
    (sum, seat) => sum + cardsOf(seen, seat, ZONE.spent).length + seen.b.classState[seat] + seen.b.tokensSpent[seat],
    0,
  );

/** The option with the highest worth; the first of several. */
export function mostOf<T>(options: readonly T[], worth: (option: T) => number): T {
  let [best] = options;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = worth(option);
    if (value > most) [best, most] = [option, value];
  }
  return best;
}
