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

export async function openOnlineHouse(): Promise<OnlineHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'tabard-online-'));
  const opened = (port: number) => {
    const values = { TABARD_DATA: folder, HOST: '127.0.0.1', PORT: String(port), LOG: 'silent' };
    return openHouse(configFrom({ values, file: null }, folder), { page: staticFiles(webDist) });
  };
  let inn = await opened(0);
  const { port } = inn;
  const guests = await openDoor(`http://127.0.0.1:${port}`);
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

/** Somebody sets a table for friends and sits down; answers the path to send. */
export async function openTable(
  house: OnlineHouse,
  path: string,
  name: string,
): Promise<Visit & { readonly link: string }> {
  const visit = await house.open(path);
  const { page } = visit;
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.gathering [data-kind="person"]');
  return { ...visit, link: new URL(page.url()).pathname };
}

/** Somebody opens the link and takes the first free seat. */
export async function joinTable(house: OnlineHouse, link: string, name: string): Promise<Visit> {
  const visit = await house.open(link);
  const { page } = visit;
  await page.getByLabel('Your name').fill(name);
  await page.locator('[data-sit]').first().click();
  await page.waitForSelector('.gathering-who:has-text("you")');
  return visit;
}

export const begin = async (host: Page): Promise<void> => {
  await host.locator('.setup-begin').getByRole('button', { name: 'Begin' }).click();
  await host.waitForSelector('.at-table');
};

/** Nothing of ours is on its way, and something is asked. */
export const CHOICE = '.at-table[data-quiet="true"] .decision-options button[data-key]';

/** Presses the first choice, where this page is asked; answers whether it was. */
export async function answerOnce(page: Page): Promise<boolean> {
  return page.evaluate((choice) => {
    const button = document.querySelector<HTMLElement>(choice);
    if (!button) document.querySelector<HTMLElement>('.decision-all[aria-expanded="false"]')?.click();
    button?.click();
    return button !== null;
  }, CHOICE);
}

export const answersOn = async (page: Page): Promise<number> =>
  Number(await page.locator('.at-table').getAttribute('data-answers'));

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.game-over').count()) > 0;
