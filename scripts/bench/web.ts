/**
 * The page on a slow phone: a 360 px window with the processor slowed down four times. Milliseconds to the first
 * question of each game, the best of three first visits. Beside it what a busy machine cannot blur: how long the page's own
 * thread really worked until then (not slowed down), how many requests it made and how many of them had to wait for one
 * another. Kilobytes of script as they travel (gzip); and what a browser that
 * keeps the house for offline is sent and stores: with the first visit of the inn, and with each table opened after it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gameIds } from '@tabard/house';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { serve } from '../../apps/web/scripts/serve.mjs';
import { countSent, shelfOf, storedIn, untilKept, untilShelled } from '../../apps/web/scripts/shelf.mjs';
import { buildWeb, isWebStale, packPage, webDist } from '../build.mjs';
import { ensureChromium } from '../chromium.mjs';
import { root } from '../setup.mjs';

const SLOWER = 4;
const VISITS = 3;
/** So that a person is asked first. */
const TABLES: { readonly [game: string]: string } = {
  'dark-minions': 'seats=3&firstSeat=1&seed=bench',
  'para-roles': 'seats=3&seed=bench',
  'dungeon-fighter': 'seats=3&seed=bench',
  'roll-player': 'seats=3&seed=bench',
  adventures: 'book=tutorial&seats=2&person=1&bots=companion&seed=bench',
};
/** A button that answers, or leads to an answer. */
const FIRST_QUESTION = '.at-table [data-key]:visible, [data-leads]:visible';
/** What every request takes at least, so that one which waits for another begins visibly later. */
const LINE_MS = 150;
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

export default async function measure(): Promise<Record<string, number>> {
  if (isWebStale()) await buildWeb();
  await packPage();
  const inn = await serve(webDist);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
  const address = `http://127.0.0.1:${inn.port}`;
  try {
    const home = await browser.newPage({ serviceWorkers: 'block' });
    const scripts = new Set<string>();
    home.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await home.goto(address, { waitUntil: 'networkidle' });
    await home.close();
    return {
      homeScriptKilobytes: Math.round([...scripts].reduce((sum, path) => sum + weightOf(path), 0) / 1000),
      allScriptKilobytes: Math.round(allScripts().reduce((sum, path) => sum + weightOf(path), 0) / 1000),
      cpuSlowedDown: SLOWER,
      ...(await firstQuestions()),
      ...(await workBehind()),
      ...(await deliveries()),
    };
  } finally {
    await browser.close();
    await inn.close();
  }

  /** The best of a few first visits of each table, in turns: others may work beside it. */
  async function firstQuestions(): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (let visit = 0; visit < VISITS; visit++)
      for (const game of gameIds) {
        const name = `${game} millisecondsToFirstQuestion`;
        const took = await firstQuestion(await slowPhone(), newGame(game));
        found[name] = Math.min(Math.round(took), found[name] ?? Number.POSITIVE_INFINITY);
      }
    return found;
  }

  /** The work behind it, on a line on which every request takes its time: so one sees which of them wait for others. */
  async function workBehind(): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (let visit = 0; visit < VISITS; visit++)
      for (const game of gameIds) {
        const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        const asked = await followRequests(session);
        await session.send('Performance.enable', { timeDomain: 'threadTicks' });
        await page.goto(newGame(game), { waitUntil: 'commit' });
        await page.waitForSelector(FIRST_QUESTION);
        const { metrics } = await session.send('Performance.getMetrics');
        const worked = Math.round(1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value);
        const name = `${game} millisecondsOfMainThread`;
        found[name] = Math.min(worked, found[name] ?? Number.POSITIVE_INFINITY);
        found[`${game} requests`] = asked().length;
        found[`${game} requestsOneAfterAnother`] = Math.min(
          longestRow(asked()),
          found[`${game} requestsOneAfterAnother`] ?? Number.POSITIVE_INFINITY,
        );
        await context.close();
      }
    return found;
  }

  function newGame(game: string): string {
    return `${address}/table/${game}/new?now&${TABLES[game] ?? 'seed=bench'}`;
  }

  /** Each table in a browser of its own that has been to the inn before. */
  async function deliveries(): Promise<Record<string, number>> {
    const sent = countSent(inn.server);
    const found: Record<string, number> = {};
    let waiting: string[] | null = null;
    do {
      const context = await browser.newContext();
      const page = await context.newPage();
      const before = sent();
      await page.goto(address);
      await untilShelled(page);
      const inTheInn = { sent: sent(), stored: await storedIn(page) };
      waiting ??= (await shelfOf(page)).map(({ id }) => id).filter((id) => isTable(id));
      const game = waiting.shift()!;
      await page.goto(`${address}/table/${game}/new`);
      await untilKept(page, game);
      found.innKilobytesSent = kilo(inTheInn.sent - before);
      found.innKilobytesStored = kilo(inTheInn.stored);
      found[`${game} kilobytesSent`] = kilo(sent() - inTheInn.sent);
      found[`${game} kilobytesStored`] = kilo((await storedIn(page)) - inTheInn.stored);
      await context.close();
    } while (waiting.length > 0);
    return found;
  }

  async function slowPhone(): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return page;
  }
}

interface Asked {
  /** Seconds, by the browser's clock. */
  readonly at: number;
  readonly answered: number;
}

/** The page's requests so far: nobody waits for a font or for the sign of the house. */
async function followRequests(session: CDPSession): Promise<() => Asked[]> {
  const asked = new Map<string, { at: number; answered: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    if (type !== 'Font' && type !== 'Image' && type !== 'Other')
      asked.set(requestId, { at: timestamp, answered: Number.POSITIVE_INFINITY });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const one = asked.get(requestId);
    if (one) one.answered = timestamp;
  });
  await session.send('Network.enable');
  const line = { offline: false, latency: LINE_MS, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', line);
  return () => [...asked.values()];
}

/** Of how many requests each began only when the one before it was answered. */
function longestRow(asked: readonly Asked[]): number {
  const rows: number[] = [];
  const inOrder = [...asked].sort((a, b) => a.at - b.at);
  for (const [i, { at }] of inOrder.entries())
    rows[i] = 1 + Math.max(0, ...rows.filter((_, before) => inOrder[before].answered <= at));
  return Math.max(0, ...rows);
}

const kilo = (bytes: number): number => Math.round(bytes / 1000);

const isTable = (id: string): boolean => existsSync(join(root, 'packages/games', id));

const weightOf = (path: string): number => gzipSync(readFileSync(join(webDist, path))).length;

/** Of this build; those of the builds before lie beside them for a while. */
const allScripts = (): string[] => {
  const [{ files }] = JSON.parse(readFileSync(join(webDist, '.builds.json'), 'utf8'));
  return files.filter((path: string) => path.endsWith('.js'));
};

/** From an empty browser at the address of a new game to the first button that answers, or leads to an answer. */
async function firstQuestion(page: Page, address: string): Promise<number> {
  const start = performance.now();
  await page.goto(address);
  await page.waitForSelector(FIRST_QUESTION);
  const took = performance.now() - start;
  await page.context().close();
  return took;
}
