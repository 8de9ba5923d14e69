/**
 * What a party member can do besides its trade. Whoever lacks one of these plays the same game with less foresight; nobody
 * errs by lot.
 */
export interface Faculties {
  /** Counts the cards that were drawn; without it every check has the odds of a full pack. */
  readonly counts: boolean;
  /** Agrees with the others who goes first; without it each takes its turn as it comes. */
  readonly agrees: boolean;
  /** Leaves the last harmless enemy standing while wounds can be healed. */
  readonly tarries: boolean;
  /** Runs from a fight that cannot be won. */
  readonly runs: boolean;
  /** Knows what to buy in town; without it treasure stays where it lies, but for what peasants have to learn. */
  readonly trades: boolean;
}

/** A companion's. */
export const ALL: Faculties = { counts: true, agrees: true, tarries: true, runs: true, trades: true };

/** A journeyman's: its trade, and nothing more. */
export const TRADE_ALONE: Faculties = { counts: false, agrees: false, tarries: false, runs: false, trades: false };
