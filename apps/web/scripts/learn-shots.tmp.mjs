import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import { serve } from './serve.mjs';

const out = '/tmp/learn-shots',
  dist = '/tmp/learn-dist';
if (process.env.BUILD !== 'no')
  await build({
    configFile: new URL('../vite.config.js', import.meta.url).pathname,
    logLevel: 'warn',
    build: { outDir: dist, emptyOutDir: true },
  });
const { port, close } = await serve(dist);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-background-networking', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const H = { 360: 740, 1280: 800, 2560: 1440 };
const todo = process.argv.slice(2).map((a) => a.split(','));
const base = `http://127.0.0.1:${port}`;
async function open(width, theme, language) {
  const page = await browser.newPage({
    viewport: { width, height: H[width] ?? 800 },
    hasTouch: width < 600,
    serviceWorkers: 'block',
  });
  page.on('pageerror', (e) => console.error(`error: ${e.message}`));
  page.on('console', (m) => m.type() === 'error' && console.error(`console: ${m.text()}`));
  await page.addInitScript(
    (s) => localStorage.setItem('tabard.settings', s),
    JSON.stringify({ theme, language, motion: 'reduced', speed: 'fast', sound: false }),
  );
  return page;
}
const measure = () => ({
  w: document.documentElement.scrollWidth,
  tiny: [...document.querySelectorAll('body *')]
    .filter(
      (e) =>
        !e.closest('svg') &&
        [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()) &&
        parseFloat(getComputedStyle(e).fontSize) < 14,
    )
    .map((e) => e.className + ':' + e.textContent.trim().slice(0, 30)),
  missing: document.body.innerText.match(/⟨[^⟩]*⟩/g),
});
try {
  for (const [kind, w, theme, language, extra] of todo) {
    const width = Number(w);
    const page = await open(width, theme, language);
    const name = `${kind}-${w}-${theme}-${language}${extra ? '-' + extra.replace(/\W/g, '_') : ''}`;
    const shot = async (what = '', full = false) => {
      const m = await page.evaluate(measure);
      if (m.w > width || m.tiny.length || m.missing) console.error(name, what, JSON.stringify(m));
      await page.screenshot({ path: `${out}/${name}${what}.png`, fullPage: full, animations: 'disabled' });
    };
    if (kind === 'rules') {
      await page.goto(`${base}/rules/dark-minions${extra ?? ''}`);
      await page.waitForSelector('.clause');
      await page.waitForSelector('.summary h3', { timeout: 20000 });
      await page.waitForTimeout(900);
      await shot();
    }
    if (kind === 'summary') {
      await page.goto(`${base}/rules/dark-minions`);
      await page.waitForSelector('.summary h3', { timeout: 20000 });
      await page.waitForTimeout(500);
      await page.setViewportSize({ width, height: width < 600 ? 4200 : 1700 });
      await page.waitForTimeout(300);
      await shot();
    }
    if (kind === 'search') {
      await page.goto(`${base}/rules/dark-minions`);
      await page.waitForSelector('.summary h3');
      await page.keyboard.press('/');
      await page.keyboard.type(extra);
      await page.waitForTimeout(300);
      await shot();
    }
    if (kind === 'learn') {
      await page.goto(`${base}/learn/dark-minions`);
      await page.waitForSelector('.learn-parts');
      await page.waitForTimeout(400);
      await shot();
    }
    if (kind === 'coach') {
      const stops = new Set((extra ?? '0+3+10+11').split('+').map(Number));
      await page.goto(`${base}/learn/dark-minions`);
      await page.click('.learn-ways button');
      await page.waitForSelector('.coach', { timeout: 30000 });
      const last = Math.max(...stops);
      let ended = false;
      for (let i = 0; i <= last && !ended; i++) {
        await page.waitForTimeout(250);
        if (stops.has(i)) await shot(`-${i}`);
        for (;;) {
          await page.waitForFunction(
            () => document.querySelector('.coach-do') || document.querySelector('.coach-deeds .button'),
            null,
            { timeout: 60000 },
          );
          if (await page.$('.coach-deeds a.button')) {
            ended = true;
            await shot('-end');
            break;
          }
          if (await page.$('.coach-do')) break;
          await page.evaluate(() => [...document.querySelectorAll('.coach-deeds button')].at(-1)?.click());
          await page.waitForTimeout(120);
          if (process.env.MEAN && (await page.$('.decision-waiting'))) await shot(`-mean${i}`);
        }
        if (ended) break;
        if (stops.has(i)) await shot(`-${i}b`);
        // the suggestion glows: find by the coach's sheet
        const key = await page.evaluate(
          () =>
            /data-key="((?:[^"\\]|\\.)*)"/.exec(document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText ?? '')?.[1],
        );
        const glowing = await page.$$(`.at-table [data-key="${key}"], .at-table [data-drop="${key}"]`);
        if (!glowing.length) console.error(name, i, 'nothing glows for', key);
        await page.evaluate(
          (k) =>
            (
              document.querySelector(`.decision [data-key="${k}"]`) ??
              document.querySelector(`[data-drop="${k}"] button, button[data-drop="${k}"]`)
            )?.click(),
          key,
        );
      }
      console.log(name, 'ended', ended);
    }
    await page.close();
  }
} finally {
  await browser.close();
  close();
}
