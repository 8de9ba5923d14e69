import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { type Sitter, Table } from '@tabard/table';
import { luckyPig } from '@tabard/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { idOfDeal } from '../../house/deal-rule';
import { plugInDatabase, raw, unplugDatabase } from '../../keep/storage/indexed-db.fixture';
import type { SavedGame } from '../../keep/storage/saved';
import { bookFile, readBookFile } from './file';
import { type BookPage, leftDeal, pageOfTable } from './page';
import { bringPages, erasePages, putPages, readPages } from './pages';
import { unwritten } from './take-up';

beforeEach(plugInDatabase);
afterEach(unplugDatabase);

const module = { game: luckyPig, bots: [] } as unknown as GameModule;
const person = (name: string, human?: number): Sitter => ({
  name,
  kind: 'person',
  ...(human === undefined ? {} : { person: human }),
});
const bot: Sitter = { name: 'b', kind: 'bot', bot: 'random' };

/** Played to its end by whoever sits there. */
function over(sitters: readonly Sitter[], isHinted = false): Table {
  const table = Table.open(luckyPig, botsFor(module), { match: { seed: 'p' }, sitters, whims: 1 });
  if (isHinted) table.hint(0);
  while (!table.match.standing) {
    if (table.stepBot()) continue;
    const { seat, options } = table.match.pending.asks[0];
    table.answer(seat, options.includes('hold') ? 'hold' : options[0]);
  }
  return table;
}
const head = { id: 'g', updatedAt: 1000 };
const made = (table: Table, more: Partial<SavedGame> = {}, as: GameModule = module) =>
  pageOfTable(as, null, table, { ...head, ...more });

test('a page follows from the game: who won, against whom, with what luck and how many hints', () => {
  const table = over([person('Ann'), bot], true);
  const { places, scores } = table.match.standing!;
  expect(made(table)).toMatchObject({
    outcome: places[0] === 1 ? 'won' : 'lost',
    place: places[0],
    score: scores[0],
    bots: ['random'],
    hints: 1,
    deal: null,
    practice: false,
  });
});

test('a lesson, bots alone and a game that goes on have no page; friends have one that nobody wins', () => {
  expect(made(over([person('Ann'), bot]), { guide: 'first' })).toBeNull();
  expect(made(over([bot, bot]))).toBeNull();
  expect(
    made(Table.open(luckyPig, botsFor(module), { match: { seed: 'p' }, sitters: [person('Ann'), bot], whims: 1 })),
  ).toBeNull();
  expect(made(over([person('Ann'), person('Bob')]))?.outcome).toBe('among');
});

test('a party wins together, and where nobody can win the story is told', () => {
  const table = over([person('Ann', 0), person('Ann', 0)]);
  expect(made(table, {}, { ...module, isCoop: true })?.outcome).toBe('won');
  expect(made(table, {}, { ...module, isCoop: true, hasNoWinner: true })?.outcome).toBe('told');
});

test('the one try at a deal is known by its place on the shelf', () => {
  expect(made(over([person('Ann'), bot]), { id: idOfDeal('2026-11-16', 'lucky-pig') })?.deal).toBe('2026-11-16');
});

test('whatever a game calls its hero, the page can be read again', async () => {
  const hero = () => ({ name: { id: 'hero-name', with: { race: { id: 'race', with: undefined } } }, points: 3 });
  const made = pageOfTable(module, { deeds: [], words: {}, hero } as never, over([person('Ann'), bot]), head);
  await putPages([made!]);
  expect((await readPages()).pages[0].heroes).toEqual([
    { name: { id: 'hero-name', with: { race: { id: 'race' } } }, points: 3 },
  ]);
});

const page = (id: string, at: number): BookPage => ({ ...leftDeal(id, 'g', '2026-11-16', at), outcome: 'won' });

test('a page is written once, whichever tab is later, and read back in the order of time', async () => {
  await putPages([page('b', 2), page('a', 1)]);
  await putPages([{ ...page('a', 9), hints: 7 }]);
  const { pages, damaged } = await readPages();
  expect(pages.map(({ id, hints }) => [id, hints])).toEqual([
    ['a', 0],
    ['b', 0],
  ]);
  expect(damaged).toEqual([]);
});

test('a damaged page takes nothing along, and is written anew', async () => {
  await putPages([page('a', 1), page('b', 2)]);
  await raw('pages', (store) => store.put({ id: 'b', game: 7 }, 'b'));
  expect(await readPages()).toMatchObject({ pages: [{ id: 'a' }], damaged: ['b'] });
  await putPages([page('b', 2)]);
  expect((await readPages()).damaged).toEqual([]);
});

test('an erased book stays empty of what was over before, and takes up what comes after', async () => {
  await putPages([page('a', 1)]);
  await erasePages(500);
  const found = await readPages();
  expect(found).toEqual({ pages: [], damaged: [], since: 500 });
  const game = (id: string, updatedAt: number, over = true) => ({ id, updatedAt, over }) as SavedGame;
  expect(unwritten([game('old', 499), game('new', 500), game('open', 600, false)], found).map(({ id }) => id)).toEqual([
    'new',
  ]);
});

test('a book that another tab erased meanwhile takes up nothing that was over before', async () => {
  await erasePages(500);
  await putPages([page('old', 499), page('new', 501)]);
  expect((await readPages()).pages.map(({ id }) => id)).toEqual(['new']);
});

test('a book is taken along and joins another: what was there stays, what is no page is counted', async () => {
  await putPages([page('a', 1), page('b', 2)]);
  const file = bookFile(await readPages());
  await erasePages(500);
  await putPages([{ ...page('b', 600), hints: 7 }]);
  const brought = readBookFile(file.replace('"id": "a"', '"id": "a", "more": 1'))!;
  expect(await bringPages(brought.pages)).toBe(1);
  expect((await readPages()).pages.map(({ id, at, hints }) => [id, at, hints])).toEqual([
    ['a', 1, 0],
    ['b', 600, 7],
  ]);
  const torn = JSON.stringify({ tabard: 'book', pages: [page('c', 3), { id: 'd' }, { ...page('#since', 1) }] });
  expect(readBookFile(torn)).toMatchObject({ pages: [{ id: 'c' }], unreadable: 2 });
});

test.each(['', '{', 'null', '{"tabard":"record"}', '{"tabard":"book","pages":7}', '[1]'])('%s is no book', (text) => {
  expect(readBookFile(text)).toBeNull();
});
