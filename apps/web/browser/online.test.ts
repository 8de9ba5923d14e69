/** Friends at one table of the inn, each before a page of their own: whole games, broken lines, a second device, onlookers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { botsFor } from '@tabard/bots';
import darkMinions from '@tabard/dark-minions';
import { judgeText } from '@tabard/kernel';
import { Table, type TableLog } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe/axe.fixture';
import { LOST_LINE, openHouse, type Visit } from './inn.fixture';
import {
  answerOnce,
  answersAbove,
  answersOn,
  begin,
  CHOICE,
  handAt,
  joinTable,
  type OnlineHouse,
  openOnlineHouse,
  openTable,
  restAt,
} from './online.fixture';
import { unfold } from './play.fixture';
import { area, flick } from './throw.fixture';

let house: OnlineHouse;
/** Two who sit down at one table after the other: what their browsers have fetched once they have. */
let ann: Visit;
let ben: Visit;
beforeAll(async () => {
  house = await openOnlineHouse();
  [ann, ben] = await Promise.all([house.open('/credits'), house.open('/credits')]);
});
const programs: ChildProcess[] = [];
afterAll(async () => {
  for (const one of programs) one.kill(); // Where a test failed before the game was over.
  await house?.close();
});

/** More answers than a party gives until something comes to pass. */
const LIMIT = 1500;

/** Whether what is said in passing covers what can be answered. */
function liesOverAnswers(): boolean {
  const [said, answers] = ['.toast', '.decision'].map((one) => document.querySelector(one)!.getBoundingClientRect());
  return (
    said.bottom > answers.top && said.top < answers.bottom && said.right > answers.left && said.left < answers.right
  );
}

/** Everything the inn says to this page. */
function told(page: Page): string[] {
  const texts: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => texts.push(String(payload))));
  return texts;
}

/** The example of the README at a seat of its own, as its author would start it. */
function program(link: string): ChildProcess {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const args = ['apps/cli/bin/tabard.mjs', 'seat', house.address + link, '--name', 'Python'];
  const bot = 'python3 examples/random_player.py';
  const started = spawn(process.execPath, [...args, '--bot', bot], { cwd: root, stdio: 'ignore' });
  programs.push(started);
  return started;
}

