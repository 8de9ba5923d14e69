/** The editor's matrix: what each combination of titles reads, and what it finds wrong. */
import { describe, expect, test } from 'vitest';
import { house } from '../../content/house';
import type { Condition, Storybook } from '../../content/storybook';
import { bookWords } from '../../text/books/all';
import type { BookWords } from '../words';
import { FATES, mayBeHeld } from './fates';
import { matrixOf } from './index';
import { holds, titlesAsked, worldsOf } from './worlds';

const campaign = house.books.map(({ source, slug }) => ({
  book: source,
  words: bookWords[slug as keyof typeof bookWords].en as BookWords,
}));

/** A book of one entry, as far as the matrix looks. */
const bookOf = (number: number, entry: object): Storybook =>
  ({
    adventure: { id: `ADV${number}`, number, kind: 'main' },
    setup: { begin: 'A' },
    map: { locations: [] },
    entries: { A: entry },
  }) as unknown as Storybook;
const doubtsIn = (number: number, entry: object, words: BookWords) =>
  matrixOf([{ book: bookOf(number, entry), words }]).doubts;

describe('worlds', () => {
  test('of a fate a party holds one or, having sold it, none', () => {
    expect(worldsOf([27, 28, 29]).map((world) => [...world])).toEqual([[], [27], [28], [29]]);
    expect(worldsOf([4, 27, 28])).toHaveLength(6);
  });

  test('a condition on titles holds or does not; whatever else it asks is left open', () => {
    const either: Condition = { any: [{ title: 1 }, { keyword: 'FED' }] };
    expect(holds(either, new Set([1]))).toBe(true);
    expect(holds(either, new Set())).toBeNull();
    expect(holds({ all: [{ title: 1 }, { keyword: 'FED' }] }, new Set())).toBe(false);
    expect(holds({ not: either }, new Set([1]))).toBe(false);
    const goodwill: Condition = { count: { titles: ['1-3', 9], min: 2 } };
    expect(titlesAsked(goodwill)).toEqual([1, 2, 3, 9]);
    expect([holds(goodwill, new Set([1])), holds(goodwill, new Set([1, 9]))]).toEqual([false, true]);
    expect(holds({ count: { of: [{ keyword: 'A' }], titles: [1], min: 2 } }, new Set([1]))).toBeNull();
  });

  test('fates do not overlap, and no pair is kept apart that a fate already keeps apart', () => {
    const all = FATES.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(mayBeHeld(new Set([45, 46]))).toBe(true);
    expect(mayBeHeld(new Set([46, 47]))).toBe(false);
  });
});

describe('doubts', () => {
  test('a text for a party that nobody can be is found, one for a party that can be is not', () => {
    const insert = (...titles: number[]) => ({
      read: 'x',
      read_if: [{ if: { all: titles.map((title) => ({ title })) }, read: 'y' }],
    });
    expect(doubtsIn(7, insert(27, 28), {})).toMatchObject([{ doubt: 'unreadable', text: 'A.read_if.0' }]);
    expect(doubtsIn(7, insert(27, 31), {})).toEqual([]);
    const first = {
      read_if: [
        {
          first: [
            { if: { title: 27 }, read: 'y' },
            { if: { title: 27 }, read: 'z' },
          ],
        },
      ],
    };
    expect(doubtsIn(7, first, {})).toMatchObject([{ text: 'A.read_if.0.first.1' }]);
  });

  test('who is gone does not speak, unless the text is read only where they are there', () => {
    const words = { 'A.read': 'Tea.', 'A.read_if.0': '"It is late," says Brine.' };
    const insert = (condition: Condition) => ({ read: true, read_if: [{ if: condition, read: true }] });
    expect(doubtsIn(9, insert({ title: 66 }), words)).toMatchObject([
      { doubt: 'speaks though gone', about: 'Brine (65)' },
    ]);
    expect(doubtsIn(9, insert({ title: 64 }), words)).toEqual([]);
    expect(doubtsIn(9, insert({ not: { title: 65 } }), words)).toEqual([]);
    expect(doubtsIn(8, insert({ title: 66 }), words)).toEqual([]); // There it is not decided yet.
  });
});

describe('the campaign of the house', () => {
  const { titles, doubts } = matrixOf(campaign);

  test('no combination of titles reads what cannot be', () => {
    expect(doubts).toEqual([]);
  });

  test('every title that a book reads is given by one, and every one but those of the last book is read later (L14)', () => {
    expect(titles.filter(({ given }) => given.length === 0)).toEqual([]);
    const unread = titles.filter(({ title, books }) => books.length === 0 && (title < 93 || title > 101));
    expect(unread.map(({ title }) => title)).toEqual([]);
  });

  /** The title chains of the ledger's outline (5.9), and the books that go on with them. */
  test.each([
    ['the starving robbers', [1, 2, 3], [2, 4, 7]],
    ['the manifest', [11], [5, 9]],
    ["Mirelle's secret", [18, 19, 20], [6, 8, 11]],
    ['the verdict of the ships', [27, 28, 29], [7, 10]],
    ["the contract's fate", [36, 37, 38, 39, 40], [7, 9, 11]],
    ['the thing sold at the market', [45, 46, 47, 48, 49], [9, 11]],
    ['blood on the dike', [54, 55, 56, 57, 62], [9, 10]],
    ['Brine', [64, 65], [10, 11]],
    ["the Auditor's respect or contempt", [73, 74, 75, 77, 80], [10, 11]],
    ['the forgone pledge', [82, 83, 84, 85, 86, 87], [11]],
    ['the lighthouse', [102, 103, 104, 105, 106], [10, 11]],
  ])('%s is read where the outline says', (_, chain, books) => {
    for (const title of chain)
      expect([title, titles.find((row) => row.title === title)?.books]).toEqual([title, expect.arrayContaining(books)]);
  });
});
