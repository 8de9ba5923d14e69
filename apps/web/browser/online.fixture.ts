/** The whole inn in this process, with its page and a database in a folder of its own, and browsers before its door. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, openHouse } from '@tabard/server/src/main';
import type { Page } from 'playwright-core';
import { webDist } from '../../../scripts/build.mjs';
import { staticFiles } from '../serve/static.mjs';
import { openDoor, type Visit, type House as WithPages } from './inn.fixture';

export interface OnlineHouse extends Pick<WithPages, 'address' | 'open' | 'close'> {
  /** Closes the inn in order and opens it again at the same door, with what it kept. */
  renew(): Promise<void>;
}

/** `isWhole`: before a browser with its windows, and its notices. */
export async function openOnlineHouse(isWhole = false): Promise<OnlineHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'tabard-online-'));
  const opened = (port: number) => {
    const values = { TABARD_DATA: folder, HOST: '127.0.0.1', PORT: String(port), LOG: 'silent' };
    return openHouse(configFrom({ values, file: null }, folder), { page: staticFiles(webDist) });
  };
  let inn = await opened(0);
  const { port } = inn;
  const guests = await openDoor(`http://127.0.0.1:${port}`, isWhole);
  return {
    ...guests,
    async renew() {
      await inn.close();
      inn = await opened(port);
    },
    async close() {
      await guests.close();
      await inn.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Somebody sets a table for friends and sits down; answers the path to send. `how`: chosen before it is opened. */
export async function openTable(
  { page }: Pick<Visit, 'page'>,
  path: string,
  name: string,
  how: string[] = [],
): Promise<string> {
  await page.goto(new URL(path, page.url()).href);
  await page.getByLabel('Your name').fill(name);
  for (const choice of how) await page.locator('.online-setup').getByText(choice, { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.gathering [data-kind="person"]');
  return new URL(page.url()).pathname;
}

/** Somebody opens the link and takes the first free seat. */
export async function joinTable({ page }: Visit, link: string, name: string): Promise<void> {
  await page.goto(new URL(link, page.url()).href);
  await page.getByLabel('Your name').fill(name);
  await page.locator('[data-sit]').first().click();
  await page.waitForSelector('.gathering-who:has-text("you")');
}

export const begin = async (host: Page, ...others: readonly Page[]): Promise<void> => {
  await host.locator('.setup-begin').getByRole('button', { name: 'Begin' }).click();
  for (const page of [host, ...others]) await page.waitForSelector('.at-table');
};

/** Nothing of ours is on its way, and something is asked; but where a die is thrown, a hand throws it. */
export const CHOICE = '.at-table[data-quiet="true"] .decision-options button[data-key]:not([data-key^="assist"])';

/** Presses the first choice, where this page is asked; answers whether it was. */
export async function answerOnce(page: Page): Promise<boolean> {
  return page.evaluate((choice) => {
    const button = document.querySelector<HTMLElement>(choice);
    if (!button) document.querySelector<HTMLElement>('.decision-all[aria-expanded="false"]')?.click();
    button?.click();
    return button !== null;
  }, CHOICE);
}

type WithHand = typeof globalThis & { hand?: ReturnType<typeof setInterval> };

/** Somebody at this page who always takes the first choice, until the page is loaded anew or they are told to rest. */
export const handAt = (page: Page): Promise<void> =>
  page.evaluate((choice) => {
    const here = globalThis as WithHand;
    clearInterval(here.hand);
    here.hand = setInterval(() => document.querySelector<HTMLElement>(choice)?.click(), 15);
  }, CHOICE);

export const restAt = (page: Page): Promise<void> => page.evaluate(() => clearInterval((globalThis as WithHand).hand));

export const answersOn = async (page: Page): Promise<number> =>
  Number(await page.locator('.at-table').getAttribute('data-answers'));

export const answersAbove = (n: number): boolean =>
  Number(document.querySelector<HTMLElement>('.at-table')?.dataset.answers) > n;
