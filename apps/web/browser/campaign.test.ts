/**
 * A campaign in a real browser: begun with a hero of the hall and a companion, left in mid-fight, taken along as a file,
 * gone on with in another browser to the end of its first book and into the second.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import adventures from '@tabard/adventures/told';
import { botsFor } from '@tabard/bots';
import rollPlayer from '@tabard/roll-player';
import { judgeCampaign, Table, type TableSave } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeHero } from '../src/keep/campaign/hero.fixture';
import type { SavedGame } from '../src/keep/storage/saved';
import { isLast, playedUntil } from './adventure-ends.fixture';
import { comes } from './adventures.fixture';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';
import { ANSWERS, answer, idOf, turnOrEnd } from './play.fixture';
import { leaveTable, savedLog, stored } from './shelf.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const bots = botsFor(adventures);
const moduleOf = (id: string) => [adventures, rollPlayer].find(({ game }) => game.id === id);

interface Challenged {
  readonly challenge: { readonly kind: string } | null;
}
const isFight = ({ match }: Table): boolean => {
  const { challenge } = match.board as Challenged;
  return challenge?.kind === 'combat' && match.pending.asks.some(({ seat }) => seat === 0);
};
/** The game on this page, played on behind its back. */
async function playOn(page: Page, leader: string, until: (table: Table) => boolean): Promise<void> {
  const id = idOf(page);
  const log = JSON.parse(await savedLog(page, id)) as TableSave;
  const head = (await stored(page, 'heads', id)) as SavedGame;
  await page.goto(`${house.address}/settings`); // Nobody holds the game meanwhile.
  await leaveTable(page, head, playedUntil(log, leader, until));
  await page.goto(`${house.address}/play/${id}`);
}

/** Where the game on this page stands, once nobody has anything more to say. */
async function hashHere(page: Page): Promise<string> {
  await page.waitForSelector('.at-table[data-quiet="true"]');
  return Table.fromLog(adventures.game, bots, JSON.parse(await savedLog(page, idOf(page)))).match.hash();
}

async function answerFirst(page: Page): Promise<void> {
  await comes(page);
  await answer(page, (await page.locator(ANSWERS).first().getAttribute('data-key'))!);
}

/** In the hall of heroes, and on the shelf of games the one she was made in. */
async function layHero(page: Page): Promise<void> {
  const { hero, save } = madeHero();
  const kept = JSON.stringify({ id: 'mira', game: 'roll-player', title: 'Mira', at: 1, what: hero });
  await page.evaluate((text) => localStorage.setItem('tabard.kept.mira', text), kept);
  const seats = save.setup.sitters.map(({ name }) => ({ name, kind: 'bot' as const, bot: 'random' }));
  const head = { id: 'made', game: 'roll-player', createdAt: 1, updatedAt: 1, title: 'Made', seats, over: true };
  await leaveTable(page, head, save);
}

async function takeAlong(page: Page): Promise<{ readonly path: string; readonly name: string }> {
  const button = page.getByRole('button', { name: /^Take along as a file/ });
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { path: (await file.path()) as string, name: file.suggestedFilename() };
}

test('begun with a hero of the hall, left in mid-fight, taken along, gone on with elsewhere to the second book', {
  timeout: 300_000,
}, async () => {
  const one = await house.open('/campaigns');
  const { page } = one;
  await page.getByText('No campaign stands here yet.', { exact: false }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await layHero(page);

  // Begin: a person and a companion, the hero by one press, and a name.
  await page.goto(`${house.address}/table/adventures/new?seats=2&person=1&bots=companion&seed=ebb`);
  await page
    .getByRole('group', { name: /Who walks Seat 1/ })
    .getByText('Mira')
    .click();
  expect(await page.getByRole('radio', { name: 'The sidequest' }).isDisabled()).toBe(true); // RA-31.3
  await page.getByLabel('Name of the campaign').fill('Salt and stubbornness');
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await turnOrEnd(page);
  for (let i = 0; i < 3; i++) await answerFirst(page);

  // Left in mid-fight.
  await playOn(page, 'random', isFight); // Whoever takes thought walks round it.
  await answerFirst(page);
  await comes(page);
  await page.waitForSelector('.ra-challenge');
  const fight = await hashHere(page);
  await page.goto(`${house.address}/campaigns`);
  const card = page.getByRole('article', { name: 'Salt and stubbornness' });
  await card.getByText('Low Water: in a fight', { exact: false }).waitFor();
  await card.getByRole('list', { name: 'The party' }).getByText('Mira').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await card.getByRole('button', { name: /^Verify/ }).click();
  const verdict = page.locator('.campaign-verdict[data-verdict="verified"]');
  await verdict.waitFor();
  expect(await verdict.textContent()).not.toContain('Mira'); // Nobody is taken at their word: her own game is in the file.
  await page.getByRole('button', { name: 'Close' }).click();
  const taken = await takeAlong(page);
  const text = readFileSync(taken.path, 'utf8');
  expect(judgeCampaign(text, moduleOf).verdict).toMatchObject({ kind: 'verified', finished: 0, unproved: [] });
  expect(one.errors).toEqual([]);
  await one.context.close();

  // Another browser: what was forged is refused, what holds goes on exactly there.
  const other = await house.open('/campaigns', { width: 360, height: 740 });
  const there = other.page;
  const input = there.locator('.drop input[type=file]');
  const forged = text.replace('"seats":2', '"seats":3').replace(/\\"seats\\":2/, '\\"seats\\":3');
  await input.setInputFiles({ name: 'rich.json', mimeType: 'application/json', buffer: Buffer.from(forged) });
  await there.getByRole('alert').getByText('This campaign does not go on the shelf.').waitFor();
  expect(await there.getByRole('article').count()).toBe(0);
  const named = join(tmpdir(), taken.name);
  writeFileSync(named, text);
  await input.setInputFiles(named);
  const same = there.getByRole('article', { name: 'Salt and stubbornness' });
  await same.getByText('waits for somebody to sit down', { exact: false }).waitFor();
  expect(await seriousFaults(there)).toEqual([]);
  await same.getByRole('link', { name: /^Go on/ }).click();
  await there.getByRole('heading', { name: 'Low Water' }).waitFor();
  await there.getByText('Mira walks here.').waitFor();
  await there.getByRole('button', { name: 'Sit down' }).click();
  await comes(there);
  await there.waitForSelector('.ra-challenge');
  expect(await hashHere(there)).toBe(fight);
  await answerFirst(there);

  // To the end of Low Water, and into The Salt Road.
  await playOn(there, 'companion', isLast);
  await comes(there);
  await answer(there, 'done');
  await there.locator('.game-over').getByRole('link', { name: 'The next adventure' }).click();
  await there.getByRole('heading', { name: 'The Salt Road' }).waitFor();
  await there.getByText('Mira walks here.').waitFor();
  expect(await seriousFaults(there)).toEqual([]);
  await there.getByRole('button', { name: 'Open the book' }).click();
  await turnOrEnd(there);
  await savedLog(there, idOf(there));
  await there.goto(`${house.address}/campaigns`);
  await same.getByText('1 adventure done', { exact: false }).waitFor();
  await same.getByText('The Salt Road', { exact: false }).first().waitFor();
  const both = judgeCampaign(readFileSync((await takeAlong(there)).path, 'utf8'), moduleOf).verdict;
  expect(both).toMatchObject({ kind: 'verified', finished: 1, games: [{ finished: true }, { finished: false }] });
  expect(other.errors).toEqual([]);
  await other.context.close();
});
