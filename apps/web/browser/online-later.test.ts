/** What outlasts a table of the inn: the next adventure of a campaign with the same friends, and a call when it is one's turn. */
import adventures from '@tabard/adventures/told';
import { botsFor } from '@tabard/bots';
import { Table } from '@tabard/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLast, playedUntil } from './adventure-ends.fixture';
import { begin, type OnlineHouse, openOnlineHouse, openTable } from './online.fixture';

let house: OnlineHouse;
beforeAll(async () => {
  house = await openOnlineHouse(true);
});
afterAll(() => house?.close());

interface Card {
  readonly before: string | null;
  readonly next: string | null;
  readonly brings: boolean;
}
const ask = async <T>(path: string): Promise<T> => (await fetch(`${house.address}/api/tables/${path}`)).json();

/** An adventure of two friends before its last decision, brought to the inn. */
async function lastDecision(): Promise<string> {
  const sitters = ['Ann', 'Ben'].map((name) => ({ name, kind: 'person' as const }));
  const setup = { match: { seed: 'inn', options: {} }, sitters, whims: 1 };
  const open = Table.open(adventures.game, botsFor(adventures), setup).save;
  const log = playedUntil(open, 'wayfarer-cautious', isLast);
  const agreed = { isPublic: false, chat: 'phrases', delay: 0, watchers: true, window: 60_000 };
  const answer = await fetch(`${house.address}/api/tables/brought`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ log, ...agreed }),
  });
  return ((await answer.json()) as { table: string }).table;
}

/** The party leaves the market: whoever is asked says so, and the other agrees. */
async function decide(...pages: readonly Page[]): Promise<void> {
  const isOver = async () =>
    (await Promise.all(pages.map((page) => page.locator('.game-over').count()))).every(Boolean);
  for (let step = 0; step < 300 && !(await isOver()); step++) {
    for (const page of pages) {
      await page.evaluate(() => {
        const agree = [...document.querySelectorAll<HTMLElement>('.proposal [aria-pressed="false"]')];
        const done = document.querySelector<HTMLElement>('.at-table[data-quiet="true"] button[data-key="done"]');
        (agree.find(({ textContent }) => textContent === 'I agree') ?? done)?.click();
      });
    }
    await pages[0].waitForTimeout(100);
  }
  for (const page of pages) await page.waitForSelector('.game-over');
}

test('an adventure is over, and the same friends go on with the next: its host opens it, the others are shown the way', async () => {
  const first = await lastDecision();
  const friends = await Promise.all(['Ann', 'Ben'].map(() => house.open(`/inn/${first}`)));
  for (const [seat, { page }] of friends.entries()) {
    await page.waitForSelector('.at-table');
    await page.locator('.online-people-deed').click();
    await page.getByLabel('Your name').fill(['Ann', 'Ben'][seat]);
    await page.locator(`[data-sit="${seat}"]`).click();
    await page.keyboard.press('Escape');
  }
  const [ann, ben] = friends.map(({ page }) => page);
  await decide(ann, ben);
  await ben.getByText('Ann can open the next adventure').waitFor();

  // The campaign stands on Ann's shelf; from there she chooses who walks on, and opens a table with what was kept.
  await ann.getByRole('button', { name: 'Next adventure' }).click();
  await ann.waitForSelector('.setup .online-setup');
  expect(await ann.getByLabel('Your name').inputValue()).toBe('Ann');
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.waitForSelector('.gathering-who:has-text("Ann")');
  const second = new URL(ann.url()).pathname.split('/').pop() as string;
  // What the game kept the inn knows by itself (host/series.test.ts); a card is too small for it.
  const { before, brings } = await ask<Card>(second);
  expect([before, brings]).toEqual([first, true]);

  // Ben is shown the way and has the same seat there; both play on.
  await ben.getByRole('button', { name: 'To the next adventure' }).click();
  await ben.waitForSelector('.gathering-who:has-text("Ben")');
  expect((await ask<{ seats: { name: string }[] }>(second)).seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
  await ann.waitForSelector('.gathering-who:has-text("Ben")');
  await begin(ann, ben);
  for (const { errors, context } of friends) {
    expect(errors).toEqual([]);
    await context.close();
  }
});

test('whoever wants to be told when it is their turn is asked once, and the notice leads to the table', async () => {
  const visit = await house.open('/credits', { offline: true });
  const { page, context } = visit;
  await context.grantPermissions(['notifications'], { origin: house.address });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // No push service is in reach of a test: the browser's own part is given here, all else is real.
  await page.addInitScript(() => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const subscription = {
      endpoint: 'https://push.example.org/one',
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint: 'https://push.example.org/one', keys }),
      unsubscribe: async () => true,
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => subscription,
      getSubscription: async () => null,
    });
  });
  const link = await openTable(visit, '/table/roll-player/new?online&seats=2&person=1,2', 'Ann');
  const table = link.split('/').pop() as string;
  const call = page.getByRole('switch', { name: 'Tell me when it is my turn' });
  await call.click();
  await expect.poll(() => page.evaluate((id) => localStorage.getItem(`tabard.called.${id}`), table)).not.toBeNull();
  expect(await call.isChecked()).toBe(true);

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (tabard: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: house.address,
      registrationId,
      data: JSON.stringify({ tabard, table, game: 'roll-player' }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
    });
  await push('turn'); // Whoever looks at the table sees it there.
  await page.waitForTimeout(300);
  expect(await shown()).toEqual([]);
  await page.goto(`${house.address}/credits`);
  // A browser takes its time to notice that nobody looks at the table any more.
  const lookers = () =>
    page.evaluate(async () =>
      ((await navigator.locks.query()).held ?? []).filter(({ name }) => /-at-/.test(name ?? '')),
    );
  await expect.poll(lookers, { timeout: 20_000 }).toEqual([]);
  // A notice takes the place of the one before it: who calls twice a second never sees one.
  let calledAt = 0;
  const called = async () => {
    const there = await shown();
    if (there.length === 0 && Date.now() - calledAt > 5000) {
      calledAt = Date.now();
      await push('turn');
    }
    return there;
  };
  await expect
    .poll(called, { interval: 300, timeout: 60_000 })
    .toEqual([['Roll Player', 'It is your turn.', `tabard-${table}`]]);
  await push('nudge');
  await expect.poll(shown).toEqual([['Roll Player', 'The table waits for you.', `tabard-${table}`]]);

  await page.goto(house.address + link);
  await call.click();
  await expect.poll(() => page.evaluate((id) => localStorage.getItem(`tabard.called.${id}`), table)).toBeNull();
  await context.close();
});
