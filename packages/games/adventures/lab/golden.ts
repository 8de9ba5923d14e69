/** Small tables that together play every option, every number of seats and every bot: each has one hash (scripts/golden). */
import { goldenTable as at, type GoldenTable } from '@tabard/lab';

/** A game of random answers has no end to speak of. */
const A_WHILE = 200;

export const golden: readonly GoldenTable[] = [
  at('random', { book: 'tutorial' }, A_WHILE),
  at('wayfarer-cautious wayfarer-bold'),
  at('companion wayfarer-curious random', { mode: 'legendary' }, A_WHILE),
  at('random random random random', {}, A_WHILE),
];
