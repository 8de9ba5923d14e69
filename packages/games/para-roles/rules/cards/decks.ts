/** Decks that are put in order, shuffled or made anew. */
import type { G, ParaRoles } from '../board';
import { campaignOf } from '../campaign';
import { between, type Card, type Suit, suitOf, valueOfCard } from './cards';

/** PR-2.2: which suit comes when is a matter of each suit alone, so one shuffle serves all four decks. */
export function shuffleStatDecks(g: G): void {
  g.b.statDeck.sort((x, y) => x - y);
  g.shuffle('stats', g.b.statDeck);
}

/** A campaign's own enemy decks, as it goes on (PR-D2, PR-P6): exactly these ranks, shuffled; the graveyard is emptied. */
export function rebuildDecks(g: G, b: ParaRoles, [lowest, highest]: readonly [number, number]): void {
  b.enemyDeck = between(lowest, highest);
  g.shuffle('enemies', b.enemyDeck);
  b.graveyard = [];
}

/** The Tower's decks are in order, the 2 on top (PR-28.6); elsewhere a returned card is shuffled in. */
export function orderDeck(g: G, b: ParaRoles): void {
  b.enemyDeck.sort((x, y) => x - y);
  if (campaignOf(g).inOrder) b.enemyDeck.sort((x, y) => valueOfCard(y) - valueOfCard(x));
  else g.shuffle('enemies', b.enemyDeck);
}

/** Takes the top card of that suit's living deck; undefined when it is empty. */
export function topOf({ b }: G, suit: Suit): Card | undefined {
  const at = b.enemyDeck.findLastIndex((card) => suitOf(card) === suit);
  return at < 0 ? undefined : b.enemyDeck.splice(at, 1)[0];
}
