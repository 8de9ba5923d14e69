/** What is thought of the Monster at the end. */

/** What Hunts still to come bring, a round: XP and points of the result. */
export const XP_A_ROUND = 0.28;
export const BONUS_A_ROUND = 0.12;
/** Honor that comes, for whom it is worth more. */
export const HONOR_A_ROUND = 0.16;
/** A Trophy to come: so many Combat Dice by its Adventure card (the first is worth the most), and so likely a round. */
export const TROPHY_DICE = [1.4, 0.9, 0.6];
export const TROPHIES_A_ROUND = 0.17;

/** Mercenaries that the Gold of the last rounds pays. */
export const SAVED_FOR = 0.8;

/** Alone, to fail is to die and lose all (RP-27.16). */
export const A_LIFE = 24;

/** Nobody likes to be beaten: to stand up to the Monster at all is worth more to a squire than the Star of its first level. */
export const PRIDE = 1.3;

/** How likely an Adventure card that is met now stays so, and one that is not comes to be. */
export const KEPT = { now: 0.92, lostARound: 0.04, missed: 0.12, foundARound: 0.03 };

export const MOST_MERCENARIES = 9;
export const ANY_NUMBER = Number.MAX_SAFE_INTEGER;

// ---- Combat Dice

export const DIE_MEAN = 3.5;
/** Of the sum, for the root of the number of dice; and what a round to come adds. */
export const DIE_SPREAD = 1.45;
export const SPREAD_A_ROUND = 0.25;
/** What the lowest and the highest of a roll show, about; and the highest of all. */
export const LOWEST_DIE = 1.8;
export const HIGHEST_DIE = 5;
export const HIGHEST_OF_ALL = 5.2;
/** The first reroll brings so much, the next less. */
export const FIRST_REROLL = 1.9;
export const FADING = 0.55;
/** Where a reroll costs nothing, somebody must stop counting. */
export const CHEAPEST_REROLL = 0.5;
/** Who may take the Power Score instead of the dice has two chances. */
export const COMMANDING = 1.2;
/** Who is so far above the Strength is likely the champion. */
export const CHAMPION = { above: 9, spread: 6 };
