/** The tutorial book as the guided first game, by keyboard alone, and its page of rules. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Tab by tab from where the focus is, forwards or backwards, until it is on what is wanted. */
async function tabTo(page: Page, wanted: string, limit = 60): Promise<void> {
  for (let i = 0; i < limit; i++) {
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not come to ${wanted}`);
}

interface Said {
  readonly kind: string;
  readonly suggests: string | null;
  readonly words: string;
  readonly clause: string | null;
  readonly answers: string;
  /** The adviser has another page. */
  readonly hasMore: boolean;
}

const said = (page: Page): Promise<Said> =>
  page.evaluate(() => {
    const coach = document.querySelector<HTMLElement>('.coach')!;
    const onward = '.coach-deeds button:not([data-tone="quiet"], .coach-let-me)';
    return {
      kind: coach.dataset.kind!,
      suggests: coach.dataset.suggests ?? null,
      words: coach.querySelector<HTMLElement>('.coach-words')!.innerText,
      clause: coach.querySelector('.coach-clause')?.getAttribute('href') ?? null,
      answers: document.querySelector<HTMLElement>('.at-table')!.dataset.answers!,
      hasMore: coach.querySelector(onward) !== null,
    };
  });

/** The number that the house gives the suggested answer, 1 to 9, on the keyboard as on its button. */
async function numberOf(page: Page, key: string): Promise<string> {
  const found = await page.waitForFunction((named) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.decision-options button[data-key]')];
    return buttons.find(({ dataset }) => dataset.key === named)?.querySelector<HTMLElement>('[data-number]')?.dataset
      .number;
  }, key);
  return (await found.jsonValue()) as string;
}

const moved = (page: Page, { answers, words }: Said): Promise<unknown> =>
  page.waitForFunction(
    ([before, text]) =>
      document.querySelector<HTMLElement>('.at-table')?.dataset.answers !== before ||
      document.querySelector<HTMLElement>('.coach-words')?.innerText !== text,
    [answers, words],
  );

test('the guided tutorial from its door to THE END, by keyboard alone; axe finds nothing on the way', {
  timeout: 300_000,
}, async () => {
  const { page, errors } = await house.open('/learn/adventures');
  await page.waitForSelector('.learn-ways button');
  await tabTo(page, '.learn-long .learn-ways button'); // All of it at once; the short one is walked in first-hour.test.ts.
  await page.keyboard.press('Enter');
  const heard = new Set<string>();
  const clauses = new Set<string>();
  let looked = 0;
  for (let i = 0; i < 120; i++) {
    await page.waitForSelector('.coach .coach-words');
    const now = await said(page);
    heard.add(now.words);
    if (now.clause) clauses.add(now.clause);
    if (now.kind === 'end' && !now.hasMore) break;
    if (['play:3:0', 'path:p1'].includes(now.suggests ?? '')) {
      looked += 1;
      expect(await seriousFaults(page)).toEqual([]);
    }
    if (now.hasMore) {
      await page.locator('.coach-deeds button:not([data-tone="quiet"], .coach-let-me)').focus();
      await page.keyboard.press('Enter');
    } else {
      expect([now.kind, now.words, now.suggests !== null]).toEqual(['step', now.words, true]);
      await page.keyboard.press(await numberOf(page, now.suggests!));
    }
    await moved(page, now);
  }
  const last = await said(page);
  expect([last.kind, heard.size > 45, looked]).toEqual(['end', true, 2]);
  expect([...clauses].every((to) => to.includes('/rules/adventures/RA-'))).toBe(true);
  expect(clauses.size).toBeGreaterThan(25);
  // A real game is the campaign, not the tutorial once more.
  expect(await page.locator('.coach-deeds a[data-tone="primary"]').getAttribute('href')).toContain('book=next');
  expect(await page.locator('.game-over').count()).toBe(1);
  expect(errors).toEqual([]);
  await page.close();
});

test('on a phone the adviser covers nothing of what it speaks of, and a tap tells what a sign means', async () => {
  const { page, errors } = await house.open('/learn/adventures', { width: 360, height: 740, touch: true });
  await page.getByRole('button', { name: 'Begin' }).first().tap();
  const coach = page.locator('.coach');
  const boxOf = async (css: string) => (await page.locator(css).first().boundingBox())!;
  const isClear = async () => {
    const [board, adviser, dock] = [
      await boxOf('.at-table-board'),
      await boxOf('.coach'),
      await boxOf('.at-table-dock'),
    ];
    expect(board.y + board.height).toBeLessThanOrEqual(adviser.y + 1);
    expect(adviser.y + adviser.height).toBeLessThanOrEqual(dock.y + 1);
  };
  const suggested = () => coach.getAttribute('data-suggests');
  for (const wanted of ['character:tamsin-quill', 'choice:1', 'buy:K', 'enough', 'play:3:0']) {
    while ((await suggested()) !== wanted) {
      await coach.locator('.coach-deeds button:not([data-tone="quiet"]):visible').first().tap();
      await page.waitForTimeout(50);
    }
    await isClear();
    if (wanted === 'play:3:0') break;
    await page.locator(`.decision [data-key="${wanted}"]`).first().tap();
    await page.waitForFunction(
      (key) => document.querySelector<HTMLElement>('.coach')?.dataset.suggests !== key,
      wanted,
    );
  }
  await page.locator('.ra-dice .ra-die').first().tap();
  await page.getByRole('tooltip').filter({ hasText: 'a die of Dexterity' }).waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('the rules: the game on one page, a search that finds, a clause with an address', async () => {
  const { page, errors } = await house.open('/rules/adventures#summary');
  await page.locator('.summary-part').nth(5).waitFor();
  expect(await page.locator('.summary .die').count()).toBeGreaterThan(15);
  await page.getByRole('searchbox').fill('substitute');
  await page
    .getByRole('link', { name: /RA-17\.8/ })
    .first()
    .click();
  await page.waitForFunction(() => location.pathname.endsWith('/rules/adventures/RA-17.8'));
  expect(errors).toEqual([]);
  await page.close();
});
