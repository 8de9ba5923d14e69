/** What is known here of the deals: the pages of the book, and the tries that are under way. */
import { useEffect, useState } from 'react';
import { idOfDeal } from '../../house/deal-rule';
import { onChange } from '../../keep/storage/news';
import { isDamaged, type SavedGame } from '../../keep/storage/saved';
import { type Trouble, troubleOf } from '../../keep/storage/trouble';
import { useGamesLeft } from '../../keep/storage/use-saves';
import type { BookPage } from '../book/page';
import { readPages } from '../book/pages';
import { noteOnShelf } from '../book/take-up';
import { type Try, tryOf } from './tries';

export interface Deals {
  /** Why what was played before could not be read. */
  readonly trouble: Trouble | null;
  /** Why a try that is over could not be written into the book, or the book not be read. */
  readonly unwritten: Trouble | null;
  readonly pages: readonly BookPage[];
  readonly tryAt: (date: string, game: string) => Try;
}

/** Null until the browser has looked. */
export function useDeals(): Deals | null {
  const left = useGamesLeft();
  const { pages, unwritten } = usePages(left !== undefined);
  if (!left || !pages) return null;
  const games = left.games.filter((game): game is SavedGame => !isDamaged(game));
  return {
    pages,
    unwritten,
    trouble: left.trouble,
    tryAt: (date, game) => tryOf(idOfDeal(date, game), pages, games),
  };
}

/** A browser that keeps nothing has an empty book. What could not be written is tried again at the next visit. */
function usePages(isLooked: boolean): { pages: readonly BookPage[] | null; unwritten: Trouble | null } {
  const [pages, setPages] = useState<readonly BookPage[] | null>(null);
  const [unwritten, setUnwritten] = useState<Trouble | null>(null);
  useEffect(() => {
    let gone = false;
    function notRead(error: unknown) {
      if (gone) return;
      setPages((before) => before ?? []);
      setUnwritten(troubleOf(error));
    }
    const look = () => readPages().then((found) => !gone && setPages(found.pages), notRead);
    void look();
    const stop = onChange(() => void look());
    return () => {
      gone = true;
      stop();
    };
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (trouble: Trouble | null) => !leaving.signal.aborted && setUnwritten(trouble);
    if (isLooked)
      noteOnShelf(leaving.signal).then(
        () => tell(null),
        (error) => tell(troubleOf(error)),
      );
    return () => leaving.abort();
  }, [isLooked]);
  return { pages, unwritten };
}
