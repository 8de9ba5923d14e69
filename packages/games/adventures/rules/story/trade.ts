/** RA-1.8, D27: a trading window; each seat may give cards to another that agrees, until all are done. */
import type { Flow, Seat } from '@tabard/kernel';
import type { G } from '../board';
import { cardsOf } from '../party/cards';
import type { Gift } from '../questions';

export function* trade(g: G): Flow<undefined> {
  const { b } = g;
  if (g.seats === 1) return;
  const done = g.clockwiseFrom(0).map(() => false);
  const gifts = (seat: Seat): Gift[] =>
    cardsOf(g, seat).flatMap((card) =>
      g
        .clockwiseFrom(0)
        .filter((to) => to !== seat)
        .map((to) => ({ give: card, to })),
    );
  while (done.includes(false)) {
    const waiting = g.clockwiseFrom(0).filter((seat) => !done[seat]);
    const { seat, value } = yield* g.first(waiting, 'trade.give', (one) => ['done' as const, ...gifts(one)]);
    if (value === 'done') {
      done[seat] = true;
      continue;
    }
    const agrees = yield* g.choose(value.to, 'trade.take', () => ['yes', 'no'] as const, {
      about: { card: value.give, from: seat },
    });
    const { give: card, to } = value;
    if (agrees === 'no') g.tell('card.declined', { from: seat, to, card });
    if (agrees === 'no' || b.cardOwner[card] !== seat) continue;
    b.cardOwner[card] = to; // a card keeps its zone
    g.tell('card.moved', { from: seat, to, card });
  }
}
