/** The guided first game, followed to its end by pressing what the coach suggests. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './inn.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

test('the guided game teaches to its end, can be left and resumed', async () => {
  const { page, context, errors } = await house.open('/learn/dark-minions');
  await page.getByRole('button', { name: 'Begin' }).first().click();
  const coach = page.locator('.coach');
  let steps = 0;
  for (; steps < 200; steps++) {
    await coach.waitFor();
    if ((await coach.getAttribute('data-kind')) === 'end') break;
    const key = await coach.getAttribute('data-suggests');
    const onward = coach.locator('.coach-deeds button:not([data-tone="quiet"])');
    if (key) await page.locator(`.decision [data-key="${key}"]`).first().click();
    else if ((await onward.count()) > 0) await onward.first().click();
    else await page.waitForTimeout(50); // the rivals play
    if (steps === 12) await page.reload();
  }
  expect(steps).toBeGreaterThan(20);
  expect(await coach.getAttribute('data-kind')).toBe('end');
  expect(errors).toEqual([]);
  await context.close();
});
