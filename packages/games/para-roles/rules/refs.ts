/** How a combatant is named in what is told. */
import { type Enemy, enemyOf, FIRST_ENEMY, type Seen, type Who } from './board';
import type { EnemyRef, Ref } from './events';

export const refOfEnemy = ({ id, type, name }: Enemy): EnemyRef => ({ enemy: id, type, name });
export const ref = (seen: Seen, who: Who): Ref => (who >= FIRST_ENEMY ? refOfEnemy(enemyOf(seen, who)) : { seat: who });
