/** What a creature of the Summoning Book does on its bearer's turns (PR-24.11, PR-24.12). */
import type { Flow, Seat } from '@tabard/kernel';
import { ACTIONS, type EnemyAction, NEVER_PARK } from '../../content/enemies';
import { CREATURE, CREATURES_GUARD, type Creature, enemyOf, type G, living, type Seen, type Who } from '../board';
import { ATTACK, DEFENSE, NONE, TRICK } from '../cards/cards';
import { check } from '../cards/draw';
import { canBeNamed, inStance } from '../effects/effect';
import type { CreatureAction } from '../questions';
import { ref, refOfEnemy } from '../refs';
import { creatureDoes } from './action';
import { attackDamage, boostOf, isUnharmed } from './damage';
import { undeadGuard } from './enemies';
import { stealBack, turnedOn } from './enemy-actions';
import { heal, hurt, hurtEnemies, makeLoseAction, protectorOf, settleDeaths } from './hurt';

const AT_ENEMY: readonly EnemyAction[] = ['attack', 'steal', 'whip', 'smile'];
/** PR-24.12: of no use while they are in force already. */
const isPointless = ({ body, guard, protects }: Creature, action: EnemyAction): boolean =>
  (action === 'damage-boost' && body.boost === 1) ||
  (action === 'riposte' && body.riposte === 1) ||
  (action === 'undead-guard' && guard !== null) ||
  (action === 'defend-other' && protects !== NONE);

/** PR-24.11: one action of the creature's table with its target; a parked one is repeated. */
export function creatureActions(seen: Seen): CreatureAction[] {
  const creature = seen.b.creature as Creature;
  const { body } = creature;
  const table: readonly EnemyAction[] = ACTIONS[body.type] ?? ['attack'];
  const open = [...new Set(table)].filter((action) => action !== 'destroy' && !isPointless(creature, action));
  const deeds = body.parked !== '' && open.includes(body.parked) ? [body.parked] : open;
  const actions = deeds.flatMap((deed) => {
    if (AT_ENEMY.includes(deed))
      return targets(seen)
        .filter((id) => canBeNamed(seen, id))
        .map((id) => creatureDoes(deed, id));
    if (deed === 'defend-other') return living(seen).map((seat) => creatureDoes(deed, seat));
    return [creatureDoes(deed)];
  });
  return actions.length > 0 ? actions : [creatureDoes('idle')];
}

const targets = (seen: Seen): Who[] => seen.b.enemies.map(({ id }) => id);

export function* creatureActs(g: G, seat: Seat, { deed: action, who }: CreatureAction): Flow {
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
  yield* perform(g, creature, action, who);
}

function* perform(g: G, creature: Creature, action: EnemyAction, target: Who): Flow {
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
