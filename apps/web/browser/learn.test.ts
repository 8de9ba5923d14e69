/** The guided first game, followed to its end by pressing what the coach suggests. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TAUGHT } from '../src/learn/lessons';
import { type House, openHouse } from './inn.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** The storybook's lesson is walked by keyboard alone in adventures-learn.test.ts. */
const LESSONS = TAUGHT.filter((game) => game !== 'adventures');

interface Next {
  readonly kind: string;
  /** What there is to press; null at the end. */
  readonly press: string | null;
  /** This moment of the lesson, told from the one before. */
  readonly moment: string;
}

/**
 * What the adviser has the learner press: the answer it suggests, its own next page, or, where it only gives a tip, any
 * answer. Looked for until it speaks of another moment than `before` and nothing is on its way.
 */
async function nextOf(page: Page, before: string): Promise<Next> {
  const found = await page.waitForFunction(
    (last): Next | null => {
      const ONWARD = '.coach-deeds button:not([data-tone="quiet"], .coach-let-me)';
      const OWN = '.decision-options button[data-key]';
      const isSeen = (css: string) => [...document.querySelectorAll(css)].some((one) => one.checkVisibility());
      const coach = document.querySelector<HTMLElement>('.coach');
      const table = document.querySelector<HTMLElement>('.at-table');
      if (!coach || !table) return null;
      const { kind = '', suggests } = coach.dataset;
      const moment = `${table.dataset.answers} ${kind} ${coach.innerText}`;
      const next = (press: string | null) => ({ kind, press, moment });
      if (kind === 'end') return next(null);
      if (moment === last) return null;
      if (suggests !== undefined) return next(`.decision [data-key="${suggests}"]`);
      if (isSeen(ONWARD)) return next(`${ONWARD}:visible`);
      if (kind !== 'tip' || table.dataset.quiet !== 'true') return null;
      if (isSeen(OWN)) return next(`${OWN}:visible`);
      document.querySelector<HTMLElement>('.decision-all[aria-expanded="false"]')?.click(); // The stage offers them all.
      return null;
    },
    before,
    { timeout: 120_000 },
  );
  return (await found.jsonValue()) as Next;
}

test.each(LESSONS)('%s: the guided game teaches to its end, can be left and resumed', async (game) => {
  const { page, context, errors } = await house.open(`/learn/${game}`);
  await page.getByRole('button', { name: 'Begin' }).first().click();
  let steps = 0;
  let next = await nextOf(page, '');
  for (; steps < 600 && next.press !== null; steps++) {
    await page.locator(next.press).first().click();
    if (steps === 12) {
      await page.reload();
      next = { ...next, moment: '' }; // It may say the same again.
    }
    next = await nextOf(page, next.moment);
  }
  expect(steps).toBeGreaterThan(20);
  expect(next.kind).toBe('end');
  expect(errors).toEqual([]);
  await context.close();
});
