/** What a creature of the Summoning Book had best do (PR-24.12). */
import type { Creature, Who } from '../rules/board';
import { ATTACK, TRICK } from '../rules/cards/cards';
import type { Fray } from './fray';
import { boostOf, nextTurnHarm } from './threat';
import { AN_ACTION } from './worth';

export function creatureWorth(f: Fray, action: string, target: Who): number {
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
  switch (action) {
    case 'attack':
      return attack();
    case 'whip':
      return wit * (attack() + (foe && !foe.stance ? nextTurnHarm(f, foe) : 0));
    case 'damage-boost':
      return wit * hit * 0.5 * f.harm * boostOf(body) * 0.3;
    case 'breath':
      return wit * f.foes.reduce((sum, it) => sum + f.worthOfDamage(it, it.stance ? 1 : 2), 0);
    case 'life-to-death':
      return wit * f.foes.reduce((sum, it) => sum + (it.stance ? 0 : f.worthOfDamage(it, 1)), 0.3);
    case 'fear':
      return stunned(wit);
    case 'smile':
      return wit * (foe ? nextTurnHarm(f, foe) + 0.3 : 0);
    case 'defend-other':
      return wit * f.harm * 0.5;
    case 'undead-guard':
      return wit * f.harm * 0.5;
    case 'riposte':
      return wit * AN_ACTION * 0.5;
    case 'steal':
      return wit * 0.3;
    default:
      return 0;
  }
}
