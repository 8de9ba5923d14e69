/** Dungeon Fighter in a real browser: dungeons by mouse and by keyboard to their ends, and the same dice in Node. */
import { botsFor } from '@tabard/bots';
import dungeonFighter from '@tabard/dungeon-fighter';
import { makeRecord, parseRecord, recordOf, verifyRecord } from '@tabard/kernel';
import { Table, type TableLog } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe.fixture';
import { type House, openHouse } from './inn.fixture';
import { idOf, savedLog, turnOrEnd } from './play.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Two Heroes of one person on the hardest setting: the end comes soon, and nobody else moves. */
const ALONE = 'seats=2&person=1,2&difficulty=inferno&heroes=dealt';
const LIMIT = 400;

const area = (page: Page) => page.locator('.df-throw-area');

/** The first answer that goes on: no exchange of cards, no retreat, no shopping spree. */
async function plainKey(page: Page): Promise<string> {
  return page.evaluate(() => {
    const keys = [...document.querySelectorAll<HTMLElement>('.decision-options button[data-key]')].map(
      (button) => button.dataset.key as string,
    );
    const onwards = ['assist:safe', 'assist', 'done', 'pass', 'keep', 'no', 'retrieve'];
    return onwards.find((key) => keys.includes(key)) ?? keys[0];
  });
}

const thrown = (log: TableLog): { key: string }[] =>
  log.entries.filter(
    (entry) => entry.kind === 'answer' && /^\d+(,-?\d+){8,}$/.test((entry as { key: string }).key),
  ) as never;

async function logOf(page: Page): Promise<TableLog> {
  return JSON.parse(await savedLog(page, idOf(page))) as TableLog;
}

/** Whatever the browser saw fall falls again here, throw by throw. */
async function expectSameInNode(page: Page): Promise<Table> {
  const again = Table.fromLog(dungeonFighter.game, botsFor(dungeonFighter), await logOf(page));
  expect(again.match.standing).not.toBeNull();
  expect(again.match.hash()).toBe(await page.locator('.game-over').getAttribute('data-hash'));
  const record = parseRecord(makeRecord(recordOf(again.match)));
  expect(verifyRecord(dungeonFighter.game, record).hash()).toBe(again.match.hash());
  return again;
}

/** Waits until the table has taken the throw, or gives up. */
async function isTaken(page: Page, before: number): Promise<boolean> {
  for (let i = 0; i < 30; i++) {
    if ((await thrown(await logOf(page)).length) > before) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

/** Presses the die, drags it towards the board and lets go in the midst of the movement. */
async function flick(page: Page): Promise<void> {
  const box = (await area(page).boundingBox())!;
  const x = box.x + box.width / 2;
  const from = box.y + box.height * 0.9;
  await page.mouse.move(x, from);
  await page.mouse.down();
  for (let i = 1; i <= 8; i++) {
    await page.mouse.move(x, from - i * box.height * 0.05);
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}

async function press(page: Page): Promise<void> {
  await area(page).focus();
  await page.keyboard.down('Space');
  await page.waitForTimeout(500);
  await page.keyboard.up('Space');
}

/** A throw by hand where one can be made plainly, else the words of the panel. */
async function play(page: Page, byHand: () => Promise<void>, answer: (key: string) => Promise<void>): Promise<number> {
  let byHands = 0;
  for (let i = 0; i < LIMIT && (await turnOrEnd(page)) === 'asked'; i++) {
    const isThrow = (await area(page).count()) > 0 && (await page.locator('.df-how').count()) === 0;
    if (isThrow && byHands < 4) {
      const before = thrown(await logOf(page)).length;
      await byHand();
      if (await isTaken(page, before)) {
        byHands += 1;
        continue;
      }
    }
    await answer(await plainKey(page));
  }
  return byHands;
}

test('a dungeon by mouse to its end, with dice dragged and flicked; every throw falls the same in Node', async () => {
  const { page, errors } = await house.open(`/table/dungeon-fighter/new?now&seed=mouse&${ALONE}`);
  const byHands = await play(
    page,
    () => flick(page),
    async (key) => page.locator(`.decision-options button[data-key="${key}"]`).first().click(),
  );
  expect(await turnOrEnd(page)).toBe('over');
  expect(byHands).toBeGreaterThan(0);
  const { match } = await expectSameInNode(page);
  expect(match.board.throws).toBeGreaterThan(4);

  await page.locator('.game-over button').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.df-heat').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});

test('a dungeon by keyboard alone to its end: aim with keys, charge with Space', async () => {
  const { page, errors } = await house.open(`/table/dungeon-fighter/new?now&seed=keys&${ALONE}`);
  await page.evaluate(() => localStorage.setItem('tabard.dungeon-fighter.hand', '{"scheme":"keys"}'));
  await page.reload();
  const byHands = await play(
    page,
    () => press(page),
    async (key) => {
      const button = page.locator(`.decision-options button[data-key="${key}"]`).first();
      expect(((await button.textContent()) ?? '').trim().length).toBeGreaterThan(1);
      await button.focus();
      await page.keyboard.press('Enter');
    },
  );
  expect(await turnOrEnd(page)).toBe('over');
  expect(byHands).toBeGreaterThan(0);
  await expectSameInNode(page);
  expect(errors).toEqual([]);
  await page.close();
});
