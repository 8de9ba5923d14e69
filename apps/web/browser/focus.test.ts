/** The keyboard alone, at every table: the focus stays with the person, and what changed is said once, when it is seen. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerByKey, focusLog, IN_FOCUS } from './focus.fixture';
import { type House, openHouse } from './inn.fixture';
import { turnOrEnd } from './play.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const TABLES: { readonly [game: string]: string } = {
  'dark-minions': 'seats=3&mode=advanced',
  'para-roles': '',
  'roll-player': 'seats=2',
  'dungeon-fighter': 'throws=model',
  adventures: '',
};
/** `DECISIONS=80 SPEED=normal` plays longer, and as people do. */
const DECISIONS = Number(process.env.DECISIONS ?? 12);
const SPEED = process.env.SPEED ?? 'instant';

/** Whether what was said stands in the log in the same order and as often; of a long stretch only the end is said. */
function isOnce(said: readonly string[], shown: readonly string[]): boolean {
  const news = said.filter((line) => shown.includes(line)).slice(-NEWEST);
  let at = shown.length;
  for (const line of news.reverse()) {
    at = shown.lastIndexOf(line, at - 1);
    if (at < 0) return false;
  }
  return news.length > 0;
}
const NEWEST = 12;

for (const [game, how] of Object.entries(TABLES)) {
  test(`${game}: by keyboard alone the focus is never lost, and everything is said once`, async () => {
    const { page, context, errors } = await house.open(`/table/${game}/new?now&seed=focus&${how}`, {
      script: IN_FOCUS,
      settings: { speed: SPEED, motion: SPEED === 'instant' ? 'reduced' : 'full' },
    });
    let given = 0;
    while (given < DECISIONS && (await answerByKey(page, given))) given++;
    const { lost, said, ahead, shown } = await focusLog(page);
    expect(given).toBeGreaterThanOrEqual(Math.min(DECISIONS, 12)); // A longer run may come to the end of the game.
    expect(lost).toEqual([]);
    expect(ahead).toEqual([]);
    expect([isOnce(said, shown), said]).toEqual([true, said]);
    expect(said.length).toBeGreaterThan(given / 2);
    expect(errors).toEqual([]);
    await context.close();
  });
}

test('nothing is said before the die has landed, and the log opens at its newest line', async () => {
  const { page, context } = await house.open('/table/dark-minions/new?now&seed=focus&seats=3', {
    script: IN_FOCUS,
    width: 360,
    height: 740,
    settings: { speed: 'brisk', motion: 'full' },
  });
  for (let given = 0; given < 6; given++) expect(await answerByKey(page, given)).toBe(true);
  await turnOrEnd(page);
  const { said, ahead, lost } = await focusLog(page);
  expect(said.some((line) => line.includes('rolls'))).toBe(true);
  expect([...ahead, ...lost]).toEqual([]);
  await page.locator('.at-table-side-switch').click();
  const newest = page.locator('.log-lines li').last();
  await newest.waitFor();
  const isSeen = await newest.evaluate((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    const frame = line.closest('.log-lines')!.getBoundingClientRect();
    return top >= frame.top - 1 && bottom <= frame.bottom + 1 && bottom <= innerHeight;
  });
  expect(isSeen).toBe(true);
  await context.close();
});
