/** The words of every book of the house, by its slug; a book without words does not compile. */
import type { books } from '../../content/house';
import aChoirOfGlassEn from './a-choir-of-glass.en.yaml';
import lowWaterDe from './low-water.de.yaml';
import lowWaterEn from './low-water.en.yaml';
import theFerrymansDebtDe from './the-ferrymans-debt.de.yaml';
import theFerrymansDebtEn from './the-ferrymans-debt.en.yaml';
import theSaltRoadEn from './the-salt-road.en.yaml';

/** A language may lack a book, or labels of it: there the story goes on in English. */
interface Told {
  readonly en: unknown;
  readonly de?: unknown;
}

export const bookWords: { readonly [slug in keyof typeof books]: Told } = {
  'the-ferrymans-debt': { en: theFerrymansDebtEn, de: theFerrymansDebtDe },
  'low-water': { en: lowWaterEn, de: lowWaterDe },
  'the-salt-road': { en: theSaltRoadEn },
  'a-choir-of-glass': { en: aChoirOfGlassEn },
};
