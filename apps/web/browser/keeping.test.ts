/** Nothing is lost in the browser: two tabs, a write that fails, a killed browser, damage, and other rules. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botsFor } from '@tabard/bots';
import darkMinions from '@tabard/dark-minions';
import { Table, type TableSave } from '@tabard/table';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import { FLAGS, type House, openHouse } from './inn.fixture';
import { withPatience } from './patience.fixture';
import { idOf, turnOrEnd } from './play.fixture';
import { layDown, leaveTable, savedLog } from './shelf.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const NEW_GAME = '/table/dark-minions/new?now&seats=3&seed=keeping&firstSeat=1';

async function answer(page: Page, times = 1): Promise<void> {
  for (let i = 0; i < times && (await turnOrEnd(page)) === 'asked'; i++) {
    await page.locator('.decision-options button[data-key]').first().click();
  }
}

const logOf = async (page: Page, id = idOf(page)) => JSON.parse(await savedLog(page, id)) as TableSave;
const answersIn = ({ entries }: TableSave) => entries.filter(({ kind }) => kind === 'answer').length;

/** Plays the log in Node: where it leads is where it stood. */
function hashInNode(log: TableSave): string {
  return Table.fromLog(darkMinions.game, botsFor(darkMinions), log).match.hash();
}

test('two tabs: the second says so and may take over, the first stops and may take it back; nothing is lost', async () => {
  const { page: one, context, errors } = await house.open(NEW_GAME);
  await answer(one, 3);
  const id = idOf(one);
  await turnOrEnd(one);
  const before = await logOf(one);

  const two = await context.newPage();
  await two.goto(one.url());
  await two.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
  await answer(one); // The first plays on as if nothing had happened.
  await turnOrEnd(one);

  await two.getByRole('button', { name: 'Play here' }).click();
  await one.getByRole('heading', { name: 'This game is now played in another tab' }).waitFor();
  await answer(two, 2);
  await turnOrEnd(two);
  const between = await logOf(two, id);
  expect(between.entries.slice(0, before.entries.length)).toEqual(before.entries);
  expect(answersIn(between)).toBeGreaterThan(answersIn(before) + 2);

  await one.getByRole('button', { name: 'Take it back' }).click();
  await two.getByRole('heading', { name: 'This game is now played in another tab' }).waitFor();
  await answer(one);
  await turnOrEnd(one);
  const after = await logOf(one, id);
  expect(after.entries.slice(0, between.entries.length)).toEqual(between.entries);
  expect(hashInNode(after)).toBe(after.stands.hash);
  expect(errors).toEqual([]);
  await context.close();
});

test('two tabs that could not know of each other: the late one is told, and nothing is written over', async () => {
  const { page: one, context } = await house.open('/');
  // A page without https has no locks; here it has no way to ask the other tab either.
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  });
  await one.goto(house.address + NEW_GAME);
  await answer(one, 2);
  await turnOrEnd(one);
  await logOf(one);
  const two = await context.newPage();
  await two.goto(one.url());
  await answer(two, 2);
  await turnOrEnd(two);
  const ahead = await logOf(two);
  await answer(one);
  await one.getByRole('heading', { name: 'This game has gone on in another tab' }).waitFor();
  expect((await logOf(two)).entries.slice(0, ahead.entries.length)).toEqual(ahead.entries);
  await one.getByRole('button', { name: 'Open it as it stands' }).click();
  await turnOrEnd(one);
  expect((await logOf(one)).entries.slice(0, ahead.entries.length)).toEqual(ahead.entries);
  await context.close();
});

