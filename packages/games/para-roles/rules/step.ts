/** From one checkpoint to the next: a decision of the set-up or the camp, a turn, an enemy's turn, an aftermath. */
import type { Flow } from '@tabard/kernel';
import type { G } from './board';
import { camp } from './camp/camp';
import { campaignOf } from './campaign';
import { aftermath, concludeCombat } from './fight/aftermath';
import { startRound } from './fight/combat';
import { endAction } from './fight/end-action';
import { enemyTurn, nextEnemy } from './fight/enemy-turn';
import { COMBAT_OVER } from './fight/hurt';
import { loseEnemies } from './fight/run';
import { playerPhase } from './fight/turn';
import { setupStep } from './setup';

export function* step(g: G): Flow {
  const { phase } = g.b;
  if (phase === 'setup' || phase === 'buffs') yield* setupStep(g);
  else if (phase === 'camp') yield* camp(g);
  else if (phase === 'aftermath') yield* aftermath(g);
  else yield* fighting(g);
}

/** PR-5.9: a combat may end in the middle of anything. */
function* fighting(g: G): Flow {
  try {
    if (g.b.phase === 'players') yield* playerPhase(g);
    else yield* enemyPhase(g);
  } catch (thrown) {
    if (thrown !== COMBAT_OVER) throw thrown;
    concludeCombat(g);
  }
}

/** PR-5.5: each living enemy has one turn; then a new round. */
function* enemyPhase(g: G): Flow {
  const enemy = nextEnemy(g);
  if (enemy) {
    enemy.acted = 1;
    yield* enemyTurn(g, enemy.id);
    endAction(g, enemy.id);
  } else if (hasTruce(g)) {
    g.tell('truce', {});
    loseEnemies(g, g.b.enemies.slice());
  } else startRound(g);
}

const TRUCE = 20;

/** PR-29.8, PR-R75: tables with bots only use it always. It counts as running from all. */
function hasTruce(g: G): boolean {
  const { b, options } = g;
  const isOn = options.truce === '20-reshuffles' || g.unattended;
  const isLongEnough = (b.fight?.reshuffles ?? 0) >= TRUCE && b.enemies.length > 0;
  return isOn && isLongEnough && campaignOf(g).canRun?.(g) !== false; // PR-P20
}
