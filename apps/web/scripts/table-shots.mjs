// npm run table-shots -w @tabard/web -- [basic|advanced] [seats] [width] [theme] [decisions]: sits down at Dark Minions,
// plays some decisions on the board as a person would (dice, then a place that glows), and takes pictures of the table
// into shots/table/. For looking at: nothing is compared. TABLE_DIST names a built page to use instead of building one.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import { serve } from './serve.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const shots = join(web, 'shots', 'table');
const HEIGHTS = { 360: 740, 1280: 800, 2560: 1440 };
const [mode = 'basic', seats = '4', width = '1280', theme = 'candlelight', decisions = '14'] = process.argv.slice(2);
const dist = process.env.TABLE_DIST ?? join(web, 'dist');
if (!process.env.TABLE_DIST) await build({ configFile: join(web, 'vite.config.js'), logLevel: 'warn' });
mkdirSync(shots, { recursive: true });

const { port, close } = await serve(dist);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const size = { width: Number(width), height: HEIGHTS[width] ?? 800 };
const page = await browser.newPage({ viewport: size, hasTouch: size.width < 600, serviceWorkers: 'block' });
page.on('pageerror', (error) => console.error(`error: ${error.message}`));
page.on('console', (message) => message.type() === 'error' && console.error(`console: ${message.text()}`));
const motion = process.env.MOTION ?? 'reduced';
await page.addInitScript(
  (stored) => localStorage.setItem('tabard.settings', stored),
  JSON.stringify({ theme, motion, speed: 'instant', sound: false }),
);
const name = `${mode}-${seats}-${theme}-${width}`;
const shoot = async (what) => {
  const faults = await page.evaluate(measure);
  for (const fault of faults) console.error(`${name}-${what}: ${fault}`);
  await page.screenshot({ path: join(shots, `${name}-${what}.png`), animations: 'disabled', timeout: 60_000 });
};
// A moment is caught in the middle of it, as it is seen.
let caught = 0;
async function watchMoments() {
  const wanted = ['moment-town', 'moment-overlord', 'moment-rolloff', 'moment-herald'];
  while (!page.isClosed() && process.env.MOMENTS && wanted.length > 0) {
    const kind = await page
      .waitForFunction((kinds) => kinds.find((name) => document.querySelector(`.${name}`)), wanted, { timeout: 0 })
      .then((found) => found.jsonValue())
      .catch(() => null);
    if (!kind) return;
    wanted.splice(wanted.indexOf(kind), 1);
    await page.screenshot({ path: join(shots, `${name}-${kind}.png`) }).catch(() => null);
    caught += 1;
  }
}
try {
  await page.goto(`http://127.0.0.1:${port}/table/dark-minions/new?now&seats=${seats}&mode=${mode}&seed=shots`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForSelector('.dm-board', { timeout: 60_000 });
  void watchMoments();
  for (let i = 0; i < Number(decisions); i++) {
    await page.waitForSelector('.decision-options button[data-key], .game-over', { timeout: 60_000 });
    await page.waitForTimeout(motion === 'reduced' ? 60 : 400);
    if (await page.$('.game-over')) break;
    await play(i);
  }
  await page.waitForSelector('.decision-options button[data-key], .game-over', { timeout: 60_000 });
  await page.waitForTimeout(1500);
  await shoot('end');
  if (process.env.MOMENTS) console.log(`moments caught: ${caught}`);
} finally {
  await browser.close();
  close();
}

async function play(i) {
  const count = page.locator('.dm-count').first();
  if (await count.count()) {
    if (i < 6) await shoot('count');
    return count.click();
  }
  const roll = page.locator('.dm-tray-roll');
  if (await roll.count()) {
    if (i === 0) await shoot('roll');
    await roll.click();
    if (motion !== 'reduced' && i < 4) {
      await page.waitForTimeout(700);
      await shoot('throw');
    }
    return page.waitForTimeout(motion === 'reduced' ? 50 : 2500);
  }
  const dice = page.locator('.dm-die-button');
  if ((await dice.count()) && (await page.locator('.dm-die-button[aria-pressed="true"]').count()) === 0) {
    await dice.first().click();
    if (i < 8) await shoot('picked');
    if (process.env.DRAG && (await dragTo('.dm-town-place[data-open="true"]'))) return;
    const places = page.locator('.dm-tower-place[data-open="true"], .dm-town-place[data-open="true"]');
    const n = await places.count();
    if (n > 0) return places.nth((i * 5) % n).evaluate((element) => element.click());
  }
  return page.locator('.decision-options button[data-key]').first().click();
}

/** Carries the picked die to a place by the pointer, as a hand would; answers whether there was one. */
async function dragTo(selector) {
  const die = await page.locator('.dm-die-button[aria-pressed="true"]').first().boundingBox();
  const place = await page
    .locator(selector)
    .first()
    .boundingBox({ timeout: 500 })
    .catch(() => null);
  if (!die || !place) return false;
  await page.mouse.move(die.x + die.width / 2, die.y + die.height / 2);
  await page.mouse.down();
  await page.mouse.move(place.x + place.width / 2, place.y + 60, { steps: 6 });
  await page.screenshot({ path: join(shots, `${name}-drag.png`) });
  await page.mouse.up();
  return true;
}

/** In the page: what a picture does not tell. */
function measure() {
  const faults = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`wider than the window (${scrollWidth})`);
  for (const element of document.querySelectorAll('.at-table *')) {
    const style = getComputedStyle(element);
    const texts = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (texts && !element.closest('svg') && Number.parseFloat(style.fontSize) < 14)
      faults.push(`tiny text: ${element.className} ${element.textContent.trim().slice(0, 30)}`);
    if (!/^(BUTTON|A)$/.test(element.tagName) || element.offsetParent === null) continue;
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < 31)
      faults.push(`small target: ${element.className} ${Math.round(width)}x${Math.round(height)}`);
  }
  for (const selector of ['.at-table-board', '.at-table-dock']) {
    const box = document.querySelector(selector);
    if (box && box.scrollHeight > box.clientHeight + 1)
      faults.push(`${selector} scrolls: ${box.scrollHeight} in ${box.clientHeight}`);
  }
  return [...new Set(faults)];
}