test('three friends and a program play a whole game: one loses the line, one loads anew, one moves to a phone, one looks on', async () => {
  const link = await openTable(ann, '/table/dark-minions/new?online&seats=4&person=1,2,3,4&claim=automatic', 'Hanna');
  await joinTable(ben, link, 'Gustav');
  const ida = await house.open('/credits');
  await joinTable(ida, link, 'Ida');
  const python = program(link);
  expect(await seriousFaults(ann.page)).toEqual([]);
  await ann.page.waitForSelector('.gathering-who:has-text("Python")');
  await begin(ann.page, ben.page, ida.page);
  const onlooker = await house.open('/credits');
  for (const { expectErrors } of [ann, ben, ida, onlooker]) expectErrors(LOST_LINE); // Ben's, and the inn's when it is renewed.
  const heard = told(onlooker.page);
  await onlooker.page.goto(house.address + link);
  await onlooker.page.waitForSelector('.at-table');
  expect(await onlooker.page.locator('.practice-mark').textContent()).toBe('You are watching');

  // Who is waited for is reminded, by whoever waits.
  for (const { page } of [ann, ida]) await handAt(page);
  await ben.page.waitForSelector(CHOICE);
  await ann.page.getByRole('button', { name: 'Remind Gustav' }).click();
  await ben.page.getByText('The table waits for you.').waitFor();
  expect(await ben.page.evaluate(liesOverAnswers)).toBe(false);

  // What is answered without a line waits in sight. The page is closed over it, and another sends it: once.
  await ben.context.setOffline(true);
  await ben.page.waitForSelector('.connection[data-connection="offline"]');
  const before = await answersOn(ben.page);
  expect(await answerOnce(ben.page)).toBe(true);
  await ben.page.getByRole('heading', { name: 'Your answer waits for the line' }).waitFor();
  expect(await ben.page.locator('.connection b').textContent()).toBe('1 answer waits for the line');
  expect(await answersOn(ann.page)).toBe(before);
  await ben.page.goto('about:blank');
  await ben.context.setOffline(false);
  await ben.page.goto(house.address + link);
  await ann.page.waitForFunction(answersAbove, before);
  await ben.page.waitForSelector('.connection[data-connection="here"]');
  const outbox = () => Object.keys(localStorage).filter((key) => key.startsWith('tabard.outbox'));
  await expect.poll(() => ben.page.evaluate(outbox)).toEqual([]);

  // In a pause nobody answers, and everybody sees why.
  const pause = async (isOn: boolean) => {
    await ann.page.locator('.online-people-deed').click();
    await ann.page.getByRole('switch', { name: 'Pause' }).click();
    await ben.page.locator('.practice-mark', { hasText: 'Paused' }).waitFor({ state: isOn ? 'visible' : 'hidden' });
    await ann.page.keyboard.press('Escape');
  };
  await pause(true);
  await pause(false);

  // Loaded anew in the midst of it, and the inn itself renewed: the same table, and all are asked on.
  await handAt(ben.page);
  await ann.page.reload();
  await ann.page.waitForSelector('.at-table');
  const renewing = house.renew();
  await ann.page.waitForSelector('.connection:not([data-connection="here"])');
  await renewing;
  for (const { page } of [ann, ben, ida]) await page.waitForSelector('.connection[data-connection="here"]');
  await handAt(ann.page);

  // The seat goes to a phone by code; the page it came from follows.
  await restAt(ben.page);
  await ben.page.locator('.online-people-deed').click();
  await ben.page.getByRole('button', { name: 'second device' }).click();
  const code = (await ben.page.locator('.code').textContent()) as string;
  await ben.page.keyboard.press('Escape');
  const phone = await house.open('/inn', { width: 360, height: 740, touch: true });
  await phone.page.getByLabel('It brings your seat over').fill(code.toLowerCase());
  await phone.page.getByRole('button', { name: 'Take the seat' }).click();
  await phone.page.waitForSelector('.at-table');
  expect(await seriousFaults(phone.page)).toEqual([]);
  await phone.page.waitForSelector(CHOICE);
  const onThePhone = await answersOn(phone.page);
  expect(await answerOnce(phone.page)).toBe(true);
  await ben.page.waitForFunction(answersAbove, onThePhone);
  await handAt(phone.page);

  // Everyone saw the same end. Whoever gave a number knows that nobody chose the dice; the others have the inn's word.
  const pages = [ann, ben, ida, phone, onlooker].map(({ page }) => page);
  const overs = pages.map((page) => page.waitForSelector('.game-over', { timeout: 300_000 }));
  const hashes = await Promise.all(overs.map(async (over) => (await over).getAttribute('data-hash')));
  expect(new Set(hashes).size).toBe(1);
  for (const { page } of [ann, ben, ida]) await page.waitForSelector('.online-fair[data-fair="known"]');
  for (const { page } of [phone, onlooker]) await page.waitForSelector('.online-fair[data-fair="word"]');
  await expect.poll(() => python.exitCode).toBe(0);

  // In Node its log leads to the same board, and its record is verified with the inn's vow.
  const id = link.split('/').pop() as string;
  const asked = (path: string) => fetch(`${house.address}/api/tables/${id}/${path}`).then((answer) => answer.text());
  const log = JSON.parse(await asked('log')) as TableLog;
  expect(Table.fromLog(darkMinions.game, botsFor(darkMinions), log).match.hash()).toBe(hashes[0]);
  const record = await asked('record');
  expect(judgeText(record, () => darkMinions.game).verdict).toMatchObject({
    kind: 'verified',
    seed: { kind: 'vowed' },
  });

  // The onlooker was told nothing that only a seat may know, and no dice before they fell.
  const { seed } = JSON.parse(record) as { seed: string };
  const ask = heard.flatMap((text) => asksIn(text));
  expect(ask.length).toBeGreaterThan(20);
  expect(ask.filter(({ options }) => options.length > 0)).toEqual([]);
  expect(heard.filter((text) => text.includes(seed))).toEqual([]);

  // Taken home, it is a game like any other; asked for again, it is the same one.
  await ann.page.getByRole('button', { name: 'To the result' }).click();
  await ann.page.waitForSelector('.after');
  const home = ann.page.url();
  await ann.page.goBack();
  await ann.page.getByRole('button', { name: 'To the result' }).click();
  await ann.page.waitForSelector('.after');
  expect(ann.page.url()).toBe(home);
  for (const { context } of [ida, phone, onlooker]) await context.close();
});

