/** Before and after an adventure in a real browser: who walks, guild and market as places, and the look back. */

import { campaignOf } from '@tabard/adventures/page/arranged';
import adventures from '@tabard/adventures/told';
import { botsFor } from '@tabard/bots';
import { type Sitter, Table, type TableSave } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goOnAt, sitDownAt } from './adventures.fixture';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';
import { leaveTable } from './shelf.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const NEW = '/table/adventures/new?now&book=tutorial&seats=2&person=1&bots=companion&seed=who';
/** THE END has been read: the market is laid out, and the guild opens. */
const HOME = { stage: 'home', xp: 11, gold: 6 };

const answers = async (page: Page) => Number(await page.locator('.at-table').getAttribute('data-answers'));

async function act(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await answers(page);
  await deed();
  await page.waitForFunction((count) => {
    const table = document.querySelector<HTMLElement>('.at-table');
    return Number(table?.dataset.answers) > count && table?.dataset.quiet === 'true';
  }, before);
}

/** Where the board asks, each answer is in a list of answers, with the number of the key that gives it. */
async function unnumbered(page: Page): Promise<string[]> {
  return page.$$eval('.at-table-board [data-key]', (buttons) => {
    const keys = buttons.map((button) => (button as HTMLElement).dataset.key as string);
    const numbers = buttons.map((button) => button.querySelector<HTMLElement>('[data-number]')?.dataset.number);
    const isListed = (i: number) => buttons[i].closest('.decision-options') !== null;
    const isFirst = (i: number) => numbers[i] === undefined || numbers.indexOf(numbers[i]) === i;
    const most = Math.min(9, keys.length);
    return [
      ...keys.filter((_, i) => !isListed(i) || !isFirst(i)),
      ...(numbers.filter((number) => number !== undefined).length === most ? [] : [`${most} numbers`]),
    ];
  });
}

const purse = (page: Page) => page.locator('.ra-purse b').textContent();

