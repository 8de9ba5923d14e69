/** The sounds of a place in a real browser: only on request, reached from the table, and never behind another tab. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './inn.fixture';
import { turnOrEnd } from './play.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

interface Heard {
  /** Beds of noise that sound now, or are told to end. */
  beds: number;
}

/** Beds are the only noise that goes on, and the only thing that an oscillator slower than 1 Hz moves. */
function listen(): void {
  const heard = { beds: 0 };
  (globalThis as unknown as { heard: Heard }).heard = heard;
  const { start, stop } = OscillatorNode.prototype;
  const isTide = (node: OscillatorNode) => node.frequency.value < 1;
  OscillatorNode.prototype.start = function (...when) {
    if (isTide(this)) heard.beds++;
    return start.apply(this, when);
  };
  OscillatorNode.prototype.stop = function (...when) {
    if (isTide(this)) heard.beds--;
    return stop.apply(this, when);
  };
}

const bedsAre = (page: Page, isSome: boolean) =>
  page.waitForFunction((some) => (globalThis as unknown as { heard: Heard }).heard.beds > 0 === some, isSome);

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('a place is heard when somebody asks for it at the table, and is silent behind another tab or without sound', async () => {
  const { page, context, errors } = await house.open('/', { settings: { sound: true, volume: 10 } });
  await page.addInitScript(listen);
  await page.goto(`${house.address}/table/dark-minions/new?now&seats=3&seed=hum`);
  await turnOrEnd(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const asks = page.locator('dialog[open]').getByRole('switch', { name: 'The sounds of the place' });
  expect(await asks.isChecked()).toBe(false);
  await bedsAre(page, false);
  await asks.click();
  await bedsAre(page, true);
  await hide(page, true);
  await bedsAre(page, false);
  await hide(page, false);
  await bedsAre(page, true);
  await page.locator('dialog[open]').getByRole('switch', { name: 'Sound', exact: true }).click();
  await bedsAre(page, false);
  expect(errors).toEqual([]);
  await context.close();
});
