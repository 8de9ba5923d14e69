/** Legendary items in combat (topic 24): flasks, bombs and the Mirror Shield. What is worn and runs is in effects/standing.ts. */
import type { Flow, Seat } from '@tabard/kernel';
import type { EnemyAction } from '../../content/enemies';
import { type G, isAlive, isPresent, type Who } from '../board';
import { maxHp } from '../cards/stats';
import { ref } from '../refs';
import { loseEnemies } from './run';

/** PR-24.5: the bearer may turn an ability back on its user, once a combat, after the check and before the effect. */
export function* reflects(g: G, seat: Seat, enemy: Who, action: EnemyAction): Flow<boolean> {
  const { b } = g;
  if (b.pack.mirror !== seat || !b.fight || b.fight.mirrorUsed || !isAlive(g, seat) || !isPresent(g, enemy))
    return false;
  if (!(yield* g.confirm(seat, 'mirror.reflect', { enemy, action }))) return false;
  b.fight.mirrorUsed = 1;
  g.tell('reflected', { seat, enemy: ref(g, enemy), action });
  return true;
}

/** PR-24.3: fills a living character's HP. */
export function useFlask(g: G, user: Seat, patient: Seat): void {
  const { b } = g;
  b.pack.flasks -= 1;
  g.tell('item.used', { item: 'flask', seat: user });
  const one = b.party[patient];
  const gained = Math.max(0, maxHp(g, patient) - one.hp);
  one.hp += gained;
  g.tell('healed', { who: { seat: patient }, count: gained, hp: one.hp });
}

/** PR-24.4: away from all enemies present, without a check. */
export function useBomb(g: G, user: Seat): void {
  g.b.pack.bombs -= 1;
  g.tell('smoke', { seat: user });
  loseEnemies(g, g.b.enemies.slice());
}
