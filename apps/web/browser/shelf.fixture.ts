/** The browser's shelf behind the page's back: what a test lays there, and what it finds. */
import type { TableSave } from '@tabard/table';
import type { Page } from 'playwright-core';
import { DATABASE, STORES, VERSION } from '../src/keep/storage/database';
import type { SavedGame } from '../src/keep/storage/saved';

type Laid = readonly [store: string, key: unknown, value: unknown];
/** `whole`: all that is numbered under the key. */
type Sought = readonly [store: string, key: string, whole?: 'whole'];

/**
 * Lays things down, then looks for others. Whoever comes first, a test or the page, makes the same shelf: one that was
 * opened without a version before the page had made it would be empty, and stand in the page's way.
 */
const atShelf = (page: Page, laid: readonly Laid[], sought: readonly Sought[]): Promise<unknown[]> =>
  page.evaluate(
    ({ name, version, stores, put, get }) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onerror = () => reject(opening.error);
        opening.onblocked = () => reject(new Error('a page with an older shelf does not let go of it'));
        opening.onupgradeneeded = () => {
          const db = opening.result;
          for (const store of stores) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
        };
        opening.onsuccess = () => {
          const db = opening.result;
          const fail = (error: unknown) => {
            db.close();
            reject(error);
          };
          try {
            const work = db.transaction(stores, put.length > 0 ? 'readwrite' : 'readonly');
            for (const [store, key, value] of put) work.objectStore(store).put(value, key as IDBValidKey);
            const found = get.map(([store, key, whole]) =>
              whole
                ? work.objectStore(store).getAll(IDBKeyRange.bound([key, 0], [key, 1e9]))
                : work.objectStore(store).get(key),
            );
            work.onabort = () => fail(work.error);
            work.oncomplete = () => {
              db.close();
              resolve(found.map(({ result }) => result));
            };
          } catch (error) {
            fail(error); // Thrown in an event it would be nobody's, and waited for for ever.
          }
        };
      }),
    { name: DATABASE, version: VERSION, stores: [...STORES], put: laid, get: sought },
  );

/** The table's log as the browser keeps it on its shelf, as a text. */
export async function savedLog(page: Page, id: string): Promise<string> {
  await page.waitForSelector('.at-table[data-kept="true"]');
  const sought: Sought[] = [
    ['tables', id],
    ['stands', id],
    ['entries', id, 'whole'],
  ];
  const [table, stands, entries] = await atShelf(page, [], sought);
  return JSON.stringify({ ...(table as object), entries, stands });
}

/** What the browser's shelf has under a key. */
export async function stored(page: Page, store: string, key: string): Promise<unknown> {
  return (await atShelf(page, [], [[store, key]]))[0];
}

/** Lays something onto the shelf: [store, key, value]. */
export async function layDown(page: Page, ...things: Laid[]): Promise<void> {
  await atShelf(page, things, []);
}

/** Puts a table on the browser's shelf, as the page would. */
export async function leaveTable(page: Page, head: SavedGame, { entries, stands, ...table }: TableSave): Promise<void> {
  const { id } = head;
  const rows = entries.map((entry, i): Laid => ['entries', [id, i], entry]);
  await layDown(page, ['heads', id, head], ['tables', id, table], ['stands', id, stands], ...rows);
}
