/** Para Roles in a real browser: a campaign by mouse and one by keyboard to the end, sittings, and a simulated game. */
import { readFileSync } from 'node:fs';
import { botsFor } from '@tabard/bots';
import { Match, makeRecord, playOut, recordOf, seatBots } from '@tabard/kernel';
import paraRoles from '@tabard/para-roles';
import { Table, type TableLog } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';
import { idOf, turnOrEnd } from './play.fixture';
import { savedLog } from './shelf.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const LIMIT = 700;
const WOODS = 'campaign=woods&stats=easy&split=auto&person=3&bots=companion';

/** Attacks when that is offered, goes on when the party may, else takes the first answer. */
async function sensibleKey(page: Page): Promise<string> {
  return page.evaluate(() => {
    const keys = [...document.querySelectorAll<HTMLElement>('.decision-options button[data-key]')].map(
      (button) => button.dataset.key as string,
    );
    return keys.find((key) => key === 'go' || key.startsWith('attack:')) ?? keys[0];
  });
}

async function expectSameInNode(page: Page): Promise<Table> {
  const log = JSON.parse(await savedLog(page, idOf(page))) as TableLog;
  const again = Table.fromLog(paraRoles.game, botsFor(paraRoles), log);
  expect(again.match.standing).not.toBeNull();
  expect(again.match.hash()).toBe(await page.locator('.game-over').getAttribute('data-hash'));
  return again;
}

test('a person walks in the Woods with three companions by mouse, and reads the story afterwards', async () => {
  const { page, errors } = await house.open(`/table/para-roles/new?now&seed=woods&${WOODS}`);
  let clicks = 0;
  for (; clicks < LIMIT && (await turnOrEnd(page)) === 'asked'; clicks++) {
    const key = await sensibleKey(page);
    await page.locator(`.decision-options button[data-key="${key}"]`).first().click();
  }
  expect(clicks).toBeGreaterThan(15);
  expect(await turnOrEnd(page)).toBe('over');
  const { match } = await expectSameInNode(page);
  expect(match.board.fights).toBeGreaterThanOrEqual(9); // PR-28.2

  await page.locator('.game-over button').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const fights = page.locator('.pr-chapter');
  await fights.first().waitFor();
  expect(await fights.count()).toBe(match.board.fights);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep the party for another campaign' }).click();
  expect(errors).toEqual([]);

  // PR-28.13: the same party may walk out again.
  await page.goto(`${house.address}/table/para-roles/new`);
  await page.locator('.bring input[type="radio"]').nth(1).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/play\//);
  await turnOrEnd(page);
  const next = JSON.parse(await savedLog(page, idOf(page))) as TableLog;
  expect(next.setup.match.brought).toMatchObject({ version: 1 });
  await page.close();
});

test('a campaign by keyboard alone, left in the middle and gone on with', async () => {
  const { page, errors } = await house.open(`/table/para-roles/new?now&seed=keys&${WOODS}`);
  let answers = 0;
  for (; answers < LIMIT && (await turnOrEnd(page)) === 'asked'; answers++) {
    if (answers === 12) await leaveAndComeBack(page);
    const region = page.getByRole('region', { name: 'Your decision' });
    await region.getByRole('heading').first().waitFor();
    const key = await sensibleKey(page);
    const button = page.locator(`.decision-options button[data-key="${key}"]`).first();
    expect(((await button.textContent()) ?? '').trim().length).toBeGreaterThan(1); // every answer says what it does
    await button.focus();
    await page.keyboard.press('Enter');
  }
  expect(await turnOrEnd(page)).toBe('over');
  expect(answers).toBeGreaterThan(15);
  await expectSameInNode(page);
  expect(errors).toEqual([]);
  await page.close();
});

/** Between two sittings: out to the inn, and back from what is left on the tables. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const id = idOf(page);
  const before = JSON.parse(await savedLog(page, id)) as TableLog;
  const question = await page.locator('.decision-question').textContent();
  await page.goto(`${house.address}/`);
  await page.getByRole('link', { name: /go on/i }).first().click();
  await page.waitForURL(new RegExp(id));
  await turnOrEnd(page);
  const after = JSON.parse(await savedLog(page, id)) as TableLog;
  expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries);
  expect(await page.locator('.decision-question').textContent()).toBe(question);
}

test('PR-29.7: a simulated game opens in the browser and ends on the same board', async () => {
  const bots = botsFor(paraRoles).slice(-1);
  const options = { campaign: 'random', split: 'auto' };
  const match = Match.start(paraRoles.game, { seats: 4, options, seed: 'sim', unattended: true });
  playOut(match, seatBots(match, [...bots, ...bots, ...bots, ...bots], 1));
  const { page, errors } = await house.open('/replay');
  const text = makeRecord(recordOf(match));
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.locator('.pr-chapter').first().waitFor();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Every result follows from the seed in this file').waitFor();
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  const kept = JSON.parse(readFileSync((await download.path()) as string, 'utf8')) as { hash: string };
  expect(kept.hash).toBe(match.hash());
  expect(errors).toEqual([]);
  await page.close();
});
