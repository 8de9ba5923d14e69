/**
 * What `npm run campaign` does: one person, with a companion, begins The Ninth Toll in a real browser and plays it book by
 * book to its end, pressing the buttons of the page. What is pressed is thought of here, at the same table in Node, by the
 * mind of `tabard story walk`; after every book both must have come to the same board.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import adventures from '@tabard/adventures';
import { PartyMind, type Temper } from '@tabard/adventures/story';
import { botsFor } from '@tabard/bots';
import { quickStream } from '@tabard/kernel';
import { Table, type TableLog } from '@tabard/table';
import type { Page } from 'playwright-core';
import { openHouse } from '../inn.fixture';
import { idOf, shownOn, turnOrEnd } from '../play.fixture';
import { savedLog } from '../shelf.fixture';

export interface Wish {
  /** short: home as soon as it is offered; thorough: everything once. */
  readonly way: 'short' | 'thorough';
  readonly books: number;
  readonly pictures: string | null;
}

const TEMPER: { readonly [way in Wish['way']]: Temper } = { short: 'cautious', thorough: 'curious' };
const PERSON = 0;

export async function playCampaign({ way, books, pictures }: Wish): Promise<boolean> {
  await adventures.world?.ready();
  if (pictures) mkdirSync(pictures, { recursive: true });
  const house = await openHouse();
  const settings = { autoPass: false, autoEnd: false };
  const { page, errors } = await house.open(`/table/adventures/new?seats=2&person=1&bots=companion&seed=${way}`, {
    settings,
  });
  try {
    await page.getByLabel('Name of the campaign').fill(`The ${way} way`);
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    for (let book = 1; book <= books; book++) {
      const picture = pictures ? (moment: string) => join(pictures, `${way}-${book}-${moment}.png`) : null;
      const presses = await playBook(page, TEMPER[way], `${way}.${book}`, picture);
      const title = await page.title();
      console.log(`book ${book}: ${presses} presses to its end (${title})`);
      if (picture) await page.screenshot({ path: picture('end') });
      if (errors.length > 0) throw new Error(`the page complains: ${errors.join('; ')}`);
      if (book < books) await openNext(page, house.address);
    }
    await page.goto(`${house.address}/campaigns`);
    await page
      .locator('.campaign')
      .first()
      .getByRole('button', { name: /^Verify/ })
      .click();
    await page.locator('.campaign-verdict[data-verdict="verified"]').waitFor({ timeout: 600_000 });
    console.log(`the campaign of ${books} books verifies`);
    if (pictures) await page.screenshot({ path: join(pictures, `${way}-shelf.png`), fullPage: true });
    return true;
  } finally {
    await house.close();
  }
}

/** To its end; answers how often something was pressed. */
async function playBook(
  page: Page,
  temper: Temper,
  seed: string,
  picture: ((moment: string) => string) | null,
): Promise<number> {
  await turnOrEnd(page);
  const log = JSON.parse(await savedLog(page, idOf(page))) as TableLog;
  const table = Table.fromLog(adventures.game, botsFor(adventures), log);
  const mind = new PartyMind(temper, quickStream(numberIn(seed)));
  let presses = 0;
  for (;;) {
    while (table.stepBot());
    if (table.match.standing) break;
    const asks = table.match.pending.asks.filter(({ seat }) => seat === PERSON);
    const { seat, key } = mind.answer(table.match.seen('everything') as never, asks);
    await follow(page, table.match.answers);
    await press(page, key);
    table.answer(seat, key);
    presses += 1;
    if (picture && presses % 60 === 1) await page.screenshot({ path: picture(String(presses)) });
  }
  await page.locator('.game-over').waitFor({ timeout: 120_000 });
  const hash = await page.locator('.game-over').getAttribute('data-hash');
  if (hash !== table.match.hash()) throw new Error(`${seed}: the page came to another board than Node`);
  return presses;
}

/** Until the page stands where the table in Node stands. */
const follow = (page: Page, answers: number) =>
  page.waitForFunction(
    (count) => {
      const at = document.querySelector<HTMLElement>('.at-table');
      return Number(at?.dataset.answers) === count && at?.dataset.quiet === 'true';
    },
    answers,
    { timeout: 120_000 },
  );

async function press(page: Page, key: string): Promise<void> {
  const wanted = page.locator(`.at-table [data-key="${key}"]:visible`).last();
  if ((await wanted.count()) === 0) {
    const face = page.locator('.ra-face button:visible');
    if ((await face.count()) > 0) await face.first().click();
    const folded = page.locator('.decision-all[aria-expanded="false"]:visible');
    if ((await folded.count()) > 0) await folded.first().click();
    const groups = page.locator('.decision-group-head[aria-expanded="false"]:visible');
    while ((await wanted.count()) === 0 && (await groups.count()) > 0) await groups.first().click();
  }
  await wanted.click({ timeout: 60_000 }).catch(async (error) => {
    throw new Error(`${key} cannot be pressed; there is ${await shownOn(page)}`, { cause: error });
  });
}

async function openNext(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/campaigns`);
  await page
    .getByRole('link', { name: /^Go on/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Open the book' }).click();
  await turnOrEnd(page);
}

const numberIn = (seed: string): number =>
  [...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 65_521;
