/** A game in a real browser: by mouse, by keyboard to its end, and what it leaves behind. By mouse to their ends: online-by-board.test.ts. */

import type { TableLog } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './inn.fixture';
import { idOf, turnOrEnd } from './play.fixture';
import { savedLog } from './shelf.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const LIMIT = 900;

test('a person sits down at Dark Minions by mouse: what would be lost is asked once, and what is forbidden says why', async () => {
  const { page } = await house.open('/table/dark-minions/new?now&seats=3&seed=mouse&claim=automatic', {
    settings: { asksOnce: true },
  });
  await expectAskedOnce(page);
  await page.close();
});

/** DM-2.7: "1, 1" rolls and would throw all dice away; a third press on the key does not, and Escape leads back. */
async function expectAskedOnce(page: Page): Promise<void> {
  await turnOrEnd(page);
  const roll = page.locator('.decision-options [data-tone="primary"]');
  expect(await roll.getAttribute('data-key')).toBe('plain');
  await roll.click();
  await page.waitForSelector('.decision-options [data-key="done"]');
  expect(await page.locator('.decision-options [data-tone="primary"]').count()).toBe(0); // No answer is advice here.
  const before = await page.locator('.at-table').getAttribute('data-answers');
  await page.keyboard.press('1');
  await page.waitForSelector('[role="alertdialog"] .doubt-do:focus');
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.decision-options [data-key="done"]:focus');
  expect(await page.locator('.at-table').getAttribute('data-answers')).toBe(before);
  await expectReasonsAside(page);
  await page.locator('.dm-town-place[data-open="true"]').first().click(); // One press: the next die, and all it may send.
  await page.waitForSelector('.dm-besiegers');
}

/** "Not possible: why?" covers no choice, can be read on its paper, and gives the focus back. */
async function expectReasonsAside(page: Page): Promise<void> {
  const asks = page.locator('.decision-more [aria-haspopup="dialog"]');
  await asks.click();
  await page.waitForSelector('.refused button:focus');
  const boxOf = async (what: string) => (await page.locator(what).boundingBox())!;
  const [sheet, decision] = [await boxOf('.refused'), await boxOf('.decision')];
  expect(sheet.x >= decision.x + decision.width || sheet.y + sheet.height <= decision.y).toBe(true);
  const inkOf = (what: string) => page.locator(what).evaluate((one) => getComputedStyle(one).color);
  expect(await inkOf('.refused button')).toBe(await inkOf('.refused h2'));
  await page.keyboard.press('Escape');
  await page.waitForSelector('.decision-more [aria-haspopup="dialog"]:focus');
  expect(await page.locator('.refused').count()).toBe(0);
}

test('a whole game by keyboard alone, through what a screen reader is told', async () => {
  const { page, errors } = await house.open('/table/dark-minions/new?now&seats=3&seed=keys&claim=automatic');
  let answers = 0;
  for (; answers < LIMIT && (await turnOrEnd(page)) === 'asked'; answers++) {
    const region = page.getByRole('region', { name: 'Your decision' });
    await region.getByRole('heading').first().waitFor();
    const named = region.getByRole('list').first().getByRole('button');
    const words = (await named.first().textContent())?.trim() ?? '';
    expect(words.length).toBeGreaterThan(1); // every answer says what it does
    await named.first().focus();
    expect(await named.first().evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press(answers % 2 === 0 ? 'Enter' : '1');
  }
  expect(await turnOrEnd(page)).toBe('over');
  expect(answers).toBeGreaterThan(20);
  expect(errors).toEqual([]);
  await page.close();
});

test('a reload in mid-game loses nothing, and back leads out and in again', async () => {
  const { page } = await house.open('/table/dark-minions/new?now&seats=4&seed=reload&mode=advanced');
  for (let i = 0; i < 6 && (await turnOrEnd(page)) === 'asked'; i++) {
    await page.locator('.decision-options button[data-key]').first().click();
  }
  await turnOrEnd(page);
  const before = JSON.parse(await savedLog(page, idOf(page))) as TableLog;
  const question = await page.locator('.decision-question').textContent();
  await page.reload();
  await turnOrEnd(page);
  const after = JSON.parse(await savedLog(page, idOf(page))) as TableLog;
  expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries);
  expect(await page.locator('.decision-question').textContent()).toBe(question);
  await page.close();
});
