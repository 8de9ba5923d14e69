/** What a finished game leaves: result, replay, fork, link, file, verify; and what a damaged one gets. */
import { readFileSync } from 'node:fs';
import { botsFor } from '@tabard/bots';
import darkMinions from '@tabard/dark-minions';
import { parseRecord, verifyRecord } from '@tabard/kernel';
import { Table } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';
import { layDown, leaveTable } from './shelf.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** A game that bots finished in Node, put on this browser's shelf. */
async function leaveFinishedGame(page: Page): Promise<string> {
  const sitters = ['Bone', 'Ember', 'Bile'].map((name) => ({ name, kind: 'bot' as const, bot: 'schemer' }));
  const setup = { match: { options: {}, seed: 'after' }, sitters, whims: 7 };
  const table = Table.open(darkMinions.game, botsFor(darkMinions), setup);
  while (table.stepBot()) if (table.match.answers > 5000) throw new Error('no end');
  const head = { id: 'finished', game: 'dark-minions', createdAt: 1, updatedAt: 2, title: 'Dark Minions', over: true };
  await leaveTable(page, { ...head, seats: sitters }, table.save);
  return table.match.hash();
}

test('the result tells every score, the replay runs, a fork plays on, the file verifies in Node', async () => {
  const { page, context, errors } = await house.open('/');
  const hash = await leaveFinishedGame(page);
  await page.goto(`${house.address}/replay/finished`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const text = await page.locator('main').innerText();
  for (const name of ['Bone', 'Ember', 'Bile']) expect(text).toContain(name);
  expect(await seriousFaults(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const record = parseRecord(readFileSync((await download.path()) as string, 'utf8'));
  expect(verifyRecord(darkMinions.game, record).hash()).toBe(hash);

  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Every result follows from the seed in this file').waitFor();
  await page.keyboard.press('Escape');

  const scrubber = page.getByRole('slider', { name: 'Moment of the game' });
  await scrubber.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Fork from here' }).click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForURL(/\/play\//);
  await page.waitForSelector('.at-table-board');
  expect(errors).toEqual([]);
  await context.close();
});

test('a damaged link says what is wrong, and a damaged game takes no other along', async () => {
  const { page, context } = await house.open('/licences.txt'); // No page has made the shelf yet: the test is first.
  await leaveFinishedGame(page);
  await page.goto(`${house.address}/replay#this-is-no-game`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(60);
  expect(await page.locator('main a, main button').count()).toBeGreaterThan(0);
  const broken = {
    id: 'broken',
    game: 'dark-minions',
    createdAt: 1,
    updatedAt: 3,
    title: 'Broken',
    seats: [],
    over: false,
  };
  await layDown(page, ['heads', 'broken', broken], ['tables', 'broken', { tabard: 'table' }]);
  await page.goto(`${house.address}/play/broken`);
  await page.getByRole('heading', { level: 1, name: /can't be opened/ }).waitFor();
  await page.goto(`${house.address}/replay/finished`);
  await page.getByText('Ember').first().waitFor();
  await context.close();
});
