/** DF-8: life lost, fainting, and the loss of the game. */
import type { Flow, Seat } from '@tabard/kernel';
import { ableSeats, combatOf, type G, heroAt, isAble } from './board';
import type { Harm } from './events';
import { loseGame } from './finish';
import { healingCards, useSpendable, usesOf } from './spendables';

/**
 * These Heroes lose so much life at once. Who falls below 1 gets a window for Spendables, one by one in the order of
 * the seats, and faints if that did not help; the loss is looked at after the last (DF-R32, DF-R65).
 */
export function* suffer(g: G, seats: readonly Seat[], amount: number, cause: Harm): Flow {
  if (amount <= 0) return;
  for (const seat of seats) {
    const hero = heroAt(g, seat);
    hero.life -= amount; // for the moment it may be below 0
    g.tell('hurt', { seat, amount, why: cause, life: hero.life });
  }
  for (const seat of seats) if (heroAt(g, seat).life < 1) yield* maybeFaint(g, seat);
  if (ableSeats(g).length === 0) loseGame(g, 'fainted'); // DF-8.6
}

/** DF-8.5: immediately before the Hero faints, anybody's Spendables may save it, its own too. */
function* maybeFaint(g: G, seat: Seat): Flow {
  const hero = heroAt(g, seat);
  const order = g.clockwiseFrom(combatOf(g).active).filter((one) => isAble(heroAt(g, one)));
  const saves = (one: Seat) => (hero.life < 1 ? usesOf(healingCards(g, one)) : []);
  yield* g.respond('faint.cards', order, {
    offer: saves,
    use: (one, { use: card }) => useSpendable(g, one, card, null),
    passes: (one) => saves(one).length === 0,
    about: { hero: seat, life: hero.life },
  });
  if (hero.life >= 1) return;
  hero.life = 0; // DF-8.3
  hero.fainted = 1;
  g.tell('faints', { seat });
}
