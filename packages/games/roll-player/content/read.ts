/**
 * The files of the house as their schemas read them, and their hash. Node reads them whenever it starts; the page's build does it
 * once and puts what came out in the place of this module (apps/web/build/content.mjs), so it exports plain data alone.
 */
import { readFiles } from '@tabard/content';
import { hashOf } from '@tabard/kernel';
import adventures from './adventures.yaml';
import alignments from './alignments.yaml';
import armor from './armor.yaml';
import backstories from './backstories.yaml';
import classes from './classes.yaml';
import familiars from './familiars.yaml';
import fiends from './fiends.yaml';
import { files } from './files';
import minions from './minions.yaml';
import monsters from './monsters.yaml';
import races from './races.yaml';
import scrolls from './scrolls.yaml';
import skills from './skills.yaml';
import traits from './traits.yaml';
import weapons from './weapons.yaml';

const data = {
  'weapons.yaml': weapons,
  'armor.yaml': armor,
  'skills.yaml': skills,
  'traits.yaml': traits,
  'scrolls.yaml': scrolls,
  'races.yaml': races,
  'classes.yaml': classes,
  'alignments.yaml': alignments,
  'backstories.yaml': backstories,
  'familiars.yaml': familiars,
  'fiends.yaml': fiends,
  'minions.yaml': minions,
  'monsters.yaml': monsters,
  'adventures.yaml': adventures,
};

export const read = readFiles(files, data);
export const hash: string = hashOf(data);
