/** How many presses a turn takes on the page, from the same strategy at the same tables: docs/clicks.md has the history. */
import adventures from '@tabard/adventures';
import type { GameModule } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import dungeonFighter from '@tabard/dungeon-fighter';
import paraRoles from '@tabard/para-roles';
import rollPlayer from '@tabard/roll-player';
import { darkMinionsHand, type Hand, plainHand, rollPlayerHand } from './clicks/hands';
import { type Game, played } from './clicks/strategy';

const SEEDS = ['clicks-1', 'clicks-2', 'clicks-3'];

const TABLES: { readonly [name: string]: { readonly game: Game; readonly hand: (module: GameModule) => Hand } } = {
  'dark-minions': {
    game: { module: darkMinions, seats: 4, options: {}, bot: 'schemer', seeds: SEEDS },
    hand: darkMinionsHand,
  },
  'roll-player': {
    game: { module: rollPlayer, seats: 2, options: {}, bot: 'squire', seeds: SEEDS },
    hand: rollPlayerHand,
  },
  'para-roles': {
    game: {
      module: paraRoles,
      seats: 4,
      options: { campaign: 'woods', split: 'auto' },
      bot: 'companion',
      seeds: SEEDS,
    },
    hand: plainHand,
  },
  'dungeon-fighter': {
    game: { module: dungeonFighter, seats: 3, options: { throws: 'model' }, bot: 'regular', seeds: SEEDS },
    hand: plainHand,
  },
  adventures: {
    game: {
      module: adventures,
      seats: 2,
      options: { book: 'tutorial', mode: 'normal' },
      bot: 'companion',
      seeds: SEEDS,
      most: 400,
    },
    hand: plainHand,
  },
};

export default async function measure() {
  const rows: { [game: string]: { [figure: string]: number } } = {};
  for (const [name, { game, hand }] of Object.entries(TABLES)) {
    await game.module.ready?.();
    const games = game.seeds.map((seed) => played(game, seed));
    const turns = sum(games.map((one) => one.turns));
    const answers = sum(games.map(({ steps }) => steps.length));
    const presses = sum(games.map(({ steps }) => hand(game.module)(steps)));
    rows[name] = { turns, answers, presses, perTurn: Math.round((presses / turns) * 10) / 10 };
  }
  return rows;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
