/** Taking back dice that have fallen: the table says what it makes of the game, and the game carries the mark. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './inn.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const table = (seed: string) => `/table/dark-minions/new?now&seats=3&person=1&seed=${seed}&firstSeat=1`;

test('past fallen dice it is practice: asked once, marked at the table, on the shelf and for good', async () => {
  const { page, errors } = await house.open(table('practice'));
  await page.locator('[data-key="plain"]').click(); // the dice roll
  const asked = page.getByRole('dialog');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await asked.getByText('played for practice').waitFor();
  await asked.getByRole('button', { name: 'Leave it as it fell' }).click();
  expect(await page.locator('[data-key="plain"]').count()).toBe(0); // the dice lie as they fell
  expect(await page.locator('.practice-mark').count()).toBe(0);

  await undo.click();
  await asked.getByRole('button', { name: 'Take back, for practice' }).click();
  await page.locator('[data-key="plain"]').click();
  await page.locator('.at-table-head .practice-mark').waitFor();
  await undo.click(); // whoever practises is not asked again
  await page.locator('[data-key="plain"]').waitFor();
  expect(await asked.count()).toBe(0);

  await page.waitForSelector('.at-table[data-kept="true"]');
  await page.locator('.at-table-home').click();
  await page.locator('.left-row .practice-mark').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('in the deal of the day the dice stay where they fell', async () => {
  const { page, errors } = await house.open(table('day-2026-11-16'));
  await page.locator('[data-key="plain"]').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.at-table-refused').getByText('deal of the day').waitFor();
  expect(await page.locator('[data-key="plain"]').count()).toBe(0);
  expect(await page.locator('.practice-mark').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});
