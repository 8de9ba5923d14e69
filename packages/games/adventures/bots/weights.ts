/**
 * What all wayfarers weigh alike, apart from what they think and decide. What differs from one to the next stands in
 * temperament.ts. None of it is a rule: it was found by playing.
 */

/** XP kept for the rests of the next adventure; a mastery is bought by who has so much more; dice up to so many. */
export const GUILD = { forRests: 4, mastery: 6, combatDice: 7 };
/** A die recovers 3.5 on average. */
export const A_DIE = 3.5;

/** Cards: about what the cost guide of the ledger (5.5) makes of an op; another option, a rare kind, a point of wear. */
export const CARD = { heals: 3, draw: 6, set: 8, reroll: 5, other: 6, narrow: 2, dice: 1, option: 2, rare: 2, wear: 3 };
/** Who has many cards already gets the next one a little later. */
export const CARDS_HELD = 10;

/** A die is bought where its help is worth the stamina, the more so to the tired. */
export const BUYING = { fresh: 0.6, tired: 1.2 };
/** In a combat another round may come: wear counts so many times. */
export const COMBAT_THRIFT = 2;
/** A shield is raised against a blow of so much; a bandage is for who is so near the end. */
export const BLOW = 3;
export const NEAR_THE_END = 0.8;
/** To change no die is better than to change one for nothing. */
export const LEAVE_DICE = 0.1;

/** On the map: a path towards something new against having been there; farther than this is never. */
export const ROAD = { farthest: 50, step: 4 };

/** Items: what trying costs, and that it was tried before; pairs come after singles. */
export const ITEM = { cost: 2, tried: 2, pair: 1 };

/** A list that was offered so often is left by any way that leads out. */
export const TOO_OFTEN = 12;
/** What is done next, by the kind of a choice; `stuck`: the list was offered too often. */
export const STORY = {
  move: { stuck: 30, toNew: 5, about: 1.5, times: 4 },
  item: { stuck: -10, rested: 2, tired: -2 },
  end: { stuck: 40, home: 25, allSeen: 4, early: 0.5 },
  goto: { stuck: 5 },
  rest: { worth: 20, need: 10, unneeded: -5, times: 6, dearFrom: 3, dear: 0.15, wornMost: 0.2, worn: 30 },
  /** A way that was taken is worth less each time; fights and checks are for the fresh; what is paid is missed. */
  news: { times: 5, fight: 8, fightTired: 0.3, check: 4, checkTired: 0.4, gold: 2, fatigue: 3, health: 4 },
  /** Stamina of an attribute makes sure of a check, from −1 up to so much. */
  confidence: 2,
};
