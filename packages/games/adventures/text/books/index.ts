/**
 * The words of the books of the house, by slug; a book without words does not compile. What things are called is there
 * at once; the prose is large, and comes with the book that is opened.
 */
import type { books } from '../../content/house';
import aChoirOfGlassDe from './a-choir-of-glass.de.yaml?names';
import aChoirOfGlassEn from './a-choir-of-glass.en.yaml?names';
import beneathTheClapperEn from './beneath-the-clapper.en.yaml?names';
import everythingOwedEn from './everything-owed.en.yaml?names';
import keelfolkEn from './keelfolk.en.yaml?names';
import lowWaterDe from './low-water.de.yaml?names';
import lowWaterEn from './low-water.en.yaml?names';
import nineLocksEn from './nine-locks.en.yaml?names';
import theDrownedMarketEn from './the-drowned-market.en.yaml?names';
import theFerrymansDebtDe from './the-ferrymans-debt.de.yaml?names';
import theFerrymansDebtEn from './the-ferrymans-debt.en.yaml?names';
import theLighthouseThatWalkedEn from './the-lighthouse-that-walked.en.yaml?names';
import theNinthTollEn from './the-ninth-toll.en.yaml?names';
import theSaltRoadDe from './the-salt-road.de.yaml?names';
import theSaltRoadEn from './the-salt-road.en.yaml?names';
import theTideAuditorEn from './the-tide-auditor.en.yaml?names';
import theWardensWarEn from './the-wardens-war.en.yaml?names';

/** A language may lack a book: there the story goes on in English. */
export interface ByLanguage<T> {
  readonly en: T;
  readonly de?: T;
}
type OfEveryBook<T> = { readonly [slug in keyof typeof books]: ByLanguage<T> };
export type Fetch = () => Promise<{ readonly default: unknown }>;

export const bookNames: OfEveryBook<unknown> = {
  'the-ferrymans-debt': { en: theFerrymansDebtEn, de: theFerrymansDebtDe },
  'low-water': { en: lowWaterEn, de: lowWaterDe },
  'the-salt-road': { en: theSaltRoadEn, de: theSaltRoadDe },
  'a-choir-of-glass': { en: aChoirOfGlassEn, de: aChoirOfGlassDe },
  keelfolk: { en: keelfolkEn },
  'nine-locks': { en: nineLocksEn },
  'the-drowned-market': { en: theDrownedMarketEn },
  'the-wardens-war': { en: theWardensWarEn },
  'beneath-the-clapper': { en: beneathTheClapperEn },
  'the-tide-auditor': { en: theTideAuditorEn },
  'everything-owed': { en: everythingOwedEn },
  'the-ninth-toll': { en: theNinthTollEn },
  'the-lighthouse-that-walked': { en: theLighthouseThatWalkedEn },
};

export const bookProse: OfEveryBook<Fetch> = {
  'the-ferrymans-debt': {
    en: () => import('./the-ferrymans-debt.en.yaml'),
    de: () => import('./the-ferrymans-debt.de.yaml'),
  },
  'low-water': { en: () => import('./low-water.en.yaml'), de: () => import('./low-water.de.yaml') },
  'the-salt-road': { en: () => import('./the-salt-road.en.yaml'), de: () => import('./the-salt-road.de.yaml') },
  'a-choir-of-glass': {
    en: () => import('./a-choir-of-glass.en.yaml'),
    de: () => import('./a-choir-of-glass.de.yaml'),
  },
  keelfolk: { en: () => import('./keelfolk.en.yaml') },
  'nine-locks': { en: () => import('./nine-locks.en.yaml') },
  'the-drowned-market': { en: () => import('./the-drowned-market.en.yaml') },
  'the-wardens-war': { en: () => import('./the-wardens-war.en.yaml') },
  'beneath-the-clapper': { en: () => import('./beneath-the-clapper.en.yaml') },
  'the-tide-auditor': { en: () => import('./the-tide-auditor.en.yaml') },
  'everything-owed': { en: () => import('./everything-owed.en.yaml') },
  'the-ninth-toll': { en: () => import('./the-ninth-toll.en.yaml') },
  'the-lighthouse-that-walked': { en: () => import('./the-lighthouse-that-walked.en.yaml') },
};
