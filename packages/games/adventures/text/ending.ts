/** RA-1.1: nobody wins an adventure. It was told to its end, and the party is called what it has earned in it. */
import type { Ending } from '@tabard/content';
import type { Seen } from '../rules/board';
import { say } from './say';
import { bookText, bookTitle } from './story';

/** RA-31.3: a sidequest that is played after the campaign's end is only a book that was told. */
export const endsCampaign = ({ b, content }: Seen): boolean => b.ending.startsWith(`${content.books[b.book].id}.`);

export function ending(seen: Seen): Ending {
  const { b, content } = seen;
  const book = content.books[b.book];
  const own = (book.source.cards?.titles ?? []).filter(({ number }) => b.titles.includes(number));
  return {
    title: endsCampaign(seen) ? say('ending.campaign') : say('ending.book', { book: bookTitle(book) }),
    text:
      own.length === 0
        ? null
        : say('ending.titles', { titles: own.map(({ number }) => bookText(book, `titles.${number}.name`)) }),
  };
}
