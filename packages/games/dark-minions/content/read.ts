/**
 * The files of the house as their schemas read them, and their hash. Node reads them whenever it starts; the page's build does it
 * once and puts what came out in the place of this module (apps/web/build/content.mjs), so it exports plain data alone.
 */
import { readFiles } from '@tabard/content';
import { hashOf } from '@tabard/kernel';
import demonLords from './demon-lords.yaml';
import dice from './dice.yaml';
import { files } from './files';
import hordes from './hordes.yaml';
import levels from './levels.yaml';
import overlords from './overlords.yaml';
import setup from './setup.yaml';
import towns from './towns.yaml';

const data = {
  'towns.yaml': towns,
  'overlords.yaml': overlords,
  'demon-lords.yaml': demonLords,
  'dice.yaml': dice,
  'levels.yaml': levels,
  'hordes.yaml': hordes,
  'setup.yaml': setup,
};

export const read = readFiles(files, data);
export const hash: string = hashOf(data);
