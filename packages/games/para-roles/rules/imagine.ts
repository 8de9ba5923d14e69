/** What nobody can know, exchanged for something else that could be so (section 7 of the ledger). */
import type { Seat, Stream } from '@tabard/kernel';
import type { G } from './board';
import { campaignOf } from './campaign';

export function imagine(g: G, _viewer: Seat | null, chance: Stream): void {
  const { b } = g;
  const campaign = campaignOf(g);
  reorder(b.deck, chance);
  reorder(b.statDeck, chance);
  if (!campaign.inOrder) reorder(b.enemyDeck, chance); // PR-28.6: there it is known
  if (campaign.imagine) campaign.imagine(g, chance);
  else reorder(b.mapDeck, chance);
}

/** In place, and sorted first: nothing of the true order may show through. */
export function reorder(deck: number[], chance: Stream): void {
  const cards = deck.slice().sort((x, y) => x - y);
  for (let i = 0; i < deck.length; i++) deck[i] = cards.splice(chance.below(cards.length), 1)[0];
}
