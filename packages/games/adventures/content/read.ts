/**
 * The files of the house as their schemas read them, and their hash. Node reads them whenever it starts; the page's build does it
 * once and puts what came out in the place of this module (apps/web/build/content.mjs), so it exports plain data alone.
 */
import { readFiles } from '@tabard/content';
import { hashOf } from '@tabard/kernel';
import aChoirOfGlass from './books/a-choir-of-glass.yaml';
import beneathTheClapper from './books/beneath-the-clapper.yaml';
import everythingOwed from './books/everything-owed.yaml';
import keelfolk from './books/keelfolk.yaml';
import lowWater from './books/low-water.yaml';
import nineLocks from './books/nine-locks.yaml';
import theDrownedMarket from './books/the-drowned-market.yaml';
import theFerrymansDebt from './books/the-ferrymans-debt.yaml';
import theLighthouseThatWalked from './books/the-lighthouse-that-walked.yaml';
import theNinthToll from './books/the-ninth-toll.yaml';
import theSaltRoad from './books/the-salt-road.yaml';
import theTideAuditor from './books/the-tide-auditor.yaml';
import theWardensWar from './books/the-wardens-war.yaml';
import characters from './characters.yaml';
import classes from './classes.yaml';
import deaths from './deaths.yaml';
import enemies from './enemies.yaml';
import familiars from './familiars.yaml';
import { files } from './files';
import market from './market.yaml';
import modifiers from './modifiers.yaml';
import races from './races.yaml';
import skillbook from './skillbook.yaml';
import { storybook } from './storybook';

const data = {
  'market.yaml': market,
  'familiars.yaml': familiars,
  'classes.yaml': classes,
  'races.yaml': races,
  'characters.yaml': characters,
  'skillbook.yaml': skillbook,
  'enemies.yaml': enemies,
  'modifiers.yaml': modifiers,
  'deaths.yaml': deaths,
};

const bookData = {
  'the-ferrymans-debt': theFerrymansDebt,
  'low-water': lowWater,
  'the-salt-road': theSaltRoad,
  'a-choir-of-glass': aChoirOfGlass,
  keelfolk: keelfolk,
  'nine-locks': nineLocks,
  'the-drowned-market': theDrownedMarket,
  'the-wardens-war': theWardensWar,
  'beneath-the-clapper': beneathTheClapper,
  'the-tide-auditor': theTideAuditor,
  'everything-owed': everythingOwed,
  'the-ninth-toll': theNinthToll,
  'the-lighthouse-that-walked': theLighthouseThatWalked,
};
const shelf = {
  'the-ferrymans-debt': storybook,
  'low-water': storybook,
  'the-salt-road': storybook,
  'a-choir-of-glass': storybook,
  keelfolk: storybook,
  'nine-locks': storybook,
  'the-drowned-market': storybook,
  'the-wardens-war': storybook,
  'beneath-the-clapper': storybook,
  'the-tide-auditor': storybook,
  'everything-owed': storybook,
  'the-ninth-toll': storybook,
  'the-lighthouse-that-walked': storybook,
} satisfies { [slug in keyof typeof bookData]: typeof storybook };

export const read = readFiles(files, data);
/** By slug: the name of the file, and of its words in text/books. */
export const books = readFiles(shelf, bookData);
export const hash: string = hashOf({ data, books: bookData });
