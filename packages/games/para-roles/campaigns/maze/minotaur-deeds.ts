/** What only the Minotaur does (PR-M22, PR-M23). */
import type { Flow } from '@tabard/kernel';
import type { MinotaurAction } from '../../content/enemies';
import type { Enemy, G } from '../../rules/board';
import type { EnemyDeed } from '../../rules/campaign';
import { DEFENSE, NONE, TRICK } from '../../rules/cards/cards';
import { check, drawForAction, enemyTarget } from '../../rules/cards/draw';
import { inStance } from '../../rules/effects/effect';
import { mirrorBearer, reached } from '../../rules/fight/enemy-actions';
import { shieldOf } from '../../rules/fight/enemy-attack';
import { hurt, hurtEnemies, makeLoseAction, settleDeaths } from '../../rules/fight/hurt';
import { reflects } from '../../rules/fight/items';
import { addMadness } from './madness';

/** PR-M22: a second card names the target; Protect Other applies; 1 in stance, else 1 or 2 by Defense. */
function* gore(g: G, minotaur: Enemy): Flow {
  const aimed = enemyTarget(g, yield* drawForAction(g, minotaur.id, 'gore'));
  if (aimed === NONE) return;
  const shield = shieldOf(g, aimed);
  const seat = shield === NONE ? aimed : shield;
  if (seat !== aimed) g.tell('covered', { by: { seat }, target: { seat: aimed } });
  const reflected = yield* reflects(g, seat, minotaur.id, 'gore');
  const damage = inStance(g, seat) || (yield* check(g, seat, DEFENSE)).ok ? 1 : 2;
  if (reflected) hurtEnemies(g, [minotaur.id], damage, seat);
  else hurt(g, seat, damage, minotaur.id);
  settleDeaths(g);
}

/** PR-M23. */
function* bellow(g: G, minotaur: Enemy): Flow {
  addMadness(g, 1);
  const victims = reached(g).filter((seat) => !inStance(g, seat));
  const spared = yield* mirrorBearer(g, minotaur.id, 'bellow', victims);
  if (spared !== NONE) makeLoseAction(g, minotaur.id);
  for (const seat of victims) if (seat !== spared && !(yield* check(g, seat, TRICK)).ok) makeLoseAction(g, seat);
}

export const minotaurDeeds: { readonly [action in MinotaurAction]: EnemyDeed } = { gore, bellow };
