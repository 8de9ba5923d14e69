/** Small tables that together play every option, every number of seats and every bot: each has one hash (scripts/golden). */
import type { TableOptions } from '@tabard/kernel';
import { goldenTable as at, type GoldenTable } from '@tabard/lab';

/** Dice of the physics take their time, as random heroes do. */
const A_COMBAT = 50;
const model: TableOptions = { throws: 'model' };

export const golden: readonly GoldenTable[] = [
  at('expert regular', {}, A_COMBAT),
  at('novice random', {}, A_COMBAT),
  at('random random novice', { ...model, heroes: 'dealt', leader: 'choose' }),
  at('regular expert novice regular', { ...model, difficulty: 'hard', levelUp: 'on' }),
  at('expert expert', { ...model, difficulty: 'inferno', ruling: 'on' }),
  at('regular novice expert regular novice', { ...model, boxes: 'ice+crate', levelUp: 'on' }),
  at('expert regular expert regular expert regular', { ...model, boxes: 'ice+crate', dice: 'crate' }),
];
