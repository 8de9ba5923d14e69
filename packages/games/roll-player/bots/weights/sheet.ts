/** What is thought of dice and the token on the sheet. */

/** A Star is a Star, but a goal met also counts for Adventure cards and Minions, and a colour is found late as well as early. */
export const GOAL = 1.1;
export const GOAL_MET = 1.2;
export const CLASS_DIE = 0.6;
/** A complete row that a flip of one of its dice would mend has a better chance. */
export const A_FLIP = 0.3;

/** What a step of the token costs in Stars of other things, with so many rounds left to find it in. */
export const STEP = 0.5;
export const STEP_IN_HASTE = 1;
/** A way that is better by less is no better. */
export const A_TRIFLE = 1e-9;

/** Swaps after the first bring less. */
export const NEXT_SWAP = 0.5;
/** What loses so much in its rows is no longer asked what Traits make of it. */
export const HOPELESS = -1;
