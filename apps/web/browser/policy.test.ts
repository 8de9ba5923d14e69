/** Every room under the strict policy, with what a policy likes to break: engine, workers, sounds, files, print, frames. */

import { pathTo, type RouteName } from '@tabard/page/router/routes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TAUGHT } from '../src/house/lessons';
import { type House, openHouse } from './inn.fixture';
import { turnOrEnd } from './play.fixture';
import { area, flick } from './throw.fixture';

let house: House;
/** What browsers report of workers, where no page listens. */
const reported: string[] = [];
beforeAll(async () => {
  house = await openHouse();
  house.server.prependListener('request', (request, response) => {
    if (request.method === 'POST') request.on('data', (part) => reported.push(String(part)));
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      set(name, name === 'content-security-policy' ? `${value}; report-uri /reports` : value);
  });
});
afterAll(() => house?.close());

const games = (to: (game: string) => string) => TAUGHT.map(to);
/** Every room by name, so that a new one is not forgotten. */
const ROOMS: { readonly [room in RouteName]: readonly string[] } = {
  inn: ['/'],
  setup: games((game) => pathTo('setup', { game })),
  table: games((game) => `${pathTo('setup', { game })}?now&seed=policy`),
  replay: [pathTo('replay', { id: 'none' })],
  replayLink: [pathTo('replayLink')],
  rules: games((game) => pathTo('rules', { game })),
  clause: [pathTo('clause', { game: 'dark-minions', clause: 'DM-4.3' })],
  learn: games((game) => pathTo('learn', { game })),
  practice: [pathTo('practice', { game: 'dungeon-fighter' })],
  workshop: [pathTo('workshop', { game: 'adventures' })],
  trial: [pathTo('trial', { game: 'adventures' })],
  lobby: [pathTo('lobby')],
  gathering: [pathTo('gathering', { id: 'none' })],
  online: [pathTo('online', { id: 'none' })],
  deal: ['/deal'],
  book: ['/book'],
  heroes: [pathTo('heroes')],
  campaigns: [pathTo('campaigns')],
  campaignNext: [pathTo('campaignNext', { id: 'none' })],
  campaignBack: [pathTo('campaignBack', { id: 'none' })],
  settings: [pathTo('settings')],
  credits: [pathTo('credits')],
  design: [pathTo('design')],
  nowhere: ['/cellar'],
};

/** Without loading the page anew: all rooms in one go are a matter of seconds. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForSelector('.loading', { state: 'detached' });
  if (path.includes('?now')) await turnOrEnd(page);
  else await page.locator('main h1').first().waitFor();
}

test('every room keeps the policy, in German and with sounds', async () => {
  const { page, context, errors } = await house.open('/', {
    offline: true,
    settings: { sound: true, language: 'de' },
  });
  for (const path of Object.values(ROOMS).flat()) {
    await walkTo(page, path);
    expect([path, errors]).toEqual([path, []]);
  }
  expect(reported).toEqual([]);
  await context.close();
});

test('a die is thrown, a bot throws in its worker, a bell rings, a file is read, a page is printed', async () => {
  const { page, context, errors } = await house.open('/practice/dungeon-fighter', { settings: { sound: true } });
  await area(page).waitFor();
  // On a busy machine a hand may be too slow for a throw; then it tries again.
  const fallen = page.locator('.df-practice-last');
  for (let i = 0; i < 20 && !(await fallen.isVisible()); i++) {
    await flick(page);
    await fallen.waitFor({ timeout: 1500 }).catch(() => {});
  }
  await fallen.waitFor();
  await walkTo(page, '/table/dungeon-fighter/new?now&seed=policy&seats=2&person=2&bots=novice');
  await walkTo(page, '/settings');
  await page.getByRole('switch', { name: /Sound/ }).click();
  await page.getByRole('switch', { name: /Sound/ }).click();
  await walkTo(page, '/heroes');
  const file = { name: 'no-hero.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
  await page.getByLabel('Open a hero file').setInputFiles(file);
  await page.getByText('no-hero.json').waitFor();
  await walkTo(page, '/rules/dungeon-fighter');
  expect((await page.pdf()).subarray(0, 4).toString()).toBe('%PDF');
  expect(errors).toEqual([]);
  expect(reported).toEqual([]);
  await context.close();
});

test('a script that is not ours does not run, and nobody frames the house', async () => {
  const { page, context, expectErrors } = await house.open('/');
  // Reports of it are posted to an address where one can only read.
  const forbidden = expectErrors(
    /^policy: |Content Security Policy|frame|405 \(Method Not Allowed\)|ERR_BLOCKED_BY_RESPONSE/,
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    document.body.setAttribute('onclick', 'window.injected = true');
    document.body.click();
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(forbidden.some((error) => error.startsWith('policy: script-src'))).toBe(true);
  const stranger = await context.newPage();
  await stranger.setContent(`<iframe src="${house.address}/"></iframe>`);
  const frame = (await (await stranger.waitForSelector('iframe')).contentFrame())!;
  await stranger.waitForTimeout(500);
  expect(await frame.evaluate(() => document.querySelector('#root') !== null).catch(() => false)).toBe(false);
  await context.close();
});
