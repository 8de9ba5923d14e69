/** The editor's matrix: what each combination of titles reads, and what it finds wrong. */
import { describe, expect, test } from 'vitest';
import { house } from '../../content/house';
import { bookWords } from '../../text/books/all';
import type { Condition, Storybook } from '../schema';
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

  test('every title that a book reads is given by one', () => {
    expect(titles.filter(({ given }) => given.length === 0)).toEqual([]);
  });
});
