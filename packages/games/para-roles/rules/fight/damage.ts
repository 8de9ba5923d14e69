/** How much a hit does: a character's (PR-7.6), an enemy's (PR-17.9), and who takes none at all. */
import type { Seat } from '@tabard/kernel';
import { enemyOf, type G, isEnemy, type Seen, type Who } from '../board';
import { ATTACK, type Card, NONE, suitOf, valueOfCard } from '../cards/cards';
import { drawFor } from '../cards/draw';
import { anyEffect, mostOfEffects, runningEffects, sumOfEffects } from '../effects/effect';
import { ref } from '../refs';
import { hurt } from './hurt';

export function isUnharmed(g: G, target: Who): boolean {
  if (!anyEffect(g, 'unharmed', target)) return false;
  g.tell('unharmed', { target: ref(g, target) });
  return true;
}

// ---- a character's

/** PR-7.6: ((B + N) × D × P + A) × G. `only`: a charmed attack, helped by nobody else (PR-18.65). */
export function dealDamage(g: G, attacker: Seat, target: Who, card: Card, only?: Seat): void {
  const base = Math.max(
    1,
    mostOfEffects(g, (effect, run) => effect.base?.(g, run, attacker), only),
  );
  const sneak = sneakCard(g, attacker, only);
  const doubled = doubling(g, attacker, only);
  const staff = g.b.pack.staff === attacker && suitOf(card) === ATTACK ? 2 : 1; // PR-24.9
  const added = sumOfEffects(g, (effect, run) => effect.adds?.(g, run, attacker, target), only);
  const ailing = anyEffect(g, 'doublesHarm', target) ? 2 : 1;
  const damage = ((base + sneak) * doubled * staff + added) * ailing;
  const before = healthOf(g, target);
  hurt(g, target, damage, attacker, true);
  if (healthOf(g, target) === before) return;
  for (const [effect, run] of runningEffects(g)) effect.onDamage?.(g, run, attacker, target);
}

const healthOf = ({ b }: Seen, who: Who): number => {
  const body = isEnemy(who) ? b.enemies.find(({ id }) => id === who) : b.party[who];
  return body ? body.hp + body.temporaryHp : 0;
};

/** PR-13.11: one card more, its value added before doubling; then it is spent. */
function sneakCard(g: G, attacker: Seat, only?: Seat): number {
  for (const [effect, run] of runningEffects(g)) {
    if (only !== undefined && run.user !== only) continue;
    if (effect.sneaks?.(g, run, attacker)) return valueOfCard(drawFor(g, attacker, 'sneak-attack'));
  }
  return 0;
}

/** PR-7.7: sources do not multiply each other; a readied one is used up only if no other supplies the doubling. */
function doubling(g: G, attacker: Seat, only?: Seat): number {
  if (anyEffect(g, 'doubles', attacker, NONE, only)) return 2;
  const one = g.b.party[attacker];
  if (one.doubled === 0) return 1;
  one.doubled = 0; // PR-9.16
  return 2;
}

// ---- an enemy's

/** PR-17.9, PR-R82: one for each of its printed cards above 5. */
export const boostOf = (g: Seen, enemy: Who): number => enemyOf(g, enemy).printed.filter((value) => value > 5).length;

/** The boost is doubled with it where a turned poem doubles (PR-19.10); what is added comes last. */
export function attackDamage(g: G, enemy: Who, target: Who, boost: number): number {
  const doubled = anyEffect(g, 'doubles', enemy) ? 2 : 1;
  const added = sumOfEffects(g, (effect, run) => effect.adds?.(g, run, enemy, target));
  return (1 + boost) * doubled + added;
}
