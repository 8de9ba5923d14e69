/** What the files hold, put together: the cards, and books beside them. */
import type { PackContent } from '@tabard/content';
import type { Card, Content } from '.';
import { slugOf } from '.';
import { type Book, makeBook } from './book';
import type { files } from './files';
import type { Storybook } from './storybook';

export type Read = PackContent<typeof files>;

/** Where the familiars' dice begin: behind the 36 attribute dice (RA-R3, RA-R4). */
const FIRST_FAMILIAR_DIE = 36;

type Books = { readonly [slug: string]: Storybook };

export function makeContent(read: Read, bookData: Books): Content {
  const familiars = read['familiars.yaml'].familiars.map(
    (card, i): Card => ({ ...card, deck: 'familiar', colour: null, die: FIRST_FAMILIAR_DIE + i }),
  );
  const books = Object.entries(bookData)
    .map(([slug, book]) => makeBook(slug, book))
    .sort((a, b) => a.number - b.number);
  return {
    ...read['classes.yaml'],
    ...read['races.yaml'],
    ...read['characters.yaml'],
    ...read['skillbook.yaml'],
    ...read['enemies.yaml'],
    ...read['modifiers.yaml'],
    deaths: read['deaths.yaml'].tome,
    books,
    cards: [...read['market.yaml'].market, ...familiars, ...books.flatMap(rareCards)],
  };
}

/** A rare card belongs to the book that reveals it; its id is its name's, or its number's where the words are elsewhere. */
const rareCards = ({ id, source }: Book): Card[] =>
  (source.cards?.rare ?? []).map((card) => ({
    id: card.id ?? (card.name === true ? `${id.toLowerCase()}-rare-${card.number}` : slugOf(card.name)),
    deck: 'rare',
    colour: null,
    cost: null,
    number: card.number,
    type: card.type,
    book: id,
    after: card.after_play ?? 'discard',
    oncePerAdventure: card.once_per_adventure ?? false,
    options: card.options,
  }));
