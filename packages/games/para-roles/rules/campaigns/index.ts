/** Which campaign a table plays. */
import type { TableOptions } from '@tabard/kernel';
import type { Campaign } from './campaign';
import { dungeon } from './dungeon';
import { doubles, random, tower, woods } from './linear';
import { maze } from './maze';
import { rifts } from './rifts';

/** Asked for when needed: the files of the campaigns use rules that ask for the campaign in turn. */
const CAMPAIGNS: { readonly [id: string]: () => Campaign } = {
  woods: () => woods,
  random: () => random,
  tower: () => tower,
  doubles: () => doubles,
  maze: () => maze,
  dungeon: () => dungeon,
  rifts: () => rifts,
};

export const campaignOf = ({ options }: { readonly options: TableOptions }): Campaign => CAMPAIGNS[options.campaign]();
