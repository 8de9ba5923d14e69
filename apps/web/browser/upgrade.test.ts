/** A new build is put in place while somebody plays. Nothing they have is taken from them, and they are told. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webDist } from '../../../scripts/build.mjs';
import { putInPlace } from '../build/put-in-place.mjs';
import { untilKept, untilShelled } from '../scripts/shelf.mjs';
import { buildOf, isOfRebuilt, listOf, rebuilt } from './builds.fixture';
import { type House, openHouse } from './inn.fixture';
import { idOf, turnOrEnd } from './play.fixture';
import { savedLog } from './shelf.fixture';

let folder: string;
let house: House;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tabard-upgrade-'));
  cpSync(webDist, join(folder, 'dist'), { recursive: true });
  house = await openHouse(join(folder, 'dist'));
});
afterEach(async () => {
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The next build; `keep` says what stays of the one before. */
function upgrade(keep?: { days: number; builds: number }): string {
  const fresh = join(folder, 'dist/.draft');
  const version = rebuilt(join(folder, 'dist'), fresh);
  putInPlace(fresh, join(folder, 'dist'), { version, keep });
  return version;
}

const answersIn = async (page: Page) => JSON.parse(await savedLog(page, idOf(page))).entries.length as number;

async function answer(page: Page): Promise<void> {
  await page.locator('.decision-options button[data-key]').first().click();
}

test('a game goes on over an upgrade that left no old file behind; the page offers the new version and waits', async () => {
  const { page, context, errors } = await house.open('/table/dark-minions/new?now&seats=3&seed=up&firstSeat=1', {
    offline: true,
  });
  await turnOrEnd(page);
  await untilShelled(page);
  await untilKept(page, 'dark-minions');
  const table = page.url();
  const before = await buildOf(page);
  await page.evaluate(() => Object.assign(window, { sameTab: true }));
  const script = listOf(join(folder, 'dist')).files.find((name) => /rules-room-.*\.js$/.test(name))!;

  const after = upgrade({ days: 0, builds: 1 });
  expect(existsSync(join(folder, 'dist', script))).toBe(false);
  expect((await fetch(`${house.address}/${script}`)).status).toBe(404);
  // The browser's own cache promises nothing: it may be emptied at any time.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((worker) => worker!.update()));
  await page.getByRole('button', { name: 'A new version of the inn is ready.' }).waitFor();

  // The game, its bots, the book, the replays, another game with a worker of its own: all of the old build.
  await answer(page);
  await turnOrEnd(page);
  const answered = await answersIn(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Rules' }).click();
  await page.getByText('DM-4.3').first().waitFor();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Get up' }).click();
  await page.getByRole('link', { name: 'Replays' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Tabard, to the inn' }).click();
  await page.getByRole('link', { name: 'Sit down Dark Minions' }).click();
  await turnOrEnd(page);
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
  expect(await buildOf(page)).toBe(before);

  await page.goto(table);
  expect(await buildOf(page)).toBe(after);
  expect(await turnOrEnd(page)).toBe('asked');
  expect(await answersIn(page)).toBeGreaterThanOrEqual(answered);
  await answer(page);
  await turnOrEnd(page);
  expect(await page.getByText('A new version of the inn is ready.').count()).toBe(0);
  await untilTidy(page, after);
  expect(errors).toEqual([]);
  await context.close();
});

/** No tab of the old build is left, and so nothing of it is kept. */
async function untilTidy(page: Page, version: string): Promise<void> {
  const left = () =>
    page.evaluate(async () => {
      const files = await (await caches.open('tabard-files')).keys();
      return { stores: await caches.keys(), files: files.map(({ url }) => url) };
    });
  for (let found = await left(); !found.files.every(isOfRebuilt) || found.stores.length > 2; found = await left()) {
    await page.waitForTimeout(100);
  }
  expect((await left()).stores.sort()).toEqual(['tabard-files', `tabard-page-${version}`]);
}

test('without a service worker the old files are still at the door, and the page notices by itself', async () => {
  const { page, context, errors } = await house.open('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const before = await buildOf(page);
  await page.clock.install();
  await page.reload();
  const after = upgrade();
  await page.getByRole('link', { name: /to the inn/ }).click();
  await page.clock.fastForward('01:01:00');
  await page.getByText('A new version of the inn is ready.').waitFor();
  await page.getByRole('link', { name: 'Sit down Dark Minions' }).click();
  await turnOrEnd(page);
  expect(await buildOf(page)).toBe(before);
  await page.getByRole('button', { name: 'A new version of the inn is ready.' }).click();
  await page.getByText('Your game is kept').waitFor();
  await page.getByRole('button', { name: 'Load it' }).click();
  await page.waitForFunction((build) => document.querySelector(`meta[content="${build}"]`), after);
  expect(await turnOrEnd(page)).toBe('asked');
  expect(errors).toEqual([]);
  await context.close();
});
