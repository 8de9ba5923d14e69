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
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    () => navigator.serviceWorker.controller !== null || caches.keys().then((k) => k.length > 0),
  );
  await page.waitForTimeout(1500); // the shelf of files is being filled
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('h1');
  await page.goto(`${house.address}/table/dark-minions/new?now&seats=3&seed=offline`);
  expect(await turnOrEnd(page)).toBe('asked');
  await page.close();
});
