/** Friends at one table of the inn, each before a page of their own: whole games, broken lines, a second device, onlookers. */
import { botsFor } from '@tabard/bots';
import darkMinions from '@tabard/dark-minions';
import { judgeText } from '@tabard/kernel';
import { Table, type TableLog } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe.fixture';
import { openHouse } from './inn.fixture';
import {
  answerOnce,
  answersOn,
  begin,
  CHOICE,
  isOver,
  joinTable,
  type OnlineHouse,
  openOnlineHouse,
  openTable,
} from './online.fixture';
import { area, flick } from './throw.fixture';

let house: OnlineHouse;
beforeAll(async () => {
  house = await openOnlineHouse();
});
afterAll(() => house?.close());

/** More answers than a game of Dark Minions has. */
const LIMIT = 1500;

/** Each page answers whatever it is asked, until one of them says stop. */
async function play(pages: readonly Page[], stop: (step: number) => Promise<boolean>): Promise<void> {
  for (let step = 0; step < LIMIT; step++) {
    if (await stop(step)) return;
    const answered = await Promise.all(pages.map(answerOnce));
    if (!answered.some(Boolean)) await pages[0].waitForTimeout(30);
  }
  throw new Error('the game does not come to its end');
}

/** Everything the inn says to this page. */
function told(page: Page): string[] {
  const texts: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => texts.push(String(payload))));
  return texts;
}

test('two friends and a bot play a game: one loses the line, one loads anew, one moves to a phone, one looks on', async () => {
  const host = await openTable(house, '/table/dark-minions/new?online&seats=3&person=1,2&claim=automatic', 'Hanna');
  const friend = await joinTable(house, host.link, 'Gustav');
  expect(await seriousFaults(host.page)).toEqual([]);
  await host.page.waitForSelector('.gathering-who:has-text("Gustav")');
  await begin(host.page);
  await friend.page.waitForSelector('.at-table');

  const onlooker = await house.open('/');
  const heard = told(onlooker.page);
  await onlooker.page.goto(house.address + host.link);
  await onlooker.page.waitForSelector('.at-table');
  expect(await onlooker.page.locator('.practice-mark').textContent()).toBe('You are watching');
  const both = [host.page, friend.page];
  await play(both, async (step) => step > 10);

  // What is answered without a line waits in sight, and is sent once.
  await play([host.page], async () => (await friend.page.locator(CHOICE).count()) > 0);
  await friend.context.setOffline(true);
  await friend.page.waitForSelector('.connection[data-connection="offline"]');
  const before = await answersOn(friend.page);
  expect(await answerOnce(friend.page)).toBe(true);
  await friend.page.waitForSelector('[data-region="underway"]');
  expect(await friend.page.locator('.connection b').textContent()).toBe('1 answer waits for the line');
  expect(await answersOn(host.page)).toBe(before);
  await friend.context.setOffline(false);
  await friend.page.waitForSelector('.connection[data-connection="here"]');
  await host.page.waitForFunction(answersAbove, before);

  // Loaded anew in the midst of it, and the inn itself renewed: the same table, and both are asked on.
  await host.page.reload();
  await host.page.waitForSelector('.at-table');
  const renewing = house.renew();
  await host.page.waitForSelector('.connection:not([data-connection="here"])');
  await renewing;
  for (const page of both) await page.waitForSelector('.connection[data-connection="here"]');
  await play(both, async (step) => step > 10);

  // The seat goes to a phone by code; the page it came from follows.
  await friend.page.locator('.online-people-deed').click();
  await friend.page.getByRole('button', { name: 'second device' }).click();
  const code = (await friend.page.locator('.code').textContent()) as string;
  await friend.page.keyboard.press('Escape');
  const phone = await house.open('/inn', { width: 360, height: 740, touch: true });
  await phone.page.getByLabel('It brings your seat over').fill(code.toLowerCase());
  await phone.page.getByRole('button', { name: 'Take the seat' }).click();
  await phone.page.waitForSelector('.at-table');
  expect(await seriousFaults(phone.page)).toEqual([]);
  const onThePhone = await answersOn(phone.page);
  await play([host.page], async () => (await phone.page.locator(CHOICE).count()) > 0);
  expect(await answerOnce(phone.page)).toBe(true);
  await friend.page.waitForFunction(answersAbove, onThePhone);

  await play([host.page, phone.page], async () => (await isOver(host.page)) && (await isOver(phone.page)));

  // Everyone saw the same end. Whoever gave a number knows that nobody chose the dice; the others have the inn's word.
  const pages = [host.page, friend.page, phone.page, onlooker.page];
  const hashes = await Promise.all(pages.map((page) => page.locator('.game-over').getAttribute('data-hash')));
  expect(new Set(hashes).size).toBe(1);
  await host.page.waitForSelector('.online-fair[data-fair="known"]');
  await friend.page.waitForSelector('.online-fair[data-fair="known"]');
  await phone.page.waitForSelector('.online-fair[data-fair="word"]');
  await onlooker.page.waitForSelector('.online-fair[data-fair="word"]');

  // In Node its log leads to the same board, and its record is verified with the inn's vow.
  const id = host.link.split('/').pop() as string;
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

  // Taken home, it is a game like any other.
  await host.page.getByRole('button', { name: 'To the result' }).click();
  await host.page.waitForSelector('.after');
  for (const { errors } of [host, onlooker]) expect(withoutLine(errors)).toEqual([]);
  for (const { context } of [host, friend, phone, onlooker]) await context.close();
});

interface Asked {
  readonly options: readonly string[];
}

