/** What every game must pass, for each number of Heroes and every option of Dungeon Fighter. */
import type { TableOptions } from '@tabard/kernel';
import { conformance, soak } from '@tabard/testkit/vitest';
import { expect, test } from 'vitest';
import { dungeonFighter } from './rules';

/** A close look costs much more than a decision: a few at the start, then a sample. */
const closely = { first: 6, oneIn: soak(60, 25) };
/** Every throw of a close look is simulated again. */
const sparsely = { first: 4, oneIn: soak(120, 60) };

const model: TableOptions = { throws: 'model' };
const cases = [
  { seats: 2, options: {}, games: 1, unattended: true, closely: sparsely },
  { seats: 3, options: { ...model, heroes: 'dealt', leader: 'choose' }, games: 2, unattended: true, closely },
  { seats: 4, options: { ...model, difficulty: 'hard', levelUp: 'on' }, games: 2, unattended: true, closely },
  { seats: 2, options: { ...model, difficulty: 'inferno', ruling: 'on' }, games: 2, unattended: true, closely },
  { seats: 4, options: { ...model, boxes: 'ice+crate', dice: 'crate' }, games: 1, unattended: true, closely },
  { seats: 5, options: { ...model, boxes: 'ice+crate', levelUp: 'on' }, games: 1, unattended: true, closely },
  { seats: 6, options: { ...model, boxes: 'ice+crate' }, games: 1, unattended: true, closely },
];

conformance(dungeonFighter, cases);

test('every value of every table option and every number of Heroes is played', () => {
  for (const { id, values } of dungeonFighter.options) {
    const played = new Set(cases.map(({ options }) => (options as TableOptions)[id] ?? values[0]));
    expect([...played].sort(), id).toEqual([...values].sort());
  }
  expect([...new Set(cases.map(({ seats }) => seats))].sort()).toEqual([2, 3, 4, 5, 6]);
});
