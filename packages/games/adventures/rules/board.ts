/**
 * The board: the party's sheets, the journal, decks, dice, the map, and where the story stands. Facts of cards and dice
 * are columns of numbers, because search lives on copies. The match holds labels and facts, never prose.
 */
import type { Flow, Seat, Secrecy, Seen as SeenOf, Verbs } from '@tabard/kernel';
import type { Content } from '../content';
import type { Mask } from '../content/dice';
import type { AdventuresEvents } from './events';
import type { AdventuresAsks } from './questions';

export type Flag = 0 | 1;

// ---- zones of cards (RA-1.13) and places of dice

/**
 * In its deck, in a market display, in a hand, discarded, spent; or still held by somebody who is about to leave (RA-R99).
 * A rare card not yet revealed is in its deck.
 */
export const ZONE = { deck: 0, display: 1, hand: 2, discard: 3, spent: 4, leaver: 5 } as const;
export type Zone = (typeof ZONE)[keyof typeof ZONE];

/** A familiar die whose card nobody has is OUT; a die on slot i of the active space is ON_SLOT + i. */
export const OUT = 0;
export const IN_BAG = 1;
export const IN_POOL = 2;
export const ON_SLOT = 3;

/** RA-R3, RA-R4: dice 0 to 35 are the attribute dice, six of each colour in turn; 36 on are the familiars' in order. */
export const ATTRIBUTE_DICE = 36;
export const DICE_PER_COLOUR = 6;
export const colourOfDie = (die: number): number => Math.floor(die / DICE_PER_COLOUR);

export const NOBODY = -1;
export const CLASS_READY = 0;
export const CLASS_USED = 1;
/** Face down until the adventure ends; a rest does not turn it. */
export const CLASS_LOCKED = 2;

// ---- where the story stands

/**
 * What the next step does. A step runs from checkpoint to checkpoint; all that it needs is on the board:
 * party, setup: before the adventure. entry: open `label`. list: offer the choices of `list` (again). path: the next path
 * of a move. arrive: at `map.at`. check, combat and their parts: see `challenge`. home, guild, market, limit, save: after THE END.
 */
export type NextStep =
  | 'party'
  | 'setup'
  | 'entry'
  | 'list'
  | 'path'
  | 'arrive'
  | 'closing'
  | 'pool'
  | 'manipulate'
  | 'place'
  | 'roundEnd'
  | 'outcome'
  | 'home'
  | 'guild'
  | 'market'
  | 'limit'
  | 'save';

/** RA-9: a move under way. */
export interface Move {
  /** Where it began: no path leads back there during it (RA-R26). */
  from: string;
  /** The path being walked, and the location at which it was entered; null between two paths. */
  path: string | null;
  entered: string;
  to: string;
}

/** RA-10: an encounter being resolved, beside its space on the path. */
export interface Encounter {
  space: string;
  number: number;
  /** How it ends once its text is done: '' while it goes on. */
  closing: '' | 'path' | 'back';
}

/** The running check or combat: the active space (RA-R6). Null outside one. */
export interface Challenge {
  kind: 'check' | 'combat';
  /** The entry whose box it is: its results are read there. */
  label: string;
  /** Of a check: the page's place in the skillbook and the row used, 1 to 4. */
  skill: number;
  difficulty: number;
  /** Numbers of the enemies in the order of the box; of a check: empty. */
  enemies: number[];
  /** By enemy (of a check: one list): places of modifiers in the content. */
  modifiers: number[][];
  /** By enemy: its round marker, 0 to 2; and whether all its slots are covered. */
  marker: number[];
  defeated: Flag[];
  /** All slots in order: enemy by enemy. `slotOf[i]` is its enemy (of a check 0). */
  slots: { enemy: number; colours: Mask; value: number; counter: number; xp: number; gold: number }[];
  /** 1 to 3; of a check 1. */
  round: number;
  /** RA-17.1, RA-17.2, with modifiers and story: how many dice the pool is built to. */
  diceLimit: number;
  /** Dice that the story's `challenge` effect adds or takes. */
  diceDelta: number;
  /** The first random die was drawn: nothing can be bought any more (RA-17.13). */
  drawn: Flag;
  /** By seat, in this manipulation step: cards played, bonus tokens spent, plays granted, has said it is done. */
  plays: number[];
  bonusUsed: number[];
  granted: number[];
  done: Flag[];
  /** Of this round: what a power changed (Hearthguard's shield, a named value …), by the power's id. */
  powers: { [power: string]: number };
}

