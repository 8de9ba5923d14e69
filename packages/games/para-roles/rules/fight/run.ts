/** Running away (topic 14). */
import type { Flow, Seat } from '@tabard/kernel';
import { type Enemy, enemyOf, type G, type Who } from '../board';
import { NONE, type Suit } from '../cards/cards';
import { actionDraw, check } from '../cards/draw';
import { ref } from '../refs';
import { bury, checkCombatOver, removeEnemy } from './hurt';

/** PR-14.1: one success is enough for the whole party. */
export function* runAway(g: G, seat: Seat, enemy: Who, suit: Suit, granted = false): Flow {
  if (!(yield* check(g, seat, suit, { ...actionDraw(g, seat), auto: granted })).ok) return;
  g.tell('runs.from', { seat, enemy: ref(g, enemy) });
  loseEnemies(g, [enemyOf(g, enemy)]);
}

/** PR-14.2 to PR-14.9: they are out of the combat; where they go is the campaign's affair when it is over. */
export function loseEnemies(g: G, enemies: readonly Enemy[]): void {
  const { b } = g;
  const fight = b.fight as NonNullable<typeof b.fight>;
  for (const enemy of enemies) {
    if (!b.enemies.includes(enemy)) continue; // a guard that went with its King
    removeEnemy(g, enemy);
    if (enemy.type === 'undead-guard')
      bury(g, enemy); // PR-14.8
    else fight.lost.push(enemy);
  }
  if (b.enemies.length === 0) fight.ran = 1;
  checkCombatOver(g);
}

/** What becomes of treasure that a lost thief holds: PR-18.12, PR-18.15. */
export function pileOfLost(g: G, enemy: Enemy, waits: boolean): void {
  if (waits && enemy.type === 'trickster') return;
  g.b.treasureDeck += enemy.pile;
  enemy.pile = 0;
}

/** PR-14.6, PR-R42: the cards of lost enemies go back into the living decks. */
export function returnToDecks(g: G, enemies: readonly Enemy[]): void {
  const { b } = g;
  for (const enemy of enemies) {
    pileOfLost(g, enemy, false);
    b.enemyDeck.push(...enemy.cards.filter((card) => card !== NONE));
  }
  b.enemyDeck.sort((x, y) => x - y);
  g.shuffle('enemies', b.enemyDeck);
}
