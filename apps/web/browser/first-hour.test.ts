/** The first hour of a stranger: asked once how, shown every key and symbol, and never sent away from the table. */

import { PLACES, type Sign } from '@tabard/page/symbols/signs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FACES } from '../src/house/faces';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const PHONE = { width: 360, height: 740, touch: true };
const GAMES = FACES.map(({ id }) => id);
const table = (page: Page) => page.locator('.at-table');
const sitDownAt = (page: Page, game: number) =>
  page
    .locator('.card')
    .nth(game)
    .getByRole('link', { name: /^Sit down/ });
const pressed = async (key: Locator) => key.evaluate((element) => element === document.activeElement);

describe('sitting down', () => {
  test('the first time it asks how, and never again; the settings can have it asked', async () => {
    const { page, errors } = await house.open('/', { ...PHONE, settings: { sitDown: 'ask' } });
    await page.locator('.card').first().waitFor();
    await sitDownAt(page, 0).tap();
    await page.locator('.newcomer-way').first().waitFor();
    expect(await page.locator('.newcomer-way b').allInnerTexts()).toEqual(['Learn by playing', 'Gentle', 'As usual']);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Gentle' }).tap();
    await table(page).waitFor();
    await page.locator('.at-table-home').tap();
    await sitDownAt(page, 2).tap();
    await page.waitForFunction(() => document.querySelector('.at-table, .newcomer-way'));
    expect(await page.locator('.newcomer-way').count()).toBe(0);
    // From the table to the settings and back to this very table.
    const at = page.url();
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('button', { name: 'All settings' }).tap();
    await page.getByRole('radio', { name: 'Ask me' }).check();
    await page.getByRole('link', { name: 'Back to the table' }).first().tap();
    await table(page).waitFor();
    expect(page.url()).toBe(at);
    await page.locator('.at-table-home').tap();
    await sitDownAt(page, 1).tap();
    await page.locator('.newcomer-way').first().waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });

  test('who learns is shown each game once, and finds a gentle table then', async () => {
    const { page } = await house.open('/', { settings: { sitDown: 'ask' } });
    await sitDownAt(page, 1).click();
    await page.getByRole('button', { name: 'Learn by playing' }).click();
    await page.locator('.coach').waitFor();
    await page.locator('.at-table-home').click();
    await sitDownAt(page, 0).click();
    await page.locator('.coach').waitFor();
    await page.locator('.at-table-home').click();
    await sitDownAt(page, 1).click();
    await page.waitForURL(/\/play\//);
    await table(page).waitFor();
    expect(await page.locator('.coach').count()).toBe(0);
    await page.close();
  });
});

describe.each(GAMES)('at the table of %s', (game) => {
  const address = `/table/${game}/new?now&seed=first-hour`;

  test('? shows keys, gestures and symbols, Escape closes, and the focus is where it was', async () => {
    const { page, errors } = await house.open(address);
    await table(page).waitFor();
    const menu = page.getByRole('button', { name: 'More', exact: true });
    await menu.focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys, gestures and symbols' });
    await sheet.waitFor();
    expect(await sheet.locator('kbd').count()).toBeGreaterThan(8);
    expect(await sheet.locator('.gesture').count()).toBeGreaterThan(3);
    expect(await sheet.locator('.sign-list > div').count()).toBeGreaterThan(15);
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await pressed(menu)).toBe(true);
    // The same by a button; the focus goes back to the menu, though that closed before.
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Keys, gestures and symbols' }).click();
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await pressed(menu)).toBe(true);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('the menu has speed, sound, text, light and the rules in a drawer, on a phone too', async () => {
    const { page, errors } = await house.open(address, PHONE);
    await table(page).waitFor();
    const at = page.url();
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    const menu = page.locator('dialog[open]');
    await menu.getByText('Parchment').tap();
    await menu.getByText('Largest').tap();
    await menu.getByRole('switch', { name: 'Sound', exact: true }).tap();
    expect(await menu.getByText('Step by step').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('parchment');
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--text-scale'))).toBe('1.5');
    expect(await menu.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(1);
    await menu.getByRole('link', { name: 'Rules' }).tap();
    const rules = page.locator('dialog[open][data-drawer="true"]');
    await rules.locator('.clause').first().waitFor();
    expect(await rules.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(1);
    await rules.locator('.clause .clause-id').first().tap();
    await rules.locator('.clause[data-here="true"]').waitFor();
    expect(page.url()).toBe(at);
    await rules.getByRole('button', { name: 'Back to the table' }).tap();
    await rules.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(at);
    expect(errors).toEqual([]);
    await page.close();
  });
});

// ---- symbols

const signsIn = import.meta.glob<{ signs: readonly Sign[] }>('../../../packages/games/*/page/signs.tsx', {
  eager: true,
});
const WAYS: { readonly [game: string]: readonly string[] } = {
  'dark-minions': ['seats=4&mode=advanced&bots=captain'],
  'para-roles': ['campaign=random&split=auto', 'campaign=maze&split=auto', 'campaign=rifts&split=draft'],
  'roll-player': ['seats=3&mode=full'],
  'dungeon-fighter': ['seats=3&throws=model'],
  adventures: ['seats=2&book=tutorial&mode=normal&bots=companion'],
};
const STEPS = 45;

/** Drawings on board, hand and rivals, small enough to be a symbol, that neither a tip nor a sign explains. */
const unexplained = (page: Page, signs: readonly Sign[]): Promise<string[]> =>
  page.evaluate(
    ({ places, on }) => {
      const found = new Set<string>();
      for (const place of document.querySelectorAll(places)) {
        for (const svg of place.querySelectorAll('svg')) {
          const { width, height } = svg.getBoundingClientRect();
          const isSymbol = width > 0 && width <= 90 && height <= 90 && !svg.parentElement!.closest('svg');
          if (!isSymbol || svg.closest('[data-tip]')) continue;
          let at: Element | null = svg;
          while (at && at !== place && !on.some((look) => at!.matches(look))) at = at.parentElement;
          if (!at || at === place)
            found.add(`${svg.getAttribute('data-icon') ?? 'svg'} in ${svg.parentElement!.className}`);
        }
      }
      return [...found];
    },
    { places: PLACES, on: signs.map(({ on }) => on) },
  );

/** Whatever is offered, now the first and now the third. */
async function goOn(page: Page, step: number): Promise<void> {
  const offered = page.locator('.decision-options button[data-key]:visible');
  const folded = page.locator('.decision-all[aria-expanded="false"]:visible');
  const count = await offered.count();
  const next = count > 0 ? offered.nth(step % Math.min(count, 3)) : (await folded.count()) > 0 ? folded.first() : null;
  await next?.click({ timeout: 2000 }).catch(() => undefined); // Gone meanwhile: somebody else was quicker.
  await page.waitForTimeout(100);
}

const ways = Object.entries(WAYS).flatMap(([game, queries]) => queries.map((query) => [game, query] as const));

test.each(ways)('%s: no symbol on the table is without an explanation (%s)', async (game, query) => {
  const { signs } = signsIn[`../../../packages/games/${game}/page/signs.tsx`]!;
  const { page, errors } = await house.open(`/table/${game}/new?now&seed=symbols&${query}`, {
    settings: { depth: 'flat' },
  });
  await table(page).waitFor();
  const lacking = new Set<string>();
  for (let step = 0; step < STEPS; step++) {
    for (const one of await unexplained(page, signs)) lacking.add(one);
    await goOn(page, step);
  }
  expect([...lacking]).toEqual([]);
  expect(Number(await table(page).getAttribute('data-answers'))).toBeGreaterThan(5);
  expect(errors).toEqual([]);
  await page.close();
});

test('a symbol is explained by hover, by key and by a long press, with its clause, which opens over the table', async () => {
  const address = '/table/dark-minions/new?now&seats=3&seed=symbols';
  const { page } = await house.open(address);
  const tip = page.locator('.symbol-tip');
  const { x: left, y: top } = (await page.locator('.dm-town-skulls').first().boundingBox())!;
  await page.mouse.move(left + 5, top + 5); // A button lies over the Town, so nothing can be hovered by name.
  await page.mouse.move(left + 9, top + 9);
  await tip.waitFor();
  expect(await tip.innerText()).toMatch(/Skull.*Graveyard.*DM-6\.1/s);
  const at = page.url();
  await tip.getByRole('link', { name: 'DM-6.1' }).click();
  await page.locator('dialog[open] .clause[data-here="true"]').waitFor();
  expect(page.url()).toBe(at);
  await page.keyboard.press('Escape');
  // By keyboard: from symbol to symbol, and back to where the person was.
  const menu = page.getByRole('button', { name: 'More', exact: true });
  await menu.focus();
  await page.keyboard.press('i');
  const heard = new Set<string>();
  for (let i = 0; i < 45; i++) {
    await tip.waitFor();
    heard.add(await tip.locator('.sign-name').innerText());
    await page.keyboard.press('ArrowRight');
  }
  expect([...heard]).toEqual(expect.arrayContaining(['Skull', 'Tower', 'The next Town', 'Level', 'Starting tile']));
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
  expect(await pressed(menu)).toBe(true);
  await page.close();

  const { page: phone } = await house.open(address, PHONE);
  const skull = phone.locator('.dm-town-skulls').first();
  await skull.waitFor();
  const { x, y, width, height } = (await skull.boundingBox())!;
  const client = await phone.context().newCDPSession(phone);
  const finger = { x: x + width / 2, y: y + height / 2 };
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await phone.locator('.symbol-tip').waitFor();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await phone.locator('.symbol-tip .sign-name').innerText()).toBe('Skull');
  await phone.close();
});

// ---- the coach

/** How much of what the coach points at, and of what it suggests, lies under the coach, in square pixels. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const coach = document.querySelector<HTMLElement>('.coach')!;
    const over = coach.getBoundingClientRect();
    const named = coach.dataset.suggests === undefined ? null : JSON.stringify(coach.dataset.suggests);
    const suggested = named ? `, .at-table :is([data-key=${named}], [data-leads=${named}], [data-drop=${named}])` : '';
    /** What of a thing is in sight, within all that scrolls round it. */
    const inSight = (thing: Element) => {
      let { left, right, top, bottom } = thing.getBoundingClientRect();
      for (let at = thing.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const box = at.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return { left, right, top, bottom };
    };
    let area = 0;
    for (const thing of document.querySelectorAll(`.at-table [data-pointed="true"]${suggested}`)) {
      const { left, right, top, bottom } = inSight(thing);
      const wide = Math.min(right, over.right) - Math.max(left, over.left);
      const high = Math.min(bottom, over.bottom) - Math.max(top, over.top);
      if (thing.checkVisibility() && wide > 1 && high > 1) area += wide * high;
    }
    return Math.round(area);
  });

test.each(GAMES)('%s: on a phone with the largest text the coach never covers what it points at', async (game) => {
  const { page, errors } = await house.open(`/learn/${game}`, {
    ...PHONE,
    settings: { textSize: 'largest', depth: 'flat' },
  });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const coach = page.locator('.coach');
  let steps = 0;
  for (let i = 0; i < 200; i++) {
    await coach.waitFor();
    const kind = await coach.getAttribute('data-kind');
    if (kind === 'end') break;
    if (kind === 'step') steps += 1;
    const key = await coach.getAttribute('data-suggests');
    expect([key, await covered(page)]).toEqual([key, 0]);
    const onward = coach.locator('.coach-deeds button:not([data-tone="quiet"], .coach-let-me):visible');
    const named = page.locator(`.decision [data-key="${key}"]:visible`);
    if (key && (await named.count()) > 0) await named.first().click();
    else if ((await onward.count()) > 0) await onward.first().click();
    else await goOn(page, 0);
    await page.waitForTimeout(50);
  }
  expect(await coach.getAttribute('data-kind')).toBe('end');
  expect(steps).toBeGreaterThan(4);
  expect(errors).toEqual([]);
  await page.close();
});
