/** The table's stage in a real browser: nothing runs ahead of it, a press shows its end, bots wait for it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './inn.fixture';
import { ANSWERS, firstSeen, turnOrEnd } from './play.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Longer than the press that began a telling lasts. */
const ANOTHER_PRESS_MS = 250;

const table = (page: Page) => page.locator('.at-table');
const answers = async (page: Page) => Number(await table(page).getAttribute('data-answers'));
const isTelling = async (page: Page) => (await table(page).getAttribute('data-telling')) === 'true';
const lines = (page: Page) => page.locator('.log-lines li').count();
const telling = (page: Page) => page.waitForSelector('.at-table[data-telling="true"] .telling');

/** To whatever comes next: something that is told, or a question. */
const comes = (page: Page): Promise<'told' | 'asked'> => firstSeen(page, { told: '.telling:visible', asked: ANSWERS });

async function press(page: Page, key: string): Promise<void> {
  await page.waitForTimeout(ANOTHER_PRESS_MS);
  await page.keyboard.press(key);
}

/** The person's turn is played to its end, until somebody else's is told. */
async function untilOthersAreTold(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if ((await comes(page)) === 'asked') await page.locator('.decision-options button[data-key]').last().click();
    else if (await isOthersTurn(page)) return;
    else await press(page, 'Escape');
  }
  throw new Error('nobody else has had a turn');
}

/** The newest line of the log is not the person's own. */
const isOthersTurn = (page: Page) =>
  page.evaluate(() => document.querySelector('.log-lines li:last-child')?.getAttribute('data-own') === 'false');

test('step by step: everything waits for whoever looks on, and nothing runs ahead', async () => {
  const { page, errors } = await house.open('/table/dark-minions/new?now&seats=3&seed=mouse&claim=automatic', {
    settings: { speed: 'step' },
  });
  await untilOthersAreTold(page);
  const before = { answers: await answers(page), lines: await lines(page) };
  expect(await page.locator('.decision-options').count()).toBe(0); // Nobody is asked what the stage has not reached.
  expect(await page.locator('.dm-town-place[data-open="true"]').count()).toBe(0);
  await page.waitForTimeout(1000);
  expect({ answers: await answers(page), lines: await lines(page) }).toEqual(before); // Bots wait, and so does the log.

  // Styles are in their order however they were fetched: a button's own ink, not the page's.
  const ink = await page.getByRole('button', { name: 'Next' }).evaluate((button) => getComputedStyle(button).color);
  expect(ink).toBe('rgb(26, 15, 7)');
  await press(page, 'ArrowRight');
  await expect.poll(() => lines(page)).toBeGreaterThan(before.lines);
  await telling(page);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(() => answers(page)).toBeGreaterThan(before.answers); // Now they go on.

  // At the table somebody may become impatient.
  await page.getByLabel('Speed').first().selectOption('instant');
  expect(await turnOrEnd(page)).toBe('asked');
  expect(await isTelling(page)).toBe(false);
  expect(errors).toEqual([]);
  await page.close();
});

/** From now on, clicks that reach anything in the page. */
const countClicks = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.clicks = '0';
    document.onclick = () => {
      document.documentElement.dataset.clicks = '1';
    };
  });
const clicksIn = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.clicks));

test('a key goes on with what is told and does nothing else; the same key right after it answers', async () => {
  const { page, errors } = await house.open('/table/dark-minions/new?now&seats=3&seed=mouse&claim=automatic', {
    settings: { speed: 'step' },
  });
  await untilOthersAreTold(page);
  while ((await comes(page)) === 'told') {
    await countClicks(page);
    await press(page, '1');
    expect(await clicksIn(page)).toBe(0);
  }
  const before = await answers(page);
  await page.keyboard.press('1');
  await expect.poll(() => answers(page)).toBe(before + 1);
  expect(errors).toEqual([]);
  await page.close();
});

test('a click anywhere goes on, and hits nothing that stands there afterwards', async () => {
  const { page, errors } = await house.open('/table/dark-minions/new?now&seats=3&seed=mouse&claim=automatic', {
    settings: { speed: 'step' },
  });
  for (let steps = 0; steps < 8; ) {
    if ((await comes(page)) === 'asked') {
      const before = await answers(page);
      await page.locator('.decision-options button[data-key]').last().click();
      await expect.poll(() => answers(page)).toBeGreaterThan(before);
      continue;
    }
    await page.waitForTimeout(ANOTHER_PRESS_MS);
    const before = { lines: await lines(page), answers: await answers(page) };
    await countClicks(page);
    await page.mouse.click(640, 700); // In the dock, where options will stand.
    await expect.poll(async () => (await lines(page)) > before.lines || (await comes(page)) === 'asked').toBe(true);
    expect(await clicksIn(page)).toBe(0);
    steps++;
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('the log does not tell where the die rests while it flies, and nobody is asked what comes of it', async () => {
  const { page, errors } = await house.open(
    '/table/dungeon-fighter/new?now&seed=mouse6&seats=2&person=1,2&difficulty=inferno&heroes=dealt',
    { settings: { motion: 'full', depth: 'flat' } },
  );
  const assist = page.locator('button[data-key^="assist"]:visible').first();
  while (!(await assist.isVisible())) {
    const before = await answers(page);
    await page.locator('button[data-key]:visible').first().click();
    await expect.poll(() => answers(page)).toBeGreaterThan(before);
  }
  await page.getByLabel('Speed').first().selectOption('calm');
  const before = await lines(page);
  // Looked for before the press: on a busy machine the press may be heard of later than the flight.
  const flight = page.waitForFunction(() => {
    if (!document.querySelector('.df-board[data-flying="true"]')) return null;
    const told = [...document.querySelectorAll<HTMLElement>('.log-lines li')].map(({ dataset }) => dataset.type);
    return { told, asked: document.querySelectorAll('.decision-options').length };
  });
  await assist.click();
  const { told, asked } = (await (await flight).jsonValue())!;
  expect(asked).toBe(0);
  expect(told.filter((type) => type === 'thrown' || type === 'hit' || type === 'miss')).toEqual([]);
  await expect.poll(() => lines(page), { timeout: 60_000 }).toBeGreaterThan(Math.max(before, told.length));
  if ((await comes(page)) === 'told') await press(page, 'Escape');
  expect(await turnOrEnd(page)).toBe('asked');
  expect(errors).toEqual([]);
  await page.close();
});
