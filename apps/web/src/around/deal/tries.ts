/** What is known here of one try at a deal of the day. Pure. */
import type { SavedGame } from '../../keep/storage/saved';
import type { BookPage } from '../book/page';

export type Try =
  | { readonly kind: 'none' }
  /** Begun, and not over; or over, and the book does not have it yet. */
  | { readonly kind: 'open'; readonly game: SavedGame }
  | { readonly kind: 'over'; readonly page: BookPage; readonly isOnShelf: boolean };

/** The book has the last word: what stands there is over, whatever lies on the shelf. */
export function tryOf(id: string, pages: readonly BookPage[], games: readonly SavedGame[]): Try {
  const page = pages.find((each) => each.id === id);
  const onShelf = games.find((each) => each.id === id);
  if (page) return { kind: 'over', page, isOnShelf: onShelf !== undefined };
  return onShelf ? { kind: 'open', game: onShelf } : { kind: 'none' };
}
