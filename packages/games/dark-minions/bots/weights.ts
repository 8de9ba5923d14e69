/**
 * What the schemers weigh with, apart from what they think and decide: all worths in Vanquish Points, all of them found by
 * playing, none of them a rule. What differs from one schemer to the next stands in styles.ts.
 */
import type { DieKind } from '../content';

/**
 * Overlords on display, by what is bought with them. `turns`: so many turns of its own it takes to make use of the card.
 * Minions that a card brings back at once are counted by the plan.
 */
export const BOUGHT = {
  gargoyle: { worth: 1.2, turns: 1 },
  ghoul: { worth: 1.4, turns: 1.5 },
  'blood-elf': { worth: 0.5, turns: 2 }, // and what the rivals lose
  'dark-wizard': { worth: 1.1, turns: 2 },
  lich: { worth: 0.5, minions: 2, turns: 2 },
  witch: { withASet: 0.6, withNone: 0.1, withEach: 0.07 }, // shares of the level
  inexplicable: { worth: 1.05, turns: 1 },
  scourge: { worth: 1.9, turns: 2 },
  'dread-skeleton': { aTurn: 0.4, lastTurns: 3, atLast: 0.8, before: 0.2 }, // shares of the level's VP
  grahl: { worth: 1.5, turns: 2 },
  werewolf: { aTurn: 0.3 },
  wyvern: { worth: 2.05, turns: 1 },
  'black-knight': { worth: 1.5, turns: 1.5 },
  minotaur: { richFrom: 14, rich: 2.9, poor: 1.4, turns: 1.5 }, // by minions in supply
  undead: { aTurn: 0.4, worth: 0.8, dead: 25 },
  vazgoth: { aTurn: 0.9 },
  nhazzra: { worth: 1.5, toll: 1.2, turns: 2 },
  'pit-sovereign': { worth: 2.6, turns: 1 },
} as const;

/** Turn-Cost cards pay every turn while minions last: at most so many turns, and so much of the supply goes elsewhere. */
export const PAYS = { turns: 5, elsewhere: 2 };

/** Whether a Turn Cost is paid once more. */
export const KEPT = {
  'dread-skeleton': { worth: 0.5, before: 0.2, lastTurns: 2 },
  werewolf: 0.4,
  undead: 0.15,
  vazgoth: 1.2,
} as const;

/** What an announcement brings where it is not simply what it does to the Towns. */
export const ANNOUNCED = {
  'blood-elf': { worth: 0.35, toll: 1.2 },
  nhazzra: { worth: 1.3, toll: 1.4 },
  scourge: 2,
  'black-knight': { worth: 1, against: 2.5, behind: 5, lastTurns: 5 },
  minotaur: { worth: 2.4, minions: 20, keeps: 4, aTurnsMinions: 9 },
  lich: { worth: 0.6, minions: 2, from: 0.35 },
} as const;

/** A card in hand must bring so much of what it was bought for to be announced, and at least so much. */
export const KEEP = 0.8;
export const LEAST_GAIN = 0.4;
/** A flight of the Wyvern that brings less is not flown. */
export const A_FLIGHT = 0.1;

/** A re-roll by the Dark Wizard's card must promise so much. */
export const WIZARDS_REROLL = 0.8;

/** A Skull is spent on minions by who has fewer in supply and more in the Graveyard, for so much a gain. */
export const RESPAWN = { supply: 24, dead: 6, gain: 0.3, firstTile: 0.3 };

/** An Overlord on display that is worth so much is not sent away; a pip that goes into a purchase could have done that. */
export const TEMPTING = 0.5;
export const PIP_SPENT = 0.3;

/** However near the end seems, a part of a turn is left. */
export const LEAST_TURNS = 0.6;
/** Towns that fall in a round of all seats, for the longer game. */
export const TOWNS_A_ROUND = 0.95;
/** A rival so many VP behind the leader is begrudged half. */
export const HALF_ENVY = 6;

/** What a die is worth to a seat with minions enough, by colour, in pips. */
export const MEAN: { readonly [kind in DieKind]: number } = { black: 3.5, red: 5.5, white: 1.5, yellow: 5 };
/** A Skull face is so many pips better than the mean. */
export const SKULL_FACE = 2;
/** A roll this much below the mean is looked at twice, with so many rolls in mind. */
export const POOR = 3;
export const SAMPLES = 8;

/** The white die: from so many minions on dice are of use, a pip, what a plus is worth, and the share of Skull faces. */
export const WHITE = { minions: 10, pip: 0.3, plus: 0.4, skulls: 3 };
/** The yellow die costs minions: who has so many can spare them. */
export const YELLOW_FROM = 12;

/** Blunders are drawn in so many steps to either side. */
export const BLUNDER_STEPS = 1000;

/** Mean sum of a level's dice in a roll-off, about; and the spread of the difference of two. */
export const ROLL_OFF = [10.5, 12.5, 14.5, 16.5, 17.5];
export const ROLL_OFF_SPREAD = 4.2;

/** A siege: who stands there comes again; who moves sooner comes first; whoever has so many minions can come at all. */
export const SIEGE = { faithful: 2, sooner: 0.25, able: 12, steep: 1.5, inTime: 0.3 };
/** A Town this near is likely to be tipped by the very next seats. */
export const NEAR = 8;
/** The highest of a level's dice, on average. */
export const HIGHEST = [5, 5.8, 6.4, 7, 7];
/** How gladly a seat tips a Town: when that makes it first, second, or only pays the tile. */
export const GLADLY = [0.85, 0.6, 0.3];

/** Towers still missing in a set weigh by how hard they are to get: White, Gray, Black. */
export const TOWER_SHARE = [0.27, 0.33, 0.4];
/** Three Towers of any colours with the Witch at hand: all but a level. */
export const WITCHED = 0.95;
/** Pips of a better die, and of the bonus die of the last level; the turn that is on is half over. */
export const LEVEL = { pips: 2, bonusPips: 3, gone: 0.5 };
/** A set takes as many turns as Towers are missing, and a little; spare Towers wait for the next one. */
export const SET = { more: 0.5, spare: 3.5 };
