/**
 * A book as it lies on the table before anybody plays it: for whoever draws it while it is still being written. What
 * cannot be drawn yet, a path to nowhere or a second place of the same letter, is left out; lint tells of it.
 */
import { quickStream } from '@tabard/kernel';
import type { Content } from '../content';
import type { Book } from '../content/book';
import { makeContent } from '../content/built-in';
import { books, read } from '../content/read';
import type { Discovery, Location, Path, Storybook } from '../content/storybook';
import type { Adventures } from '../rules/board';
import { layMap } from '../rules/campaign/setup';
import { start } from '../rules/start';
import { discover } from '../rules/story/card-effects';
import { verbsFor } from '../solver/table';
import { visitTexts } from './words';

/** More paths than that no map has, and nobody could read. */
const MOST_PATHS = 200;

/** Nothing twice, and no path to a place that is not there. */
export function drawable(book: Storybook): Storybook {
  const letters = new Set<string>();
  const ids = new Set<string>();
  const isNew = (known: Set<string>, name: string) => !known.has(name) && known.add(name) !== undefined;
  const places = (list: readonly Location[] = []) => list.filter(({ letter }) => isNew(letters, letter));
  const locations = places(book.map.locations);
  const discoveries = (book.cards?.discovery ?? []).map((card) => ({ card, places: placesOf(card, places) }));
  const isWay = ({ id, ends }: Path) =>
    ids.size < MOST_PATHS && ends.every((end) => letters.has(end)) && ends[0] !== ends[1] && isNew(ids, id);
  const paths = book.map.paths.filter(isWay);
  const discovery = discoveries.map(({ card, places: own }) =>
    card.kind === 'map' && card.adds
      ? { ...card, adds: { locations: own, paths: (card.adds.paths ?? []).filter(isWay) } }
      : card,
  );
  return { ...book, map: { ...book.map, locations, paths }, cards: { ...book.cards, discovery } };
}

const placesOf = (card: Discovery, places: (list?: readonly Location[]) => Location[]): Location[] =>
  card.kind === 'map' ? places(card.adds?.locations) : [];

/** Where a language lacks a text its id stands, so that the author sees which. The book is changed. */
export function fillTexts(book: Storybook): Storybook {
  visitTexts(book, (holder, key, id) => {
    if (holder[key] === true) holder[key] = `[${id}]`;
  });
  return book;
}

/**
 * The cards of the house with this book on the shelf instead of its own of that id, as far as it can be drawn: titles of
 * the other books have names.
 */
export function contentAmong(book: Storybook, slug: string): Content {
  const others = Object.entries(books).filter(([, other]) => other.adventure.id !== book.adventure.id);
  return makeContent(read, { ...Object.fromEntries(others), [slug]: drawable(book) });
}

/** The map as the book prints it, with the marker where it begins; `cards`: with every map card laid. */
export function printedBoard(content: Content, book: Book, cards: boolean): Adventures {
  const g = verbsFor(content, 1, quickStream(1));
  g.b = start(g);
  g.b.book = content.books.indexOf(book);
  layMap(g);
  if (!book.locations[book.source.setup.party]) g.b.map.at = null;
  if (cards) for (const card of Object.values(book.discoveries)) if (card.kind === 'map') discover(g, card.number);
  return g.b;
}