function asksIn(text: string): readonly Asked[] {
  const { sight, change } = JSON.parse(text) as Record<string, { readonly pending: { readonly asks: Asked[] } } | null>;
  return [sight, change].flatMap((seen) => seen?.pending.asks ?? []);
}

/** A browser says by itself that a line was lost: that is what happened. */
const withoutLine = (errors: readonly string[]): string[] =>
  errors.filter((error) => !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/.test(error));

test('a party decides by vote: what one proposes the other carries', async () => {
  const { host, friend } = await party('/table/para-roles/new?online&campaign=woods&stats=easy&split=auto&person=1,2');
  const both = [host.page, friend.page];
  let carried = 0;
  await playTogether(host.page, friend.page, async (agreed) => {
    carried += agreed ? 1 : 0;
    return carried >= 2;
  });
  await play(both, async () => (await answersOn(host.page)) === (await answersOn(friend.page)));
  for (const { errors, context } of [host, friend]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('a storybook is read together: both have the same leaf open', async () => {
  const { host, friend } = await party('/table/adventures/new?online&seats=2&person=1,2');
  const leaf = (page: Page) => page.locator('.ra-folio').textContent();
  const words = (page: Page) => page.locator('.ra-page').innerText();
  const isRead = async () =>
    ((await host.page.locator('.ra-folio').count()) > 0 ? await leaf(host.page) : '')?.startsWith('4 ');
  await playTogether(host.page, friend.page, async () => (await isRead()) ?? false);
  await friend.page.waitForFunction(
    (n) => document.querySelector('.ra-folio')?.textContent === n,
    await leaf(host.page),
  );
  expect(await words(friend.page)).toBe(await words(host.page));
  for (const { context } of [host, friend]) await context.close();
});

test('a die that one throws is seen to fall by the other', async () => {
  const { host, friend } = await party(
    '/table/dungeon-fighter/new?online&seats=2&person=1,2&difficulty=inferno&heroes=dealt',
  );
  const throwing = async () => {
    for (const { page } of [host, friend]) if (await area(page).isVisible()) return page;
    return null;
  };
  await playTogether(host.page, friend.page, async () => (await throwing()) !== null);
  const hand = (await throwing()) as Page;
  const other = hand === host.page ? friend.page : host.page;
  const before = await answersOn(other);
  // A hand may slip where the machine is slow: then it throws again.
  const thrown = async () => {
    if (await area(hand).isVisible()) await flick(hand);
    return Number(await answersOn(other));
  };
  await expect.poll(thrown, { timeout: 150_000, interval: 6_000 }).toBeGreaterThan(Number(before));
  await expect.poll(() => other.locator('.log li[data-type="thrown"]').count()).toBeGreaterThan(0);
  for (const { context } of [host, friend]) await context.close();
});

/** Two friends at a table that has begun. */
async function party(path: string) {
  const host = await openTable(house, path, 'Ann');
  const friend = await joinTable(house, host.link, 'Ben');
  await host.page.waitForSelector('.gathering-who:has-text("Ben")');
  await begin(host.page);
  await friend.page.waitForSelector('.at-table');
  return { host, friend };
}

/** What the party is asked the host proposes, and the friend agrees; all else is answered as it comes. */
async function playTogether(host: Page, friend: Page, stop: (agreed: boolean) => Promise<boolean>): Promise<void> {
  for (let step = 0; step < LIMIT; step++) {
    await answerOnce(host);
    const agreed = await agreeOnce(friend);
    if (!agreed && (await friend.locator('.decision-who').count()) === 0) await answerOnce(friend);
    if (await stop(agreed)) return;
    await friend.waitForTimeout(30);
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

const answersAbove = (n: number) => Number(document.querySelector<HTMLElement>('.at-table')?.dataset.answers) > n;

test('a table in the lobby is found, said hello at, and closed by its host', async () => {
  const host = await openTable(house, '/table/roll-player/new?online&seats=2&person=1,2', 'Otto');
  await host.page.getByRole('switch', { name: 'In the lobby' }).click();
  await host.page.waitForSelector('text=In the lobby, for everybody');
  const other = await house.open('/inn');
  await other.page.waitForSelector('.lobby-table');
  expect(await seriousFaults(other.page)).toEqual([]);
  await other.page.locator('.lobby-table').getByRole('link').click();
  await other.page.getByLabel('Your name').fill('Pia');
  await other.page.locator('[data-sit]').first().click();
  await other.page.getByRole('button', { name: 'Hello!' }).click();
  await host.page.waitForSelector('.talk-lines:has-text("Pia: Hello!")');
  await host.page.getByRole('button', { name: 'Close this table' }).click();
  await host.page.getByRole('button', { name: 'Close it for good' }).click();
  await other.page.getByRole('heading', { name: 'This table is not here' }).waitFor();
  for (const { errors, context } of [host, other]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('a game begun alone goes on in the inn with a friend', async () => {
  const { page, context } = await house.open(
    '/table/dark-minions/new?now&seats=3&person=1,2&seed=bring&claim=automatic',
  );
  await page.getByRole('button', { name: 'I am Bone' }).click();
  await page.locator('.decision-options button[data-key]').first().waitFor();
  await page.locator('.at-table-deeds').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Play this online' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.at-table[data-online="true"]');
  const friend = await house.open(new URL(page.url()).pathname);
  await friend.page.waitForSelector('.at-table');
  await friend.page.locator('.online-people-deed').click();
  await friend.page.getByLabel('Your name').fill('Ida');
  await friend.page.locator('[data-sit]').first().click();
  await friend.page.keyboard.press('Escape');
  await play([page, friend.page], async () => (await answersOn(friend.page)) > 12);
  for (const each of [context, friend.context]) await each.close();
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
