/** All words of a language: what is said, what things are called, and the story. */
import type { Words } from '@tabard/content';
import type { BookWords } from '../story/words';
import lowWaterEn from './books/low-water.en.yaml';
import theFerrymansDebtEn from './books/the-ferrymans-debt.en.yaml';
import de from './de.yaml';
import deathsDe from './deaths.de.yaml';
import deathsEn from './deaths.en.yaml';
import en from './en.yaml';
import namesDe from './names.de.yaml';
import namesEn from './names.en.yaml';

/** By the id of the book. */
type Library = { readonly [book: string]: unknown };

const english: Library = { ADV0: theFerrymansDebtEn, ADV1: lowWaterEn };
/** Where a translation lacks a label, the story goes on in English. */
const german: Library = {};

/** A paragraph to a line, and no blank at either end: prose is folded in many ways. */
const tidy = (text: string): string => text.trim().replace(/\s*\n\s*/g, '\n');

function storyOf(...libraries: readonly Library[]): Words {
  const ids = new Set(libraries.flatMap((library) => Object.keys(library)));
  const wordsOf = (book: string) => Object.assign({}, ...libraries.map((library) => library[book])) as BookWords;
  return Object.fromEntries([...ids].map((book) => [book, tidied(wordsOf(book))]));
}

const tidied = (words: BookWords): Words =>
  Object.fromEntries(Object.entries(words).map(([id, text]) => [id, tidy(text)]));

export const words = {
  en: { ...(en as Words), ...(namesEn as Words), deaths: tidied(deathsEn as BookWords), books: storyOf(english) },
  de: {
    ...(de as Words),
    ...(namesDe as Words),
    deaths: tidied(deathsDe as BookWords),
    books: storyOf(english, german),
  },
} as const satisfies { readonly [language: string]: Words };
