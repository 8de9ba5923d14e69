/**
 * The words of the books of the house, by slug; a book without words does not compile. What things are called is there
 * at once; the prose is large, and comes with the book that is opened.
 */
import type { books } from '../../content/house';
import aChoirOfGlassEn from './a-choir-of-glass.en.yaml?names';
import lowWaterDe from './low-water.de.yaml?names';
import lowWaterEn from './low-water.en.yaml?names';
import theFerrymansDebtDe from './the-ferrymans-debt.de.yaml?names';
import theFerrymansDebtEn from './the-ferrymans-debt.en.yaml?names';
import theSaltRoadEn from './the-salt-road.en.yaml?names';

/** A language may lack a book: there the story goes on in English. */
export interface Told<T> {
  readonly en: T;
  readonly de?: T;
}
type OfEveryBook<T> = { readonly [slug in keyof typeof books]: Told<T> };
export type Fetch = () => Promise<{ readonly default: unknown }>;

export const bookNames: OfEveryBook<unknown> = {
  'the-ferrymans-debt': { en: theFerrymansDebtEn, de: theFerrymansDebtDe },
  'low-water': { en: lowWaterEn, de: lowWaterDe },
  'the-salt-road': { en: theSaltRoadEn },
  'a-choir-of-glass': { en: aChoirOfGlassEn },
};

export const bookProse: OfEveryBook<Fetch> = {
  'the-ferrymans-debt': {
    en: () => import('./the-ferrymans-debt.en.yaml'),
    de: () => import('./the-ferrymans-debt.de.yaml'),
  },
  'low-water': { en: () => import('./low-water.en.yaml'), de: () => import('./low-water.de.yaml') },
  'the-salt-road': { en: () => import('./the-salt-road.en.yaml') },
  'a-choir-of-glass': { en: () => import('./a-choir-of-glass.en.yaml') },
};
