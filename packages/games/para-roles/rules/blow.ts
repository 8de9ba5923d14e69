/** What an enemy's next attack would do to a character (topic 17), from 0 to 1: as public as a character's own odds. */
import type { Seat } from '@tabard/kernel';
import { enemyOf, type Seen, type Who } from './board';
import { ATTACK, DEFENSE, NONE } from './cards/cards';
import { actionDraw } from './cards/draw';
import { anyEffect, inStance } from './effects/effect';
import { missesAlways, shieldOf } from './fight/enemy-attack';
import { chanceOf, oddsOf } from './odds';

/** How likely an attack of this enemy, aimed at this character, hurts whoever takes it. */
export function chanceOfBlow(seen: Seen, enemy: Who, aimed: Seat): number {
  const shield = shieldOf(seen, aimed); // PR-9.5, PR-9.26
  const taker = shield === NONE ? aimed : shield;
  if (!attacksParty(seen, enemy) || missesAlways(seen, aimed) || missesAlways(seen, taker)) return 0;
  if (inStance(seen, taker) || anyEffect(seen, 'unharmed', taker)) return 0; // PR-17.2
  const hit = anyEffect(seen, 'hits', enemy, aimed)
    ? 1
    : chanceOf(oddsOf(seen, enemy, ATTACK, actionDraw(seen, enemy)));
  return hit * (1 - chanceOf(oddsOf(seen, taker, DEFENSE)));
}

/** A guard has no turn (PR-18.52); some EPICs hold an enemy's hand, or turn it on its own (PR-13.13, PR-13.28). */
const attacksParty = (seen: Seen, enemy: Who): boolean =>
  enemyOf(seen, enemy).type !== 'undead-guard' &&
  !anyEffect(seen, 'cannotAttack', enemy) &&
  !anyEffect(seen, 'attacksOwn', enemy);
