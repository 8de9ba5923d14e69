/** What chances were fitted to the squire's own games. */

/**
 * Among so many dice, about, a drafter picks the one for a space: more for the last space of a row than for the first,
 * more for a goal of many Stars. Fitted to how often the squire itself reaches goals.
 */
export const PICKS: readonly (readonly number[])[] = [
  [1, 1, 1, 1],
  [0, 2.2, 1.5, 1], // by Stars, then by empty spaces
  [0, 3.7, 2.6, 1.5],
  [0, 5.5, 3.2, 1.5],
  [0, 6, 3.6, 1.7],
];
/** How likely actions still to come mend a complete row that misses its goal by 1, 2, … */
export const MENDED = [1, 0.5, 0.32, 0.26, 0.2, 0.2, 0.12, 0.08];
/** How likely one of the actions to come is a given one, and may be spent on this row. */
export const HALF_MENDED = 3; // actions
/** Whatever it misses its goal by. */
export const MENDED_AT_ALL = 0.05;

/** How likely an empty space of a Backstory gets its colour, and, with an action to come, one that has another. */
export const IN_TIME = 0.3;
export const BY_AN_ACTION = 0.012;

/** The logistic curve nearest to the normal one. */
export const LOGISTIC = -1.702;
