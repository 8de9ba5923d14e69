/** Several people at one screen: what only the next may see is nowhere in the page before they have it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './inn.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

test("hot-seat: the curtain hides both, and a rival's totals are not in the page", async () => {
  const { page, errors } = await house.open('/table/dark-minions/new?now&seats=3&person=1,2,3&seed=hot&firstSeat=1');
  await page.waitForSelector('.pass-screen');
  expect(await page.locator('.at-table-board').count()).toBe(0);
  await page.locator('.pass-screen button').click();

  // Seat 1 spends a starting tile on a re-roll: its total is 2 now, and seat 2 must not find that anywhere.
  const total = () => page.locator('.dm-own-vp b').textContent();
  expect(await total()).toBe('3');
  await page.locator('[data-key="plain"]').click();
  await press(page, 'reroll:tile1');
  await page.locator('.decision-options button[data-key]').first().click();
  expect(await total()).toBe('2');
  await press(page, 'done');
  await page.waitForSelector('.pass-screen');
  const between = await page.content();
  expect(between).not.toContain('own-vp');
  expect(await page.locator('.at-table-board, .at-table-side, .at-table-hand').count()).toBe(0);

  await page.locator('.pass-screen button').click();
  expect(await total()).toBe('3'); // their own
  const rivals = await page.locator('.at-table-side').innerText();
  expect(rivals).not.toMatch(/\b2 VP\b/);
  expect(errors).toEqual([]);
  await page.close();
});

/** Presses the button of this answer, unfolding the list where the board shows it better. */
async function press(page: Page, key: string): Promise<void> {
  const option = page.locator(`.decision-options [data-key="${key}"]`);
  if ((await option.count()) === 0) await page.locator('.decision-more button').first().click();
  await option.click();
}
