/** Hands at the table: how a test plays, by mouse and by keyboard. */
import type { Page } from 'playwright-core';

/** Waits until the person is asked something, or the game is over; answers which. */
export async function turnOrEnd(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForSelector('.decision-options button[data-key], .game-over button', {
    timeout: 120_000,
  });
  return (await found.evaluate((element) => element.closest('.game-over') !== null)) ? 'over' : 'asked';
}

/** The table log as the browser keeps it on its shelf. */
export async function savedLog(page: Page, id: string): Promise<string> {
  return page.evaluate(
    (key) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('tabard');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction('saves').objectStore('saves').get(key);
          request.onsuccess = () => resolve(request.result.record);
          request.onerror = () => reject(request.error);
        };
      }),
    id,
  );
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
