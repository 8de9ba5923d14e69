/** What a game brings to the lab (its own lab/ folder), and its balance: every experiment against what is wanted of it. */
import type { GameModule } from '@tabard/content';
import type { TableOptions } from '@tabard/kernel';
import { type AnyBot, type LabResult, type Measure, simulate } from './simulate';
import type { Target } from './statistics';

export interface GameLab {
  /** What is worth measuring beside wins, scores and endings. */
  readonly measure: Measure;
  /** They tell whether the game is in balance. */
  readonly experiments: readonly Experiment[];
  /** They tell whether it plays as it always did, wherever it runs. */
  readonly golden: readonly GoldenTable[];
}

export interface Experiment {
  readonly id: string;
  readonly module: Pick<GameModule, 'game'>;
  readonly options: TableOptions;
  readonly bots: readonly AnyBot[];
  /** What the designer wants of it. */
  readonly targets: (result: LabResult) => readonly Target[];
}

export interface GoldenTable {
  /** One for each seat. */
  readonly bots: readonly string[];
  readonly options: TableOptions;
  /** Where a whole game takes too long: so many answers of it. */
  readonly answers?: number;
}

/** The bots in one word each, round the table. */
export const goldenTable = (bots: string, options: TableOptions = {}, answers?: number): GoldenTable => ({
  bots: bots.split(' '),
  options,
  answers,
});

export interface Balance {
  readonly results: readonly LabResult[];
  readonly targets: readonly Target[];
}

/** Every experiment of a game, so many games each. */
export function measureBalance(
  { experiments, measure }: GameLab,
  games: number,
  seed: string,
  onGame?: (done: number) => void,
): Balance {
  let done = 0;
  const results: LabResult[] = [];
  const targets: Target[] = [];
  for (const experiment of experiments) {
    const { module, options, bots } = experiment;
    const result = simulate({ module, options, bots, games, seed, measure, onGame: () => onGame?.(++done) });
    results.push(result);
    targets.push(...experiment.targets(result));
  }
  return { results, targets };
}
