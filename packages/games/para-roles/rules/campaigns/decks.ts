/** Enemy decks that a campaign makes anew as it goes on (PR-D2, PR-P6). */
import type { G, ParaRoles } from '../board';
import { between } from '../cards';

/** From exactly these ranks, shuffled; the graveyard is emptied. */
export function rebuildDecks(g: G, b: ParaRoles, [lowest, highest]: readonly [number, number]): void {
  b.enemyDeck = between(lowest, highest);
  g.shuffle('enemies', b.enemyDeck);
  b.graveyard = [];
}
