/** A character's Attack (topic 7), and the damage of any hit of a character (PR-7.6). */
import type { Flow, Seat } from '@tabard/kernel';
import { enemyOf, type G, isAlive, isEnemy, isPresent, type Seen, type Who } from '../board';
import { ATTACK, type Card, DEFENSE, NONE } from '../cards/cards';
import { actionDraw, check } from '../cards/draw';
import { anyEffect, inStance, runningEffects } from '../effects/effect';
import { ref } from '../refs';
import { boostOf, dealDamage, isUnharmed } from './damage';
import { hurt, hurtEnemies, protectorOf, settleDeaths } from './hurt';
import { reflects } from './items';

/** Joint Attack on this ally's Attack: one more card (PR-9.3). */
export const jointCards = ({ b }: Seen, seat: Seat): number =>
  b.tokens.some(({ kind, on, suit }) => kind === 'protector' && on === seat && suit === ATTACK) ? 1 : 0;

/** The suit of an attack's card matters to the bearer of the Purple Staff and to an Assassin in the shadows. */
const attackSuitMatters = (g: G, attacker: Seat): boolean =>
  g.b.pack.staff === attacker ||
  g.b.effects.some(({ effect, user }) => effect === 'from-the-shadows' && user === attacker);

/** Other characters hit an enemy that lies on the ground (PR-13.15). */
const isDownFor = (g: Seen, attacker: Who, target: Who): boolean => {
  const { down } = enemyOf(g, target);
  return down !== NONE && down !== attacker;
};

/** `granted`: through As You Wish: it hits, and neither Defense nor stance help (PR-13.24). */
export function* attack(g: G, attacker: Seat, target: Who, granted = false): Flow {
  const draw = actionDraw(g, attacker);
  const { card, ok } = yield* check(g, attacker, ATTACK, {
    auto: granted || hitsAutomatically(g, attacker, target),
    ...draw,
    cards: (draw.cards ?? 1) + jointCards(g, attacker), // PR-13.31
    suitMatters: attackSuitMatters(g, attacker),
  });
  for (const [effect, run] of runningEffects(g)) effect.onAttackCard?.(g, run, attacker, target, card);
  if (ok) yield* resolveHit(g, attacker, target, card, granted);
  else g.tell('miss', { attacker: { seat: attacker }, target: ref(g, target) });
  settleDeaths(g);
  yield* riposte(g, attacker, target);
}

export const hitsAutomatically = (g: G, attacker: Who, target: Who, only?: Seat): boolean =>
  anyEffect(g, 'hits', attacker, target, only) ||
  (isEnemy(target) && only === undefined && isDownFor(g, attacker, target));

function* resolveHit(g: G, attacker: Seat, named: Who, card: Card, granted: boolean): Flow {
  const protector = protectorOf(g, named);
  const target = protector === NONE ? named : protector; // PR-7.8
  if (target !== named) g.tell('covered', { by: ref(g, target), target: ref(g, named) });
  g.tell('hit', { attacker: { seat: attacker }, target: ref(g, target) });
  const dodged = inStance(g, target) && !granted;
  for (const [effect, run] of runningEffects(g)) effect.onHit?.(g, run, attacker, target, dodged);
  const bypassed = useUpPrecise(g, attacker) || granted;
  if (dodged) {
    g.tell('dodged', { target: ref(g, target) }); // PR-7.5, PR-9.15
    return;
  }
  if (isUnharmed(g, target)) return; // PR-7.4
  if (!bypassed && (yield* check(g, target, DEFENSE)).ok) return; // PR-7.2
  dealDamage(g, attacker, target, card);
}

/** PR-9.14, PR-9.15: a hit uses it up, dodged or not. */
export function useUpPrecise(g: G, attacker: Seat): boolean {
  const one = g.b.party[attacker];
  if (one.precise === 0) return false;
  one.precise = 0;
  return true;
}

/** PR-18.28 to PR-18.30: whoever attacks an armed Prince pays for it, hit or miss, unless the Prince falls. */
function* riposte(g: G, attacker: Seat, target: Who): Flow {
  if (!isPresent(g, target)) return;
  const prince = enemyOf(g, target);
  if (prince.riposte === 0 || !isAlive(g, attacker)) return;
  prince.riposte = 0;
  const damage = 1 + (prince.boost ? boostOf(g, target) : 0); // the boost is not used up
  g.tell('riposte', { enemy: ref(g, target), seat: attacker });
  if (yield* reflects(g, attacker, target, 'riposte'))
    hurtEnemies(g, [target], damage, attacker); // PR-7.10
  else if (!anyEffect(g, 'outOfReach', attacker)) hurt(g, attacker, damage, target);
  settleDeaths(g);
}
