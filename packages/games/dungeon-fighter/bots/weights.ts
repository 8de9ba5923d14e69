/**
 * What the fighters weigh with, apart from what they think (the files beside this one) and decide (fighter.ts). In points:
 * what one life of a Monster is worth to the party. All of it was found by playing; a rule's number stands in the rules.
 */
import type { Ability } from '../content';

// ---- at the table

/** What a person points at is done where it is nearly as good as anything else (DF-R39). */
export const POINTED_AT = 1.5;

// ---- the hand

/** So little that nearly every Hit is enough. */
export const A_FEW_POINTS = 2;

// ---- a throw

/** To fell the Monster now saves the throws that would follow. */
export const KILLING = 1.5;
export const EPIC_WORTH = 1;

// ---- icons and Gold

/** A Gold: half a Bonus die, or a life for everybody. */
export const GOLD = 1.6;
/** The token will turn a later Hit between two sections into two. */
export const CUTTHROAT = 1.2;
/** The token lets later throws dance for 2 more. */
export const MELODY = 0.8;

// ---- rooms

/** DF-C3.2: the middle of each level. */
export const LIFE_BY_LEVEL = [0, 5.6, 7, 9, 10.8];
export const DAMAGE_BY_LEVEL = [0, 1, 2, 2, 3];
/** Another throw: a coloured die less, and soon a Bonus die or a retrieval. */
export const A_THROW = 2;
export const DIE = 3.2;
export const EQUIPMENT = 5;
/** On the way to the Shop: the more the party needs it. */
export const ICON = 0.7;
export const ICON_FOR_THE_HURT = 0.8;

// ---- backing down

/** So many points of a fight are worth losing the reward and starting anew with another Monster. */
export const ANOTHER_FIGHT = 22;

// ---- a turn

/** How likely it is that a turn further on still has a Monster to throw at. */
export const STILL_ALIVE = 0.75;
/** DF-R112.4: so little life that one throw may be enough; so many dice that one can be spared. */
export const NEARLY_BEATEN = 5;
export const DICE_TO_SPARE = 4;
export const BRAVADO = 0.2;

// ---- Spendables

export const WORTH_HALVING = 18;
export const A_CARD = 2;

// ---- after a throw

export const ONCE_A_GAME = 2;
export const ONCE_A_COMBAT = 0.3;
/** A throw that is as good as another is kept. */
export const ICEBERGS_ASIDE = 0.1;
export const XP = 0.6;
/** An ability that does little is still better than nothing. */
export const SOME = 0.05;
export const LIES_READY = 20;

// ---- lives

/** Of each life from the first to the ninth. */
export const OF_A_LIFE = [1, 1, 1, 0.7, 0.6, 0.5, 0.4, 0.3, 0.3];
/** Against the Boss there is no day after. */
export const WITHOUT_TOMORROW = 0.4;
/** A Scar, and a Hero less for the rest of the combat. Resting makes whole again, so it is no disaster by itself. */
export const FAINTING = 3;
export const ELIMINATION = 10; // DF-13.6
/** The last Hero who stands carries the whole game (DF-8.6). */
export const LAST_ONE = 40;
export const LAST_BUT_ONE = 4;

// ---- the Shop

/** A throw at the Boss; and how likely it is needed, by how many dice there are already (DF-C4.1: six are wanted). */
export const BOSS_THROW = 3.6;
export const NEEDED = [1, 1, 1, 1, 1, 0.95, 0.8, 0.6, 0.45];
/** Before the last Shop they are for running out; what is left of them goes to the Boss all the same. */
export const FOR_RUNNING_OUT = [1.1, 1.1, 1, 0.9, 0.75, 0.6, 0.4, 0.3, 0.2];
/** Below this a Gold is better kept: for the dice of the last Shop, or for the score. */
export const KEEP_FOR_LATER = 0.8;
export const KEEP_FOR_THE_SCORE = 0.2;
/** Life that is left over after the Boss is worth nothing. */
export const FOR_ONE_MORE_FIGHT = 0.6;
/** How good an ability is over a whole game: which to keep when a Scar comes, which to strengthen. */
export const OF_AN_ABILITY: { readonly [kind in Ability['kind']]: number } = {
  camouflage: 3.2,
  melody: 2.6,
  focused: 2.5,
  agile: 2.4,
  rethrow: 2.3,
  piercing: 2,
  'heal-party': 1.9,
  'herb-power': 1.7,
  'sworn-enemy': 1.6,
  'self-healing': 1.5,
  cutthroat: 1.4,
  pickpocket: 1.3,
};

// ---- Equipment

/** DF-C5.1, DF-C9.2: the way that is usually still to go. */
export const COMBATS_A_CYCLE = 3.4;
export const THROWS_A_COMBAT = 4.2;
export const THROWS_AT_THE_BOSS = 8;
/** A card changes hands only for a gain that is worth the talk: so an exchange comes to an end. */
export const WORTH_A_MOVE = 1.5;
export const OF_A_LIFE_KEPT = 0.6;
/** What an Armour keeps off at most, about; one that keeps off everything; an extra that is no Gold; a second one. */
export const ARMOUR = { most: 2.4, all: 2.6, extra: 0.5, second: 0.5, wasted: 0.1, misses: 1.1 };
/** Spendables, used once at the right moment; who has room for more has a little more of one. */
export const SPENDABLE = { between: 0.85, heal: 3.2, healAll: 4.5, water: 4.2, snow: 2, flip: 1, room: 0.1 };
/** Relics, by combats that are still to come. */
export const RELIC = { onceAGame: 4, everyCombat: 2.2, heal: 0.7, epic: 0.25 };
/** To put a card back is a little better than to give it where it is of no use. */
export const PUT_BACK = 0.01;
/** Somebody of middling strength. */
export const MIDDLING = { life: 8, damage: 2 };
/** Who would faint is healed first; of those who gain alike, who has lost most. */
export const SAVED = 100;
export const IN_VAIN = -1;
export const LOST_LIFE = 0.01;
/** A Gold against the Boss is only for the score. */
export const GOLD_AT_LAST = 0.1;
/** A token is kept until the next Shop; against the Boss there is none. */
export const TOKEN = { kept: 1, atLast: 0.2 };
/** Nobody hits nothing at all: for what is divided by. */
export const LEAST_DAMAGE = { room: 0.1, retreat: 0.05 };
/** From this level on a retrieval is dear; the party is in a bad way below this share of its life. */
export const DEAR_LEVEL = 3;
export const BADLY_HURT = 0.5;
