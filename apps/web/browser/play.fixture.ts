/** Hands at the table: how a test plays, by mouse and by keyboard. */
import type { TableSave } from '@tabard/table';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../src/storage/saved';

/** Waits until the person is asked something, or the game is over; answers which. */
export async function turnOrEnd(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForSelector('.decision-options button[data-key], .game-over button', {
    timeout: 120_000,
  });
  return (await found.evaluate((element) => element.closest('.game-over') !== null)) ? 'over' : 'asked';
}

/** The table's log as the browser keeps it on its shelf, as a text. */
export async function savedLog(page: Page, id: string): Promise<string> {
  await page.waitForSelector('.at-table[data-kept="true"]');
  const [table, stands, entries] = await page.evaluate(
    (game) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('tabard');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['tables', 'stands', 'entries']);
          const requests = [
            reading.objectStore('tables').get(game),
            reading.objectStore('stands').get(game),
            reading.objectStore('entries').getAll(IDBKeyRange.bound([game, 0], [game, 1e9])),
          ];
          reading.oncomplete = () => {
            opening.result.close();
            resolve(requests.map(({ result }) => result));
          };
          reading.onabort = () => reject(reading.error);
        };
      }),
    id,
  );
  return JSON.stringify({ ...(table as object), entries, stands });
}

/** What the browser's shelf has under a key. */
export const stored = (page: Page, store: string, key: string): Promise<unknown> =>
  page.evaluate(
    ([from, at]) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open('tabard');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction(from).objectStore(from).get(at);
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result);
          };
          request.onerror = () => reject(request.error);
        };
      }),
    [store, key] as const,
  );

/** Lays something into the browser's shelf behind the page's back: [store, key, value]. */
export async function layDown(page: Page, ...things: [store: string, key: unknown, value: unknown][]): Promise<void> {
  await page.evaluate(
    (laid) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tabard');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction([...opening.result.objectStoreNames], 'readwrite');
          for (const [store, key, value] of laid) writing.objectStore(store).put(value, key as IDBValidKey);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onabort = () => reject(writing.error);
        };
      }),
    things,
  );
}

/** Puts a table on the browser's shelf, as the page would. */
export async function leaveTable(page: Page, head: SavedGame, { entries, stands, ...table }: TableSave): Promise<void> {
  const { id } = head;
  const rows = entries.map((entry, i): [string, unknown, unknown] => ['entries', [id, i], entry]);
  await layDown(page, ['heads', id, head], ['tables', id, table], ['stands', id, stands], ...rows);
}

export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').pop() as string;

/** A plain player: claims when it can, ends its turn when nothing better is offered, else takes the first choice. */
export async function preferredKey(page: Page): Promise<string> {
  return page.evaluate(() => {
    const keys = [...document.querySelectorAll<HTMLElement>('.decision [data-key]')].map(
      (e) => e.dataset.key as string,
    );
    return keys.find((key) => key === 'claim') ?? keys[0];
  });
}
