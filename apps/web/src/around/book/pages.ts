/**
 * Where the pages of your own book are kept: IndexedDB `pages`, one a game, under the game's place on the shelf. Two tabs
 * may write the same page: it follows from the same record, so it is the same. A failed write is told by a Trouble; the
 * page can be made again as long as the game is on the shelf.
 */

import { wrongWith } from '@tabard/page/kept/schema';
import { withDatabase } from '../../keep/storage/database';
import { type Writing, write } from '../../keep/storage/writing';
import { type BookPage, pageSchema } from './page';

export interface Pages {
  readonly pages: readonly BookPage[];
  /** Places of pages that cannot be read (any more): they take nothing else along, and are made anew where the game is left. */
  readonly damaged: readonly string[];
  /** The book was erased then: games that were over before are not written into it again. */
  readonly since: number;
}

/** No game has this place. */
const SINCE = '#since';

/** The oldest first. Fails with a Trouble. */
export const readPages = (): Promise<Pages> =>
  withDatabase(async (db) => {
    const keys = (await db.getAllKeys('pages')).filter((key) => key !== SINCE);
    const since = await db.get('pages', SINCE).catch(() => 0);
    const pages: BookPage[] = [];
    const damaged: string[] = [];
    for (const key of keys) {
      const found = await db.get('pages', key).catch(() => undefined);
      if (wrongWith(pageSchema, found) === null && (found as BookPage).id === key) pages.push(found as BookPage);
      else damaged.push(key);
    }
    return { pages: pages.sort((a, b) => a.at - b.at), damaged, since: typeof since === 'number' ? since : 0 };
  });

/**
 * What stands there already stays: a page is never written twice. Nor is one of a game that was over before the book was
 * erased, which another tab may have done while this one was still reading the shelf.
 */
export const putPages = (pages: readonly BookPage[]): Promise<void> =>
  write(async (stores) => {
    const since = Number(await stores.objectStore('pages').get(SINCE)) || 0;
    await putMissing(
      stores,
      pages.filter(({ at }) => at >= since),
    );
  });

/** Pages of a book that was taken along, whenever they were written; answers how many were new here. */
export async function bringPages(pages: readonly BookPage[]): Promise<number> {
  let brought = 0;
  await write(async (stores) => {
    brought = await putMissing(stores, pages);
  });
  return brought;
}

async function putMissing(stores: Writing, pages: readonly BookPage[]): Promise<number> {
  const store = stores.objectStore('pages');
  let put = 0;
  for (const page of pages) {
    const there = pageSchema.safeParse(await store.get(page.id));
    if (there.success) continue;
    await store.put(page, page.id);
    put += 1;
  }
  return put;
}

/** All of it. What is still on the shelf is not written again: the book begins anew now. */
export const erasePages = (now: number): Promise<void> =>
  write(async (stores) => {
    await stores.objectStore('pages').clear();
    await stores.objectStore('pages').put(now, SINCE);
  });
