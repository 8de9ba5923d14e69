/** What nobody can know, exchanged for something else that could be so (section 7 of the ledger). */
import type { Seat, Stream } from '@tabard/kernel';
import type { G } from './board';
import { imagineMaze } from './campaigns/maze-imagine';

export function imagine(g: G, _viewer: Seat | null, chance: Stream): void {
  const { b, options } = g;
  reorder(b.deck, chance);
  reorder(b.statDeck, chance);
  // The order of the Tower's decks is known (PR-28.6).
  if (options.campaign !== 'tower' && options.campaign !== 'doubles') reorder(b.enemyDeck, chance);
  if (b.maze) imagineMaze(g, chance);
  else reorder(b.mapDeck, chance);
}

/** In place, and sorted first: nothing of the true order may show through. */
export function reorder(deck: number[], chance: Stream): void {
  const cards = deck.slice().sort((x, y) => x - y);
  for (let i = 0; i < deck.length; i++) deck[i] = cards.splice(chance.below(cards.length), 1)[0];
}
