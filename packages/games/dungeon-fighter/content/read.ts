/**
 * The files of the house as their schemas read them, and their hash. Node reads them whenever it starts; the page's build does it
 * once and puts what came out in the place of this module (apps/web/build/content.mjs), so it exports plain data alone.
 */
import { readFiles } from '@tabard/content';
import { hashOf } from '@tabard/kernel';
import crateBosses from './crate/bosses.yaml';
import crateBox from './crate/box.yaml';
import crateDungeon from './crate/dungeon.yaml';
import crateEquipment from './crate/equipment.yaml';
import crateHeroes from './crate/heroes.yaml';
import crateMonsters from './crate/monsters.yaml';
import { files } from './files';
import iceBosses from './ice/bosses.yaml';
import iceBox from './ice/box.yaml';
import iceDungeon from './ice/dungeon.yaml';
import iceEquipment from './ice/equipment.yaml';
import iceHeroes from './ice/heroes.yaml';
import iceMonsters from './ice/monsters.yaml';

const data = {
  'ice/box.yaml': iceBox,
  'ice/heroes.yaml': iceHeroes,
  'ice/monsters.yaml': iceMonsters,
  'ice/bosses.yaml': iceBosses,
  'ice/dungeon.yaml': iceDungeon,
  'ice/equipment.yaml': iceEquipment,
  'crate/box.yaml': crateBox,
  'crate/heroes.yaml': crateHeroes,
  'crate/monsters.yaml': crateMonsters,
  'crate/bosses.yaml': crateBosses,
  'crate/dungeon.yaml': crateDungeon,
  'crate/equipment.yaml': crateEquipment,
};

export const read = readFiles(files, data);
export const hash: string = hashOf(data);
