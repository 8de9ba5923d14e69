/** From entry to entry: what comes next stands on the board, nothing in a flow. */
import { HERE, LIST } from '../../content/labels';
import type { Entry } from '../../content/storybook';
import type { G, Seen } from '../board';

export const bookOf = ({ b, content }: Pick<Seen, 'b' | 'content'>) => content.books[b.book];

/** RA-5.1: a label is one entry's. A Death entry may come with the book (a tutorial's); all others share one tome. */
export function entryAt(seen: Pick<Seen, 'b' | 'content'>, label: string): Entry {
  const entry = bookOf(seen).entries[label] ?? seen.content.deaths[label];
  if (!entry) throw new Error(`the book ${bookOf(seen).id} has no entry ${label}`);
  return entry;
}

/** The id of a text: of the book, or of the deaths that all books share. */
export function textId(seen: Pick<Seen, 'b' | 'content'>, label: string, field: string): string {
  const isShared = !bookOf(seen).entries[label] && seen.content.deaths[label] !== undefined;
  return isShared ? `${label}.${field}` : `${bookOf(seen).id}.${label}.${field}`;
}

/** Turns to an entry, to the list offered last, or to where the marker stands. */
export function turnTo({ b }: G, target: string): void {
  if (b.stage === 'arrive' && target === b.map.at) return; // RA-R29: `party_to` made it an arrival, which reads it
  if (target === LIST) {
    b.stage = 'list';
    return;
  }
  b.story.label = target === HERE ? b.map.at! : target;
  b.stage = 'entry';
}
