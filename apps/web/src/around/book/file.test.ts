/** A book that somebody brings: each page judged by itself, and nothing so large that a browser stands still. */
import { expect, test } from 'vitest';
import { bookFile, LARGEST_BOOK, readBookFile } from './file';
import { leftDeal } from './page';

const page = (id: string) => leftDeal(id, 'pig', '2026-11-16', 5);
const file = (pages: unknown, tabard: unknown = 'book') => JSON.stringify({ tabard, pages });

test('what was taken along is brought as it was', () => {
  const pages = [page('a'), page('b')];
  expect(readBookFile(bookFile({ pages }))).toEqual({ pages, unreadable: 0 });
  expect(readBookFile(bookFile({ pages: [] }))).toEqual({ pages: [], unreadable: 0 });
});

test.each([
  ['a place that is no game’s', { ...page('a'), id: '#since' }],
  ['an outcome nobody knows', { ...page('a'), outcome: 'cheated' }],
  ['half a game', { ...page('a'), answers: 1.5 }],
  ['a day after all days', { ...page('a'), at: 1e15 }],
  ['nothing in it', null],
])('a page with %s is left out and counted, and takes no other along', (_, bad) => {
  expect(readBookFile(file([bad, page('good')]))).toEqual({ pages: [page('good')], unreadable: 1 });
});

test('what else a page may say is not taken over', () => {
  const [read] = readBookFile(file([{ ...page('a'), script: '<b>' }]))!.pages;
  expect(read).toEqual(page('a'));
});

test.each([
  ['no json', '{'],
  ['another file of this house', file([], 'table')],
  ['a book without pages', file(undefined)],
  ['pages that are none', file({ length: 1 })],
  ['nothing', 'null'],
  ['a number', '7'],
])('%s is no book', (_, text) => expect(readBookFile(text)).toBeNull());

test('a book has at most twenty thousand pages, and is no longer than its bound', () => {
  const many = (count: number) => file(Array(count).fill(0));
  expect(readBookFile(many(20_000))).toEqual({ pages: [], unreadable: 20_000 });
  expect(readBookFile(many(20_001))).toBeNull();
  const long = (letters: number) => file([]).padEnd(letters);
  expect(readBookFile(long(LARGEST_BOOK))).toEqual({ pages: [], unreadable: 0 });
  expect(readBookFile(long(LARGEST_BOOK + 1))).toBeNull();
});
