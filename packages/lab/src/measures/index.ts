/** What is worth measuring, game by game. A game without an entry is measured by wins, scores and endings alone. */
import type { Measure } from '../simulate';
import { darkMinionsMeasure } from './dark-minions';

const measures: { readonly [game: string]: Measure } = {
  'dark-minions': darkMinionsMeasure,
};

export const measureFor = (game: string): Measure | undefined => measures[game];
