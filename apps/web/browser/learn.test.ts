/** The guided first game, followed by pressing what the coach suggests: the short lesson, and on to the end of the long one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TAUGHT } from '../src/house/lessons';
import { type House, openHouse } from './inn.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** The storybook's lesson is walked by keyboard alone in adventures-learn.test.ts. */
const LESSONS = TAUGHT.filter((game) => game !== 'adventures');

test.each(LESSONS)('%s: the guided game teaches to its end, can be left and resumed', async (game) => {
  const { page, context, errors } = await house.open(`/learn/${game}`);
  await page.getByRole('button', { name: 'Begin' }).first().click();
  const coach = page.locator('.coach');
  const rest = coach.locator('.coach-rest');
  /** When the short lesson was over. */
  let shortAt: number | null = null;
  let steps = 0;
  for (; steps < 600; steps++) {
    await coach.waitFor();
    if ((await coach.getAttribute('data-kind')) === 'end') {
      const next = coach.getByRole('button', { name: /^Go on/ });
      if ((await next.count()) > 0) await next.click();
      else if (shortAt !== null || (await rest.count()) === 0) break;
      else {
        shortAt = steps;
        await rest.click();
      }
      continue;
    }
    const key = await coach.getAttribute('data-suggests');
    const onward = coach.locator('.coach-deeds button:not([data-tone="quiet"], .coach-let-me):visible');
    const own = page.locator('.decision-options button[data-key]:visible');
    const folded = page.locator('.decision-all[aria-expanded="false"]:visible');
    if (key) await page.locator(`.decision [data-key="${key}"]`).first().click();
    else if ((await onward.count()) > 0) await onward.first().click();
    else if ((await own.count()) > 0) {
      // The coach may still be about to speak; if it stays silent, the choice is the learner's own.
      await page.waitForTimeout(100);
      const speaks = (await coach.getAttribute('data-suggests')) !== null || (await onward.count()) > 0;
      if (!speaks && (await own.count()) > 0) await own.first().click();
    } else if ((await folded.count()) > 0) {
      await folded.first().click(); // The stage offers them all.
    } else await page.waitForTimeout(50); // the others play
    if (steps === 12) await page.reload();
  }
  expect(shortAt).not.toBeNull();
  expect(steps).toBeGreaterThan(20);
  expect(await coach.getAttribute('data-kind')).toBe('end');
  expect(errors).toEqual([]);
  await context.close();
});
