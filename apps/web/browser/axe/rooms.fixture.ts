/** Everything axe looks at: the rooms at their hardest, and every other page as somebody has it who has played. */
import type { Page } from 'playwright-core';
import type { House } from '../inn.fixture';
import { comeTo, wish } from '../layout/look.fixture';
import { type HardMoment, hardMoments } from '../layout/moments.fixture';
import { PAGES } from '../layout/pages.fixture';
import { openOnlineHouse, openTable } from '../online.fixture';
import { turnOrEnd } from '../play.fixture';
import { leaveTable } from '../shelf.fixture';

export interface AxeRoom {
  readonly name: string;
  /** Opens it in a browser of its own; whoever looks closes the page's context. */
  readonly open: (language: string) => Promise<Page>;
}

type Door = Pick<House, 'open' | 'address'>;

const opened =
  (door: Door, come: (page: Page, errors: readonly string[]) => Promise<void>): AxeRoom['open'] =>
  async (language) => {
    const { page, errors } = await door.open('/', { settings: { language } });
    await come(page, errors);
    return page;
  };

const isThere = (page: Page) => page.waitForSelector('main h1', { state: 'attached' });

/** What has something to show only after games: the book, the deals, the inn's own shelf. */
const AFTER_GAMES = { 'inn after games': '/', 'book after games': '/book', 'deal after games': '/deal' } as const;

const afterGames = (door: Door, name: string, path: string, ends: readonly HardMoment[]): AxeRoom => ({
  name,
  open: opened(door, async (page) => {
    await page.locator('.left-none').waitFor({ state: 'attached' });
    for (const { head, save } of ends) await leaveTable(page, head, save);
    await page.goto(door.address + path);
    await isThere(page);
    await page.waitForTimeout(1500); // The book is counted by a worker, and read when it is done.
  }),
});

/** What lies over a room: its menu, and the sheet that says why something is not possible. */
const LAID_OVER = {
  menu: '.at-table-deeds > .at-table-deed:last-of-type',
  refused: '.decision-more [aria-haspopup="dialog"]',
};

const laidOver = (door: Door, moment: HardMoment, what: keyof typeof LAID_OVER): AxeRoom => ({
  name: `${moment.game} ${moment.name} ${what}`,
  open: opened(door, async (page, errors) => {
    await comeTo(page, door.address, moment, errors);
    await page.locator(LAID_OVER[what]).first().click();
    await page.waitForSelector('dialog[open]');
  }),
});

/** A campaign that was begun, and left in its first book. */
const campaign = (door: Door): AxeRoom => ({
  name: 'page campaigns begun',
  open: opened(door, async (page) => {
    await page.goto(`${door.address}/table/adventures/new?seats=2&person=1&bots=companion&seed=ebb`);
    await page.locator('.setup-begin button').first().click();
    await turnOrEnd(page);
    await page.goto(`${door.address}/campaigns`);
    await page.locator('article').first().waitFor();
  }),
});

export interface AxeHouse {
  readonly rooms: readonly AxeRoom[];
  close(): Promise<void>;
}

/** Opens an inn, too: its lobby and its gathering room are pages like any other. */
export async function openAxeHouse(wants: (name: string) => boolean): Promise<AxeHouse> {
  const door = await openOnlineHouse();
  const moments = await hardMoments((game, moment) => wants(`${game} ${moment}`));
  const rooms: AxeRoom[] = [...PAGES, ...moments].map((sight) => ({
    name: `${sight.game ?? 'page'} ${sight.name}`,
    open: opened(door, (page, errors) => comeTo(page, door.address, sight, errors)),
  }));
  for (const moment of moments.filter(({ name }) => name === 'commit' || name === 'market')) {
    rooms.push(laidOver(door, moment, 'menu'));
    if (moment.game === 'dark-minions') rooms.push(laidOver(door, moment, 'refused'));
  }
  const later = Object.entries(AFTER_GAMES).filter(([name]) => wants(`page ${name}`));
  const ends = later.length > 0 ? await hardMoments((_, moment) => moment === 'end') : [];
  rooms.push(...later.map(([name, path]) => afterGames(door, `page ${name}`, path, ends)));
  rooms.push(campaign(door), {
    name: 'page gathering',
    open: async (language) => {
      const visit = await door.open('/'); // A table is opened in English, and looked at in any language.
      await openTable(visit, '/table/dark-minions/new?online&seats=4&person=1,2,3,4', 'Wilhelmina');
      await wish(visit.page, { language });
      return visit.page;
    },
  });
  return { rooms: rooms.filter(({ name }) => wants(name)), close: () => door.close() };
}
