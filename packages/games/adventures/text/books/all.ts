/** Every word of every book at once, for the terminal and for tests. The page never imports this. */

import type { bookNames } from '.';
import aChoirOfGlassEn from './a-choir-of-glass.en.yaml';
import lowWaterDe from './low-water.de.yaml';
import lowWaterEn from './low-water.en.yaml';
import theFerrymansDebtDe from './the-ferrymans-debt.de.yaml';
import theFerrymansDebtEn from './the-ferrymans-debt.en.yaml';
import theSaltRoadEn from './the-salt-road.en.yaml';

export const bookWords: typeof bookNames = {
  'the-ferrymans-debt': { en: theFerrymansDebtEn, de: theFerrymansDebtDe },
  'low-water': { en: lowWaterEn, de: lowWaterDe },
  'the-salt-road': { en: theSaltRoadEn },
  'a-choir-of-glass': { en: aChoirOfGlassEn },
};
