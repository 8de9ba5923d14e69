/** All words of a language: what is said, what things are called, and the story. */
import type { Words } from '@tabard/content';
import { house } from '../content/house';
import type { BookWords } from '../story/words';
import { bookWords } from './books';
import de from './de.yaml';
import deathsDe from './deaths.de.yaml';
import deathsEn from './deaths.en.yaml';
import en from './en.yaml';
import namesDe from './names.de.yaml';
import namesEn from './names.en.yaml';
import pageDe from './page.de.yaml';
import pageEn from './page.en.yaml';

/** A paragraph to a line, and no blank at either end: prose is folded in many ways. */
const tidy = (text: string): string => text.trim().replace(/\s*\n\s*/g, '\n');

const tidied = (...words: readonly unknown[]): Words =>
  Object.fromEntries(Object.entries(Object.assign({}, ...words) as BookWords).map(([id, text]) => [id, tidy(text)]));

/** By the id of the book; what the language lacks is told in English. */
const story = (language: 'en' | 'de'): Words =>
  Object.fromEntries(
    Object.entries(bookWords).map(([slug, told]) => {
      const { id } = house.books.find((book) => book.slug === slug)!;
      return [id, tidied(told.en, told[language])];
    }),
  );

export const words = {
  en: { ...(en as Words), ...(namesEn as Words), page: pageEn as Words, deaths: tidied(deathsEn), books: story('en') },
  de: { ...(de as Words), ...(namesDe as Words), page: pageDe as Words, deaths: tidied(deathsDe), books: story('de') },
} as const satisfies { readonly [language: string]: Words };
