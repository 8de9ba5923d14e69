/** From where on something is worth doing: in Stars, as all weights of the squire. */

/** How much a mood may weigh against reason when a class is chosen. */
export const WHIM = 3;
/** What may be declined must bring so much. */
export const WORTH_A_YES = 0.03;
/** A card taken from the discard pile for Gold is one not bought. */
export const TAKING = 0.3;
/** A Fiend is worth a token if it harms by so many Gold. */
export const HARMFUL = 1.3;
/** Of what a Skill is worth, so much is lost while it lies exhausted. */
export const READY = 0.5;

// ---- at any time

/** A deed must bring so much. */
export const A_DEED = 0.02;
/** A Skill used now is not ready for a better moment; at the end there is none. */
export const PATIENCE = 0.22;
export const IN_THE_END = 0.02;
/** To copy somebody's Skill takes one that fits. */
export const COPYING = 0.2;
/** A Skill whose ability brings nothing is no better than its step, and a little worse. */
export const FOR_NOTHING = 0.001;
/** Gold spent on a Fiend is missed elsewhere. */
export const BANISHING = 0.1;
export const HEALING = 0.05;
/** XP spent on an action is missed at the Monster; in the end it is not. */
export const XP_ACTION = 0.3;
export const XP_ACTION_IN_THE_END = 0.02;
/** A stored die waits for a place where it does so much; in the end it must go somewhere. */
export const STORED_WAITS = 0.45;
export const STORED_MUST_GO = 10;

// ---- dice

/** A change must bring so much. */
export const A_LITTLE = 0.004;
/** Of two dice, the best few spots of each are tried together; the first half counts on its action. */
export const SPOTS_TRIED = 3;
export const PART_OF_ACTION = 0.5;

/** An earlier turn in the Market, for each Initiative card lower. */
export const EARLIER = 0.1;
/** How much of the lead of the best purchase is lost for each who buys before; no lead is greater than a few Stars. */
export const TAKEN_BEFORE = 0.35;
export const GREATEST_LEAD = 2;
/** What there is to do in the Market besides buying. */
export const OTHERWISE = 0.5;
/** A die kept for a better place: what a place that suits nothing costs. */
export const STORED = 0.12;
/** Gold that a gold die brings. */
export const EACH_GOLD = 0.3;
/** An action must bring so much. */
export const AN_ACTION = 0.005;

// ---- the set-up

/** A Familiar Action is taken about so often in a game. */
export const FAMILIAR_ACTIONS = 1.6;
export const CLASS_COLOUR = 0.4;

// ---- the Market

/** A purchase more must bring so much. */
export const A_PURCHASE = 0.05;
/** Whoever may buy two cards gains by the second as well. */
export const SECOND_CARD = 0.35;
/** Worths that differ by less are equal. */
export const EQUAL = 1e-9;

// ---- Hunts and the Monster

/** What a Weapon or class brings that pays for a Trophy, or for none. */
export const TROPHY_ABILITY = 0.4;
/** A Skill refreshed. */
export const A_REFRESH = 0.15;
/** A mercenary who costs more is not hired before the Hunt has begun. */
export const TOO_DEAR = 2;
/** A Charisma token for a mercenary. */
export const A_TOKEN = 0.05;
/** A mercenary, a reroll, a reward must bring so much. */
export const A_MERCENARY = 0.05;
export const A_HUNT_REROLL = 0.02;
export const A_REWARD = 0.01;

/** A reroll at the Monster brings about so many points; XP is kept short of a mercenary by a hair. */
export const A_REROLL = 0.9;
export const A_HAIR = 0.01;
/** What is to come of rerolls after the next is uncertain; more than a few are not thought of. */
export const UNCERTAIN = 1.6;
export const REROLLS_AHEAD = 4;
/** The better of two equal ones is the first. */
export const A_TRIFLE = 1e-6;
/** How much of a reroll is left to gain, by the lowest die: low dice promise more. */
export const HOPE = { low: 1, middle: 0.5, high: 0.15 };
