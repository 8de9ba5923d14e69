/** Opens moments and pages in every size, text and language, and asks the layout what is wrong with it. */
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { root } from '../../../../scripts/setup.mjs';
import type { House } from '../inn.fixture';
import { leaveTable } from '../shelf.fixture';
import type { HardMoment } from './moments.fixture';

export interface Fault {
  readonly kind: 'sideways' | 'cut' | 'broken' | 'overlap' | 'small' | 'hidden' | 'region';
  /** Where, by region and class. */
  readonly where: string;
  readonly what: string;
}

export interface Cell {
  /** Of the window, in pixels of the screen. */
  readonly width: number;
  readonly text: 'normal' | 'largest';
  /** 2: everything twice as large, so the page has half the window. */
  readonly zoom: 1 | 2;
  readonly language: 'en' | 'de';
}

/** The windows people have, by width: a phone, a tablet, two screens, a wall. */
export const HEIGHTS: { readonly [width: number]: number } = { 360: 740, 768: 1024, 1280: 800, 1920: 1080, 2560: 1440 };
/** Up to here it is held in a hand, and pressed with a thumb. */
const TOUCHED = 768;

const LOOKS = [
  { text: 'normal', zoom: 1 },
  { text: 'largest', zoom: 1 },
  { text: 'normal', zoom: 2 },
] as const;

/** All there are. A phone is not zoomed by half its width: it enlarges its text, which is measured. */
export const CELLS: readonly Cell[] = (['en', 'de'] as const).flatMap((language) =>
  Object.keys(HEIGHTS).flatMap((width) =>
    LOOKS.filter(({ zoom }) => zoom === 1 || Number(width) > 360).map((look) => ({
      width: Number(width),
      ...look,
      language,
    })),
  ),
);

export const nameOf = ({ width, text, zoom, language }: Cell): string =>
  `${width} ${language}${text === 'largest' ? ' largest' : ''}${zoom === 2 ? ' zoom' : ''}`;

/** What is looked at: a moment of a room, or a page by its path. */
export type Sight = HardMoment | { readonly game: null; readonly name: string; readonly path: string };

export const sightName = (sight: Sight): string => `${sight.game ?? 'page'} ${sight.name}`;

/** What measures, for `House.open`. */
export const IN_PAGE = join(root, 'apps/web/browser/layout/in-page.js');

type Seen = (cell: Cell, faults: readonly Fault[], picture: (path: string) => Promise<void>) => void | Promise<void>;

/** Each sight is opened once for a language; sizes, and whether it is a finger that points, change before the open page. */
export async function lookAt(
  house: Pick<House, 'open' | 'address'>,
  sight: Sight,
  cells: readonly Cell[],
  onSeen: Seen,
): Promise<void> {
  for (const language of ['en', 'de'] as const) {
    const own = cells.filter((cell) => cell.language === language);
    if (own.length === 0) continue;
    const { page, context, errors } = await house.open('/', { settings: { language }, script: IN_PAGE });
    const devices = await context.newCDPSession(page);
    await pointWith(devices, page, isTouched(own[0]));
    await comeTo(page, house.address, sight, errors);
    for (const cell of own) {
      await pointWith(devices, page, isTouched(cell));
      await resize(page, cell, language);
      await onSeen(cell, await measure(page), (path) => takePicture(page, path));
    }
    await context.close();
  }
}

const isTouched = ({ width }: Cell): boolean => width <= TOUCHED;

/** As when a tablet is taken from its keyboard: the page asks by media queries, and is told at once. */
async function pointWith(devices: CDPSession, page: Page, touch: boolean): Promise<void> {
  await devices.send('Emulation.setTouchEmulationEnabled', { enabled: touch, maxTouchPoints: 1 });
  await page.waitForFunction((coarse) => matchMedia('(pointer: coarse)').matches === coarse, touch);
}

interface Measuring {
  measureLayout(): Fault[];
}

/** To paint a wall that nobody looks at takes longer than to measure it: between two measurings a curtain is drawn. */
const drawCurtain = (page: Page, isDrawn: boolean) =>
  page.evaluate((opacity) => document.documentElement.style.setProperty('opacity', opacity), isDrawn ? '0' : '1');

const measure = (page: Page): Promise<Fault[]> =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    style.opacity = '1';
    const faults = (globalThis as unknown as Measuring).measureLayout();
    style.opacity = '0'; // Before anything is painted.
    return faults;
  });

async function takePicture(page: Page, path: string): Promise<void> {
  await drawCurtain(page, false);
  await page.screenshot({ path });
  await drawCurtain(page, true);
}

/** The theatre has its room, which comes after the page. */
const REPLAYED = '.stage[data-board="true"] .stage-board > *';
const ASKED = '.decision-options button[data-key], .decision-group-head, .decision-all, .game-over button';

/** From the inn to what is looked at. Where it does not come, the page's own words say why. */
export async function comeTo(page: Page, address: string, sight: Sight, errors: readonly string[]): Promise<void> {
  await walkTo(page, address, sight).catch(async (problem: Error) => {
    const shown = await page.evaluate(() => document.body.innerText.slice(0, 400));
    throw new Error(`${sightName(sight)}: ${problem.message}\n${errors.join('\n')}\nThe page says: ${shown}`);
  });
}

async function walkTo(page: Page, address: string, sight: Sight): Promise<void> {
  if (sight.game === null) {
    await page.goto(address + sight.path);
    await page.waitForSelector('main h1', { state: 'attached' });
  } else {
    await page.locator('.left-none').waitFor({ state: 'attached' }); // The inn has looked at its shelf: it is there.
    await leaveTable(page, sight.head, sight.save);
    await page.goto(address + sight.path);
    await (sight.path.startsWith('/play/') ? untilAsked(page) : page.waitForSelector(REPLAYED, { state: 'attached' }));
  }
  await page.mouse.move(1, 1); // No explanation hangs over what is measured.
  await page.evaluate(() => document.fonts.ready);
}

async function untilAsked(page: Page): Promise<void> {
  await page.waitForSelector(`${ASKED}, .notice-deeds .button`, { state: 'attached' });
  // A page for developers mounts everything twice, and finds itself at the table already.
  if ((await page.locator(ASKED).count()) === 0) await page.locator('.notice-deeds .button').first().click();
  await page.waitForSelector(ASKED, { state: 'attached' });
}

/** The window and the text, as a person changes them: the page is not loaded anew. */
async function resize(page: Page, { width, text, zoom }: Cell, language: string): Promise<void> {
  await drawCurtain(page, true);
  await page.setViewportSize({ width: width / zoom, height: HEIGHTS[width] / zoom });
  await wish(page, { textSize: text, language });
}

/** Settings as a person changes them in another tab: this page follows. */
export async function wish(page: Page, wishes: { readonly [name: string]: string }): Promise<void> {
  await page.evaluate((changed) => {
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem('tabard.settings') ?? '{}'), ...changed });
    localStorage.setItem('tabard.settings', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'tabard.settings', newValue }));
  }, wishes);
  // What follows a size by an observer has followed after two pictures; dice and maps take a moment more.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForTimeout(120);
}
