/** What Gold, XP and tokens are worth. */

/** Stars for the first Gold to spend, by rounds to come; at the very end it pays mercenaries alone. */
export const GOLD = [0.03, 0.26, 0.34, 0.38, 0.4];
/** There are so many turns to spend it in, and more comes in each: the next Gold is worth ever less. */
export const PURSE = 3;
export const PURSE_A_ROUND = 1.1;
export const GOLD_ALONE = 0.12; // RP-27.17: 8 Gold are a Star

/** XP also helps in Hunts to come. */
export const XP_IN_HUNTS = 0.07;
/** So much XP is used in Hunts, over so many rounds. */
export const XP_USED_IN_HUNTS = 4;
export const HUNTS_TO_COME = 3;

/** A Charisma token is not always of use. */
export const A_TOKEN_OFF = 0.75;

/** A Fiend harms a little in any case, a round. */
export const ANY_FIEND = 0.04;
/** Stars of a point more against the Monster. */
export const A_POINT = 0.38;
