/** The storybook in a real browser: the tutorial to its end by the buttons of the book, the map and the dice. */
import adventures from '@tabard/adventures/told';
import { botsFor } from '@tabard/bots';
import { Table, type TableLog } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comes } from './adventures.fixture';
import { seriousFaults } from './axe/axe.fixture';
import { type House, openHouse } from './inn.fixture';
import { ANSWERS, answer, idOf } from './play.fixture';
import { savedLog } from './shelf.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const TUTORIAL = '/table/adventures/new?now&book=tutorial&seats=2&person=1&bots=companion';
const LIMIT = 250;

/** In this order, by what the buttons say: to the trail, to the tower, up, and home. */
const WISHES = [
  /THE END/,
  /^Pay the toll/,
  /^Follow the bent stems|^Search for the ferryman/,
  /^Climb with bare hands/,
  /^Walk on/,
  /^Move on/,
  /Salt Tower/,
  /Reedmaze/,
  /Sunken Chapel/,
  /^Place what covers most/,
  /^That is enough|^Buy no more|^Done|^On to the market|^Leave/,
];

interface Answer {
  readonly key: string;
  readonly says: string;
  readonly isInBook: boolean;
}

async function answersOn(page: Page): Promise<Answer[]> {
  return page.locator(ANSWERS).evaluateAll((buttons) =>
    buttons.map((button) => ({
      key: (button as HTMLElement).dataset.key as string,
      says: (button as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
      isInBook: button.closest('.ra-choices') !== null,
    })),
  );
}

/** To where the trail was found the party does not go twice. */
function wished(answers: readonly Answer[], hasTrail: boolean): Answer {
  const wishes = hasTrail ? WISHES.filter((wish) => !wish.source.includes('Reedmaze')) : WISHES;
  for (const wish of wishes) {
    const found = answers.find(({ says }) => wish.test(says));
    if (found) return found;
  }
  return answers[0];
}

test('the tutorial to its end by the buttons of book, map and dice; what was read stays', {
  timeout: 600_000,
}, async () => {
  const { page, errors } = await house.open(`${TUTORIAL}&seed=ferry`);
  const inBook: string[] = [];
  let faced = 0;
  let walked = 0;
  let steps = 0;
  for (; steps < LIMIT && (await comes(page)) === 'asked'; steps++) {
    faced += await page.locator('.ra-challenge').count();
    const hasTrail = (await page.locator('.ra-place[data-letter="D"]').count()) > 0;
    const answers = await answersOn(page);
    const chosen = wished(answers, hasTrail);
    if (chosen.isInBook) inBook.push(chosen.says);
    if (/^\d? ?Move on/.test(chosen.says) && walked === 0) {
      // A place that beckons is a button: by keyboard, and straight from the list.
      walked += 1;
      expect(await seriousFaults(page)).toEqual([]); // Book and map lie side by side.
      const before = await page.locator('.at-table').getAttribute('data-answers');
      await page.locator('.ra-place[data-letter="B"][data-go="true"]').focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (old) => Number(document.querySelector<HTMLElement>('.at-table')?.dataset.answers) >= Number(old) + 2,
        before,
      );
      continue;
    }
    await answer(page, chosen.key);
  }
  expect(await comes(page)).toBe('over');
  expect(inBook.some((says) => says.includes('Pay the toll'))).toBe(true);
  expect([walked, faced > 3]).toEqual([1, true]);

  const log = JSON.parse(await savedLog(page, idOf(page))) as TableLog;
  const { match } = Table.fromLog(adventures.game, botsFor(adventures), log);
  expect(match.hash()).toBe(await page.locator('.game-over').getAttribute('data-hash'));

  // The chronicle: every entry that was opened can be found again.
  await page.getByRole('button', { name: 'Chronicle' }).click();
  await page.getByLabel('Search what was read').fill('toll CLERK presses');
  await expect.poll(() => page.locator('.ra-contents-leaf').count()).toBe(1);
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('.ra-contents-leaf').click();
  await page.locator('.ra-sentence', { hasText: 'bell tolls twice under dry mud.' }).waitFor();
  expect(await page.locator('.ra-note', { hasText: 'Hooded Lamp' }).count()).toBe(1);
  expect(errors).toEqual([]);
  await page.close();
});

test('whoever comes back is told what happened before, reads as they like, and hears that there is no voice', async () => {
  const { page, errors } = await house.open(`${TUTORIAL}&seed=back`, { width: 360, height: 740 });
  for (let i = 0; i < 3 && (await comes(page)) === 'asked'; i++)
    await answer(page, wished(await answersOn(page), false).key);
  await comes(page);
  await page.waitForSelector('.at-table[data-kept="true"]');
  await page.reload();
  await page.getByRole('complementary', { name: 'Previously …' }).waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  expect(await page.locator('.ra-previously').count()).toBe(0);

  const sizeOf = () =>
    page
      .locator('.ra-telling')
      .first()
      .evaluate((prose) => Number.parseFloat(getComputedStyle(prose).fontSize));
  const before = await sizeOf();
  await page.getByRole('button', { name: 'How you like to read' }).click();
  await page.getByRole('toolbar', { name: 'The book' }).getByText('Largest').click();
  await page.getByText('For dyslexia').click();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await sizeOf()).toBeGreaterThan(before * 1.4);
  expect(
    await page.evaluate(() =>
      [...document.fonts].some((font) => font.family === 'OpenDyslexic' && font.status === 'loaded'),
    ),
  ).toBe(true);

  await page.evaluate(() => Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [{ lang: 'fr-FR' }] }));
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await page.getByText('This browser has no voice').waitFor();

  // In a hand the map lies under the book.
  await page.getByRole('button', { name: 'Map' }).click();
  await page.getByRole('button', { name: /^Low Wick Tollgate\. The party stands here/ }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
});
