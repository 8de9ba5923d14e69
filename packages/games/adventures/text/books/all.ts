/** Every word of every book at once, for the terminal and for tests. The page never imports this. */

import type { bookNames } from '.';
import aChoirOfGlassDe from './a-choir-of-glass.de.yaml';
import aChoirOfGlassEn from './a-choir-of-glass.en.yaml';
import beneathTheClapperEn from './beneath-the-clapper.en.yaml';
import everythingOwedEn from './everything-owed.en.yaml';
import keelfolkEn from './keelfolk.en.yaml';
import lowWaterDe from './low-water.de.yaml';
import lowWaterEn from './low-water.en.yaml';
import nineLocksEn from './nine-locks.en.yaml';
import theDrownedMarketEn from './the-drowned-market.en.yaml';
import theFerrymansDebtDe from './the-ferrymans-debt.de.yaml';
import theFerrymansDebtEn from './the-ferrymans-debt.en.yaml';
import theLighthouseThatWalkedEn from './the-lighthouse-that-walked.en.yaml';
import theNinthTollEn from './the-ninth-toll.en.yaml';
import theSaltRoadDe from './the-salt-road.de.yaml';
import theSaltRoadEn from './the-salt-road.en.yaml';
import theTideAuditorEn from './the-tide-auditor.en.yaml';
import theWardensWarEn from './the-wardens-war.en.yaml';

export const bookWords: typeof bookNames = {
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
