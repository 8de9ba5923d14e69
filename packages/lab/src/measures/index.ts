/** What is worth measuring, game by game. A game without an entry is measured by wins, scores and endings alone. */
import type { Measure } from '../simulate';
import { darkMinionsMeasure } from './dark-minions';
import { dungeonFighterMeasure } from './dungeon-fighter';
import { paraRolesMeasure } from './para-roles';

const measures: { readonly [game: string]: Measure } = {
  'dark-minions': darkMinionsMeasure,
  'dungeon-fighter': dungeonFighterMeasure,
  'para-roles': paraRolesMeasure,
};

export const measureFor = (game: string): Measure | undefined => measures[game];
