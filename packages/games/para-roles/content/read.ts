/**
 * The files of the house as their schemas read them, and their hash. Node reads them whenever it starts; the page's build does it
 * once and puts what came out in the place of this module (apps/web/build/content.mjs), so it exports plain data alone.
 */
import { readFiles } from '@tabard/content';
import { hashOf } from '@tabard/kernel';
import campaigns from './campaigns.yaml';
import dungeons from './dungeons.yaml';
import { files } from './files';
import mazes from './mazes.yaml';
import names from './names.yaml';
import town from './town.yaml';

const data = {
  'campaigns.yaml': campaigns,
  'town.yaml': town,
  'mazes.yaml': mazes,
  'dungeons.yaml': dungeons,
  'names.yaml': names,
};

export const read = readFiles(files, data);
export const hash: string = hashOf(data);
