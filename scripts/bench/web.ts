/**
 * The page on a slow phone: a 360 px window with the processor slowed down four times. Milliseconds to the first
 * question of each game, the best of three first visits; kilobytes of script as they travel (gzip); and what a browser that
 * keeps the house for offline is sent and stores: with the first visit of the inn, and with each table opened after it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { serve } from '../../apps/web/scripts/serve.mjs';
import { countSent, shelfOf, storedIn, untilKept, untilShelled } from '../../apps/web/scripts/shelf.mjs';
import { buildWeb, isWebStale, webDist } from '../build.mjs';
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
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

export default async function measure(): Promise<Record<string, number>> {
  if (isWebStale()) await buildWeb();
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
      for (const game of Object.keys(TABLES)) {
        const name = `${game} millisecondsToFirstQuestion`;
        const took = await firstQuestion(await slowPhone(), `${address}/table/${game}/new?now&${TABLES[game]}`);
        found[name] = Math.min(Math.round(took), found[name] ?? Number.POSITIVE_INFINITY);
      }
    return found;
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
  await page.waitForSelector('.decision-options button[data-key], [data-leads]');
  const took = performance.now() - start;
  await page.context().close();
  return took;
}
