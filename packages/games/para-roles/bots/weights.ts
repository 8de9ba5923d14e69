/**
 * What the companion believes, in numbers: found by playing, not by the rules. Whoever wants another companion changes these
 * and nothing else. Worth is counted in hit points of the party (thinking/worth.ts), a share from 0 to 1.
 */

// ---- the party

/** How much of its time a character has for attacks, by what else it can do. */
export const ZEAL = { heals: 0.5, supports: 0.65, shields: 0.75, strikes: 1 } as const;

/** What a successful ability of a character does in a round, roughly. */
export const ABILITY = { cureNeeded: 1.2, cureIdle: 0.3, support: 0.4, other: 0.3 } as const;

/** Healing: who is near death, and what that changes. */
export const HEALING = {
  nearDeath: 2,
  danger: 0.3, // harm a round from which on somebody near death may die
  urgent: 1.3,
  boostInTime: 0.95,
  boostTooLate: 0.5,
  withBoosts: 1.4, // boosted Cures give three points for two successes
} as const;

/** A high stat gains less from one step more. */
export const HUNGER = { from: 7, step: 0.05 } as const;

// ---- chances

/** No check is so hopeless that it is divided by less. */
export const LEAST_CHANCE = 0.05;
/** A stat of 2 still succeeds with a 2. */
export const CHANCE_OF_A_TWO = 0.07;
export const LEAST_WIT = 0.08;
/** One step on a stat: four cards of the pack. */
export const A_STEP = 4 / 52;
export const LEAST_RATE = 0.02;
export const LEAST_DIVISOR = 0.1;
/** Who protects another goes first among equals. */
export const A_LITTLE = 0.001;

// ---- enemies

/** The party sees a stance coming and does other things meanwhile. */
export const STANCE_SEEN_COMING = 0.7;

/** What an enemy's deeds cost besides damage that is reckoned. */
export const DEED = {
  smile: 0.5, // what the charmed one does to a friend
  drain: 0.2, // what the King gains by it
  steal: 0.6,
  riposte: 1.2,
  guard: 1.5,
  unravel: 1.5,
  unravelled: 0.3, // boosts and charges that are lost
  riftCall: 2,
  breathOnShield: 0.3,
} as const;

/** What a creature's deeds are worth besides damage that is reckoned. */
export const CREATURE_DEED = {
  boostIsUsed: 0.5,
  boostedHarm: 0.3,
  drain: 0.3,
  smile: 0.3,
  cover: 0.5,
  riposte: 0.5,
  steal: 0.3,
} as const;

/** An enemy that falls at once has no next turn, as often as it would have had one. */
export const FALLS_IN_TIME = 0.5;
/** Treasure of an enemy that is forfeit with the first reshuffle of a hunt. */
export const FORFEIT = 1.5;

// ---- EPICs

/** A charge that comes about at all. */
export const CHARGE = { dies: 0.2, mostDeath: 0.4, mostBroken: 0.9, meanwhile: 0.8, tooLate: 0.5 } as const;

/** Each EPIC: the share of harm it keeps off, the damage it adds, and what else it brings. */
export const EPIC = {
  aloneRaised: 0.5,
  xxxAll: 0.2,
  xxxThree: 0.12,
  xxxAncient: 0.36,
  xxxInTime: 0.8,
  raised: 0.8,
  raisedRound: 0.35,
  raisedRounds: 8,
  healedByRaising: 1.5,
  polymorph: 0.8,
  immunity: 0.85,
  aura: 0.5,
  evac: 0.4,
  evacHeals: 0.7,
  allForOne: 0.3,
  frayGuards: 0.6,
  frayHits: 0.4,
  prayer: 0.35,
  prayerHits: 0.2,
  pattern: 0.4,
  sneakWaits: 0.25,
  enGarde: 0.2,
  enGardeHits: 0.3,
  enGardeStrikesBack: 0.1,
  setUp: 0.6,
  bomb: 0.8,
  wild: 0.3,
  harmony: 0.9,
  forest: 0.45,
  forestDoubles: 0.5,
  needle: 0.8,
  grave: 0.45,
  graveHearts: 0.25,
  graveDiamonds: 0.25,
  sight: 0.5,
  sightHits: 0.25,
  sightRounds: 10,
  shadowBleeds: 0.5,
  shadowStrikes: 0.5,
  tripledBuff: 0.1,
  bane: 0.3,
  banePasses: 0.92,
} as const;

// ---- tokens and cards

/** What a step more is worth on Health, and on an attack that draws two cards already. */
export const TOKEN = { health: 0.02, secondCard: 0.7 } as const;

/** A card laid by Polymorph, a step of it. */
export const LAID = { defense: 0.12, other: 0.08, ownHealth: 0.1 } as const;

/** The needle on a friend, and on one who has hit points to spare. */
export const NEEDLE = { friend: 0.5, again: 0.3 } as const;

/** Which card of several is kept for an attack: a hit, a spade for the staff, a black one for the shadows. */
export const KEPT = { hits: 4, spade: 2, black: 0.5, pips: 100 } as const;

/** Harm a round of an enemy who could be banned, counted for the rest of the fight. */
export const BANNED_LATER = 0.1;

// ---- a turn

export const TURN = {
  heldBack: 0.2, // an attack in a lull
  leastWaiting: 0.1, // what a turn of charging costs at least
  hides: 2,
  hidden: 0.3,
  chalk: 0.2,
} as const;

/** When the last enemy may be left standing a while. */
export const LULL = { foeHp: 2, wounds: 2, healing: 3, harm: 0.3, cardsLeft: 12 } as const;

/** Of what the party can heal while a fight goes on, so much is counted on. */
export const HEALING_COUNTED_ON = 0.7;

// ---- between fights

export const CAMP = { flaskFrom: 4, flaskBelow: 0.5, buffed: 0.2, rich: 0.15, full: 5, dead: 5 } as const;
