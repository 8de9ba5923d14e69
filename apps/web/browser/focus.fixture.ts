/** A person without a mouse at any table: walks by Tab and arrows to what can be pressed, and presses it. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../../scripts/setup.mjs';
import { firstSeen, unfold } from './play.fixture';

export const IN_FOCUS = join(root, 'apps/web/browser/in-focus.js');

interface FocusLog {
  readonly lost: readonly string[];
  /** Every sentence that a screen reader was told. */
  readonly said: readonly string[];
  /** Those of them that nobody could see at that moment. */
  readonly ahead: readonly string[];
  /** What the log has now. */
  readonly shown: readonly string[];
}

export const focusLog = (page: Page): Promise<FocusLog> =>
  page.evaluate(() => (globalThis as unknown as { focusLog(): FocusLog }).focusLog());

const COMES = {
  over: '.game-over button:visible',
  answer: '.decision-options button[data-key]:visible, .decision [data-key]:visible, .ra-face button:visible',
  wall: '.ra-characters[data-looks="false"] .ra-hanging[data-taken="false"]:visible',
  folded: '.decision-all[aria-expanded="false"]:visible',
} as const;

/** Where the focus is now: what is pressed there gives an answer, leads to one, or neither. */
const atAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    if (!at?.matches('button:not(:disabled), [role="button"]') || !at.closest('.at-table')) return false;
    if (at.closest('[data-region="menu"], [data-region="rivals"], .decision-more, .telling-deeds')) return false;
    if (at.dataset.key !== undefined || at.closest('.doubt')) return true;
    // A leaf before a check is turned, and a character looked at, before there is anything to answer.
    const isOffered = [...document.querySelectorAll('.at-table [data-key]')].some((one) => one.checkVisibility());
    return !isOffered && at.closest('.ra-face, .ra-hanging') !== null;
  });

const TABS = 90;

/** One answer by keyboard: by walking there, or every third time by its number. Answers false when the game is over. */
export async function answerByKey(page: Page, turn: number): Promise<boolean> {
  for (;;) {
    const comes = await firstSeen(page, COMES, 120_000);
    if (comes === 'over') return false;
    if (comes !== 'folded') break;
    await unfold(page);
  }
  const before = await answersOn(page);
  if (turn % 3 === 2 && (await page.locator('.decision-options [data-number="1"]:visible').count()) > 0)
    await page.keyboard.press('1');
  else {
    for (let tabs = 0; !(await atAnswer(page)); tabs++) {
      if (tabs === TABS) throw new Error(`no answer within ${TABS} steps of the focus`);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  }
  // Some presses only lead to an answer (a leaf turned, a hero looked at): then it is pressed on.
  await page
    .waitForFunction((old) => document.querySelector<HTMLElement>('.at-table')?.dataset.answers !== old, before, {
      timeout: 4000,
    })
    .catch(() => {});
  return true;
}

const answersOn = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.at-table')?.dataset.answers ?? '');
