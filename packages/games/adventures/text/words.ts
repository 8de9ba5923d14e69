/** The words of a language: what is said, what things are called, what the page says. The story comes with its book. */
import type { Words } from '@tabard/content';
import { house } from '../content/house';
import type { Seen } from '../rules/board';
import type { BookWords } from '../story/words';
import { type ByLanguage, bookNames, bookProse, type Fetch } from './books';
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

type Language = 'en' | 'de';

/** By the id of the book; what the language lacks is told in English. */
export const booksIn = (language: Language, books: { readonly [slug: string]: ByLanguage<unknown> }): Words =>
  Object.fromEntries(
    Object.entries(books).map(([slug, told]) => {
      const { id } = house.books.find((book) => book.slug === slug)!;
      return [id, tidied(told.en, told[language])];
    }),
  );

export const words = {
  en: {
    ...(en as Words),
    ...(namesEn as Words),
    deaths: tidied(deathsEn),
    page: pageEn as Words,
    books: booksIn('en', bookNames),
  },
  de: {
    ...(de as Words),
    ...(namesDe as Words),
    deaths: tidied(deathsDe),
    page: pageDe as Words,
    books: booksIn('de', bookNames),
  },
} as const satisfies { readonly [language: string]: Words };

/** The language in which a reader gets a book's prose; an author's book is in whatever language it is written in. */
export const tongueOf = (slug: string, language: string): string | null => {
  const told: ByLanguage<unknown> | undefined = bookNames[slug as keyof typeof bookNames];
  return told ? (language in told ? language : 'en') : null;
};

/** The prose of the book that is open. One that an author is writing has its words in itself. */
export async function tale({ b, content }: Pick<Seen, 'b' | 'content'>, language: string): Promise<Words> {
  const { id, slug } = content.books[b.book];
  const told: ByLanguage<Fetch> | undefined = bookProse[slug as keyof typeof bookProse];
  if (!told) return {};
  const { default: prose } = await (told[language as 'en'] ?? told.en)();
  return { books: { [id]: tidied(prose) } };
}
