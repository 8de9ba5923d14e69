/** When something breaks, a friendly panel with a report instead of a white page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './inn.fixture';
import { turnOrEnd } from './play.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

test('an exception at the table shows a panel whose report holds the version and the journal', async () => {
  const { page, context, expectErrors } = await house.open(
    '/table/dark-minions/new?now&seats=3&seed=broken&firstSeat=1',
  );
  expectErrors(/broken on purpose/);
  await turnOrEnd(page);
  // Something the page cannot go on without is taken away from under it, and the next press finds out. In one go: whatever
  // else the page does meanwhile would find out first, and leave nothing to press.
  await page.evaluate(() => {
    Array.prototype.flatMap = () => {
      throw new Error('broken on purpose');
    };
    document.querySelector<HTMLElement>('.decision-options button[data-key]')!.click();
  });
  await page.getByRole('button', { name: 'Copy report' }).waitFor({ timeout: 15_000 });
  const told = await page.locator('main').innerHTML();
  expect(told).toContain('broken on purpose');
  expect(told).toContain('Tabard');
  expect(told).toContain('"tabard":"table"');
  await context.close();
});
