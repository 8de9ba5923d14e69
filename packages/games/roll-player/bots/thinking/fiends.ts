/** What a Fiend costs its owner as long as it is active, and which are worth banishing. */

import { type Card, NONE } from '../../rules/board';
import { faceOf } from '../../rules/foes/combat';
import { A_POINT, ANY_FIEND } from '../weights/goods';
import { abilitiesWorth } from './abilities';
import { goodsWorth } from './goods';
import { active, type Mind } from './mind';

/** What the rounds to come cost with it, in Stars. */
function harmOf(mind: Mind, fiend: Card): number {
  const { restriction } = mind.content.fiends[fiend];
  const atTheMonster = restriction.reduce(
    (sum, one) => sum + ('change' in one && one.change === 'monster-result' ? one.by * A_POINT : 0),
    0,
  );
  return Math.max(ANY_FIEND * mind.left, -abilitiesWorth(mind, restriction) - atTheMonster);
}

/** The active Fiends, the worst first; the Monster and Traits may look at them too. */
export function harms(mind: Mind): { fiend: Card; harm: number }[] {
  const own = active(mind);
  if (own.length === 0) return [];
  return own
    .map(({ fiend }) => ({ fiend, harm: harmOf(mind, fiend) + freed(mind, fiend) }))
    .sort((x, y) => y.harm - x.harm);
}

/** What goods, Traits and the Monster gain when this one is banished. */
function freed(mind: Mind, fiend: Card): number {
  const { hero } = mind;
  if (!looksAtFiends(mind)) return 0;
  const before = hero.fiends;
  const now = goodsWorth(mind);
  hero.fiends = before.map((own) => (own.fiend === fiend ? { ...own, active: 0, binds: 0 } : own));
  const after = goodsWorth(mind);
  hero.fiends = before;
  return after - now;
}

/** What it costs to take this Fiend: its harm, or what it costs to be rid of it. */
export function burden(mind: Mind, fiend: Card, price: number): number {
  const { hero } = mind;
  if (!looksAtFiends(mind)) return Math.min(harmOf(mind, fiend), price);
  const before = hero.fiends;
  const now = goodsWorth(mind);
  hero.fiends = [...before, { fiend, active: 1, binds: 1 }];
  const harm = harmOf(mind, fiend) + now - goodsWorth(mind);
  hero.fiends = before;
  return Math.min(harm, price);
}

/** Whether a Trait or the Monster may count Fiends. */
const looksAtFiends = (mind: Mind): boolean =>
  mind.traits.length > 0 || (mind.b.monster !== NONE && faceOf(mind).ability.some(({ hook }) => hook === 'result'));