test('a full disk is told at once, play goes on, the game is taken along as a file, and saved when there is room', async () => {
  const { page, context } = await house.open('/settings'); // Where nothing of the shelf is needed yet.
  const devtools = await context.newCDPSession(page);
  const origin = house.address;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(house.address + NEW_GAME);
  const sign = page.getByRole('alert').filter({ hasText: 'not being saved' });
  await sign.waitFor();
  expect(await sign.textContent()).toContain('no room');
  await answer(page, 2);
  await turnOrEnd(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sign.getByRole('button', { name: 'Take along as a file' }).click(),
  ]);
  const taken = JSON.parse(readFileSync((await file.path()) as string, 'utf8')) as TableSave;
  expect(answersIn(taken)).toBeGreaterThanOrEqual(2);
  expect(hashInNode(taken)).toBe(taken.stands.hash);

  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await sign.getByRole('button', { name: 'Try again' }).click();
  await sign.waitFor({ state: 'detached' });
  expect((await logOf(page)).entries.slice(0, taken.entries.length)).toEqual(taken.entries);
  await context.close();
});

test('a browser that keeps nothing plays, and says so', async () => {
  const { page, context } = await house.open('/');
  await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(house.address + NEW_GAME);
  const sign = page.getByRole('alert').filter({ hasText: 'keeps nothing' });
  await sign.waitFor();
  await answer(page, 2);
  expect(await turnOrEnd(page)).toBe('asked');
  await context.close();
});

// ---- a killed browser

