/** What a creature of the Summoning Book had best do (PR-24.12). */

import type { CommonAction, EnemyAction } from '../../content/enemies';
import type { Creature, Who } from '../../rules/board';
import { ATTACK, TRICK } from '../../rules/cards/cards';
import { CREATURE_DEED } from '../weights';
import type { Fray } from './fray';
import { boostOf, nextTurnHarm } from './threat';
import { AN_ACTION } from './worth';

export function creatureWorth(f: Fray, deed: EnemyAction | 'idle', target: Who): number {
  const { body } = f.b.creature as Creature;
  const wit = f.odds.chance(body.printed[TRICK]);
  const hit = f.odds.chance(body.printed[ATTACK]);
  const foe = f.foeOf(target);
  const stunned = (often: number) => f.foes.reduce((sum, it) => sum + often * (it.stance ? 0 : nextTurnHarm(f, it)), 0);
  const attack = () => {
    if (!foe) return 0;
    const taker = f.takerOf(foe);
    return taker.stance ? 0 : hit * taker.pass * f.worthOfDamage(taker, 1 + (body.boost ? boostOf(body) : 0));
  };
  const worth: { readonly [deed in CommonAction]: () => number } = {
    attack,
    whip: () => wit * (attack() + (foe && !foe.stance ? nextTurnHarm(f, foe) : 0)),
    'damage-boost': () => wit * hit * CREATURE_DEED.boostIsUsed * f.harm * boostOf(body) * CREATURE_DEED.boostedHarm,
    breath: () => wit * f.foes.reduce((sum, it) => sum + f.worthOfDamage(it, it.stance ? 1 : 2), 0),
    'life-to-death': () =>
      wit * f.foes.reduce<number>((sum, it) => sum + (it.stance ? 0 : f.worthOfDamage(it, 1)), CREATURE_DEED.drain),
    fear: () => stunned(wit),
    smile: () => wit * (foe ? nextTurnHarm(f, foe) + CREATURE_DEED.smile : 0),
    'defend-other': () => wit * f.harm * CREATURE_DEED.cover,
    'undead-guard': () => wit * f.harm * CREATURE_DEED.cover,
    riposte: () => wit * AN_ACTION * CREATURE_DEED.riposte,
    steal: () => wit * CREATURE_DEED.steal,
    'defend-self': () => 0,
    destroy: () => 0, // it has no pile to destroy
  };
  return deed in worth ? worth[deed as CommonAction]() : 0;
}
