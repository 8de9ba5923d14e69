/** The Summoning Book: a creature that acts in its bearer's place (PR-24.10 to PR-24.16). */
import type { Flow, Seat } from '@tabard/kernel';
import { ACTIONS, type EnemyAction, NEVER_PARK, typeOfHighest } from '../content/enemies';
import { boostOf, isUnharmed } from './attack';
import {
  CREATURE,
  CREATURES_GUARD,
  type Creature,
  type Enemy,
  enemyOf,
  type G,
  living,
  type Seen,
  type Who,
} from './board';
import { orderDeck } from './campaigns/linear';
import { ATTACK, type Card, DEFENSE, NONE, SUITS, suitOf, TRICK, valueOfCard } from './cards';
import { enemyOfCards, undeadGuard } from './combat';
import { check } from './draw';
import { canBeNamed, inStance } from './effects/effect';
import { stealBack, turnedOn } from './enemy-actions';
import { attackDamage } from './enemy-attack';
import { heal, hurt, hurtEnemies, makeLoseAction, protectorOf, settleDeaths } from './hurt';
import { ref, refOfEnemy } from './refs';

/** PR-24.10: one random card of each living deck, or of the graveyard where a deck is empty. */
export function summon(g: G, bearer: Seat): void {
  const { b } = g;
  const sources = SUITS.map((suit) => {
    const alive = b.enemyDeck.filter((card) => suitOf(card) === suit).sort((x, y) => x - y);
    const dead = b.graveyard.filter((card) => suitOf(card) === suit).sort((x, y) => x - y);
    return alive.length > 0 ? { cards: alive, fromGrave: 0 as const } : { cards: dead, fromGrave: 1 as const };
  });
  if (sources.some(({ cards }) => cards.length === 0)) return;
  const cards = sources.map(({ cards }) => cards[g.pick('creature', cards.length)]);
  b.enemyDeck = b.enemyDeck.filter((card) => !cards.includes(card));
  b.graveyard = b.graveyard.filter((card) => !cards.includes(card));
  const printed = cards.map(valueOfCard);
  // Minion Madness concerns enemies (PR-25.3): a creature is what its cards say.
  const type = typeOfHighest(Math.max(...printed));
  const body = { ...enemyOfCards(g, cards, printed, 0), id: CREATURE, type };
  b.creature = { bearer, body, guard: null, protects: NONE, fromGrave: sources.map(({ fromGrave }) => fromGrave) };
  g.tell('summoned', { seat: bearer, creature: refOfEnemy(body), printed: body.printed });
}

/** PR-24.13, PR-24.16, PR-R105: each card goes back where it came from. */
export function creatureLeaves(g: G): void {
  const { b } = g;
  const creature = b.creature as Creature;
  g.tell('creature.leaves', { seat: creature.bearer });
  for (const suit of SUITS) {
    const card = creature.body.cards[suit];
    if (creature.fromGrave[suit]) b.graveyard.push(card);
    else b.enemyDeck.push(card);
  }
  if (creature.guard) b.graveyard.push(...creature.guard.cards.filter((card) => card !== NONE));
  b.creature = null;
  if (creature.fromGrave.some((dead) => !dead)) orderDeck(g, b);
}

// ---- what it does

const AT_ENEMY: readonly EnemyAction[] = ['attack', 'steal', 'whip', 'smile'];
/** PR-24.12: of no use while they are in force already. */
const isPointless = ({ body, guard, protects }: Creature, action: EnemyAction): boolean =>
  (action === 'damage-boost' && body.boost === 1) ||
  (action === 'riposte' && body.riposte === 1) ||
  (action === 'undead-guard' && guard !== null) ||
  (action === 'defend-other' && protects !== NONE);

/** PR-24.11: one action of the creature's table with its target; a parked one is repeated. */
export function creatureKeys(seen: Seen): string[] {
  const creature = seen.b.creature as Creature;
  const { body } = creature;
  const table: readonly EnemyAction[] = ACTIONS[body.type] ?? ['attack'];
  const open = [...new Set(table)].filter((action) => action !== 'destroy' && !isPointless(creature, action));
  const actions = body.parked !== '' && open.includes(body.parked) ? [body.parked] : open;
  const keys = actions.flatMap((action) => {
    if (AT_ENEMY.includes(action))
      return targets(seen)
        .filter((id) => canBeNamed(seen, id))
        .map((id) => `creature:${action}:${id}`);
    if (action === 'defend-other') return living(seen).map((seat) => `creature:${action}:${seat}`);
    return [`creature:${action}`];
  });
  return keys.length > 0 ? keys : ['creature:idle'];
}

