/** Two friends at the inn as they are there without knowing how it works: they come, ask each other, go, come back, play again. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visit } from './inn.fixture';
import { answersOn, begin, handAt, joinTable, type OnlineHouse, openOnlineHouse, restAt } from './online.fixture';

let house: OnlineHouse;
let ann: Visit;
let ben: Visit;
const phone = { width: 360, height: 740, touch: true };
beforeAll(async () => {
  house = await openOnlineHouse();
  [ann, ben] = await Promise.all([house.open('/credits', phone), house.open('/credits', phone)]);
});
afterAll(() => house?.close());

/** A picture for whoever wants to look: SHOTS names a folder. */
const shot = async ({ page }: Visit, name: string) => {
  const { SHOTS } = process.env;
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

test('friends meet without knowing how: a free seat by itself, one name for all tables, undo asked in sight, away and back, and again', async () => {
  // The lobby's own way: nothing is chosen but the game, and there is a seat for a friend.
  await ann.page.goto(`${house.address}/table/dark-minions/new?online`);
  await ann.page.getByLabel('Your name').fill('Anna');
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  await ann.page.waitForSelector('.gathering [data-kind="person"]');
  expect(await ann.page.locator('.gathering [data-kind="open"]').count()).toBe(1);
  const link = new URL(ann.page.url()).pathname;
  await shot(ann, 'gathering-host');
  await ben.page.goto(house.address + link);
  await ben.page.locator('[data-sit]').first().waitFor();
  await shot(ben, 'gathering-guest');
  await joinTable(ben, link, 'Ben');
  await ann.page.getByText('Ben has come.').waitFor(); // Seen without looking for it.
  await shot(ann, 'gathering-come');
  // Getting up, and sitting down again without being asked for a name.
  await ben.page.locator('[data-get-up]').click();
  await ben.page.locator('[data-sit]').first().click();
  await ben.page.waitForSelector('.gathering-who:has-text("you")');
  await begin(ann.page, ben.page);

  // A name is changed at play, and all read it.
  await ben.page.locator('.online-people-deed').click();
  await ben.page.getByText('Take another name').click();
  await ben.page.getByLabel('Your name').fill('Benno');
  await shot(ben, 'people');
  await ben.page.getByRole('button', { name: 'Be called so' }).click();
  await ben.page.locator('.people b', { hasText: 'Benno' }).waitFor();
  await ben.page.keyboard.press('Escape');

  // Both answer until Anna can only go back with Benno's word. Whoever is on turn, both see it.
  await askToGoBack();
  await ann.page.getByText('Has not said anything yet: Benno.').waitFor();
  const against = ben.page.locator('.proposal').getByRole('button', { name: 'I am against it' });
  await against.waitFor();
  await shot(ann, 'undo-asked');
  await shot(ben, 'undo-to-answer');
  await against.click();
  await ann.page.getByText('Somebody said no. Nothing is taken back.').waitFor();
  await shot(ann, 'undo-refused');

  await remind();

  // Benno goes; Anna lets a bot play for him. He comes back, and the seat is his.
  await ben.page.goto(`${house.address}/inn`);
  await ben.page.locator('.lobby-own-says', { hasText: 'With Anna' }).waitFor();
  await shot(ben, 'lobby');
  await ann.page.locator('.online-away').waitFor();
  await shot(ann, 'away');
  await ann.page.locator('.online-people-deed').click();
  await ann.page.getByRole('button', { name: 'Let a bot play for Benno' }).click();
  await shot(ann, 'people-away');
  await ann.page.keyboard.press('Escape');
  await ben.page.goto(house.address + link);
  await ben.page.getByText('A bot has played for you. The seat is yours again.').waitFor();
  await shot(ben, 'back');

  // To the end. The result is judged with the inn's word on it.
  for (const { page } of [ann, ben]) await handAt(page);
  for (const { page } of [ann, ben]) await page.waitForSelector('.game-over', { timeout: 240_000 });
  await shot(ann, 'over');
  await ann.page.getByRole('button', { name: 'To the result' }).click();
  await ann.page.getByRole('button', { name: 'Verify' }).click();
  await ann.page.getByText('The inn has also signed how it ended.').waitFor();
  await shot(ann, 'verdict');
  await ann.page.keyboard.press('Escape');

  // Again, from the result and from the table: the same seats, and nobody gives a name.
  await ann.page.getByRole('button', { name: 'Again with the same people' }).click();
  await ann.page.waitForSelector('.gathering-who:has-text("you")');
  await ann.page.getByText('Still expected: Benno.').waitFor();
  await shot(ann, 'again');
  await ben.page.getByRole('button', { name: 'Sit down with them again' }).click();
  await ben.page.waitForSelector('.gathering-who:has-text("you")');
  await begin(ann.page, ben.page);
  expect(ann.errors).toEqual([]);
  expect(ben.errors).toEqual([]);
});

/** Whoever waits reminds the other: who is meant reads it, and who said it sees that it was said. */
async function remind(): Promise<void> {
  const deeds = [ann, ben].map(({ page }) => page.getByRole('button', { name: /^Remind (Anna|Benno)$/ }));
  await expect.poll(async () => (await Promise.all(deeds.map((deed) => deed.count()))).includes(1)).toBe(true);
  const isAnn = (await deeds[0].count()) === 1;
  const [own, other, name] = isAnn ? [ann, ben, 'Benno'] : [ben, ann, 'Anna'];
  await deeds[isAnn ? 0 : 1].click();
  await other.page.getByText('The table waits for you.').waitFor();
  await own.page.getByText(`${name} is reminded.`).waitFor();
  await shot(own, 'reminded');
}

/** Undo is free until something fell: then the others are asked. */
async function askToGoBack(): Promise<void> {
  const before = await answersOn(ann.page);
  for (const { page } of [ann, ben]) await handAt(page);
  await expect.poll(() => answersOn(ann.page), { timeout: 60_000 }).toBeGreaterThan(before + 20);
  for (const { page } of [ann, ben]) await restAt(page);
  const practice = ann.page.getByRole('button', { name: 'Take back, for practice' });
  const proposal = ann.page.locator('.proposal');
  for (let tries = 0; tries < 8 && !(await proposal.isVisible()); tries++) {
    await ann.page.getByRole('button', { name: 'Undo' }).click();
    await ann.page.waitForTimeout(300);
    if (await practice.isVisible()) await practice.click();
  }
  await proposal.waitFor();
}