interface Asked {
  readonly options: readonly string[];
}

function asksIn(text: string): readonly Asked[] {
  const { sight, change } = JSON.parse(text) as Record<string, { readonly pending: { readonly asks: Asked[] } } | null>;
  return [sight, change].flatMap((seen) => seen?.pending.asks ?? []);
}

/** Ann and Ben at a table that has begun. */
async function party(path: string, ...how: string[]): Promise<void> {
  const link = await openTable(ann, path, 'Ann', how);
  await joinTable(ben, link, 'Ben');
  await ann.page.waitForSelector('.gathering-who:has-text("Ben")');
  await begin(ann.page, ben.page);
}

/** What the party is asked Ann proposes, and Ben agrees; all else is answered as it comes. */
async function playTogether(stop: (agreed: boolean) => Promise<boolean>): Promise<void> {
  for (let step = 0; step < LIMIT; step++) {
    await answerOnce(ann.page);
    const agreed = await agreeOnce(ben.page);
    if (!agreed && (await ben.page.locator('.decision-who').count()) === 0) await answerOnce(ben.page);
    if (await stop(agreed)) return;
    await ben.page.waitForTimeout(30);
  }
  throw new Error('it does not come to that');
}

/** Agrees to what is proposed, and sees it carried. */
async function agreeOnce(page: Page): Promise<boolean> {
  const before = await answersOn(page);
  const isAsked = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.proposal [aria-pressed="false"]')];
    const agree = buttons.find((button) => button.textContent === 'I agree');
    const [button, place] = [agree, agree?.closest('[data-region="decision"]')].map((one) =>
      one?.getBoundingClientRect(),
    );
    if (button && place && button.bottom > place.bottom + 1) throw new Error('the voice asked for is out of sight');
    agree?.click();
    return agree !== undefined;
  });
  if (isAsked) await page.waitForFunction(answersAbove, before);
  return isAsked;
}

test('a storybook is read together: both have the same leaf open', async () => {
  await party('/table/adventures/new?online&seats=2&person=1,2');
  const leaf = (page: Page) => page.locator('.ra-folio').textContent();
  const words = (page: Page) => page.locator('.ra-page').innerText();
  const isRead = async () =>
    ((await ann.page.locator('.ra-folio').count()) > 0 ? await leaf(ann.page) : '')?.startsWith('4 ');
  await playTogether(async () => (await isRead()) ?? false);
  await ben.page.waitForFunction((n) => document.querySelector('.ra-folio')?.textContent === n, await leaf(ann.page));
  expect(await words(ben.page)).toBe(await words(ann.page));
});

const FLICKS = 4;

test('a die that one throws is seen to fall by the other', async () => {
  await party('/table/dungeon-fighter/new?online&seats=2&person=1,2&difficulty=inferno&heroes=dealt');
  const throwing = async () => {
    for (const { page } of [ann, ben]) if (await area(page).isVisible()) return page;
    return null;
  };
  await playTogether(async () => (await throwing()) !== null);
  const hand = (await throwing()) as Page;
  const other = hand === ann.page ? ben.page : ann.page;
  const fallen = () => other.locator('.log li[data-type="thrown"]').count();
  // Chance picks the foe, and some ask for more than a flick: whom a few did not help, the assist throws for.
  const assist = hand.getByRole('button', { name: /^Let the assist throw/ });
  for (let tries = 0; tries < FLICKS + 3 && (await fallen()) === 0; tries++) {
    const before = await answersOn(other);
    if (tries >= FLICKS && (await assist.isVisible())) await assist.click();
    else if (await area(hand).isVisible()) await flick(hand);
    await other.waitForFunction(answersAbove, before, { timeout: 6_000 }).catch(() => undefined);
  }
  await expect.poll(fallen, { timeout: 60_000 }).toBeGreaterThan(0);
});

