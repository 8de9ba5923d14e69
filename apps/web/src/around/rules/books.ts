/** The rulebooks, each fetched when somebody opens it. English is the law; another language is a translation of it. */
import { faceOf } from '../../house/faces';
import { parseRules, type RuleBook } from './parse';

export interface Book {
  readonly book: RuleBook;
  readonly language: string;
}

const read = new Map<string, Book>();

const lawOf = (game: string) => faceOf(game)?.law;

export const hasBook = (game: string): boolean => lawOf(game) !== undefined;

const spokenIn = (game: string, language: string) => (language in lawOf(game)! ? language : 'en');

/** The book if it lies open already: from clause to clause nothing need be fetched. */
export const openBook = (game: string, language: string): Book | null =>
  hasBook(game) ? (read.get(`${game} ${spokenIn(game, language)}`) ?? null) : null;

export async function bookOf(game: string, language: string): Promise<Book> {
  const spoken = spokenIn(game, language);
  const book = { book: parseRules((await lawOf(game)![spoken]()).default), language: spoken };
  read.set(`${game} ${spoken}`, book);
  return book;
}
