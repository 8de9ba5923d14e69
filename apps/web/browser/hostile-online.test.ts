/** Whoever comes to an inn by its protocol may be called anything, and say anything: to the others it is text. */
import { LIMITS } from '@tabard/kernel';
import { call, sitAt } from '@tabard/server/src/inn.fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinTable, type OnlineHouse, openOnlineHouse } from './online.fixture';

/** Each as long as a name may be, and each in words of its own, for two that are read alike are one. */
const IMAGE = '<img src=x onerror="owned=1">';
const SCRIPT = '<script>owned=1</script>';
const HANDLER = '"><svg onload=owned=1>{{owned=1}}';
const TURNED = '\u202Enwod edispu';

let house: OnlineHouse;
beforeAll(async () => {
  house = await openOnlineHouse();
});
afterAll(() => house?.close());

test('names, a bot’s name and free words of strangers are text in the lobby, at the gathering and at the table', async () => {
  for (const name of [IMAGE, SCRIPT, HANDLER]) expect(name.length).toBeLessThanOrEqual(LIMITS.name);
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', bot: 'random', name: SCRIPT }];
  const wish = { game: 'dark-minions', seats, isPublic: true, chat: 'free' };
  const { table } = await call<{ table: string }>(house.address, 'POST', '/api/tables', wish);
  const eve = await sitAt(house.address, table, IMAGE, [0]);
  const turned = await sitAt(house.address, table, TURNED, []);
  const said = await sitAt(house.address, table, HANDLER, []);

  const visit = await house.open('/inn');
  const { page, errors } = visit;
  await page.getByText(IMAGE).first().waitFor();
  await joinTable(visit, `/inn/${table}`, 'Ann');
  await page.getByText(IMAGE).first().waitFor();
  await page.getByText(SCRIPT).first().waitFor();
  expect(await eve.guest.say(`${IMAGE}${SCRIPT}\u202E`)).toBeNull();
  await call(house.address, 'POST', `/api/tables/${table}/begin`, {}, eve.token);
  await page.waitForSelector('.at-table');
  expect(await eve.guest.say(HANDLER)).toBeNull();
  await page.locator('.online-people-deed').click();
  await page.locator('.talk-lines').getByText(HANDLER).first().waitFor();
  const html = await page.evaluate(() => `${document.title}${document.documentElement.outerHTML}`);
  expect(html).not.toMatch(/\u202E/u);
  expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  expect(errors).toEqual([]);
  for (const { guest } of [eve, turned, said]) guest.close();
});
