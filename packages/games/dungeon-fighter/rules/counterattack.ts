/** DF-8.1, DF-36.8: the Monster strikes back at a Hero who Missed, and what the Hero's Armour does about it. */
import type { Flow, Seat } from '@tabard/kernel';
import type { Armour } from '../content';
import { isAgile } from './abilities';
import { type Card, equipment, foeOf, type G, heroAt } from './board';
import { bringExtra, hurtOthers } from './extras';
import { suffer } from './hurt';
import type { Throw } from './throwing';

export function* counterattack(g: G, thrown: Throw): Flow {
  const { seat, die } = thrown;
  const isSoft = die.symbol === 'snow'; // DF-29.9
  if (isSoft) g.tell('soft-snow', { seat });
  const spared = isSoft || isAgile(thrown);
  const damage = yield* useArmour(g, seat, spared ? 0 : foeOf(g).damage);
  yield* suffer(g, [seat], damage, 'miss');
}

/** DF-16.8, DF-R70: any of the bearer's ready Armours, each turned; what they prevent adds up. Returns what is left. */
function* useArmour(g: G, seat: Seat, damage: number): Flow<number> {
  let left = damage;
  for (;;) {
    const offer = () => [
      'done' as const,
      ...readyArmours(g, seat).filter((card) => doesSomething(g, seat, card, left)),
    ];
    const card = yield* g.choose(seat, 'throw.armour', offer, { about: { damage: left } });
    if (card === 'done') return left;
    const { prevent, extra } = equipment(g, card) as Armour;
    const prevented = prevent === 'all' ? left : Math.min(left, prevent ?? 0);
    left -= prevented;
    heroAt(g, seat).turned.push(card); // DF-16.9
    g.tell('armour.used', { seat, card, prevented });
    if (extra) yield* bringExtra(g, seat, card, extra);
  }
}

const readyArmours = (g: G, seat: Seat): Card[] =>
  heroAt(g, seat).cards.filter(
    (card) => equipment(g, card).kind === 'armour' && !heroAt(g, seat).turned.includes(card),
  );

/** An Armour with an extra effect may be used for that effect alone (DF-R70). */
function doesSomething(g: G, seat: Seat, card: Card, damage: number): boolean {
  const { extra } = equipment(g, card) as Armour;
  return damage > 0 || extra?.kind === 'gold' || (extra?.kind === 'heal' && hurtOthers(g, seat).length > 0);
}
