/** After the first visit the page needs nobody. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './inn.fixture';
import { turnOrEnd } from './play.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

test('offline: the inn opens and a game begins with no server at all', async () => {
  const { page, context } = await house.open('/', { offline: true });
  // The worker is ready when it has put every file of the page on its shelf.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('h1');
  await page.goto(`${house.address}/table/dark-minions/new?now&seats=3&seed=offline`);
  expect(await turnOrEnd(page)).toBe('asked');
  await page.close();
});
