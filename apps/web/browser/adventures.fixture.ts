/** A table of Roll Player Adventures in the midst of a challenge, as it would have been left there. */
import adventures from '@tabard/adventures';
import { arranged, type Given, type Left } from '@tabard/adventures/page/arranged';
import { botsFor } from '@tabard/bots';
import type { Plain } from '@tabard/kernel';
import { Table, type TableSave } from '@tabard/table';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../src/keep/storage/saved';
import { ANSWERS, firstSeen } from './play.fixture';
import { leaveTable } from './shelf.fixture';

const NAMES = ['Marta', 'Joris', 'Pell', 'Wenna'];

/** The next book of a campaign, all heroes one person's; nothing has been answered yet. */
export async function goOnAt(page: Page, address: string, id: string, seats: number, brought: Given): Promise<void> {
  const sitters = NAMES.slice(0, seats).map((name) => ({ name, kind: 'person', person: 0 }) as const);
  const setup = { match: { options: {}, seed: 'on', brought: brought as Plain }, sitters, whims: 1 };
  const { save } = Table.open(adventures.game, botsFor(adventures), setup);
  const head = { id, game: 'adventures', createdAt: 1, updatedAt: 1, title: 'Adventures', seats: sitters, over: false };
  await page.locator('.left-none, .left-row').first().waitFor(); // The inn has opened its shelf.
  await leaveTable(page, head, save);
  await page.goto(`${address}/play/${id}`);
}

const COMES = {
  over: '.game-over button:visible',
  wall: '.ra-characters[data-looks="false"] .ra-hanging[data-taken="false"]:visible',
  face: '.ra-face button:visible',
  asked: ANSWERS,
} as const;

/**
 * Until somebody is asked, or it is over. What leads to a check is read first, and then the dice are turned to; in a hand
 * the wall of characters is looked at first, and then one of them.
 */
export async function comes(page: Page): Promise<'asked' | 'over'> {
  for (;;) {
    const found = await firstSeen(page, COMES);
    if (found === 'asked' || found === 'over') return found;
    await page.locator(COMES[found]).first().click();
  }
}

/** What the browser's shelf holds of it. */
export function leftTable(id: string, left: Left): { readonly head: SavedGame; readonly save: TableSave } {
  const { persons, companions = 0 } = left;
  const match = arranged(left).match;
  const sitters = Array.from({ length: persons + companions }, (_, seat) =>
    seat < persons
      ? ({ name: NAMES[seat], kind: 'person', person: 0 } as const)
      : ({ name: NAMES[seat], kind: 'bot', bot: 'companion' } as const),
  );
  const { seats: _, ...setup } = match.setup;
  const opened = Table.open(adventures.game, botsFor(adventures), { match: setup, sitters, whims: 1 });
  const state = { ...opened.stands, moment: 0, match: match.save(), hash: match.hash(), answeredBy: [] };
  const head = {
    id,
    game: 'adventures',
    createdAt: 1,
    updatedAt: 1,
    title: 'Roll Player Adventures',
    seats: sitters,
    over: false,
  };
  return { head, save: { ...opened.log, from: state, entries: [], stands: state } };
}

/** Lays it on the browser's shelf and opens it. */
export async function sitDownAt(page: Page, address: string, id: string, left: Left): Promise<void> {
  const { head, save } = leftTable(id, left);
  await page.locator('.left-none, .left-row').first().waitFor(); // The inn has opened its shelf.
  await leaveTable(page, head, save);
  await page.goto(`${address}/play/${id}`);
}
