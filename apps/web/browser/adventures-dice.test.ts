/** Checks and combats of Roll Player Adventures in a real browser: by finger at 360 px, by keys at 1280, and told apart. */

import { checkOf, threeEnemies } from '@tabard/adventures/page/arranged';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitDownAt } from './adventures.fixture';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const answers = async (page: Page) => Number(await page.locator('.at-table').getAttribute('data-answers'));

/** After an answer: the table has taken it and nothing is being told any more. */
async function settled(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (count) => {
      const table = document.querySelector<HTMLElement>('.at-table');
      return Number(table?.dataset.answers) > count && table?.dataset.quiet === 'true';
    },
    before,
    { timeout: 60_000 },
  );
}

async function act(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await answers(page);
  await deed();
  await settled(page, before);
}

const within = async (page: Page, what: Locator) => {
  const box = await what.boundingBox();
  const { width } = page.viewportSize()!;
  return box !== null && box.x >= 0 && box.x + box.width <= width + 1;
};

test('RA-16.4: a whole check by finger at 360 px: a die is bought, cards tell what they would do, dice are dragged and tapped', async () => {
  const { page, errors } = await house.open('/', { width: 360, height: 740 });
  const left = { persons: 1, board: checkOf(1, 'stealth', 2), answers: ['buy:W'], seed: 'touch' };
  await sitDownAt(page, house.address, 'check', left);
  await page.locator('.ra-challenge').waitFor();
  expect(await page.locator('.ra-slot').count()).toBe(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await act(page, () => page.locator('.ra-buy-die[data-key="buy:K"]').click());
  expect(await page.locator('.ra-dice .ra-to-come').count()).toBe(2);
  await act(page, () => page.locator('.ra-buying [data-key="enough"]').click());
  expect(await page.locator('.ra-pool .ra-die').count()).toBe(4); // RA-17.12
  expect(await page.locator('.ra-play[aria-disabled="false"]').count()).toBeGreaterThan(0); // the hand has unfolded itself
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  await page.locator('.ra-counsel li, .ra-counsel p').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await act(page, () => page.locator('.decision [data-key="done"]').first().click());

  // Dragged: the slot under the finger takes it. Tapped again, it is taken back.
  const ghost = page.locator('.ra-slot[data-state="ghost"]').first();
  const slot = Number(await ghost.getAttribute('data-slot'));
  const die = await dieFor(page, slot);
  await act(page, () => dragTo(page, die, page.locator(`.ra-slot[data-slot="${slot}"]`)));
  expect(await page.locator(`.ra-slot[data-slot="${slot}"]`).getAttribute('data-state')).toBe('covered');
  await act(page, () => page.locator(`.ra-slot[data-slot="${slot}"]`).click());
  expect(await page.locator('.ra-pool button.ra-die').count()).toBe(4);
  // Tapped: the die, then what glows.
  await (await dieFor(page, slot)).click();
  const glowing = page.locator('.ra-slot[data-state="fits"]').first();
  expect(await within(page, glowing)).toBe(true);
  await act(page, () => glowing.click());
  expect(await page.locator('.ra-slot[data-state="covered"]').count()).toBe(1);
  await act(page, () => page.locator('.ra-placing button').first().click());
  expect(await page.locator('.ra-challenge').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});

/** A die of the pool that fits this slot. */
async function dieFor(page: Page, slot: number): Promise<Locator> {
  const dice = page.locator('.ra-pool button.ra-die');
  for (let i = 0; i < (await dice.count()); i++) {
    await dice.nth(i).click();
    const fits = (await page.locator(`.ra-slot[data-slot="${slot}"]`).getAttribute('data-state')) === 'fits';
    await dice.nth(i).click();
    if (fits) return dice.nth(i);
  }
  throw new Error(`no die fits slot ${slot}`);
}

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.evaluate((one) => one.scrollIntoView({ block: 'center' })); // the dice stay where they are
  const middle = async (what: Locator) => {
    const box = (await what.boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 3] as const;
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 6 });
  await page.mouse.up();
}

test('advice is followed step by step: a card, its dice, and what is best after the roll', async () => {
  const { page, errors } = await house.open('/', { width: 360, height: 740 });
  const left = { persons: 1, board: checkOf(1, 'stealth', 2), answers: ['enough'], seed: 'c' };
  await sitDownAt(page, house.address, 'advice', left);
  await page.getByRole('button', { name: 'Ask for advice' }).click();
  const next = page.locator('.ra-counsel-deeds [data-key]');
  const followed: string[] = [];
  for (let i = 0; i < 12; i++) {
    await page.locator('.ra-counsel-deeds [data-key]').or(page.getByText('Play nothing more.')).first().waitFor();
    if ((await next.count()) === 0) break;
    expect(await page.locator('.ra-counsel').textContent()).toMatch(/plays|uses/); // The whole move stays in sight.
    followed.push((await next.getAttribute('data-key'))!.split(':')[0]);
    await act(page, () => next.click());
  }
  expect(followed.join(' ')).toMatch(/^play die die/); // Overbearing rerolls two dice; then it is thought through anew.
  expect(await page.getByText('Play nothing more.').count()).toBe(1);
  expect(errors).toEqual([]);
  await page.close();
});

