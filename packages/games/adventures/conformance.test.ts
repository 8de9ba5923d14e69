/** What every game must pass, for one to four seats, both modes, every book. */

import type { Plain } from '@tabard/kernel';
import type { GameCase } from '@tabard/testkit';
import { conformance } from '@tabard/testkit/vitest';
import { house, packs } from './content/house';
import { adventuresWith } from './rules';
import { campaignAfter } from './scenarios/later.fixture';

/** A random party wanders for thousands of answers: a close look at a few of them. */
const closely = { first: 4, oneIn: 150 };

/** A party that comes to a later book. */
const after = (completed: number, seats: number, more = {}) =>
  ({ campaign: campaignAfter(house, completed, seats, more) }) as unknown as Plain;

const cases: readonly GameCase[] = [
  { seats: 1, options: { book: 'tutorial' }, games: 1, closely },
  { seats: 2, options: { book: 'next' }, games: 1, closely },
  { seats: 3, options: { book: 'next', mode: 'legendary' }, games: 1, closely },
  { seats: 4, options: { book: 'next' }, games: 1, closely },
  { seats: 3, brought: after(1, 3, { titles: [1, 4, 5], favor: [5, 6, 5] }), games: 1, closely },
  { seats: 2, brought: after(2, 2, { titles: [1, 4, 6, 7, 10], favor: [5, 4, 6] }), games: 1, closely },
];

conformance(adventuresWith(house, packs), cases);
