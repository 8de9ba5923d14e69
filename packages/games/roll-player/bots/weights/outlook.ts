/** Where a character's measures will stand at the end. A metric of the cards that nobody thinks of does not compile. */
import type { Metric } from '../../content';

/** How much of a thing comes in a round, about, and how much it varies over a game. */
export const A_ROUND = {
  xp: 0.1,
  honor: 0.16,
  injury: 0.12,
  trophies: 0.2,
  tokens: 0.17,
  'fiends-active': 0.14,
  'fiends-banished': 0.14,
  fiends: 0.3,
  'xp-stored': 0.5,
  'market-cards': 0.55,
  'armor-largest': 0.1,
  'armor-sets': 0.1,
  'skills-exhausted': 0.06,
  'skills-upright': 0.05,
  hands: 0.07,
  charisma: 0,
  rank: 0,
  'minion-dots': 0,
} satisfies { readonly [metric in Extract<Metric, string>]?: number };
/** What grows so, and is thought of in no other way. */
export type Growing = keyof typeof A_ROUND;

/** Gold that is kept for the end of what there is, the rounds it takes, and how much it varies. */
export const PURSE = { rounds: 3, kept: 3, drawn: 0.8, spread: 2.2 };
export const POWER = { aRound: 0.9, spread: 1.2 };
/** How likely an empty space gets its colour. */
export const MATCHED = { familiar: 0.35, backstory: 0.3 };
export const SPREAD_OF_SPREAD = 1.2;
/** How likely a die has not the colour that is missing. */
export const WITHOUT_A_COLOUR = 0.86;
export const MONSTER_SPREAD = 2;
export const CARDS_OF_A_KIND = 0.1; // a round
/** How likely the token stays where it is for a round, and comes there at last. */
export const TOKEN = { stays: 0.9, comes: 0.25 };
export const ROW_SPREAD = 2;
/** To have the most or the fewest of those who have the token. */
export const BEST_OF_ALL = 0.4;

/** A spread, looked at in four points. */
export const POINTS = [
  { at: -1.4, weight: 0.2 },
  { at: -0.5, weight: 0.3 },
  { at: 0.5, weight: 0.3 },
  { at: 1.4, weight: 0.2 },
];
/** "For every two": what lies between counts for less. */
export const ROUNDED = { one: 0.3, many: 0.5 };
/** From a whole number to the spread between two. */
export const HALF = 0.5;

// ---- rows

/** A die more brings between `least` and `most`; a row is steered into a goal no wider than `aimed`. */
export const ROW = { changed: 0.6, least: 2.2, most: 4.6, spread: 1.1, more: 0.4, outlier: 0.5, aimed: 2 };

export type Look = 'triple' | 'straight' | 'colour';
/** How likely an unfinished row with 0, 1 or 2 fitting dice gets there. */
export const LIKELY: { readonly [look in Look]: readonly [number, number, number] } = {
  triple: [0.04, 0.07, 0.27],
  straight: [0.11, 0.14, 0.3],
  colour: [0.03, 0.06, 0.25],
};
