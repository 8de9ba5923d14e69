/** Roll Player in a real browser: a game by mouse and one by keyboard to the end, and a hero that leaves and is checked. */
import { readFileSync } from 'node:fs';
import { botsFor } from '@tabard/bots';
import { makeRecord, recordOf } from '@tabard/kernel';
import rollPlayer, { type CharacterExport, changesIn, readHero } from '@tabard/roll-player';
import { Table, type TableLog } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';
import { idOf } from './play.fixture';
import { savedLog } from './shelf.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const LIMIT = 400;

/** What goes on soonest; a Hunt is gone on whenever one may, so that fights and trophies are seen, too. */
const ONWARDS = ['hunt', 'fight', 'roll', 'stop', 'pass', 'none', 'done', 'no', '0:0'];

/** The answer to give, once the person is asked; null when the game is over. What may be thrown in at any time waits. */
async function keyOnwards(page: Page): Promise<string | null> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.game-over')) return ['over'];
      const keys = [...document.querySelectorAll<HTMLElement>('button[data-key]')]
        .filter((one) => one.checkVisibility() && !one.closest('.decision-extras'))
        .map((one) => one.dataset.key as string)
        .filter((key) => !/^(skill|banish|stored|heal|xp-action)/.test(key));
      if (keys.length === 0) document.querySelector<HTMLElement>('.decision-all[aria-expanded="false"]')?.click();
      return keys.length > 0 ? keys : null;
    },
    null,
    { timeout: 120_000 },
  );
  const keys = (await found.jsonValue()) as string[];
  return keys[0] === 'over' ? null : (ONWARDS.find((key) => keys.includes(key)) ?? keys[0]);
}

const button = (page: Page, key: string) => page.locator(`button[data-key="${key}"]:visible`).first();

async function tableOf(page: Page): Promise<Table> {
  const log = JSON.parse(await savedLog(page, idOf(page))) as TableLog;
  const again = Table.fromLog(rollPlayer.game, botsFor(rollPlayer), log);
  expect(again.match.standing).not.toBeNull();
  expect(again.match.hash()).toBe(await page.locator('.game-over').getAttribute('data-hash'));
  return again;
}

async function downloaded(page: Page, press: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: press }).first().click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('Fiends & Familiars against two squires by mouse; the hero is named, downloaded, kept and checked', async () => {
  const { page, errors } = await house.open('/table/roll-player/new?now&seats=3&seed=mouse&mode=ff&bots=squire');
  let clicks = 0;
  for (let key = await keyOnwards(page); clicks < LIMIT && key !== null; key = await keyOnwards(page)) {
    await button(page, key).click();
    clicks += 1;
    if (clicks === 20) expect(await seriousFaults(page)).toEqual([]);
  }
  expect(clicks).toBeGreaterThan(40);
  const { match } = await tableOf(page);
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByLabel('Name of the hero').fill('Mira of the Ford');
  const picture = await downloaded(page, 'Download picture');
  expect(picture.name).toBe('mira-of-the-ford.png');
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  const file = await downloaded(page, 'Export hero');
  const read = readHero(JSON.parse(file.bytes.toString())) as { hero: CharacterExport };
  expect(read.hero).toMatchObject({ characterName: 'Mira of the Ford', game: { mode: 'ff', players: 3, seat: 0 } });
  expect(read.hero.stars.total).toBe(match.standing?.scores[0]);
  expect(changesIn(read.hero, match.seen('everything') as never, match.setup.seed)).toEqual([]);
  await page.getByRole('button', { name: 'Keep in the hall of heroes' }).first().click();

  await page.goto(`${house.address}/heroes`);
  await page
    .getByRole('button', { name: /Mira of the Ford/ })
    .first()
    .waitFor();
  await page.getByLabel('Open the record of the game').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(makeRecord(recordOf(match))),
  });
  await page.getByText('It is true.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  const forged = { ...read.hero, characterName: 'Nobody', race: { ...read.hero.race, name: 'Emperor' } };
  await page.getByLabel('Open a hero file').setInputFiles({
    name: 'forged.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(forged)),
  });
  await page.getByRole('heading', { name: 'Is it true?' }).waitFor();
  await page.getByLabel('Open the record of the game').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(makeRecord(recordOf(match))),
  });
  await page.getByText('The hero was changed.').waitFor();
  await page.getByText('race.name').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('the base game alone, by keyboard and on a phone', async () => {
  const { page, errors } = await house.open('/table/roll-player/new?now&seats=1&seed=keys&mode=base', {
    width: 360,
    height: 740,
  });
  let answers = 0;
  for (let key = await keyOnwards(page); answers < LIMIT && key !== null; key = await keyOnwards(page)) {
    const wanted = button(page, key);
    const says = `${await wanted.textContent()}${await wanted.getAttribute('aria-label')}`;
    expect(says.length).toBeGreaterThan(5); // every answer says what it does
    await wanted.focus();
    await page.keyboard.press('Enter');
    answers += 1;
  }
  expect(answers).toBeGreaterThan(30);
  await tableOf(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});
