/** The rulebooks, each fetched when somebody opens it. English is the law; another language is a translation of it. */
import { parseRules, type RuleBook } from './parse';

export interface Book {
  readonly book: RuleBook;
  readonly language: string;
}

type Text = () => Promise<{ readonly default: string }>;

const BOOKS: { readonly [game: string]: { readonly en: Text; readonly [language: string]: Text } } = {
  'dark-minions': {
    en: () => import('./law/dark-minions'),
    de: () => import('./law/dark-minions.de'),
  },
  'para-roles': {
    en: () => import('./law/para-roles'),
    de: () => import('./law/para-roles.de'),
  },
  'dungeon-fighter': {
    en: () => import('./law/dungeon-fighter'),
    de: () => import('./law/dungeon-fighter.de'),
  },
  'roll-player': {
    en: () => import('./law/roll-player'),
    de: () => import('./law/roll-player.de'),
  },
};

const read = new Map<string, Book>();

export const hasBook = (game: string): boolean => game in BOOKS;

const spokenIn = (game: string, language: string) => (language in BOOKS[game] ? language : 'en');

/** The book if it lies open already: from clause to clause nothing need be fetched. */
export const openBook = (game: string, language: string): Book | null =>
  hasBook(game) ? (read.get(`${game} ${spokenIn(game, language)}`) ?? null) : null;

export async function bookOf(game: string, language: string): Promise<Book> {
  const spoken = spokenIn(game, language);
  const book = { book: parseRules((await BOOKS[game][spoken]()).default), language: spoken };
  read.set(`${game} ${spoken}`, book);
  return book;
}
