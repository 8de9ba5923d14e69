/** Roll Player Adventures in a hand, by taps alone: Low Water to its end, and a legendary party of four round one screen. */
import adventures from '@tabard/adventures';
import { checkOf } from '@tabard/adventures/page/arranged';
import { botsFor } from '@tabard/bots';
import { type Sitter, Table, type TableSave } from '@tabard/table';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitDownAt } from './adventures.fixture';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';
import { turnOrEnd } from './play.fixture';
import { leaveTable } from './shelf.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const PHONE = { width: 360, height: 740, touch: true } as const;

/** As two companions would play it, up to the last trial before THE END can be read; there a person takes the first seat. */
async function nearTheEnd(): Promise<TableSave> {
  await adventures.world?.ready();
  const sitters = (first: Sitter): Sitter[] => [first, { name: 'Joris', kind: 'bot', bot: 'companion' }];
  const setup = (first: Sitter) => ({ match: { options: {}, seed: 'lw' }, sitters: sitters(first), whims: 1 });
  const table = Table.open(
    adventures.game,
    botsFor(adventures),
    setup({ name: 'Marta', kind: 'bot', bot: 'companion' }),
  );
  let choice = 0;
  let from = 0;
  do {
    const [ask] = table.match.pending.asks;
    if (ask?.question === 'story.choose') choice = ask.options.includes('end') ? -1 : table.moment;
    if (ask?.question === 'pool.buy' && choice >= 0) from = choice;
  } while (table.stepBot());
  const left = Table.open(adventures.game, botsFor(adventures), setup({ name: 'Marta', kind: 'person' }));
  left.follow(table.log.entries.slice(0, from));
  return left.save;
}

/** What a thumb finds: the buttons that are to be seen, by their answers. */
async function answersIn(page: Page): Promise<string[]> {
  return page.$$eval('.at-table [data-key]', (buttons) =>
    buttons
      .filter((button) => button.checkVisibility() && button.getAttribute('aria-disabled') !== 'true')
      .map((button) => (button as HTMLElement).dataset.key as string),
  );
}

/** To THE END where it is offered; else what goes on; of what the book offers a trial, then the first. */
async function wished(page: Page): Promise<string> {
  const keys = await answersIn(page);
  const trial = page.locator('.ra-choice[data-key]:has([data-kind="check"], [data-kind="combat"])').first();
  const onwards = ['end', 'best', 'enough', 'done', 'confirm'].find((key) => keys.includes(key));
  if (onwards) return onwards;
  return (await trial.count()) > 0 ? (await trial.getAttribute('data-key'))! : keys[0];
}

/** One tap, and until the table has taken it and asks anew. */
async function tap(page: Page, what: Locator): Promise<void> {
  const before = Number(await page.locator('.at-table').getAttribute('data-answers'));
  await what.tap();
  await page.waitForFunction(
    (count) => {
      const table = document.querySelector<HTMLElement>('.at-table');
      return Number(table?.dataset.answers) > count && table?.dataset.quiet === 'true';
    },
    before,
    { timeout: 60_000 },
  );
}

const LIMIT = 80;

test('RA-15: the last trial of Low Water and THE END by taps at 360 px, with a companion; a page turns with one rustle', async () => {
  const { page, errors } = await house.open('/', { ...PHONE, settings: { sound: true } });
  await page.locator('.left-none').waitFor({ state: 'attached' });
  const save = await nearTheEnd();
  const seats = save.setup.sitters;
  const head = { id: 'lw', game: 'adventures', createdAt: 1, updatedAt: 1, title: 'Low Water', seats, over: false };
  await leaveTable(page, head, save);
  await page.goto(`${house.address}/play/lw`);
  await turnOrEnd(page);
  expect(await fetchedBefore(page, /^adventures-room-/, /^low-water/)).toBe(true); // Room and rules come side by side.
  await countPages(page);

  const asked: string[] = [];
  for (let i = 0; i < LIMIT && (await turnOrEnd(page)) === 'asked'; i++) {
    const face = page.locator('.ra-face button');
    if ((await face.count()) > 0) await face.tap();
    const key = await wished(page);
    asked.push(key);
    const rustled = await pagesHeard(page);
    const leaf = await page.locator('.ra-leaf').count();
    await tap(page, page.locator(`.at-table [data-key="${key}"]:visible`).last());
    const turns = (await page.locator('.ra-leaf').count()) > 0 && leaf > 0 ? 1 : 2;
    expect((await pagesHeard(page)) - rustled, `after ${key}`).toBeLessThanOrEqual(turns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  expect(await turnOrEnd(page)).toBe('over');
  expect(asked.length).toBeGreaterThan(8);
  expect(asked).toContain('best');
  expect(errors).toEqual([]);
  await page.close();
});

/** Whether the room was asked for before the prose, which waits for the rules: in the order of the network. */
const fetchedBefore = (page: Page, one: RegExp, other: RegExp) =>
  page.evaluate(
    ([first, second]) => {
      const files = performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ name: name.split('/').pop()!, startTime }));
      const start = (what: string) =>
        files.filter(({ name }) => new RegExp(what).test(name)).map(({ startTime }) => startTime);
      return Math.min(...start(first)) < Math.min(...start(second));
    },
    [one.source, other.source],
  );

/** The rustle of a page begins its glide at 1800 Hz (sound.ts); nothing else does. */
const countPages = (page: Page) =>
  page.evaluate(() => {
    const heard = { pages: 0 };
    Object.assign(window, { heard });
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, time) {
      if (value === 1800) heard.pages += 1;
      return set.call(this, value, time);
    };
  });
const pagesHeard = (page: Page) => page.evaluate(() => (window as unknown as { heard: { pages: number } }).heard.pages);

test('RA-29, RA-1.3: a legendary party of four round one screen: each seat says by taps that it is done', async () => {
  const { page, errors } = await house.open('/', PHONE);
  const board = { ...checkOf(4, 'stealth', 3), legendary: 1 };
  await sitDownAt(page, house.address, 'four', { persons: 4, board, answers: ['enough'] });
  await page.locator('.ra-challenge').waitFor();
  const done: string[] = [];
  while ((await page.locator('.decision [data-key="done"]').count()) > 0 && done.length < 4) {
    const tabs = page.locator('.seat-tabs [role="tab"]');
    const own = (await tabs.count()) > 0 ? tabs.last() : null;
    await own?.tap();
    done.push((await own?.innerText()) ?? 'the last');
    await tap(page, page.locator('.decision [data-key="done"]').first());
  }
  expect(new Set(done).size).toBe(4); // Four decisions, by four.
  expect(await seriousFaults(page)).toEqual([]);
  await tap(page, page.locator('.decision [data-key="best"], .decision [data-key="confirm"]').first());
  expect(await page.locator('.ra-challenge').count()).toBe(0);
  expect(errors).toEqual([]);
  await page.close();
});
