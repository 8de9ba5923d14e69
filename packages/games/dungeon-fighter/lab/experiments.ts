/** Dungeon Fighter: the cells and targets of the ledger's section DF-C9. Throws come from the model unless it says else. */

import type { TableOptions } from '@tabard/kernel';
import { type AnyBot, type Experiment, type LabResult, meanOf, NO_FIGURE, shareOf, type Target } from '@tabard/lab';
import dungeonFighter from '../index';

const [novice, regular, expert] = dungeonFighter.bots;
const DIFFICULTIES = ['normal', 'hard', 'inferno'] as const;

/** DF-C9.1: four regular bots. */
const WANTED: { readonly [difficulty: string]: Pick<Target, 'min' | 'max'> } = {
  normal: { min: 0.6, max: 0.7 },
  hard: { min: 0.28, max: 0.4 },
  inferno: { min: 0.12, max: 0.2 },
};

/** DF-C9.2 to DF-C9.4 of four regular bots on Normal: what the ledger names, with a margin of its own rough trial. */
const FIGURES: readonly (readonly [name: string, min: number, max: number])[] = [
  ['throws, level 1', 2.9, 3.9],
  ['throws, level 2', 3.3, 4.3],
  ['throws, level 3', 3.8, 4.8],
  ['throws, level 4', 4.4, 5.4],
  ['throws, Boss', 6.9, 8.9],
  ['retrievals a combat', 0.2, 0.35],
  ['Gold at Shop 1', 11, 13],
  ['Gold at Shop 2', 14, 18],
  ['Gold at Shop 3', 18, 22],
  ['score of a win', 16, 22],
];

const figures = ({ numbers }: LabResult): Target[] =>
  FIGURES.map(([name, min, max]) => ({ name, value: meanOf(numbers[name] ?? NO_FIGURE), min, max }));

/** `targets` undefined: measured, and nothing wanted of it. */
function experiment(bot: AnyBot, heroes: number, options: TableOptions, targets?: Experiment['targets']): Experiment {
  return {
    id: [
      `${heroes} ${bot.id}`,
      ...Object.entries(options).map(([name, value]) => (value === 'on' ? name : value)),
    ].join(' '),
    module: dungeonFighter,
    options: { throws: 'model', ...options },
    bots: Array.from({ length: heroes }, () => bot),
    targets: targets ?? (() => []),
  };
}

function four(difficulty: (typeof DIFFICULTIES)[number], more: TableOptions = {}): Experiment {
  const name = ['four regular', difficulty, ...Object.values(more)].join(', ');
  return experiment(regular, 4, { difficulty, ...more }, (result) => [
    { name: `${name}: won`, value: shareOf(result.happened.won), ...WANTED[difficulty] },
    ...(difficulty === 'normal'
      ? figures(result).map((target) => ({ ...target, name: `${name}: ${target.name}` }))
      : []),
  ]);
}

const others = ([expert, regular, novice] as const).flatMap((bot) =>
  [2, 3, 4].flatMap((heroes) =>
    DIFFICULTIES.filter(() => bot !== regular || heroes !== 4).map((difficulty) =>
      experiment(bot, heroes, { difficulty }),
    ),
  ),
);

export const experiments: readonly Experiment[] = [
  ...DIFFICULTIES.map((difficulty) => four(difficulty)),
  ...DIFFICULTIES.map((difficulty) => four(difficulty, { throws: 'physics' })), // as people play it, and fifty times slower
  ...others,
  ...DIFFICULTIES.map((difficulty) => experiment(regular, 4, { difficulty, levelUp: 'on' })),
  ...[5, 6].flatMap((heroes) =>
    DIFFICULTIES.map((difficulty) => experiment(regular, heroes, { difficulty, boxes: 'ice+crate' })),
  ),
];