test('RA-2.5, RA-2.6: a wall of portraits; who is taken says why, a filter finds others, one press walks', async () => {
  const { page, errors } = await house.open(NEW);
  const wall = page.locator('.ra-hanging');
  await wall.nth(35).waitFor();
  expect(await wall.count()).toBe(36);
  await page.addInitScript(() => {
    const first = { hung: 0 };
    Object.assign(window, { first });
    new MutationObserver(() => {
      first.hung ||= document.querySelectorAll('.ra-hanging').length;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await wall.nth(35).waitFor();
  const { hung } = await page.evaluate(() => (window as unknown as { first: { hung: number } }).first);
  expect(hung).toBe(9); // The question does not wait for all of them.
  await page.getByRole('button', { name: /^Let .* go first$/ }).click();
  await page.locator('.ra-hanging[data-taken="true"]').first().waitFor();
  expect(await page.locator('.ra-hanging[data-taken="true"]').count()).toBe(6);
  await page.locator('.ra-hanging[data-taken="true"]').first().click();
  expect(await page.locator('.ra-refused').textContent()).toMatch(/no two of a party share a class colour/);

  // Healers of a colour, by keyboard: the filter, then along the wall, then the deed. A companion follows its whims: one of
  // the two colours with several healers is free.
  await page.getByRole('button', { name: 'white: Wisdom' }).press('Enter');
  if ((await page.locator('.ra-hanging[data-taken="false"]').count()) === 0)
    await page.getByRole('button', { name: 'green: Constitution' }).press('Enter');
  await page.getByRole('button', { name: 'Helps others' }).press('Enter');
  const healers = await wall.count();
  expect([healers > 1, healers < 6]).toEqual([true, true]);
  await page.locator('.ra-hanging[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const name = await page.locator('.ra-hanging[aria-pressed="true"] b').textContent();
  await page.locator('.ra-character h3', { hasText: name! }).waitFor();
  expect(await page.locator('.ra-first-hand li').count()).toBe(7);
  expect(await seriousFaults(page)).toEqual([]);
  await act(page, () => page.getByRole('button', { name: `Walk as ${name}` }).press('Enter'));
  expect(await page.locator('.ra-characters').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});

test('RA-2.5: at 360 px a character lies over the wall, and one comes back to where one was', async () => {
  const { page, errors } = await house.open(NEW, { width: 360, height: 740, touch: true });
  const fourth = page.locator('.ra-hanging').nth(3);
  await fourth.tap();
  await page.locator('.ra-character').waitFor();
  expect(await page.locator('.ra-wall').isVisible()).toBe(false);
  await page.getByRole('button', { name: '‹ All characters' }).tap();
  await page.waitForFunction(() => document.activeElement?.classList.contains('ra-hanging'));
  await fourth.tap();
  await act(page, () => page.locator('.ra-character [data-key]').tap());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(errors).toEqual([]);
  await page.close();
});

test('RA-27.3 to RA-27.8: the guild by keyboard: what it costs, what it is then, what is too dear', async () => {
  const { page, errors } = await house.open('/');
  await sitDownAt(page, house.address, 'guild', { persons: 1, board: HOME });
  await page.locator('.ra-visit[data-place="guild"]').waitFor();
  expect(await purse(page)).toBe('11');
  const health = page.locator('.ra-master[data-what="health"]');
  expect(await health.textContent()).toContain('16 → 17');
  expect(await unnumbered(page)).toEqual([]);
  await act(page, () => page.keyboard.press('2'));
  expect([await purse(page), await health.textContent()]).toEqual(['10', expect.stringContaining('17 → 18')]);

  const mastery = page.locator('.ra-master[data-what="mastery"] .ra-deal');
  await mastery.focus();
  await act(page, () => page.keyboard.press('Enter'));
  await page.locator('.ra-raising').waitFor();
  expect(await unnumbered(page)).toEqual([]);
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('.ra-raising [data-key]').first().focus();
  await act(page, () => page.keyboard.press('Enter'));
  expect(await purse(page)).toBe('6');

  const dice = page.locator('.ra-master[data-what="dice"] .ra-deal'); // 3 + 5 XP
  expect(await dice.getAttribute('aria-disabled')).toBe('true');
  await dice.focus();
  await page.getByRole('tooltip').getByText('One more combat die costs 8 XP; the party has 6.').waitFor();
  await page.keyboard.press('Escape');
  await act(page, () => page.keyboard.press('1')); // the way on has the first number
  await page.locator('.ra-visit[data-place="market"]').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('RA-28: the market at 360 px: sold, bought, the stall stays empty, and one press leaves', async () => {
  const { page, errors } = await house.open('/', { width: 360, height: 740, touch: true });
  await sitDownAt(page, house.address, 'market', { persons: 1, board: { ...HOME, gold: 3 }, answers: ['done'] });
  const stalls = page.locator('.ra-stall');
  await stalls.first().waitFor();
  expect(await stalls.count()).toBe(5);
  expect(await page.locator('.ra-held-card').count()).toBe(7);
  expect(await seriousFaults(page)).toEqual([]);

  expect(await unnumbered(page)).toEqual([]);
  // A card that costs more than the party has says so; what was sold pays for it.
  const tooDear = page.locator('.ra-buyers .ra-deal[aria-disabled="true"]').first();
  expect(await tooDear.getAttribute('aria-label')).toMatch(/costs \d gold; the party has 3\.$/);
  const sell = page.locator('.ra-held [data-key^="sell:"]');
  const sellable = await sell.count();
  await act(page, () => sell.first().tap());
  await act(page, () => sell.first().tap());
  expect([await purse(page), await sell.count()]).toEqual(['7', sellable - 2]);

  const buy = page.locator('.ra-buyers [data-key^="buy:"]').first();
  const cost = Number(/for (\d) gold/.exec((await buy.getAttribute('aria-label')) ?? '')![1]);
  await act(page, () => buy.tap());
  expect(await purse(page)).toBe(String(7 - cost));
  expect(await page.locator('.ra-stall[data-empty="true"]').count()).toBe(1);
  await page.locator('.ra-visit-foot [data-key="done"]').tap();
  await page.locator('.game-over').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('RA-33, RA-32: who leaves is shown with what it means; who joins is chosen, raised and dealt to', async () => {
  const { page, errors } = await house.open('/');
  await goOnAt(page, house.address, 'leaves', 3, { campaign: campaignOf(4, { bonusLimit: 1 }) });
  const leavers = page.locator('.ra-gathering .ra-who .ra-deal');
  await leavers.first().waitFor();
  expect(await leavers.count()).toBe(4);
  expect(await unnumbered(page)).toEqual([]);
  const gathering = page.locator('.ra-gathering');
  expect(await gathering.textContent()).toMatch(/paid 2 gold and 2 XP\. The bonus play limit is 2 then \(now 1\)/);
  expect(await leavers.first().textContent()).toMatch(/back to the decks/);
  expect(await seriousFaults(page)).toEqual([]);
  await act(page, () => leavers.nth(3).click());

  await page.goto(house.address);
  await goOnAt(page, house.address, 'joins', 4, { campaign: campaignOf(3) });
  await page.locator('.ra-hanging').first().waitFor();
  await expect.poll(() => page.locator('.ra-hanging[data-taken="true"]').count()).toBe(18); // Most are hung a moment later.
  await act(page, () => page.locator('.ra-character [data-key]').click());
  const gains = page.locator('.ra-raising .ra-deal');
  await gains.first().waitFor();
  expect(await gains.count()).toBe(7); // six scores, and health
  await act(page, () => page.locator('.ra-raising [data-key="health"]').click());
  await page.locator('.ra-who [data-key="scroll"]').waitFor();
  await act(page, () => page.locator('.ra-who [data-key="scroll"]').press('Enter'));
  expect(await gathering.count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});

/** Whoever walks alone and without thought dies soon: up to the card that a Death entry takes, and there a person sits down. */
function atDeathsDoor(): TableSave {
  const setup = (first: Sitter, whims: number) => ({
    match: { options: { book: 'tutorial' }, seed: 'death' },
    sitters: [first],
    whims,
  });
  for (let whims = 1; whims < 40; whims++) {
    const bots = botsFor(adventures);
    const table = Table.open(adventures.game, bots, setup({ name: 'Marta', kind: 'bot', bot: 'random' }, whims));
    while (table.match.pending.asks[0]?.question !== 'card.return' && table.stepBot());
    if (table.match.standing) continue;
    const left = Table.open(adventures.game, bots, setup({ name: 'Marta', kind: 'person' }, whims));
    left.follow(table.log.entries);
    return left.save;
  }
  throw new Error('no whim leads there');
}

test('RA-26.6: a Death entry takes a card: chosen in the book, by the key that its button names', async () => {
  const { page, errors } = await house.open('/');
  await page.locator('.left-none, .left-row').first().waitFor(); // The inn has opened its shelf.
  const save = atDeathsDoor();
  const head = { id: 'dies', game: 'adventures', createdAt: 1, updatedAt: 1, title: 'Adventures', over: false };
  await leaveTable(page, { ...head, seats: save.setup.sitters }, save);
  await page.goto(`${house.address}/play/dies`);
  const held = page.locator('.ra-book .ra-held [data-key]');
  await held.first().waitFor();
  const cards = await held.count();
  expect(cards).toBeGreaterThan(1);
  expect(await unnumbered(page)).toEqual([]);
  await act(page, () => page.keyboard.press('2'));
  expect(await page.locator('.ra-held').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});

test('RA-35.12: a legendary party gives back what does not fit: one press a card', async () => {
  const { page, errors } = await house.open('/');
  const board = { ...HOME, legendary: 1, bonusCardLimit: -17 }; // seven cards, and room for three of those that count
  await sitDownAt(page, house.address, 'packs', { persons: 1, board, answers: ['done', 'done'] });
  await page.locator('.ra-visit[data-place="packing"]').waitFor();
  const over = Number(await purse(page));
  expect(over).toBeGreaterThan(1);
  expect(await seriousFaults(page)).toEqual([]);
  const counts = page.locator('.ra-held .ra-deal');
  await act(page, () => page.keyboard.press('1')); // as everywhere, by its number
  expect(Number(await purse(page))).toBe(over - 1);
  for (let left = over - 1; left > 1; left--) await act(page, () => counts.first().click());
  await counts.first().click();
  await page.locator('.game-over').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('the end looks back: the way, deeds, luck; and a page to share as a text and as a picture', async () => {
  const { page, context, errors } = await house.open('/');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sitters = ['Marta', 'Joris'].map((name) => ({ name, kind: 'bot' as const, bot: 'companion' }));
  const setup = { match: { options: { book: 'tutorial' }, seed: 'after' }, sitters, whims: 7 };
  const table = Table.open(adventures.game, botsFor(adventures), setup);
  while (table.stepBot()) if (table.match.answers > 5000) throw new Error('no end');
  await page.locator('.left-none, .left-row').first().waitFor(); // The inn has opened its shelf.
  const head = { id: 'told', game: 'adventures', createdAt: 1, updatedAt: 2, title: 'Adventures', over: true };
  await leaveTable(page, { ...head, seats: sitters }, table.save);
  await page.goto(`${house.address}/replay/told`);

  await page.locator('.ra-way-steps button').first().waitFor();
  expect(await page.locator('h1').textContent()).toMatch(/^The Ferryman.s Debt is told to its end$/); // RA-1.1: nobody wins
  expect(await page.locator('.ra-way-taken').count()).toBeGreaterThan(0);
  expect(await page.locator('.ra-story-heroes tbody tr').count()).toBe(2);
  expect(await page.locator('.ra-trials li').count()).toBeGreaterThan(0);
  expect(await page.locator('.ra-luck li').count()).toBe(6);
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Copy as text' }).click();
  await page.getByText('The text is in the clipboard.').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('The Ferryman');
  expect(text).not.toMatch(/Salt Tower|Reedmaze/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/ferryman.*\.png$/);
  await page.locator('.ra-trials button').first().click();
  await page.waitForFunction(() => new URL(location.href).searchParams.has('at')); // the replay stands there
  expect(errors).toEqual([]);
  await page.close();
});
