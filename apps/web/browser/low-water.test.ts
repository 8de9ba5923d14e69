/**
 * Low Water whole, in a hand: from its first page to THE END and home through guild and market, by taps alone at 360 px, with a
 * hero of Roll Player who came as a file and a companion whose whims nobody knows.
 */
import adventures from '@tabard/adventures/told';
import { botsFor } from '@tabard/bots';
import { Table } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeHero } from '../src/keep/campaign/hero.fixture';
import { type House, openHouse } from './inn.fixture';
import { idOf } from './play.fixture';
import { savedLog } from './shelf.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const PHONE = { width: 360, height: 740, touch: true } as const;
/** A party of two companions takes about as many by each hand; whoever walks in circles is found out. */
const MOST_ANSWERS = 320;

interface Answer {
  /** Empty on the map, where one goes by touching the place. */
  readonly key: string;
  readonly says: string;
  readonly at: string;
}

const PLACES = '.ra-map button[data-go="true"]';
const BUTTONS = '.at-table [data-key]:not([aria-disabled="true"])';

/** Until the person is asked something that a thumb can reach, or the adventure is over. */
async function comes(page: Page): Promise<'asked' | 'over'> {
  const some = page.locator(`${BUTTONS}, ${PLACES}, .ra-face button, .game-over button`).filter({ visible: true });
  await some.first().waitFor({ timeout: 120_000 });
  return (await page.locator('.game-over').count()) > 0 ? 'over' : 'asked';
}

/** What a thumb finds: the buttons that are to be seen, by their answers and words, and the places one may go to. */
async function answersOn(page: Page): Promise<Answer[]> {
  const buttons = await page.$$eval(BUTTONS, (all) =>
    all
      .filter((button) => button.checkVisibility())
      .map((button) => ({
        key: (button as HTMLElement).dataset.key as string,
        says: (button as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
      })),
  );
  const letters = await page.$$eval(PLACES, (all) =>
    all.filter((place) => place.checkVisibility()).map((place) => (place as HTMLElement).dataset.letter as string),
  );
  return [
    ...buttons.map((one) => ({ ...one, at: `.at-table [data-key="${one.key}"]` })),
    ...letters.map((letter) => ({ key: '', says: `to ${letter}`, at: `${PLACES}[data-letter="${letter}"]` })),
  ];
}

const ONWARDS = ['end', 'best', 'enough', 'done', 'confirm'];
const LATER = /^(\d+ )?(Rest|Use an item)/;

/** THE END and what goes on before all; else the way that was taken least so far, so that no circle holds the party. */
function wished(answers: readonly Answer[], taken: ReadonlyMap<string, number>): Answer {
  const onwards = ONWARDS.map((key) => answers.find((answer) => answer.key === key)).find(Boolean);
  if (onwards) return onwards;
  const ways = answers.filter(({ says }) => !LATER.test(says));
  const times = ({ says }: Answer) => taken.get(says) ?? 0;
  return (ways.length > 0 ? ways : answers).toSorted((a, b) => times(a) - times(b))[0];
}

const answersGiven = async (page: Page) => Number(await page.locator('.at-table').getAttribute('data-answers'));

/** One tap, and until the table has taken it and asks anew. On the map a finger looks first: a second touch goes. */
async function tapOn(page: Page, { key, at }: Answer): Promise<void> {
  const before = await answersGiven(page);
  const what = page.locator(at).filter({ visible: true }).last();
  await what.tap();
  if (key === '' && (await isOnlyLookedAt(page, at, before))) await what.tap();
  await page.waitForFunction((count) => {
    const table = document.querySelector<HTMLElement>('.at-table');
    return Number(table?.dataset.answers) > count && table?.dataset.quiet === 'true';
  }, before);
}

/** Whether a touch told of the place and the party did not go; a touch that goes does so before the next picture. */
async function isOnlyLookedAt(page: Page, at: string, before: number): Promise<boolean> {
  const found = await page.waitForFunction(
    async ([place, count]) => {
      const hasGone = () => Number(document.querySelector<HTMLElement>('.at-table')?.dataset.answers) > count;
      if (hasGone()) return 'gone';
      if (!document.querySelector(`${place}[data-looked="true"]`)) return null;
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
      return hasGone() ? 'gone' : 'looked at';
    },
    [at, before] as const,
  );
  return (await found.jsonValue()) === 'looked at';
}

/** The hero's file is chosen at her seat, as it was saved at the table where she was made. */
async function begin(page: Page): Promise<void> {
  const { hero } = madeHero();
  const seat = page.getByRole('group', { name: /Who walks Seat 1/ });
  await seat.locator('input[type=file]').setInputFiles({
    name: 'mira.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(hero)),
  });
  await seat.getByText('Mira').first().waitFor();
  await page.getByLabel('Name of the campaign').fill('By hand');
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
}

test('RA-15, RA-32.7: Low Water from its first page to its end by taps at 360 px, with a hero from a file and a companion', {
  timeout: 600_000,
}, async () => {
  const { page, errors } = await house.open('/table/adventures/new?seats=2&person=1&bots=companion&seed=lw', PHONE);
  await begin(page);
  const taken = new Map<string, number>();
  const asked: string[] = [];
  while (asked.length < MOST_ANSWERS && (await comes(page)) === 'asked') {
    const face = page.locator('.ra-face button');
    if ((await face.count()) > 0) await face.tap();
    const answer = wished(await answersOn(page), taken);
    taken.set(answer.says, (taken.get(answer.says) ?? 0) + 1);
    asked.push(answer.key);
    await tapOn(page, answer);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `after ${answer.says}`).toBeLessThanOrEqual(
      360,
    );
  }
  expect(await comes(page), asked.join(' ')).toBe('over');
  expect(asked).toContain('end');
  expect(asked).toContain('best'); // Dice were placed.
  expect(errors).toEqual([]);
  const table = Table.fromLog(adventures.game, botsFor(adventures), JSON.parse(await savedLog(page, idOf(page))));
  expect(table.match.standing?.reason).toBe('adventure');
  expect((table.match.board as { names: string[] }).names[0]).toBe('Mira');
  const opened = table.match.eventsFor('everything').filter(({ type }) => type === 'entry.opened');
  expect(opened[0]).toMatchObject({ label: 'START' });
  expect(table.match.isWhole).toBe(true); // Nobody played a part of it elsewhere.
  await page.close();
});
