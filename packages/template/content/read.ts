/**
 * The files of the house as their schemas read them, and their hash. Node reads them whenever it starts; the page's build does it
 * once and puts what came out in the place of this module (apps/web/build/content.mjs), so it exports plain data alone.
 */
import { readFiles } from '@tabard/content';
import { hashOf } from '@tabard/kernel';
import { files } from './files';
import hoard from './hoard.yaml';

const data = { 'hoard.yaml': hoard };

export const read = readFiles(files, data);
export const hash: string = hashOf(data);
