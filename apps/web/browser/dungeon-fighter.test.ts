/** Dungeon Fighter in a real browser: dungeons by mouse and by keyboard to their ends, and the same dice in Node. */
import { botsFor } from '@tabard/bots';
import dungeonFighter from '@tabard/dungeon-fighter';
import { makeRecord, parseRecord, recordOf, verifyRecord } from '@tabard/kernel';
import { Table, type TableLog } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';
import { idOf, turnOrEnd } from './play.fixture';
import { savedLog } from './shelf.fixture';
import { area, flick } from './throw.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Two Heroes of one person on the hardest setting: the end comes soon, and nobody else moves. */
const ALONE = 'seats=2&person=1,2&difficulty=inferno&heroes=dealt';
const LIMIT = 400;
const SMALL = { width: 900, height: 640 };

/** What goes on soonest, and ends soonest: the worse room that asks for no trick, no help from abilities, dice retrieved at their price. */
const ONWARDS = ['assist:left', 'assist', 'done', 'pass', 'keep', 'no', 'retrieve', 'decline', 'none'];

function worseRoom(keys: readonly string[]): string | undefined {
  const badness = (key: string) => {
    const { advantage = 0, req, heal = 0 } = dungeonFighter.game.content.dungeon[Number(key.slice('room:'.length))];
    return 3 * advantage - (req ? 6 : 0) - 2 * heal;
  };
  const rooms = keys.filter((key) => key.startsWith('room:'));
  return rooms.sort((one, other) => badness(other) - badness(one))[0];
}

async function keyOnwards(page: Page): Promise<string> {
  const isThrowing = (await page.locator('.df-throw-area').count()) > 0;
  const rest = page.locator('.decision-more button[aria-expanded="false"]:visible');
  if (isThrowing && (await rest.count()) > 0) await rest.first().click(); // One answer of the assist is in sight.
  const keys = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button[data-key]')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.dataset.key as string),
  );
  return worseRoom(keys) ?? ONWARDS.find((key) => keys.includes(key)) ?? keys[0];
}

const button = (page: Page, key: string) => page.locator(`button[data-key="${key}"]:visible`).first();

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
    if (thrown(await logOf(page)).length > before) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

async function press(page: Page): Promise<void> {
  await area(page).focus();
  await page.keyboard.down('Space');
  await page.waitForTimeout(500);
  await page.keyboard.up('Space');
}

/** A few throws by hand where they can be made plainly, else what stands on the page; whoever has seen enough skips. */
async function play(page: Page, byHand: () => Promise<void>, answer: (key: string) => Promise<void>): Promise<number> {
  let byHands = 0;
  for (let i = 0; i < LIMIT && (await turnOrEnd(page)) === 'asked'; i++) {
    const isPlain = (await area(page).count()) > 0 && (await page.locator('.df-how').count()) === 0;
    if (isPlain && byHands < 4) {
      const before = thrown(await logOf(page)).length;
      await byHand();
      if (await isTaken(page, before)) {
        byHands += 1;
        continue;
      }
    }
    const key = await keyOnwards(page);
    await answer(key);
    if (key.startsWith('assist')) {
      await page.waitForTimeout(300);
      await page.keyboard.press('Escape');
    }
  }
  return byHands;
}

/** While a die is in the hand nothing lies over the target, and of the assist one answer is in sight. */
async function expectFreeTarget(page: Page): Promise<void> {
  expect(await page.locator('button[data-key^="assist"]:visible').count()).toBe(1);
  const [hall, ...panels] = await page.evaluate(() =>
    ['.df-board-hall', '[data-covers]'].flatMap((places) =>
      [...document.querySelectorAll(places)].map((place) => {
        const { left, top, right, bottom } = place.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
    ),
  );
  const middle = { x: (hall.left + hall.right) / 2, y: hall.top + (hall.bottom - hall.top) * 0.35 };
  const covers = ({ left, top, right, bottom }: typeof hall) =>
    left < middle.x && middle.x < right && top < middle.y && middle.y < bottom;
  expect(panels.filter(covers)).toEqual([]);
}

test('a dungeon by mouse to its end, with dice dragged and flicked; every throw falls the same in Node', async () => {
  const { page, errors } = await house.open(`/table/dungeon-fighter/new?now&seed=mouse6&${ALONE}`);
  let isFirst = true;
  const byHands = await play(
    page,
    async () => {
      if (isFirst) await expectFreeTarget(page);
      isFirst = false;
      await flick(page);
    },
    (key) => button(page, key).click(),
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
  const { page, errors } = await house.open(`/table/dungeon-fighter/new?now&seed=mouse6&${ALONE}`, SMALL);
  await page.evaluate(() => localStorage.setItem('tabard.dungeon-fighter.hand', '{"scheme":"keys"}'));
  await page.reload();
  const byHands = await play(
    page,
    () => press(page),
    async (key) => {
      expect(((await button(page, key).textContent()) ?? '').trim().length).toBeGreaterThan(1);
      await button(page, key).focus();
      await page.keyboard.press('Enter');
    },
  );
  expect(await turnOrEnd(page)).toBe('over');
  expect(byHands).toBeGreaterThan(0);
  await expectSameInNode(page);
  expect(errors).toEqual([]);
  await page.close();
});

test('DF-R113.1: the stored throws fall in Chromium as they fell in Node, and one may practise', async () => {
  const { page, errors } = await house.open('/practice/dungeon-fighter');
  await area(page).waitFor();
  await flick(page);
  await page.locator('.df-practice-last').waitFor();
  await page.getByRole('button', { name: 'Check this machine' }).click();
  const result = page.locator('.df-self-check [role="status"]');
  await result.waitFor();
  expect(Number(await result.getAttribute('data-all'))).toBeGreaterThanOrEqual(20);
  expect(await result.getAttribute('data-same')).toBe(await result.getAttribute('data-all'));
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});
