/** What a creature of the Summoning Book, or the guard it raised, takes for others (PR-24.12). */
import type { Flow, Seat } from '@tabard/kernel';
import { CREATURE, CREATURES_GUARD, type Creature, type Enemy, enemyOf, type G, type Seen, type Who } from '../board';
import { type Card, DEFENSE, NONE } from '../cards/cards';
import { check } from '../cards/draw';
import { ref } from '../refs';
import { creatureLeaves } from './creature';
import { attackDamage, boostOf } from './damage';
import { hurtEnemies } from './hurt';

/** Whether the creature or its guard stands before this character. */
export const bearerIsCovered = ({ b }: Seen, seat: Seat): boolean =>
  b.creature !== null && (b.creature.protects === seat || (b.creature.guard !== null && b.creature.bearer === seat));

/** It takes the attack with its own Defense and HP. */
export function* creatureTakes(g: G, enemy: Who, named: Seat, hit: boolean): Flow {
  const creature = g.b.creature as Creature;
  const who = creature.protects === named ? CREATURE : CREATURES_GUARD;
  const attacker = enemyOf(g, enemy);
  g.tell('creature.covers', { seat: named });
  g.tell(hit ? 'hit' : 'miss', { attacker: ref(g, enemy), target: ref(g, who) });
  if (!hit) return;
  const damage = attackDamage(g, enemy, who, attacker.boost ? boostOf(g, enemy) : 0);
  attacker.boost = 0;
  const body = enemyOf(g, who);
  if (body.stance || (yield* check(g, who, DEFENSE)).ok) return;
  body.hp = Math.max(0, body.hp - damage);
  g.tell('creature.hurt', { count: damage, hp: body.hp });
  if (body.hp > 0) return;
  if (who === CREATURE) creatureLeaves(g);
  else loseGuard(g, creature);
}

function loseGuard({ b }: G, creature: Creature): void {
  b.graveyard.push(...(creature.guard as Enemy).cards.filter((card: Card) => card !== NONE));
  creature.guard = null;
}

/** The next enemy that attacks the bearer of an armed creature takes 1 damage plus its boost. */
export function creatureRipostes(g: G, enemy: Who, target: Seat): void {
  const { creature } = g.b;
  if (!creature || creature.bearer !== target || !creature.body.riposte) return;
  creature.body.riposte = 0;
  hurtEnemies(g, [enemy], 1 + (creature.body.boost ? boostOf(g, CREATURE) : 0), CREATURE);
}
