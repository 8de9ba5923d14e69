/** What is worth measuring, game by game. A game without an entry is measured by wins, scores and endings alone. */
import type { Measure } from '../simulate';
import { adventuresMeasure } from './adventures';
import { darkMinionsMeasure } from './dark-minions';
import { dungeonFighterMeasure } from './dungeon-fighter';
import { paraRolesMeasure } from './para-roles';
import { rollPlayerMeasure } from './roll-player';

const measures: { readonly [game: string]: Measure } = {
  adventures: adventuresMeasure,
  'dark-minions': darkMinionsMeasure,
  'dungeon-fighter': dungeonFighterMeasure,
  'para-roles': paraRolesMeasure,
  'roll-player': rollPlayerMeasure,
};

export const measureFor = (game: string): Measure | undefined => measures[game];
