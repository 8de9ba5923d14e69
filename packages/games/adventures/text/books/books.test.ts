/** The words of the books: every text of a book is there in each of its languages, and the languages say it alike. */
import { faultIn, type Words } from '@tabard/content';
import { describe, expect, test } from 'vitest';
import { books, house } from '../../content/house';
import type { Adventures } from '../../rules/board';
import { type BookWords, visitTexts } from '../../story/words';
import { tale } from '../words';
import { bookNames } from '.';
import { bookWords } from './all';

interface Told {
  readonly en: BookWords;
  readonly de: BookWords;
}

/** The books that are told in two languages. */
const TOLD = Object.entries(bookWords).filter(([, words]) => words.de !== undefined) as [keyof typeof books, Told][];

/** Where the structure says `true`: there words belong. */
function textsOf(book: unknown): string[] {
  const ids: string[] = [];
  visitTexts(book as Parameters<typeof visitTexts>[0], (holder, key, id) => {
    if (holder[key] === true) ids.push(id);
  });
  return ids;
}

const count = (text: string, what: string): number => text.split(what).length - 1;
/** What is told apart from the words: paragraphs, and what is set in italics. */
const shapeOf = (text: string): string => `${count(text, '\n')} breaks, ${count(text, '*')} stars`;
const unlike = (ids: readonly string[], differs: (id: string) => boolean): string[] => ids.filter(differs);

/** An action's line is done as written, so its figures are the same in every language. */
const isAction = (id: string): boolean => /\.do\.\d+$/.test(id);
const figures = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

const LONGEST_CHOICE = 90; // L42
const LONGEST_READ = 160;
const isChoice = (id: string): boolean => /\.choose\.\d+$/.test(id);

describe.each(TOLD)('%s', (slug, { en, de }) => {
  const ids = textsOf(books[slug]);

  test('has every text of its structure and no other, in English and in German', () => {
    expect(Object.keys(en).sort()).toEqual([...ids].sort());
    expect(Object.keys(de).sort()).toEqual([...ids].sort());
  });

  test('has the same paragraphs and italics in both languages, and the same figures in what is to be done', () => {
    expect(unlike(ids, (id) => shapeOf(en[id]) !== shapeOf(de[id]))).toEqual([]);
    expect(unlike(ids, (id) => count(en[id], '*') % 2 === 1)).toEqual([]);
    expect(unlike(ids.filter(isAction), (id) => figures(en[id]) !== figures(de[id]))).toEqual([]);
  });

  test('L42 keeps choices and paragraphs short in both languages', () => {
    for (const words of [en, de]) {
      expect(unlike(ids.filter(isChoice), (id) => words[id].length > LONGEST_CHOICE)).toEqual([]);
      expect(unlike(ids, (id) => words[id].split(/\s+/).length > LONGEST_READ)).toEqual([]);
    }
  });

  test('is set in the marks of its language, and reads as sentences do', () => {
    for (const words of [en, de]) expect(unlike(ids, (id) => faultIn(words[id]) !== null)).toEqual([]);
    expect(unlike(ids, (id) => /[„“”—]/.test(en[id]))).toEqual([]);
    expect(unlike(ids, (id) => /["”—]/.test(de[id]))).toEqual([]);
    expect(unlike(ids, (id) => count(de[id], '„') !== count(de[id], '“'))).toEqual([]);
  });
});

describe('what is fetched when', () => {
  const isName = (id: string) => /^[a-z]/.test(id) && !/^(setup|arrive)\./.test(id);

  test.each(Object.keys(bookWords) as (keyof typeof books)[])(
    '%s: names at once, prose with the book',
    async (slug) => {
      const at = house.books.findIndex((book) => book.slug === slug);
      for (const [language, told] of Object.entries(bookWords[slug]) as ['en' | 'de', BookWords][]) {
        const names = bookNames[slug][language] as BookWords;
        expect(Object.keys(names).sort()).toEqual(Object.keys(told).filter(isName).sort());
        const { books: prose } = await tale({ b: { book: at } as Adventures, content: house }, language);
        expect(Object.keys((prose as Words)[house.books[at].id]).sort()).toEqual(Object.keys(told).sort());
      }
    },
  );

  test('where a language lacks a book it is told in English', async () => {
    const at = house.books.findIndex(({ slug }) => !('de' in bookWords[slug as keyof typeof bookWords]));
    expect(at).toBeGreaterThan(0);
    const [en, de] = await Promise.all(
      ['en', 'de'].map((language) => tale({ b: { book: at } as Adventures, content: house }, language)),
    );
    expect(de).toEqual(en);
  });

  test('a book of an author has its words in itself', async () => {
    const content = { ...house, books: [{ ...house.books[0], slug: 'mine' }] };
    expect(await tale({ b: { book: 0 } as Adventures, content }, 'en')).toEqual({});
  });
});
