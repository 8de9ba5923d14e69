/** The cards and the books of the house. */
import { hashOf } from '@tabard/kernel';
import aChoirOfGlass from './books/a-choir-of-glass.yaml';
import lowWater from './books/low-water.yaml';
import theFerrymansDebt from './books/the-ferrymans-debt.yaml';
import theSaltRoad from './books/the-salt-road.yaml';
import { type Data, makeContent } from './built-in';
import characters from './characters.yaml';
import classes from './classes.yaml';
import deaths from './deaths.yaml';
import enemies from './enemies.yaml';
import familiars from './familiars.yaml';
import market from './market.yaml';
import modifiers from './modifiers.yaml';
import races from './races.yaml';
import skillbook from './skillbook.yaml';

export const data: Data = {
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

/** By slug: the name of the file, and of its words in text/books. */
export const books = {
  'the-ferrymans-debt': theFerrymansDebt,
  'low-water': lowWater,
  'the-salt-road': theSaltRoad,
  'a-choir-of-glass': aChoirOfGlass,
};

export const house = makeContent(data, books);
export const packs = { adventures: hashOf({ data, books }) };
