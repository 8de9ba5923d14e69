/** The files of the house, read and put together. A pack may replace any of them; books come from books.ts. */
import { z } from '@tabard/content/zod';
import { type Book, makeBook } from '../story/book';
import { tomeOfDeaths } from '../story/schema';
import type { Card, Content } from '.';
import { slugOf } from '.';
import * as schema from './schema';

/** What each file must hold. */
export const files = {
  'market.yaml': z.strictObject({ market: z.array(schema.marketCard) }),
  'familiars.yaml': z.strictObject({ familiars: z.array(schema.familiar) }),
  'classes.yaml': z.strictObject({ classes: z.array(schema.classCard) }),
  'races.yaml': z.strictObject({ races: z.array(schema.race) }),
  'characters.yaml': z.strictObject({ characters: z.array(schema.character) }),
  'skillbook.yaml': z.strictObject({ skills: z.array(schema.skillPage) }),
  'enemies.yaml': z.strictObject({ enemies: z.array(schema.enemy) }),
  'modifiers.yaml': z.strictObject({ modifiers: z.array(schema.modifier) }),
  'deaths.yaml': tomeOfDeaths,
};
export type Data = { readonly [file in keyof typeof files]: unknown };

/** Where the familiars' dice begin: behind the 36 attribute dice (RA-R3, RA-R4). */
const FIRST_FAMILIAR_DIE = 36;

export const makeContent = (data: Data, bookData: { readonly [slug: string]: unknown }): Content =>
  shelfOf(data)(bookData);

/** The cards are read once; then books can be put beside them. */
export function shelfOf(data: Data): (bookData: { readonly [slug: string]: unknown }) => Content {
  const read = <F extends keyof typeof files>(file: F) => files[file].parse(data[file]) as z.infer<(typeof files)[F]>;
  const familiars = read('familiars.yaml').familiars.map(
    (card, i): Card => ({ ...card, deck: 'familiar', colour: null, die: FIRST_FAMILIAR_DIE + i }),
  );
  const cards = [...read('market.yaml').market, ...familiars];
  const rest = {
    ...read('classes.yaml'),
    ...read('races.yaml'),
    ...read('characters.yaml'),
    ...read('skillbook.yaml'),
    ...read('enemies.yaml'),
    ...read('modifiers.yaml'),
    deaths: read('deaths.yaml').tome,
  };
  return (bookData) => {
    const books = Object.entries(bookData)
      .map(([slug, book]) => makeBook(slug, book))
      .sort((a, b) => a.number - b.number);
    return { ...rest, books, cards: [...cards, ...books.flatMap(rareCards)] };
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
