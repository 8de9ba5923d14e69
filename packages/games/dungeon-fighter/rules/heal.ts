/** DF-15.7: life regained. */
import type { Seat } from '@tabard/kernel';
import { ableSeats, type G, heroAt, isAble, maxLife } from './board';
import type { Help } from './events';

/** DF-15.7, DF-R12: never above the maximum, and nobody who has fainted. */
export function heal(g: G, seat: Seat, amount: number, cause: Help): void {
  const hero = heroAt(g, seat);
  const gained = Math.min(amount, maxLife(hero) - hero.life);
  if (!isAble(hero) || gained <= 0) return;
  hero.life += gained;
  g.tell('healed', { seat, amount: gained, why: cause, life: hero.life });
}

export function healParty(g: G, amount: number, cause: Help): void {
  for (const seat of ableSeats(g)) heal(g, seat, amount, cause);
}
