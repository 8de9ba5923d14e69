/** Games that were over before the book knew them: read from the shelf, told again in a worker, and written in. */
import { listGames } from '../../keep/storage/list';
import { isDamaged, type SavedGame } from '../../keep/storage/saved';
import { readGame } from '../../keep/storage/shelf';
import type { FromBook, ToBook } from './book-worker';
import type { BookPage } from './page';
import { type Pages, putPages, readPages } from './pages';

/** Those that are over and have no page, the newest first. */
export const unwritten = (games: readonly SavedGame[], { pages, since }: Pages): SavedGame[] => {
  const known = new Set(pages.map(({ id }) => id));
  return games.filter(
    ({ id, over, guide, updatedAt }) => over && guide === undefined && updatedAt >= since && !known.has(id),
  );
};

/** Their pages; a game that cannot be told again any more has none. `signal` ends it. */
export async function pagesOnShelf(
  heads: readonly SavedGame[],
  onPage: (done: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<BookPage[]> {
  if (heads.length === 0) return [];
  const worker = new Worker(new URL('./book-worker.ts', import.meta.url), { type: 'module' });
  signal?.addEventListener('abort', () => worker.terminate());
  const pages: BookPage[] = [];
  try {
    for (const [done, head] of heads.entries()) {
      if (signal?.aborted) break;
      const game = await readGame(head.id).catch(() => undefined);
      if (game && !isDamaged(game) && !game.torn) {
        const page = await tell(worker, { head, log: game.log }, signal);
        if (page) pages.push(page);
      }
      onPage(done + 1);
    }
  } finally {
    worker.terminate();
  }
  return pages;
}

const tell = (worker: Worker, told: ToBook, signal?: AbortSignal): Promise<BookPage | null> =>
  new Promise((resolve) => {
    const heard = ({ data }: MessageEvent<FromBook>) => resolve(data.page);
    worker.addEventListener('message', heard, { once: true });
    worker.addEventListener('error', () => resolve(null), { once: true });
    signal?.addEventListener('abort', () => resolve(null), { once: true });
    worker.postMessage(told);
  });

/** Whatever is over on the shelf and not in the book, written in; answers how many. Fails with a Trouble. */
export async function noteOnShelf(
  signal: AbortSignal,
  onPage: (done: number, of: number) => void = () => undefined,
): Promise<number> {
  const { games } = await listGames();
  const heads = unwritten(
    games.filter((game): game is SavedGame => !isDamaged(game)),
    await readPages(),
  );
  let written = 0;
  // A handful at a time: who leaves in the middle of it keeps what was told.
  for (let from = 0; from < heads.length && !signal.aborted; from += AT_ONCE) {
    const pages = await pagesOnShelf(
      heads.slice(from, from + AT_ONCE),
      (done) => onPage(from + done, heads.length),
      signal,
    );
    if (pages.length > 0) await putPages(pages);
    written += pages.length;
  }
  return written;
}

const AT_ONCE = 8;
