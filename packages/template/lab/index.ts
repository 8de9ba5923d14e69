/** What the lab needs of this game: what to measure, what its designer wants of it, and the tables that must never play otherwise. */
import { type GameLab, goldenTable, meanOf } from '@tabard/lab';
import sleepingDragon from '../index';
import type { SleepingDragon } from '../rules/board';

const [, careful] = sleepingDragon.bots;

export const lab: GameLab = {
  measure: ({ match }) => ({ numbers: { turns: (match.board as SleepingDragon).turnNumber }, happened: {} }),
  experiments: [
    {
      id: 'equal',
      module: sleepingDragon,
      options: {},
      bots: [careful, careful, careful],
      targets: ({ numbers }) => [{ name: 'turns', value: meanOf(numbers.turns), min: 8, max: 30 }],
    },
  ],
  golden: [
    goldenTable('careful greedy'),
    goldenTable('careful careful careful'),
    goldenTable('careful random greedy random'),
  ],
};
