/** All that the game is played with, as typed values: cards, dice, pages, enemies, and the books. */
import type { z } from '@tabard/content/zod';
import type { Book, Tome } from './book';
import { type Colour, maskOf } from './dice';
import type { MarketDeck } from './kinds';
import type * as schema from './schema';

export type { Slot } from './dice';
export {
  ATTRS,
  type Attr,
  COLOURS,
  type Colour,
  coloursOf,
  fits,
  type Mask,
  makeSlot,
  maskOf,
  parseSlot,
} from './dice';
export { DECKS, FACTIONS, type MarketDeck } from './kinds';
export type { Op } from './schema';

type Play = Pick<z.infer<typeof schema.marketCard>, 'after' | 'oncePerAdventure' | 'options'>;

/** Any card that can be in a hand. Its number is its place in `content.cards`. */
export interface Card extends Play {
  readonly id: string;
  readonly deck: MarketDeck | 'familiar' | 'rare';
  readonly colour: Colour | null;
  readonly cost: number | null;
  readonly discount?: z.infer<typeof schema.marketCard>['discount'];
  /** Of a familiar: its die's number and colours. */
  readonly die?: number;
  readonly pair?: readonly [Colour, Colour];
  /** Of a rare card: its number and the book that holds it; a tutorial's cards are its own. */
  readonly number?: number;
  readonly book?: string;
  readonly type?: 'artifact' | 'object';
  readonly aka?: readonly string[];
}
export type SkillPage = z.infer<typeof schema.skillPage>;
export type Enemy = z.infer<typeof schema.enemy>;
export type Modifier = z.infer<typeof schema.modifier>;
export type ClassCard = z.infer<typeof schema.classCard>;
export type Race = z.infer<typeof schema.race>;
export type Character = z.infer<typeof schema.character>;

export interface Content {
  readonly cards: readonly Card[];
  readonly classes: readonly ClassCard[];
  readonly races: readonly Race[];
  readonly characters: readonly Character[];
  readonly skills: readonly SkillPage[];
  readonly enemies: readonly Enemy[];
  readonly modifiers: readonly Modifier[];
  readonly books: readonly Book[];
  readonly deaths: Tome;
}

/** "Slick Stones" is `slick-stones`: books name things as people do. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const found = (place: number): number | null => (place < 0 ? null : place);

export const findCard = ({ cards }: Pick<Content, 'cards'>, name: string): number | null => {
  const slug = slugOf(name);
  return found(cards.findIndex(({ id, aka }) => id === slug || aka?.includes(slug)));
};
export const findSkill = ({ skills }: Pick<Content, 'skills'>, name: string): number | null =>
  found(skills.findIndex(({ id }) => id === slugOf(name)));
export const findModifier = ({ modifiers }: Pick<Content, 'modifiers'>, name: string): number | null =>
  found(modifiers.findIndex(({ id }) => id === slugOf(name)));
export const findEnemy = ({ enemies }: Pick<Content, 'enemies'>, number: number): Enemy | null =>
  enemies.find((one) => one.number === number) ?? null;
export const findClass = ({ classes }: Pick<Content, 'classes'>, id: string): number | null =>
  found(classes.findIndex((one) => one.id === slugOf(id)));

export const pairMask = (pair: readonly [Colour, Colour]): number => maskOf(pair);
