// npm run shots -w @tabard/web [-- <part of a name> …]: builds the page and takes pictures of every room into shots/,
// at 360, 1280 and 2560 px, by candle and by day. For looking at: nothing is compared.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { ensureChromium } from '../../../scripts/chromium.mjs';
import { serve } from './serve.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const shots = join(web, 'shots');
const WIDTHS = { 360: 740, 1280: 800, 2560: 1440 };
const played = playedGame();
const ROOMS = {
  inn: { path: '/', saves: true },
  'inn-empty': { path: '/' },
  'inn-de': { path: '/', settings: { language: 'de' } },
  'inn-contrast': { path: '/', settings: { contrast: 'more' } },
  'inn-largest': { path: '/', settings: { textSize: 'largest' } },
  settings: { path: '/settings' },
  'settings-de': { path: '/settings', settings: { language: 'de' } },
  credits: { path: '/credits' },
  setup: { path: '/table/dark-minions/new' },
  'setup-de': { path: '/table/dark-minions/new', settings: { language: 'de' } },
  replays: { path: '/replay', saves: true },
  after: { path: `/replay#${played}` },
  'after-de': { path: `/replay#${played}`, settings: { language: 'de' } },
  damaged: { path: `/replay#${played.slice(0, 900)}` },
  nowhere: { path: '/cellar' },
  design: { path: '/design', settings: { depth: 'always' } },
};
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((part) => name.includes(part));

await build({ configFile: join(web, 'vite.config.js'), logLevel: 'warn' });
if (wanted.length === 0) rmSync(shots, { recursive: true, force: true });
mkdirSync(shots, { recursive: true });
const { port, close } = await serve(join(web, 'dist'));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
try {
  for (const [name, room] of Object.entries(ROOMS)) {
    for (const theme of ['candlelight', 'parchment']) {
      for (const [width, height] of Object.entries(WIDTHS)) {
        const file = `${name}-${theme}-${width}.png`;
        if (isWanted(file)) await shoot(room, theme, Number(width), height, join(shots, file));
      }
    }
  }
} finally {
  await browser.close();
  close();
}

async function shoot({ path, settings = {}, saves }, theme, width, height, file) {
  const page = await browser.newPage({ viewport: { width, height }, serviceWorkers: 'block' });
  page.on('pageerror', (error) => console.error(`${file}: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && console.error(`${file}: ${message.text()}`));
  await page.addInitScript(
    (stored) => localStorage.setItem('tabard.settings', stored),
    JSON.stringify({ theme, ...settings }),
  );
  await page.goto(`http://127.0.0.1:${port}/`);
  if (saves) await page.evaluate(leaveGames);
  await page.goto(`http://127.0.0.1:${port}${path}`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(path === '/design' ? 3500 : 500);
  const { scrollWidth, tiny } = await page.evaluate(measure);
  if (scrollWidth > width) console.error(`${file}: wider than the window (${scrollWidth})`);
  for (const text of tiny) console.error(`${file}: tiny text: ${text}`);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled', timeout: 120_000 });
  await page.close();
}

/** In the page: what a picture does not tell. */
function measure() {
  const texts = [...document.querySelectorAll('body *')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()),
  );
  const tiny = texts
    .filter((element) => !element.closest('svg') && Number.parseFloat(getComputedStyle(element).fontSize) < 14)
    .map((element) => element.textContent.trim().slice(0, 40));
  return { scrollWidth: document.documentElement.scrollWidth, tiny };
}

/** In the page: a few games on the shelf, one of them damaged. */
async function leaveGames() {
  const db = await new Promise((resolve, reject) => {
    const request = indexedDB.open('tabard', 2);
    request.onupgradeneeded = () => {
      for (const name of ['heads', 'tables', 'entries', 'stands', 'saves']) request.result.createObjectStore(name);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const seats = [{ name: 'You', kind: 'person' }];
  const game = { game: 'dark-minions', createdAt: 1, seats, over: false };
  const games = [
    {
      ...game,
      id: 'a',
      updatedAt: 1794700000000,
      title: 'Dark Minions',
      summary: 'Four hordes, turn 23, you lead at Highcairn',
    },
    {
      ...game,
      id: 'b',
      updatedAt: 1794600000000,
      title: 'Dark Minions',
      summary: 'Won by Ember, 51 to 44',
      over: true,
    },
    { id: 'x', game: 'dark-minions' },
  ];
  const store = db.transaction('heads', 'readwrite').objectStore('heads');
  for (const save of games) store.put(save, save.id);
  await new Promise((resolve) => (store.transaction.oncomplete = resolve));
  db.close();
}

/** A game of bots as it stands in a link (src/after/link.ts). */
function playedGame() {
  const how = [
    '--seed',
    'shots',
    '--seats',
    '4',
    '--options',
    'mode=advanced',
    '--bots',
    'minion,captain,schemer,schemer',
  ];
  const record = execFileSync('npx', ['tabard', 'record', 'dark-minions', ...how], {
    cwd: web,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return `g=${deflateSync(record).toString('base64url')}&n=Anna&n=Ember&n=Bile&n=Dusk&p=0`;
}
