/** Links and files that want to do harm: the page stays awake, says what is wrong, and can be told to stop. */
import { botsFor } from '@tabard/bots';
import darkMinions from '@tabard/dark-minions';
import { type GameRecord, LIMITS, type Line, Match, makeRecord, playOut, recordOf, seatBots } from '@tabard/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLink } from '../src/around/after/link';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const { game } = darkMinions;

/** As many wishes as a record may hold, before a whole game. */
function busyGame(): GameRecord {
  const match = Match.start(game, { seats: 3, seed: 'hostile', unattended: true });
  for (let i = 0; i < LIMITS.wishes; i++) match.setWish(0, 'windows', game.wishes.windows[i % 2]);
  const [bot] = botsFor(darkMinions);
  playOut(match, seatBots(match, [bot, bot, bot], 1));
  return recordOf(match as Match);
}

interface Heard {
  readonly longest: number;
  readonly stood: number;
}

const record = busyGame();
const linkOf = async (forged: unknown) =>
  `#${await makeLink({ text: makeRecord(forged as GameRecord), names: [], persons: [] })}`;
const sign = (page: Page) => page.getByRole('status').filter({ hasText: 'The game is being checked.' });

test('a link of a few letters that unfolds into work without end is refused at once, and says why', async () => {
  const wish: Line = ['wish', 0, 'windows', game.wishes.windows[1]];
  const links = [
    await linkOf({ ...record, journal: Array(50_000).fill(wish) }),
    await linkOf({ ...record, seats: 50_000_000 }),
    `#${await makeLink({ text: ' '.repeat(LIMITS.text + 1), names: [], persons: [] })}`,
  ];
  const { page, context, errors } = await house.open('/replay');
  for (const link of links) {
    await page.evaluate((to) => window.location.assign(to), link);
    await page.getByText('Something in it is larger than in any game.').waitFor();
    await page.getByRole('link', { name: 'To the replays' }).click();
    await page.getByRole('heading', { level: 1, name: 'Replays' }).waitFor();
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('while a game is judged the page is awake, shows how far it is, and stops when it is told to', async () => {
  const { page, context, errors } = await house.open('/replay');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/judge-worker/, async (route) => {
    await held; // A judge that takes for ever.
    await route.continue().catch(() => undefined); // It was stopped meanwhile.
  });
  await page.evaluate((link) => window.location.assign(link), await linkOf(record));
  await sign(page).waitFor();
  expect(await page.getByRole('progressbar').count()).toBe(1);
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('heading', { level: 1, name: 'You stopped the check' }).waitFor();
  release();

  await page.getByRole('link', { name: 'To the replays' }).click();
  const pasteHere = page.getByLabel('Or paste its text');
  await pasteHere.fill(makeRecord({ ...record, journal: [], seed: 'mine' }));
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByText('The seed in the record does not fit the commitment in it.').waitFor();

  // A long text is not drawn first: it is judged as it is pasted.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), makeRecord({ ...record, hash: 'x' }));
  await pasteHere.fill('');
  await pasteHere.press('Control+V');
  await page.getByText('the game does not end as it claims').waitFor();
  expect(await pasteHere.inputValue()).toBe('');
  expect(errors).toEqual([]);
  await context.close();
});

test('the busiest game there may be is judged beside the page, not on it, and then shown', async () => {
  const { page, context, errors } = await house.open('/replay');
  // How long the page was never heard while the sign stood, and how long it stood.
  await page.evaluate(() => {
    const heard = { longest: 0, stood: 0 };
    Object.assign(window, { heard });
    let last = performance.now();
    const look = () => {
      const now = performance.now();
      if (document.querySelector('.judging')) {
        heard.longest = Math.max(heard.longest, now - last);
        heard.stood += now - last;
      }
      last = now;
      setTimeout(look);
    };
    look();
  });
  await page.evaluate((link) => window.location.assign(link), await linkOf(record));
  await page.getByRole('heading', { level: 1, name: /wins/ }).waitFor();
  const { longest, stood } = await page.evaluate(() => (window as unknown as { heard: Heard }).heard);
  expect(stood).toBeGreaterThan(0);
  expect(longest / stood).toBeLessThan(0.5);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('That does not prove who chose the seed.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('an arranged game says so before anything else', async () => {
  const { page, context } = await house.open(`/replay${await linkOf({ ...record, script: {} })}`);
  await page.locator('.arranged').waitFor();
  expect(await page.locator('.arranged').textContent()).toBe('An arranged game');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('heading', { name: 'An arranged game' }).waitFor();
  await page.getByText('nothing is proved about luck').waitFor();
  expect(await page.getByText('Verified').count()).toBe(0);
  await context.close();
});

test('what a stranger calls people in a link is text, is read from left to right, and can be seen', async () => {
  const harm = '<img src=x onerror="owned=1">';
  const names = [harm, '\u202Enwod edispu', '\u3164\u2800'];
  const text = makeRecord(record);
  const { page, context, errors } = await house.open(`/replay#${await makeLink({ text, names, persons: [0, 1, 2] })}`);
  await page.getByRole('heading', { level: 1, name: /wins/ }).waitFor();
  const read = await page.locator('body').innerText();
  expect(read).toContain(harm);
  expect(read).toContain('nwod edispu');
  expect(await page.evaluate(() => `${document.title}${document.body.innerHTML}`)).not.toMatch(/[\u202E\u3164\u2800]/u);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  // Whoever has no name that can be read has the name of the side.
  const shown = await page.locator('.standings-seat').allInnerTexts();
  expect(shown.map((name) => name.trim()).filter(Boolean)).toHaveLength(3);

  await page.evaluate(() => {
    window.history.pushState(null, '', '/heroes');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const file = { name: `${harm.replaceAll('"', '')}.json`, mimeType: 'application/json', buffer: Buffer.from('{}') };
  await page.getByLabel('Open a hero file').setInputFiles(file);
  await page.getByText('onerror=owned').waitFor();
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  expect(errors).toEqual([]);
  await context.close();
});
