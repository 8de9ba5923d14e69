/**
 * The words of a storybook by label and field. A book of the house has them in text/books; one that an author is writing
 * has them inline, and they are said as they stand.
 */
import type { Said } from '@tabard/content';
import type { Content } from '../content';
import type { Book } from '../content/book';
import { type BookWords, visitTexts } from '../story/words';
import { say } from './say';

const inline = new WeakMap<Book, BookWords>();

function inlineWords(book: Book): BookWords {
  let words = inline.get(book);
  if (!words) {
    const found: { [id: string]: string } = {};
    visitTexts(book.source, (holder, key, id) => {
      const text = holder[key];
      if (typeof text === 'string') found[id] = text;
    });
    words = found;
    inline.set(book, words);
  }
  return words;
}

export const bookNamed = ({ books }: Pick<Content, 'books'>, id: string): Book =>
  books.find((book) => book.id === id) as Book;

/** A text of a book: `A.read`, `map.B`, `titles.3.name`. */
export const bookText = (book: Book, id: string): Said => inlineWords(book)[id] ?? say(`books.${book.id}.${id}`);

/** A text by its whole id, as events carry it: `ADV1.A.read`, or `Death-2.read` of the tome that all books share. */
export function storyText(content: Content, id: string): Said {
  const dot = id.indexOf('.');
  const book = content.books.find((one) => one.id === id.slice(0, dot));
  return book ? bookText(book, id.slice(dot + 1)) : say(`deaths.${id}`);
}

/** Texts under one another. */
export const below = (texts: readonly Said[]): Said =>
  texts.length === 1 ? texts[0] : say('below', { first: texts[0], second: below(texts.slice(1)) });

export const bookTitle = (book: Book): Said => bookText(book, 'title');
export const placeName = (book: Book, letter: string): Said => bookText(book, `map.${letter}`);

/** "Storm Lamp. Bull's-eye glass …", or the name alone where its card has no text. */
function cardWords(book: Book, kind: 'discovery' | 'titles', number: number, hasText: boolean): Said {
  const name = bookText(book, `${kind}.${number}.name`);
  return hasText
    ? say('nameAndText', { name, text: bookText(book, `${kind}.${number}.text`) })
    : say('nameAlone', { name });
}

export const itemName = (book: Book, item: number): Said => bookText(book, `discovery.${item}.name`);
export const discoveryWords = (book: Book, number: number): Said =>
  cardWords(book, 'discovery', number, book.discoveries[number].text !== undefined);

/** Titles outlast their book: whichever has the card; a tutorial's are its own. */
function bookOfTitle(content: Content, now: Book, title: number): Book {
  const has = ({ source }: Book) => source.cards?.titles?.some(({ number }) => number === title) === true;
  if (has(now)) return now;
  return content.books.find((book) => book.kind !== 'tutorial' && has(book)) ?? now;
}

export const titleName = (content: Content, now: Book, title: number): Said =>
  bookText(bookOfTitle(content, now, title), `titles.${title}.name`);

export function titleWords(content: Content, now: Book, title: number): Said {
  const book = bookOfTitle(content, now, title);
  const card = book.source.cards?.titles?.find(({ number }) => number === title);
  return cardWords(book, 'titles', title, card?.text !== undefined);
}
