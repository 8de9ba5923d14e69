/** Writing a game into your own book: at its end from the match that stands there, later from what the shelf has of it. */

import { dateOfId } from '../../house/deal-rule';
import type { SavedGame } from '../../keep/storage/saved';
import { type BookPage, leftDeal } from './page';

export { pageOfTable } from './page';

import { putPages, readPages } from './pages';

/** A game that has just ended. Fails with a Trouble; then the book finds it on the shelf later. */
export const noteTable = (page: BookPage): Promise<void> => putPages([page]);

/** Before a game is put away: what the book has not got yet. A deal that is not over stays a try. */
export async function noteBeforeItGoes(head: SavedGame): Promise<void> {
  const { pages, since } = await readPages();
  if (pages.some(({ id }) => id === head.id)) return;
  const deal = dateOfId(head.id);
  if (!head.over) {
    if (deal) await putPages([leftDeal(head.id, head.game, deal, Date.now())]);
  } else if (head.updatedAt >= since) {
    const { pagesOnShelf } = await import('./take-up');
    await putPages(await pagesOnShelf([head]));
  }
}
