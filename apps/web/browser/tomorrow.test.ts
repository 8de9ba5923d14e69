/** What brings people back: a book that travels, and an end that is celebrated where it happens and nowhere else. */
import { readFileSync } from 'node:fs';
import { botsFor } from '@tabard/bots';
import darkMinions from '@tabard/dark-minions';
import { Table, type TableLog } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';
import { idOf } from './play.fixture';
import { leaveTable, stored } from './shelf.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const SITTERS = ['Bone', 'Ember', 'Bile'].map((name) => ({ name, kind: 'bot' as const, bot: 'schemer' }));

/** A game of bots, and the same with a person at a seat that does not give the last answer, up to there. */
function lastMoment(isOver: boolean) {
  const setup = { match: { options: {}, seed: 'after' }, whims: 7 };
  const whole = Table.open(darkMinions.game, botsFor(darkMinions), { ...setup, sitters: SITTERS });
  while (whole.stepBot()) if (whole.match.answers > 5000) throw new Error('no end');
  const { entries } = whole.log;
  const last = entries[entries.length - 1] as { seat: number };
  const person = (last.seat + 1) % SITTERS.length;
  const sitters = SITTERS.map((sitter, seat) => (seat === person ? { name: 'Ann', kind: 'person' as const } : sitter));
  const table = Table.open(darkMinions.game, botsFor(darkMinions), { ...setup, sitters });
  table.follow(isOver ? entries : entries.slice(0, -1));
  const head = { game: 'dark-minions', createdAt: 1, updatedAt: 2, title: 'Dark Minions', seats: sitters };
  return { save: table.save, head: { ...head, id: isOver ? 'over' : 'last', over: isOver } };
}

/** Whoever has enough announces it meanwhile, or after the person's answer: the last answers are the bots'. */
async function toTheEnd(page: Page): Promise<void> {
  const question = page.locator('.at-table-decision button').first();
  await question.waitFor();
  for (let i = 0; i < 40 && (await page.locator('.game-over').count()) === 0; i++) {
    if (await question.isEnabled().catch(() => false)) await question.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(500);
  }
  await page.locator('.game-over').waitFor();
}

test('a book is taken along, and joins the one of another browser', async () => {
  const { page, context, errors } = await house.open('/');
  const { save, head } = lastMoment(true);
  await leaveTable(page, head, save);
  await page.goto(`${house.address}/book`);
  await page.getByText('1 game:').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take the book along' }).click(),
  ]);
  const file = readFileSync((await download.path()) as string);
  await context.close();

  const other = await house.open('/book');
  const bring = (name: string, buffer: Buffer) =>
    other.page.getByLabel('Bring a book').setInputFiles({ name, mimeType: 'application/json', buffer });
  await bring('shopping.json', Buffer.from('{"milk":2}'));
  await other.page.getByText('“shopping.json” is no book of this inn.').waitFor();
  await bring('tabard-book.json', file);
  await other.page.getByText('1 game came into your book.').waitFor();
  await other.page.getByText('1 game:').waitFor();
  await bring('tabard-book.json', file);
  await other.page.getByText('Nothing in it was new here; 1 was in it already.').waitFor();
  expect(await seriousFaults(other.page)).toEqual([]);
  expect([...errors, ...other.errors]).toEqual([]);
  await other.context.close();
});

test('the end is celebrated over the board when it comes, readable on parchment, and not again on a reload', async () => {
  const settings = { speed: 'normal', theme: 'parchment' };
  const { page, context } = await house.open('/', { settings });
  const { save, head } = lastMoment(false);
  await leaveTable(page, head, save);
  await page.goto(`${house.address}/play/last`);
  const scene = page.locator('.end-scene');
  await toTheEnd(page);
  expect(await scene.innerText()).toMatch(/wins/);
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Shift');
  await scene.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.game-over').waitFor();
  expect(await scene.count()).toBe(0);
  await context.close();
});

test('on a phone as many toasts as there may be cover no winner, and a press plays again with the same seats', async () => {
  const { page, context, errors } = await house.open('/', { width: 360, height: 740, settings: { speed: 'normal' } });
  const { save, head } = lastMoment(false);
  await leaveTable(page, head, save);
  await page.goto(`${house.address}/play/last`);
  await toTheEnd(page);
  const covered = await page.evaluate(() => {
    const toasts = document.querySelector('.toasts')!;
    for (let i = 0; i < 3; i++) {
      const toast = toasts.appendChild(document.createElement('div'));
      toast.className = 'toast';
      toast.textContent = 'The result is copied. It gives nothing of the deal away.';
    }
    const bottom = toasts.getBoundingClientRect().bottom;
    const covers = (name: string) => document.querySelector(name)!.getBoundingClientRect().top < bottom;
    return ['.end-scene-heading', '.end-scene-line', '.game-over-head'].filter(covers);
  });
  expect(covered).toEqual([]);

  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => /\/play\/(?!last)/.test(url.pathname));
  await page.locator('.at-table[data-kept="true"]').waitFor();
  const again = (await stored(page, 'tables', idOf(page))) as TableLog;
  expect(again.setup.sitters).toEqual(save.setup.sitters);
  expect(again.setup.match.options).toEqual(save.setup.match.options);
  expect(again.setup.match.seed).not.toBe(save.setup.match.seed);
  expect(errors).toEqual([]);
  await context.close();
});