const targets = (seen: Seen): Who[] => seen.b.enemies.map(({ id }) => id);

export function* creatureActs(g: G, seat: Seat, key: string): Flow {
  const [, action, target] = key.split(':') as [string, EnemyAction | 'idle', string];
  if (action === 'idle') return;
  const creature = g.b.creature as Creature;
  const { body } = creature;
  g.tell('creature.acts', { seat, action });
  if (!NEVER_PARK.includes(action)) {
    if (!(yield* check(g, CREATURE, TRICK)).ok) {
      body.parked = action;
      g.tell('parked', { enemy: refOfEnemy(body), action });
      return;
    }
    body.parked = '';
  }
  yield* deed(g, creature, action, Number(target));
}

function* deed(g: G, creature: Creature, action: EnemyAction, target: Who): Flow {
  const { body, bearer } = creature;
  if (action === 'attack') yield* creatureAttack(g, target);
  else if (action === 'defend-self') body.stance = (yield* check(g, CREATURE, DEFENSE)).ok ? 1 : 0;
  else if (action === 'defend-other') creature.protects = target;
  else if (action === 'steal') yield* stealBack(g, enemyOf(g, target), bearer);
  else if (action === 'damage-boost') body.boost = 1;
  else if (action === 'whip') {
    yield* creatureAttack(g, target);
    if (targets(g).includes(target) && !inStance(g, target)) makeLoseAction(g, target);
  } else if (action === 'riposte') body.riposte = 1;
  else if (action === 'smile') enemyOf(g, target).turnsOn = yield* turnedOn(g, bearer, enemyOf(g, target));
  else if (action === 'life-to-death') drainAll(g, bearer);
  else if (action === 'undead-guard') raiseGuard(g, creature);
  else if (action === 'fear') for (const id of targets(g)) inStance(g, id) || makeLoseAction(g, id);
  else if (action === 'breath') breatheOnAll(g);
  settleDeaths(g);
}

/** Its card's suit is ignored; the enemy checks Defense; 1 damage plus its Damage Boost. */
function* creatureAttack(g: G, named: Who): Flow {
  const { body } = g.b.creature as Creature;
  const { ok } = yield* check(g, CREATURE, ATTACK);
  const protector = protectorOf(g, named);
  const target = protector === NONE ? named : protector;
  g.tell(ok ? 'hit' : 'miss', { attacker: refOfEnemy(body), target: ref(g, target) });
  if (!ok) return;
  const damage = attackDamage(g, CREATURE, target, body.boost ? boostOf(g, CREATURE) : 0);
  body.boost = 0;
  if (inStance(g, target)) g.tell('dodged', { target: ref(g, target) });
  else if (!isUnharmed(g, target) && !(yield* check(g, target, DEFENSE)).ok) hurt(g, target, damage, CREATURE);
}

function drainAll(g: G, bearer: Seat): void {
  const before = g.b.enemies.reduce((sum, { hp }) => sum + hp, 0);
  hurtEnemies(g, targets(g), 1, CREATURE);
  heal(g, bearer, before - g.b.enemies.reduce((sum, { hp }) => sum + hp, 0));
}

/** 2 to each, 1 in stance: the one harm that a stance does not stop, as with the Dragon's own (PR-8.2). */
function breatheOnAll(g: G): void {
  const shares = targets(g).map((id) => ({ taker: protectorOf(g, id) === NONE ? id : protectorOf(g, id) }));
  for (const { taker } of shares) hurt(g, taker, inStance(g, taker) ? 1 : 2, CREATURE);
}

function raiseGuard(g: G, creature: Creature): void {
  const guard = undeadGuard(g);
  if (guard) creature.guard = { ...guard, id: CREATURES_GUARD };
}

// ---- what it takes for others

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

/** Whether this seat's turns belong to a creature. */
export const controlsCreature = ({ b }: Seen, seat: Seat): boolean => b.creature?.bearer === seat;