export interface MapState {
  /** The letter at which the marker stands; during an encounter null (RA-R31). */
  at: string | null;
  move: Move | null;
  encounter: Encounter | null;
  /** RA-R28. */
  explored: string[];
  /** Letters and path ids that are open now; map cards on the map. */
  openLocations: string[];
  openPaths: string[];
  mapCards: number[];
  /** Tokens as "kind@letter"; XP as a count by letter. */
  tokens: string[];
  xp: { [letter: string]: number };
}

export interface Story {
  label: string;
  /** The entry whose list is remembered; null since an arrival. */
  list: string | null;
  /** Labels opened in this adventure, in order; choices used up as "label#place"; item uses as "D31.34". */
  opened: string[];
  once: string[];
  used: string[];
  keywords: string[];
  counters: { [name: string]: number };
  endAvailable: Flag;
  /** Where a Death entry goes on: a label, or '' for where the engine struck (RA-R83). */
  caller: string | null;
  /** The list that was remembered when the death was told. */
  callerList: string | null;
  /** A Death entry was opened since the whole party became exhausted. */
  died: Flag;
  /** What the entry's `challenge` effects said of its own check or combat. */
  adjust: { difficulty: number; dice: number; add: string[]; remove: string[]; enemies: string[] } | null;
}

export interface Adventures {
  stage: NextStep;
  /** Place of the book in content.books. */
  book: number;
  legendary: Flag;
  // the party, by seat (RA-1.11, RA-1.12)
  names: string[];
  race: string[];
  classOf: number[];
  portrait: string[];
  health: number[];
  fatigue: number[];
  /** seat × 6 + attribute. */
  scores: number[];
  rows: number[];
  classState: number[];
  /** Bonus play tokens in each fatigue box (RA-18.8). */
  tokensSpent: number[];
  // cards, by place in content.cards
  cardZone: number[];
  cardOwner: number[];
  /** RA-38.13: played in this adventure. */
  cardUsed: Flag[];
  // dice, by number
  dieAt: number[];
  dieMask: number[];
  dieValue: number[];
  // the journal: the party's, no player's (RA-1.15)
  xp: number;
  gold: number;
  favor: number[];
  restMarks: number;
  deathMarks: number;
  mastery: number;
  combatDice: number;
  bonusLimit: number;
  bonusTokens: number;
  bonusCardLimit: number;
  titles: number[];
  returned: number[];
  items: number[];
  /** Boxes marked on the campaign track, and whether the sidequest was played. */
  completed: number;
  sidequest: Flag;
  /** Counters that last for the campaign, by name; as they stood when the last book was saved. */
  campaignCounters: { [name: string]: number };
  /** Counters of this book that are not shown. */
  hiddenCounters: { [name: string]: number };
  /** RA-R107: the id of the words with which the campaign ended; '' while it goes on. */
  ending: string;
  storyteller: Seat;
  story: Story;
  map: MapState;
  /** By space: the number under the token lying there; nobody knows it until it is flipped (RA-R30). */
  spaces: string[];
  encounterNumbers: number[];
  challenge: Challenge | null;
  /**
   * What a death may bring back (RA-R86, RA-R104): the board at the start of this adventure as canonical text, or null.
   */
  snapshot: string | null;
}

/** Open co-operation (RA-R106): all that the match holds is open (RA-4.1) but what lies face down (RA-4.2, RA-4.3). */
export const secrecy: Secrecy<Adventures> = {
  stage: 'open',
  book: 'open',
  legendary: 'open',
  names: 'open',
  race: 'open',
  classOf: 'open',
  portrait: 'open',
  health: 'open',
  fatigue: 'open',
  scores: 'open',
  rows: 'open',
  classState: 'open',
  tokensSpent: 'open',
  cardZone: 'open',
  cardOwner: 'open',
  cardUsed: 'open',
  dieAt: 'open',
  dieMask: 'open',
  dieValue: 'open',
  xp: 'open',
  gold: 'open',
  favor: 'open',
  restMarks: 'open',
  deathMarks: 'open',
  mastery: 'open',
  combatDice: 'open',
  bonusLimit: 'open',
  bonusTokens: 'open',
  bonusCardLimit: 'open',
  titles: 'open',
  returned: 'open',
  items: 'open',
  completed: 'open',
  sidequest: 'open',
  campaignCounters: 'nobody',
  hiddenCounters: 'nobody',
  ending: 'open',
  storyteller: 'open',
  story: 'open',
  map: 'open',
  spaces: 'open',
  encounterNumbers: 'count',
  challenge: 'open',
  snapshot: 'nobody',
};

export type G = Verbs<Adventures, AdventuresEvents, Content, AdventuresAsks>;
export type Seen = SeenOf<Adventures, Content>;
export type Rule<T = void> = Flow<T>;
