/** The experiments that tell whether a game is in balance, and what its designer wants of each. */
import type { GameModule } from '@tabard/content';
import type { TableOptions } from '@tabard/kernel';
import { type AnyBot, type LabResult, simulate } from '../simulate';
import type { Target } from '../statistics';
import { adventuresExperiments } from './adventures';
import { darkMinionsExperiments } from './dark-minions';
import { dungeonFighterExperiments } from './dungeon-fighter';
import { paraRolesExperiments } from './para-roles';
import { rollPlayerExperiments } from './roll-player';

export interface Experiment {
  readonly id: string;
  readonly module: Pick<GameModule, 'game'>;
  readonly options: TableOptions;
  readonly bots: readonly AnyBot[];
  readonly targets: (result: LabResult) => readonly Target[];
}

const experiments: { readonly [game: string]: readonly Experiment[] } = {
  adventures: adventuresExperiments,
  'dark-minions': darkMinionsExperiments,
  'dungeon-fighter': dungeonFighterExperiments,
  'para-roles': paraRolesExperiments,
  'roll-player': rollPlayerExperiments,
};

export const experimentsFor = (game: string): readonly Experiment[] => experiments[game] ?? [];

export interface Balance {
  readonly results: readonly LabResult[];
  readonly targets: readonly Target[];
}

/** Every experiment of a game, so many games each. */
export function measureBalance(game: string, games: number, seed: string, onGame?: (done: number) => void): Balance {
  let done = 0;
  const results: LabResult[] = [];
  const targets: Target[] = [];
  for (const experiment of experimentsFor(game)) {
    const { module, options, bots } = experiment;
    const result = simulate({ module, options, bots, games, seed, onGame: () => onGame?.(++done) });
    results.push(result);
    targets.push(...experiment.targets(result));
  }
  return { results, targets };
}
