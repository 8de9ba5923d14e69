/** A margin note in a few words; its whole sentence is the event's own. */

import type { Said } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Moment } from '@tabard/page/room/moment';
import {
  attrShort,
  type Book,
  bookText,
  cardName,
  factionTitle,
  itemName,
  placeName,
  titleName,
  tokenName,
} from '../../index';
import { said, sentenceOf, type View, viewOf, words } from '../view';
import type { Note } from './margin';

type Speaking = Pick<Moment, 'say' | 'seen' | 'names'>;

export function noteWords(moment: Speaking, note: Note): string {
  const { id, facts } = shortOf(note, viewOf(moment.seen), whoOf(moment, note), moment.names);
  return words(moment, `note.${id}`, spoken(moment, facts));
}

/** Empty where the event is nobody's affair (a counter that the book keeps to itself). */
export const noteSentence = (moment: Speaking, { events }: Note): string =>
  events
    .map((event) => sentenceOf(moment, event))
    .filter(Boolean)
    .join(' ');

type Facts = { readonly [name: string]: Said };

/** A fact that is a text of an author's book stands as it is. */
const spoken = (moment: Speaking, facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? fact : said(moment, fact)]),
  );

/** Everyone, or the names of those it happened to. */
function whoOf(moment: Speaking, { events }: Note): Said {
  const seats = events.flatMap((event) => ('seat' in event ? [event.seat as Seat] : []));
  if (seats.length > 1 && seats.length === moment.names.length) return { id: 'page.note.everyone' };
  return seats.map((seat) => moment.names[seat]).join(', ');
}

/** Long because it is a list: what is noted of each thing that happens, a line each. */
function shortOf(
  { events: [event] }: Note,
  { content }: View,
  who: Said,
  names: readonly string[],
): { id: string; facts: Facts } {
  const bookWith = ({ book }: { readonly book: string }): Book => content.books.find(({ id }) => id === book)!;
  const place = (of: { readonly book: string }, letter: string): Said => placeName(bookWith(of), letter);
  const upOrDown = (by: number, facts: Facts = {}) => ({
    id: `${event.type}.${by < 0 ? 'down' : 'up'}`,
    facts: { n: Math.abs(by), ...facts },
  });
  const plainly = (facts: Facts = {}) => ({ id: event.type, facts });
  switch (event.type) {
    case 'xp.changed':
    case 'gold.changed':
      return upOrDown(event.by);
    case 'favor.changed':
      return event.by === 0
        ? { id: 'favor.changed.none', facts: { faction: factionTitle(event.faction) } }
        : upOrDown(event.by, { faction: factionTitle(event.faction) });
    case 'health.changed':
      return upOrDown(event.by, { who });
    case 'row.changed':
      return upOrDown(event.by, { who, attr: attrShort(event.attr) });
    case 'score.raised':
      return plainly({ who, attr: attrShort(event.attr), now: event.now });
    case 'title.gained':
    case 'title.returned':
      return plainly({ title: titleName(content, bookWith(event), event.title) });
    case 'item.found':
    case 'item.returned':
      return plainly({ item: itemName(bookWith(event), event.item) });
    case 'map.changed':
      return plainly({ card: itemName(bookWith(event), event.card) });
    case 'keyword.recorded':
    case 'keyword.erased':
      return plainly({ word: event.word });
    case 'counter.changed':
      return plainly({ counter: bookText(bookWith(event), `counters.${event.name}`), now: event.now });
    case 'card.gained':
    case 'card.returned':
      return plainly({ who, card: cardName(content, event.card) });
    case 'card.moved':
      return plainly({ card: cardName(content, event.card), to: names[event.to] });
    case 'fatigued':
    case 'recovered':
      return plainly({ who, n: event.amount });
    case 'exhausted':
    case 'revived':
      return plainly({ who });
    case 'class.turned':
      return { id: `class.turned.${event.state}`, facts: { who } };
    case 'bonus.back':
      return plainly({ n: event.count });
    case 'token.placed':
    case 'token.removed':
      return event.kind === 'xp'
        ? { id: `${event.type}.xp`, facts: { n: event.count, place: place(event, event.at) } }
        : plainly({ token: tokenName(event.kind), place: place(event, event.at) });
    case 'path.opened':
    case 'path.closed': {
      const [first, second] = bookWith(event).paths[event.path].ends;
      return plainly({ first: place(event, first), second: place(event, second) });
    }
    case 'location.opened':
    case 'location.closed':
      return plainly({ place: place(event, event.letter) });
    default:
      return plainly();
  }
}
