/** What the first visit costs, and that whatever was opened or kept once needs nobody. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webDist } from '../../../scripts/build.mjs';
import { shelfOf, untilKept, untilShelled } from '../scripts/shelf.mjs';
import { TAUGHT } from '../src/house/lessons';
import { listOf } from './builds.fixture';
import { type House, LOST_LINE, openHouse } from './inn.fixture';
import { turnOrEnd } from './play.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const MEGABYTE = 1_000_000;

test('the build: every file is in a group, every table has one with its book, and the shell is light', () => {
  const { files, sent, groups } = listOf(webDist);
  const grouped = new Set(Object.values(groups).flat());
  expect(files.filter((name) => !grouped.has(name))).toEqual([]);
  for (const game of TAUGHT) {
    const names = groups[game].map((name) => name.replace(/^assets\/|-[\w-]{8}(?=\.\w+$)/g, ''));
    // The page's rules bear the game's name, and so do those of the workers, which have ways of their own to them.
    expect(names.filter((name) => name === `${game}.js`).length).toBeGreaterThanOrEqual(3);
    expect(names).toEqual(expect.arrayContaining([`${game}-room.js`, `${game}-room.css`, 'guide.js', 'one-page.js']));
    // Nobody who plays one is sent another.
    const others = TAUGHT.filter((other) => other !== game).flatMap((other) => [`${other}.js`, `${other}-room.js`]);
    expect(names.filter((name) => others.includes(name))).toEqual([]);
  }
  // Whoever plays a kept table goes through these as well.
  for (const room of ['shell', 'kept', 'table', 'replay-room', 'rules-room', 'learn-room', 'settings-room']) {
    const scripts = groups.shell.filter((name) => name.startsWith(`assets/${room}-`) && name.endsWith('.js'));
    expect([room, scripts.length]).toEqual([room, 1]);
  }
  expect(groups['dungeon-fighter'].filter((name) => name.endsWith('.wasm'))).toHaveLength(1);
  const weigh = (ending: string) => groups.shell.reduce((sum, name) => sum + sizeOf(`${name}${ending}`, name), 0);
  // What is said to travel is an upper bound, and not a far one.
  const said = groups.shell.reduce((sum, name) => sum + sent[files.indexOf(name)], 0);
  expect(said).toBeGreaterThanOrEqual(weigh('.br'));
  expect(said).toBeLessThan(weigh('.br') * 1.2);
  expect(weigh('.br')).toBeLessThan(MEGABYTE);
  expect(weigh('.gz')).toBeLessThan(MEGABYTE);
});

const sizeOf = (name: string, otherwise: string): number =>
  (statSync(join(webDist, name), { throwIfNoEntry: false }) ?? statSync(join(webDist, otherwise))).size;

test('the first visit brings the shell in less than a megabyte; a table that is kept can be played with no server', async () => {
  const before = house.sent();
  const { page, context, expectErrors } = await house.open('/', { offline: true });
  await untilShelled(page);
  expect(house.sent() - before).toBeLessThan(MEGABYTE);
  const tables = (await shelfOf(page)).filter(({ id }) => id !== 'shell');
  expect(tables.map(({ id }) => id)).toContain('dungeon-fighter');
  expect(tables.filter(({ sent, toCome }) => toCome < sent / 2)).toEqual([]);

  await page.getByRole('link', { name: 'Settings' }).click();
  const row = page.locator('[data-table="dark-minions"]');
  await row.getByRole('button', { name: 'Keep for offline' }).click();
  await row.getByText('Kept here').waitFor();

  expectErrors(LOST_LINE);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: /Tabard/ }).click();
  await page.getByRole('link', { name: 'Sit down Dark Minions' }).click();
  expect(await turnOrEnd(page)).toBe('asked');
  await page.goto(`${house.address}/rules/dark-minions/DM-4.3`);
  await page.getByText('DM-4.3').first().waitFor();

  // One that was never here says so; it is no fault, and no report is asked for.
  expectErrors(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.goto(`${house.address}/table/para-roles/new?now`);
  await page.getByRole('heading', { name: 'This part of the house is not here' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  expect(await turnOrEnd(page)).toBe('asked');
  await context.close();
});

test('a table that was opened once opens again with no server: engine, worker, words, book', async () => {
  const { page, context, expectErrors } = await house.open('/practice/dungeon-fighter', { offline: true });
  await untilShelled(page);
  await untilKept(page, 'dungeon-fighter');
  expectErrors(LOST_LINE);
  await context.setOffline(true);
  await page.goto(`${house.address}/table/dungeon-fighter/new?now&seed=offline&seats=2&person=1,2`);
  expect(await turnOrEnd(page)).toBe('asked');
  await page.goto(`${house.address}/table/dungeon-fighter/new?now&seed=offline&seats=2&person=2&bots=novice`);
  expect(await turnOrEnd(page)).toBe('asked');
  await page.goto(`${house.address}/rules/dungeon-fighter`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${house.address}/learn/dungeon-fighter`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});
