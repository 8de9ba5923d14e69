/** How a game that was left stands, in a few words. Apart from the pictures, so that tests can read it. */

import type { Message } from '@tabard/content';
import type { Seen } from '@tabard/kernel';
import { bookOf, bookTitle, placeName } from '../index';
import { viewOf } from './view';

export function summary(seen: Seen): Message {
  const view = viewOf(seen);
  const book = bookOf(view);
  const { at, move } = view.b.map;
  const letter = at ?? move?.to ?? null;
  const { challenge } = view.b;
  if (challenge && letter !== null)
    return { id: `page.summary.${challenge.kind}`, with: { book: bookTitle(book), place: placeName(book, letter) } };
  if (letter === null) return { id: 'page.summary.begins', with: { book: bookTitle(book) } };
  return { id: 'page.summary.at', with: { book: bookTitle(book), place: placeName(book, letter) } };
}
