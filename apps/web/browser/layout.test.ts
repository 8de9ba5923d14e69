/** A telling part of what `npm run layout` measures: the smallest, the lowest and the widest, where words are longest. */
import { gameIds } from '@tabard/house';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './inn.fixture';
import { CELLS, type Cell, comeTo, IN_PAGE, lookAt, nameOf, type Sight } from './layout/look.fixture';
import { hardMoments } from './layout/moments.fixture';
import { PAGES } from './layout/pages.fixture';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const cell = (name: string): Cell => CELLS.find((each) => nameOf(each) === name)!;

/** In one language, the longer one: a room is opened once for each. */
const SMALL = ['360 de', '360 de largest', '1280 de zoom'].map(cell);
const LARGE = ['1280 de largest', '2560 de'].map(cell);

/** Of each room the moment that asks most of it. */
const MOMENTS: { readonly [game: string]: string } = {
  'dark-minions': 'commit',
  'para-roles': 'shop',
  'roll-player': 'after',
  'dungeon-fighter': 'shop',
  adventures: 'three-play',
};

async function faultsOf(sight: Sight, cells: readonly Cell[]): Promise<string[]> {
  const found: string[] = [];
  await lookAt(house, sight, cells, (at, faults) => {
    for (const { kind, where, what } of faults) found.push(`${nameOf(at)}: ${kind} ${where}: ${what}`);
  });
  return found;
}

for (const game of gameIds) {
  const moment = MOMENTS[game] ?? 'most';
  test(`${game}: nothing is cut, covered, too small or out of sight when it matters most`, async () => {
    const [sight] = await hardMoments((id, name) => id === game && name === moment);
    expect(await faultsOf(sight, [...SMALL, ...LARGE])).toEqual([]);
  });
}

test('dark-minions: on a phone with the largest letters, how many go is asked where one sees it', async () => {
  const [sight] = await hardMoments((id, name) => id === 'dark-minions' && name === 'count');
  const phone = { width: 360, height: 740, touch: true, settings: { textSize: 'largest' } };
  const { page, context, errors } = await house.open('/', phone);
  await comeTo(page, house.address, sight, errors);
  const isSeen = () => {
    const send = document.querySelector('.dm-march-send')?.getBoundingClientRect();
    const at = send && document.elementFromPoint(send.left + send.width / 2, send.top + send.height / 2);
    return at?.closest('.dm-march-send') != null;
  };
  await page.waitForFunction(isSeen);
  await context.close();
});

for (const page of PAGES.filter(({ name }) => /^(inn|settings|set-up (dark-minions|adventures))$/.test(name))) {
  test(`${page.name}: nothing is cut, covered or too small`, async () => {
    expect(await faultsOf(page, SMALL)).toEqual([]);
  });
}

/** A room in which everything is wrong, kind by kind. The policy lets no style into the markup: `data-css` becomes one. */
const FAULTY: { readonly [kind: string]: string } = {
  sideways: '<div data-css="width: 9em; overflow: auto"><i data-css="display: block; width: 20em">.</i></div>',
  cut: '<p data-css="width: 3em; overflow: hidden; white-space: nowrap">Words that go on</p>',
  broken: '<p data-css="width: 2em; overflow-wrap: anywhere">Lanternwall</p>',
  overlap: '<p>On one</p><p data-css="margin-top: -1.2em">another</p>',
  small: '<button data-css="width: 20px; height: 20px">x</button>',
  hidden: '<div data-css="height: 3em; overflow: auto"><i data-css="display: block; height: 9em">.</i></div>',
  region: '<div data-region="hand" data-css="width: 5em; height: 5em">.</div>',
};

test('the instrument sees each kind of fault where it is, and no other', async () => {
  const { page, context } = await house.open('/cellar', { touch: true, script: IN_PAGE });
  await page.waitForSelector('main h1');
  for (const [kind, html] of Object.entries(FAULTY)) {
    const found = await page.evaluate((faulty) => {
      document.body.innerHTML = `<div class="at-table">${faulty}</div>`;
      for (const element of document.querySelectorAll<HTMLElement>('[data-css]'))
        element.style.cssText = element.dataset.css as string;
      return (globalThis as unknown as { measureLayout(): { kind: string }[] }).measureLayout();
    }, html);
    expect(new Set(found.map((fault) => fault.kind))).toEqual(new Set([kind]));
  }
  await context.close();
});
