/** Hands at the table: how a test plays, by mouse and by keyboard. */
import type { Page } from 'playwright-core';

/** Where an answer can be given, be it in the panel or on the board; only what can be seen. */
export const ANSWERS = '.decision-options button[data-key]:visible';
/** Where the stage offers every answer the panel keeps its list folded. */
export const FOLDED = '.decision-all[aria-expanded="false"]:visible';
const ASKED_OR_OVER = { over: '.game-over button:visible', asked: ANSWERS, folded: FOLDED } as const;

/** Waits until the person is asked something, or the game is over; answers which. A list without an answer is unfolded. */
export async function turnOrEnd(page: Page): Promise<'asked' | 'over'> {
  for (;;) {
    const seen = await firstSeen(page, ASKED_OR_OVER, 120_000);
    if (seen !== 'folded') return seen;
    await unfold(page);
  }
}

/** The question may be gone by then: what goes without saying is answered by the page. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.decision-all[aria-expanded="false"]')?.click());

/**
 * Waits until one of these can be seen, and answers which; of several the one that is named first. (`waitForSelector`
 * over a list looks at the first match in the page alone: one that is hidden there hides all the others.) Where none
 * comes, what the page shows instead is told.
 */
export async function firstSeen<Name extends string>(
  page: Page,
  places: { readonly [name in Name]: string },
  timeout = 60_000,
): Promise<Name> {
  const names = Object.keys(places) as Name[];
  const any = page.locator(names.map((name) => places[name]).join(', ')).first();
  for (;;) {
    await any.waitFor({ timeout }).catch(async (error) => {
      throw new Error(`none of ${names.join(', ')} came; there is ${await shownOn(page)}`, { cause: error });
    });
    for (const name of names) if (await page.locator(places[name]).first().isVisible()) return name;
  }
}

/** What somebody who looks at the table could press, and what the table says of itself. */
export const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = { ...document.querySelector<HTMLElement>('.at-table')?.dataset };
    const buttons = [...document.querySelectorAll<HTMLElement>('main button, dialog[open] button')]
      .filter((button) => button.checkVisibility())
      .map(
        ({ innerText, className, dataset }) => `${innerText.replace(/\s+/g, ' ')} (${className} ${dataset.key ?? ''})`,
      );
    return `${location.pathname} ${JSON.stringify(table)}: ${buttons.join('; ')}`;
  });

/** Gives an answer by its button, and waits until the table has taken it. */
export async function answer(page: Page, key: string): Promise<void> {
  const before = await page.locator('.at-table').getAttribute('data-answers');
  await page.locator(`.decision-options button[data-key="${key}"]:visible`).first().click();
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.at-table')?.dataset.answers !== old,
    before,
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
