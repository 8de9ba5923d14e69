/** RA-1.1: nobody wins an adventure. It was told to its end, and the party is called what it has earned in it. */
import type { Ending } from '@tabard/content';
import type { Seen } from '../rules/board';
import { say } from './say';
import { bookText, bookTitle } from './story';

export function ending({ b, content }: Seen): Ending {
  const book = content.books[b.book];
  const own = (book.source.cards?.titles ?? []).filter(({ number }) => b.titles.includes(number));
  return {
    title: b.ending === '' ? say('ending.book', { book: bookTitle(book) }) : say('ending.campaign'),
    text:
      own.length === 0
        ? null
        : say('ending.titles', { titles: own.map(({ number }) => bookText(book, `titles.${number}.name`)) }),
  };
}
