/** What the dice to come will look like. */
import type { Mode } from '../../rules/board';
import type { DieKind } from '../../rules/sheet/dice';

export const LOWEST_FACE = 0;
export const HIGHEST_FACE = 9; // Beyond any die: whatever it shows.

/** How many of the dice that are drafted are of a kind. */
export const KIND_ODDS: { readonly [mode in Mode]: { readonly [kind in DieKind]: number } } = {
  base: { standard: 0.8, split: 0, boost: 0 },
  ff: { standard: 0.8, split: 0.16, boost: 0 },
  full: { standard: 0.8, split: 0.16, boost: 0.12 },
};

/** How many of them have a colour: gold, the own class colour, any other class colour, one colour that is named. */
export const COLOUR_ODDS = { gold: 0.15, class: 0.24, other: 0.6, one: 0.15 };
export const EVEN_ODDS = 0.5;
/** How many of them go to a row. */
export const ROW_ODDS = 0.14;
