/** How many presses a turn takes on the page, from the same strategy at the same tables: docs/clicks.md has the history. */
import adventures from '@tabard/adventures';
import type { GameModule } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import dungeonFighter from '@tabard/dungeon-fighter';
import { bestBot, othersThan, usualSeats } from '@tabard/house/fetch';
import paraRoles from '@tabard/para-roles';
import rollPlayer from '@tabard/roll-player';
import { darkMinionsHand, dungeonFighterHand, type Hand, plainHand, rollPlayerHand, sum } from './clicks/hands';
import { type Game, played, type Step } from './clicks/strategy';

const SEEDS = ['clicks-1', 'clicks-2', 'clicks-3'];

interface Counted {
  readonly game: Game;
  readonly hand: (module: GameModule) => Hand;
}

const NAMED: { readonly [name: string]: Counted } = {
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
    hand: dungeonFighterHand,
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

const others = await othersThan(Object.keys(NAMED));
const TABLES: { readonly [name: string]: Counted } = {
  ...NAMED,
  ...Object.fromEntries(
    others.map((module): [string, Counted] => {
      const game = { module, seats: usualSeats(module), options: {}, bot: bestBot(module), seeds: SEEDS };
      return [module.game.id, { game, hand: plainHand }];
    }),
  ),
};

/** All tables side by side; of the tables named (`clicks:roll-player`) what each question costs. */
export default async function measure(named: readonly string[] = []) {
  const rows: { [row: string]: { [figure: string]: number } } = {};
  for (const [name, { game, hand }] of Object.entries(TABLES)) {
    if (named.length > 0 && !named.includes(name)) continue;
    await game.module.world?.ready();
    const games = game.seeds.map((seed) => played(game, seed));
    const steps = games.flatMap((one) => one.steps);
    const presses = games.flatMap((one) => hand(game.module)(one.steps));
    if (named.length > 0) Object.assign(rows, byQuestion(name, steps, presses));
    else rows[name] = perTurn(sum(games.map((one) => one.turns)), presses);
  }
  return rows;
}

function perTurn(turns: number, presses: readonly number[]) {
  return {
    turns,
    answers: presses.length,
    presses: sum(presses),
    perTurn: Math.round((sum(presses) / turns) * 10) / 10,
  };
}

function byQuestion(name: string, steps: readonly Step[], presses: readonly number[]) {
  const rows: { [question: string]: { answers: number; presses: number } } = {};
  for (const [i, { ask }] of steps.entries()) {
    const question = `${name} ${ask?.question ?? 'thrown in'}`;
    const { answers, presses: so } = rows[question] ?? { answers: 0, presses: 0 };
    rows[question] = { answers: answers + 1, presses: so + presses[i] };
  }
  return rows;
}