test('a table in the lobby is found, said hello at, played by the clock with choices nobody sees before all have chosen, and closed', async () => {
  const link = await openTable(ann, '/table/roll-player/new?online&seats=2&person=1,2', 'Otto', [
    '20 minutes for the game',
  ]);
  await ann.page.getByRole('switch', { name: 'In the lobby' }).click();
  await ann.page.waitForSelector('text=In the lobby, for everybody');
  await ben.page.goto(`${house.address}/inn`);
  await ben.page.waitForSelector('.lobby-table');
  expect(await seriousFaults(ben.page)).toEqual([]);
  await ben.page.locator('.lobby-table').getByRole('link').click();
  await ben.page.getByLabel('Your name').fill('Pia');
  await ben.page.locator('[data-sit]').first().click();
  await ben.page.getByRole('button', { name: 'Hello!' }).click();
  await ann.page.waitForSelector('.talk-lines:has-text("Pia: Hello!")');
  await begin(ann.page, ben.page);
  const heard = told(ben.page);
  await ben.page.goto(house.address + link);

  // Both are asked at once. What one has chosen the other is not told, not even by the log.
  await untilBothAreAsked();
  const lines = () => ben.page.locator('.log li').count();
  const [before, since] = [await lines(), heard.length];
  expect(await answerOnce(ann.page)).toBe(true);
  await ann.page.getByText('Waiting for Pia').waitFor();
  await ann.page.waitForTimeout(300);
  expect(await lines()).toBe(before);
  expect(heard.slice(since).flatMap(framesIn)).toEqual([]);
  await expect.poll(() => answerOnce(ben.page)).toBe(true); // Still asked, and only now.
  await expect.poll(() => heard.slice(since).flatMap(framesIn).length).toBeGreaterThan(1);

  // Each has a clock, and the host closes the table for good.
  await ann.page.locator('.online-people-deed').click();
  const clocks = await ann.page.locator('.time-left').allTextContents(); // Of each person, and the running one at the head.
  expect(clocks.length).toBeGreaterThanOrEqual(2);
  for (const clock of clocks) expect(clock).toMatch(/^(20|19):\d\d left$/);
  await ann.page.getByRole('button', { name: 'Close this table' }).click();
  await ann.page.getByRole('button', { name: 'Close it for good' }).click();
  await ben.page.waitForSelector('.connection[data-connection="gone"]');
});

/** What has happened, as a page was told it. */
const framesIn = (text: string): readonly unknown[] =>
  (JSON.parse(text) as { change?: { frames: readonly unknown[] } | null }).change?.frames ?? [];

/** Whoever is asked alone answers. */
async function untilBothAreAsked(): Promise<void> {
  const asked = () =>
    Promise.all(
      [ann, ben].map(async ({ page }) => {
        await unfold(page); // Both may be asked on the board.
        return page.locator(CHOICE).count();
      }),
    );
  for (let step = 0; step < LIMIT; step++) {
    const now = await asked();
    if (now.every((count) => count > 0)) return;
    await ann.page.waitForTimeout(400); // One page may be drawn later than the other.
    const [first, second] = await asked();
    if (first > 0 !== second > 0) await answerOnce(first > 0 ? ann.page : ben.page);
  }
  throw new Error('nobody is asked together with the other');
}

test('a game begun alone with bots goes on in the inn, and a friend takes a bot’s seat', async () => {
  const { page } = ann;
  await page.goto(`${house.address}/table/dark-minions/new?now&seats=3&person=1&seed=bring&claim=automatic`);
  await page.locator('.decision-options button[data-key]').first().waitFor();
  await page.locator('.at-table-deeds').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Play this online' }).click();
  await page.getByText('one seat is free for them').waitFor();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.at-table[data-online="true"]');
  await ben.page.goto(house.address + new URL(page.url()).pathname);
  await ben.page.waitForSelector('.at-table');
  await ben.page.locator('.online-people-deed').click();
  await ben.page.getByLabel('Your name').fill('Ida');
  await ben.page.locator('[data-sit]').first().click();
  await ben.page.keyboard.press('Escape');
  for (const each of [ann, ben]) await handAt(each.page);
  await expect.poll(() => answersOn(ben.page), { timeout: 60_000 }).toBeGreaterThan(12);
});

test('a page without an inn shows nothing online, and says so in one sentence where it is asked', async () => {
  const alone = await openHouse();
  const { page, errors } = await alone.open('/table/dark-minions/new');
  await page.waitForSelector('.setup');
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('switch', { name: 'Online with friends' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Online' }).count()).toBe(0);
  await page.goto(`${alone.address}/inn/any`);
  await page.getByRole('heading', { name: 'No inn behind this page' }).waitFor();
  expect(errors).toEqual([]);
  await alone.close();
});
