/**
 * The files of the house as their schemas read them, and their hash. Node reads them whenever it starts; the page's build does it
 * once and puts what came out in the place of this module (apps/web/build/content.mjs), so it exports plain data alone.
 */
import { readFiles } from '@tabard/content';
import { hashOf } from '@tabard/kernel';
import { storybook } from '../story/schema';
import aChoirOfGlass from './books/a-choir-of-glass.yaml';
import lowWater from './books/low-water.yaml';
import theFerrymansDebt from './books/the-ferrymans-debt.yaml';
import theSaltRoad from './books/the-salt-road.yaml';
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
};
const shelf = {
  'the-ferrymans-debt': storybook,
  'low-water': storybook,
  'the-salt-road': storybook,
  'a-choir-of-glass': storybook,
} satisfies { [slug in keyof typeof bookData]: typeof storybook };

export const read = readFiles(files, data);
/** By slug: the name of the file, and of its words in text/books. */
export const books = readFiles(shelf, bookData);
export const hash: string = hashOf({ data, books: bookData });