test('RA-25.1: three enemies at 360 px are summed up in tabs, one stands below; a tap turns to another', async () => {
  const { page, errors } = await house.open('/', { width: 360, height: 740 });
  const left = { persons: 1, companions: 1, board: threeEnemies(2), answers: ['enough'] };
  await sitDownAt(page, house.address, 'three', left);
  const tabs = page.locator('.ra-enemy-tab');
  await tabs.first().waitFor();
  expect(await tabs.count()).toBe(3);
  for (let i = 0; i < 3; i++) expect(await within(page, tabs.nth(i))).toBe(true);
  await tabs.nth(2).click();
  await page.waitForFunction(
    () => document.querySelectorAll('.ra-enemy-tab')[2].getAttribute('aria-current') === 'true',
  );
  await page.waitForFunction(() => {
    const box = document.querySelectorAll('.ra-enemy')[2].getBoundingClientRect();
    return Math.abs(box.left) < 40 && box.right <= window.innerWidth + 1;
  });
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('RA-16.4: a whole check by keys alone: nobody is thrown back to the top of the page, dice and slots have names', async () => {
  const { page, errors } = await house.open('/');
  await sitDownAt(page, house.address, 'keyed', {
    persons: 1,
    board: checkOf(1, 'stealth', 2),
    answers: ['buy:W'],
    seed: 'touch',
  });
  await page.locator('.ra-challenge').waitFor();
  await act(page, () => page.keyboard.press('1')); // enough
  expect(await page.locator('.ra-pool .ra-die').first().textContent()).toMatch(/\d/);
  await page.locator('.ra-play[aria-disabled="false"]').first().waitFor();
  await page.locator('.decision [data-key="done"]').first().focus();
  await act(page, () => page.keyboard.press('Enter'));
  expect(await focused(page)).toMatch(/Stealth/);
  expect(await page.getByRole('button', { name: /: (open|.* fits)$/ }).count()).toBe(4);
  expect(await page.locator('.ra-pool button.ra-die').first().getAttribute('aria-label')).toMatch(/ \d$/);
  await page.locator('.ra-placing [data-key="best"]').focus();
  await act(page, () => page.keyboard.press('Enter'));
  expect(await page.locator('.ra-challenge').count()).toBe(0);
  expect(await focused(page)).not.toBe('');
  expect(errors).toEqual([]);
  await page.close();
});

test('RA-22.1: a round against three enemies by keyboard at 1280: keys pick a die and put it down, the round is told', async () => {
  const { page, errors } = await house.open('/', { settings: { asksOnce: true } });
  const left = { persons: 1, board: threeEnemies(1), answers: ['enough', 'done'] };
  await sitDownAt(page, house.address, 'keys', left);
  await page.locator('.ra-challenge').waitFor();
  const cards = page.locator('.ra-enemy');
  expect(await cards.count()).toBe(3);
  const tops = await cards.evaluateAll((list) => list.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1); // side by side
  expect(await page.locator('.ra-round-end').textContent()).toMatch(/fatigue/);

  const dice = page.locator('.ra-pool button.ra-die');
  await dice.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-state') === 'fits');
  await act(page, () => page.keyboard.press('Enter'));
  expect(await page.locator('.ra-slot[data-state="covered"]').count()).toBe(1);
  const before = await dice.count();
  expect(before).toBe(4);

  // The layers of the styles stand in their order: a primary button has its own ink, not that of the page.
  const ink = await page.locator('.ra-placing [data-tone="primary"]').evaluate((one) => getComputedStyle(one).color);
  expect(ink).toBe('rgb(26, 15, 7)');
  // Leaving what the dice could cover asks once.
  const confirm = page.locator('.ra-placing [data-key="confirm"]');
  const standing = await answers(page);
  await confirm.focus();
  await page.keyboard.press('Enter');
  expect(await answers(page)).toBe(standing);
  expect(await page.locator('.doubt').textContent()).toMatch(/could cover/);
  await page.keyboard.press('Escape');
  // What covers most, in one press; then the counterattack, the tracks and the next round.
  await page.locator('.ra-placing [data-key="best"]').focus();
  await act(page, () => page.keyboard.press('Enter'));
  expect(await page.locator('.ra-challenge-title').textContent()).toMatch(/round 2/);
  expect(await focused(page)).toMatch(/round 2/); // The button is gone; the focus is not.
  expect(await page.locator('.ra-slot[data-state="covered"]').count()).toBe(5);
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});
