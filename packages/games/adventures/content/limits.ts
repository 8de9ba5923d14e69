/**
 * Charts by the number of players (RA-2.3, RA-2.13, RA-32.1, RA-33.4, RA-35.8), who are seats (RA-R9); the place in a
 * list is the number of players.
 */
export const PLAY_LIMIT = [0, 4, 2, 1, 1] as const;
export const FIRST_BONUS_LIMIT = [0, 1, 1, 2, 1] as const;
export const FIRST_COMBAT_DICE = 3;
export const FIRST_GOLD = [0, 7, 5, 3, 2] as const;
export const CARD_LIMIT = [0, 20, 20, 25, 30] as const;
export const MOST_BONUS_TOKENS = 8; // RA-R55
export const FIRST_HEALTH = 16; // RA-2.8
export const BOXES = 11; // RA-1.2, RA-R8: the campaign track
/** RA-R107: the titles with which the last book ends, each for one ending. */
export const ENDING_TITLES = [93, 94, 95, 96] as const;