/** A Chromium with a profile on the disk, in a process group of its own, so that all of it can be killed. */
async function launchWith(profile: string): Promise<{ browser: Browser; kill: () => Promise<void> }> {
  const args = [...FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(ensureChromium()!, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (piece) => {
      said += piece;
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`Chromium ended: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  return {
    browser,
    kill: async () => {
      process.kill(-child.pid!, 'SIGKILL');
      await gone;
    },
  };
}

async function visit(browser: Browser, path: string): Promise<Page> {
  const page = await withPatience(browser.contexts()[0]).newPage();
  const quick = JSON.stringify({ motion: 'reduced', speed: 'instant', sound: false, asksOnce: false });
  await page.addInitScript((text) => localStorage.setItem('tabard.settings', text), quick);
  await page.goto(house.address + path);
  return page;
}

test('a browser that is killed in mid-game loses at most the answer being given', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'tabard-killed-'));
  try {
    const first = await launchWith(profile);
    const page = await visit(first.browser, NEW_GAME);
    await answer(page, 5);
    await turnOrEnd(page);
    const before = await logOf(page);
    const url = new URL(page.url()).pathname;
    await page.locator('.decision-options button[data-key]').first().click(); // The answer being given.
    await first.kill();

    const second = await launchWith(profile);
    const again = await visit(second.browser, '/');
    await again
      .getByRole('link', { name: /^Go on/ })
      .first()
      .waitFor();
    await again.goto(house.address + url);
    await turnOrEnd(again);
    const after = await logOf(again);
    expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries);
    expect(hashInNode(after)).toBe(after.stands.hash);
    await answer(again);
    expect(await turnOrEnd(again)).toBe('asked');
    await second.kill();
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

// ---- what was damaged, and what has changed

const HEAD = { game: 'dark-minions', createdAt: 1, updatedAt: 2, title: 'Dark Minions', over: false };

function leftTable(answers: number): Table {
  const sitters = [{ name: 'You', kind: 'person' as const }, ...['Ember', 'Bile'].map((name) => bot(name))];
  const setup = { match: { options: {}, seed: 'left' }, sitters, whims: 7 };
  const table = Table.open(darkMinions.game, botsFor(darkMinions), setup);
  while (table.match.answers < answers) {
    if (table.stepBot()) continue;
    const { seat, options } = table.match.pending.asks[0];
    table.answer(seat, options[0]);
  }
  return table;
}

const bot = (name: string) => ({ name, kind: 'bot' as const, bot: 'minion' });

test('a damaged game is shown as damaged, can be taken out and put away, and takes nothing along', async () => {
  const { page, context, errors } = await house.open('/');
  await page.locator('.left-none, .left-row').first().waitFor();
  const { save, sitters: seats } = leftTable(12);
  await leaveTable(page, { ...HEAD, id: 'good', seats }, save);
  await leaveTable(page, { ...HEAD, id: 'bad', seats, updatedAt: 1e308, over: true }, save);
  await layDown(page, ['heads', 'nothing', null]);

  await page.goto(`${house.address}/replay`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(house.address);
  const rows = page.locator('.left-row');
  await rows.filter({ hasText: 'A damaged game' }).first().waitFor();
  expect(await rows.count()).toBe(3);
  const damaged = rows.filter({ hasText: 'A damaged game' });
  expect(await damaged.count()).toBe(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    damaged.first().getByRole('button', { name: 'Take along as a file' }).click(),
  ]);
  expect(JSON.parse(readFileSync((await file.path()) as string, 'utf8'))).toMatchObject({ tabard: 'damaged' });
  for (const left of [1, 0]) {
    await damaged.first().getByRole('button', { name: 'Put away' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Put away' }).click();
    await expect.poll(() => damaged.count()).toBe(left);
  }
  await rows.getByRole('link', { name: /Go on/ }).click();
  expect(await turnOrEnd(page)).toBe('asked');
  expect(errors).toEqual([]);
  await context.close();
});

test('a game of other rules and packs says what changed, goes on from where it stood, and is never called verified', async () => {
  const { page, context, errors } = await house.open('/');
  await page.locator('.left-none, .left-row').first().waitFor();
  const table = leftTable(12);
  const was = { version: '0', packs: { 'dark-minions': 'another' } };
  const { save, sitters: seats } = table;
  const old = { ...save, ...was, stands: { ...save.stands, match: { ...save.stands.match, ...was } } };
  await leaveTable(page, { ...HEAD, id: 'old', seats }, old);

  await page.goto(`${house.address}/play/old`);
  await page.getByRole('heading', { name: 'The rules of Dark Minions have changed' }).waitFor();
  const words = await page.locator('main').innerText();
  expect(words).toContain('then 0, now 1');
  expect(words).toContain('Changed content: dark-minions');
  expect(words).toContain('exactly where you left it');
  const answers = table.log.entries.length;
  expect(words).toContain(`${answers} of ${answers} answers fit`);

  // The same deal by the new rules is a game of its own, and verifiable.
  await page.getByRole('button', { name: 'Play its answers again' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/play/') && !url.pathname.endsWith('/old'));
  await turnOrEnd(page);
  expect((await logOf(page)).from).toBeUndefined();

  await page.goto(`${house.address}/play/old`);
  await page.getByRole('button', { name: 'Go on from there' }).click();
  await turnOrEnd(page);
  await answer(page, 2);
  await turnOrEnd(page);
  const log = await logOf(page, 'old');
  expect(log.from).toMatchObject({ hash: table.match.hash(), chapters: [{ ...was, answers: table.match.answers }] });
  await page.reload();
  await turnOrEnd(page);

  // Its result says so, and what is taken along finds its way back.
  await page.goto(`${house.address}/replay/old`);
  await page.getByText('Not verified').waitFor();
  const result = await page.locator('main').innerText();
  expect(result).toContain(`Until its answer number ${table.match.answers} this game was played by rules 0`);
  expect(await page.getByRole('button', { name: 'Verify' }).count()).toBe(0);
  await page.goto(`${house.address}/replay`);
  const files = [{ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(old)) }];
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByRole('heading', { name: 'The rules of Dark Minions have changed' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a log with a page missing goes on from where it stood', async () => {
  const { page, context } = await house.open('/');
  await page.locator('.left-none, .left-row').first().waitFor();
  const { save, sitters: seats } = leftTable(12);
  await leaveTable(page, { ...HEAD, id: 'torn', seats }, save);
  await layDown(page, ['entries', ['torn', 4], { kind: 'answer', seat: 0, key: 5 }]);
  await page.goto(`${house.address}/play/torn`);
  await page.getByRole('heading', { name: 'A page is missing from Dark Minions' }).waitFor();
  await page.getByRole('button', { name: 'Go on from there' }).click();
  await answer(page);
  expect(await turnOrEnd(page)).toBe('asked');
  await context.close();
});
