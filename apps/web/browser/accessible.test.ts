/** Every page under axe, by candle and by day, wide and narrow: nothing serious. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe/axe.fixture';
import { faultsByLook, LOOKS } from './axe/looks.fixture';
import { type House, openHouse } from './inn.fixture';
import { comeTo } from './layout/look.fixture';
import { hardMoments } from './layout/moments.fixture';
import { turnOrEnd } from './play.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const ROOMS = [
  '/',
  '/settings',
  '/table/dark-minions/new',
  '/heroes',
  '/learn/dark-minions',
  '/learn/para-roles',
  '/learn/adventures',
  '/replay',
  '/cellar',
  '/table/dark-minions/new?now&seats=4&seed=axe',
  '/table/dark-minions/new?now&seats=5&seed=axe&mode=advanced',
];

/** Pages of a thousand sentences, all alike: each is read through once. */
const LONG_ROOMS: { readonly [theme: string]: readonly string[] } = {
  candlelight: ['/credits', '/rules/dark-minions'],
  parchment: ['/rules/dark-minions/DM-4.3'],
};

for (const theme of ['candlelight', 'parchment']) {
  for (const path of [...ROOMS, ...LONG_ROOMS[theme]]) {
    test.concurrent(`axe finds nothing serious at ${path} (${theme})`, async () => {
      const width = path.includes('seats=5') ? 1280 : theme === 'parchment' ? 360 : 1280;
      const { page, errors } = await house.open(path, { width, settings: { theme } });
      await page.waitForSelector('h1, .at-table', { state: 'attached' });
      if (path.includes('?now')) await turnOrEnd(page);
      await page.waitForTimeout(300);
      expect(await seriousFaults(page)).toEqual([]);
      expect(errors).toEqual([]);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
      await page.close();
    });
  }
}

/** Of what `npm run accessible` goes through: the ends, where colours celebrate, and what scrolls when the text is largest. */
const MOMENTS: { readonly [game: string]: string } = {
  'dark-minions': 'end',
  'roll-player': 'placing',
  'dungeon-fighter': 'shop',
};

for (const [game, moment] of Object.entries(MOMENTS)) {
  test(`axe finds nothing serious in any look: ${game}, ${moment}`, async () => {
    const [sight] = await hardMoments((id, name) => id === game && name === moment);
    const { page, context, errors } = await house.open('/');
    await comeTo(page, house.address, sight, errors);
    expect([...(await faultsByLook(page, LOOKS))]).toEqual([]);
    await context.close();
  });
}

test('axe finds nothing serious in any look: the deal of the day', async () => {
  const { page, context } = await house.open('/deal');
  await page.waitForSelector('main h1');
  expect([...(await faultsByLook(page, LOOKS))]).toEqual([]);
  await context.close();
});
