/** The board of Roll Player: every fact of a game in progress and who sees it. A card is its number in the content. */
import type { Seat, Secrecy, Seen as SeenOf, Verbs } from '@tabard/kernel';
import {
  ADVENTURE_TYPES,
  type AdventureType,
  ATTRS,
  type ClassCard,
  type Colour,
  type Content,
  type MarketCard,
  ROWS,
  type Row,
} from '../content';
import type { RollPlayerEvents } from './events';
import type { RollPlayerAsks } from './questions';
import type { Die } from './sheet/dice';

export const NONE = -1;
/** A yes or no on the board. */
export type Flag = 0 | 1;
export type Card = number;

export type Mode = 'base' | 'ff' | 'full';

/** A Market card at a sheet. */
export interface Owned {
  card: Card;
  exhausted: Flag; // Skills (RP-13.2)
}
/** RP-18. Face down: banished. It binds from the end of the Dice Phase in which it was gained (RP-18.1). */
export interface OwnFiend {
  fiend: Card;
  active: Flag;
  binds: Flag;
}

export interface Hero {
  race: Card; // NONE until chosen, as all cards of the set-up
  side: Flag; // of the Character Sheet: the picture (RP-3.14)
  colour: Colour | '';
  class: Card;
  alignment: Card;
  cell: number; // of the Alignment token: 3 × row + column, the centre is 4 (RP-16.1)
  backstory: Card;
  familiar: Card;
  spaces: Die[]; // seven rows of three, NONE where empty
  stored: Die[]; // on the Backpack (RP-30.1)
  hand: Die[]; // of the selected Initiative card or the set-up, still to be placed
  rows: number; // bits of the rows that this turn's dice went into (RP-7.10)
  acted: Flag; // took its one action of this Dice Phase (RP-7.11)
  gold: number;
  xp: number;
  xpStored: number; // on Devious (RP-30.11)
  honor: number;
  injury: number;
  charisma: number;
  cards: Owned[];
  fiends: OwnFiend[];
  trophies: Card[];
  warded: number; // Injury tokens warded off in this round
  cheaper: number; // what the next purchase of this turn costs less
  used: string[]; // abilities with a limit, used in this round or in this game
}

/** RP-3.6. Rank 1 is the lowest; the last of the row is the ★ card. */
export interface InitiativeCard {
  gold: number;
  dice: Die[];
  fiends: Card[];
  claimed: number; // of its Fiends so many lay there when it was selected (RP-7.14, RP-30.32)
  holder: Seat; // NONE: in the row
}

/** A Hunt in progress (RP-19). */
export interface Hunt {
  seat: Seat;
  stage: 'minion' | 'pool' | 'rolled' | 'rewards';
  pool: number; // Combat Dice
  bonus: number; // on the result
  free: number; // rerolls without XP
  dice: number[]; // values, when rolled
}

/** What a seat does in Monster Combat and nobody else sees before all have finished (RP-24.18). */
export interface Fight {
  byXp: number; // mercenaries
  byGold: number;
  dice: number[];
  rerolled: number[]; // how often each of them was rolled again
  spent: number; // XP on rerolls
  free: number; // rerolls without XP used
  power: Flag; // Controlling: the Power Score instead of the dice
  done: Flag;
}
export interface FightResult {
  dice: number[]; // Final Dice, after the Monster's ability
  byXp: number;
  byGold: number;
  rerolls: number;
  power: Flag;
  result: number;
  stars: number; // of the level, 0: failed
  success: Flag;
  champion: number; // Stars of the Champion Bonus
}
export interface Combat {
  stage: 'adventures' | 'mercenaries' | 'rerolls' | 'results';
  revealed: number; // Adventure cards turned up and resolved
  pools: number[]; // by seat: Combat Dice without mercenaries
  bonus: number[]; // by seat: on the result
  free: number[]; // by seat: rerolls without XP
  fights: Fight[];
  results: FightResult[]; // empty until all have finished
}

export type Phase =
  | 'sheets'
  | 'classes'
  | 'familiars'
  | 'starting'
  | 'roll'
  | 'dice'
  | 'market'
  | 'cleanup'
  | 'combat'
  | 'scoring'
  | 'over';

export interface RollPlayer {
  mode: Mode;
  phase: Phase;
  round: number; // from 1
  start: Seat; // Start Player
  turns: number; // Dice turns done in this phase
  active: Seat; // whose Dice or Market turn it is, or NONE
  called: Flag; // the Call to Adventure has been drawn (RP-22)
  callIn: number; // Market cards above it in the deck
  values: number[]; // by die: what it shows; 0 in the bag
  bag: Die[]; // in order of their numbers: what is in it is public (section 7)
  enemies: Die[]; // gold dice out of the bag (RP-27.4)
  loose: Die[]; // rolled and not yet on an Initiative card, while ties are decided
  row: InitiativeCard[];
  heroes: Hero[];
  market: Card[]; // NONE where a card is gone
  marketDeck: Card[]; // the top is the end
  discard: Card[];
  trash: Card[]; // solitaire (RP-27.3)
  fiendDeck: Card[];
  minion: Card; // the face-up one, or NONE
  minionDeck: Card[]; // below it, the top is the end
  minionBox: Card[]; // removed unseen (RP-3.38)
  monster: Card;
  adventures: Card[]; // Location, Obstacle, Attack
  known: number[]; // who has seen each of them: bits of seats
  dealt: Card[][]; // Familiar Boards to choose from
  familiarBox: Card[];
  hunt: Hunt | null;
  combat: Combat | null;
  lastValue: number; // what the die changed last showed before (a second flip "of the same value")
  touched: Die[]; // what the effect before changed or moved
  firing: string[]; // abilities being carried out: none sets itself off again
}

/** Section 7 of the ledger. */
export const secrecy: Secrecy<RollPlayer> = {
  mode: 'open',
  phase: 'open',
  round: 'open',
  start: 'open',
  turns: 'open',
  active: 'open',
  called: 'open',
  callIn: 'open',
  values: 'open',
  bag: 'open',
  enemies: 'open',
  loose: 'open',
  row: 'open',
  heroes: 'open',
  market: 'open',
  marketDeck: 'count',
  discard: 'open',
  trash: 'open',
  fiendDeck: 'count',
  minion: 'open',
  minionDeck: 'count',
  minionBox: 'count',
  monster: 'open',
  adventures: { knownTo: 'known' },
  known: 'open',
  dealt: 'owner+count',
  familiarBox: 'count',
  hunt: 'open',
  combat: {
    fields: {
      stage: 'open',
      revealed: 'open',
      pools: 'open',
      bonus: 'open',
      free: 'open',
      fights: 'owner',
      results: 'open',
    },
  },
  lastValue: 'open',
  touched: 'open',
  firing: 'open',
};

export type Seen = SeenOf<RollPlayer, Content>;

export type G = Verbs<RollPlayer, RollPlayerEvents, Content, RollPlayerAsks>;

// ---- the sheet

export const COLUMNS = 3;
export const FAM = 6;
export const rowIndex = (row: Row): number => ROWS.indexOf(row);
export const rowOf = (space: number): number => Math.floor(space / COLUMNS);
export const rowName = (row: number): Row => ROWS[row];
/** RP-7.5, RP-4.6: the rows that this game is played with. */
export const rowsOf = (b: Pick<RollPlayer, 'mode'>): number => (b.mode === 'base' ? ATTRS.length : ROWS.length);
export const spacesOf = (b: Pick<RollPlayer, 'mode'>): number => COLUMNS * rowsOf(b);

export function diceOfRow({ spaces }: Hero, row: number): Die[] {
  const dice: Die[] = [];
  for (let space = COLUMNS * row; space < COLUMNS * row + COLUMNS; space++) {
    if (spaces[space] !== NONE) dice.push(spaces[space]);
  }
  return dice;
}
export function countInRow({ spaces }: Hero, row: number): number {
  let count = 0;
  for (let space = COLUMNS * row; space < COLUMNS * row + COLUMNS; space++) if (spaces[space] !== NONE) count += 1;
  return count;
}
/** RP-7.17: complete with three dice, wherever they came from. */
export const isComplete = (hero: Hero, row: number): boolean => countInRow(hero, row) === COLUMNS;
/** RP-7.5: the leftmost empty space of a row, or NONE. */
export function leftmost({ spaces }: Hero, row: number): number {
  for (let space = COLUMNS * row; space < COLUMNS * row + COLUMNS; space++) if (spaces[space] === NONE) return space;
  return NONE;
}
export const diceOn = ({ spaces }: Hero): Die[] => spaces.filter((die) => die !== NONE);
export function emptySpaces(b: Pick<RollPlayer, 'mode'>, { spaces }: Hero): number {
  let empty = spacesOf(b);
  for (let space = 0; space < spaces.length; space++) if (spaces[space] !== NONE) empty -= 1;
  return empty;
}
/** RP-23.6: stored dice count. */
export const isFull = (b: RollPlayer, hero: Hero): boolean => emptySpaces(b, hero) - hero.stored.length <= 0;

// ---- who and what

/** The places in a list of whatever fits. */
export function placesWhere<T>(list: readonly T[], fits: (item: T) => boolean): number[] {
  const places: number[] = [];
  for (let place = 0; place < list.length; place++) if (fits(list[place])) places.push(place);
  return places;
}

export const isSolitaire = ({ seats }: Pick<Seen, 'seats'>): boolean => seats === 1;
export const hasFamiliars = ({ b }: { readonly b: RollPlayer }): boolean => b.mode !== 'base';
/** RP-27.16: one who plays alone and failed against the Monster. */
export const hasDied = ({ b, seats }: Pick<Seen, 'b' | 'seats'>): boolean =>
  seats === 1 && b.combat?.results[0]?.success === 0;
const SEATS: readonly Seat[][] = Array.from({ length: 6 }, (_, seats) =>
  Array.from({ length: seats }, (_, seat) => seat),
);
export const seatsOf = ({ seats }: Pick<Seen, 'seats'>): readonly Seat[] => SEATS[seats];

export const classOf = ({ b, content }: Seen, seat: Seat): ClassCard => content.classes[b.heroes[seat].class];
export const cardOf = ({ content }: Pick<Seen, 'content'>, card: Card): MarketCard => content.market[card];

/** RP-19.16: the first Trophy brings the Location, the second the Obstacle, the third the Attack token. */
export const tokensOf = ({ trophies }: Hero): readonly AdventureType[] => ADVENTURE_TYPES.slice(0, trophies.length);

export const activeFiends = ({ fiends }: Hero): OwnFiend[] => fiends.filter(({ active }) => active === 1);

/** The Initiative card that a seat has in front of it: its place in the row, or NONE. */
export const heldBy = (b: RollPlayer, seat: Seat): number => b.row.findIndex(({ holder }) => holder === seat);

// ---- Alignment (RP-16)

export const DIR_STEPS = {
  good: { row: -1, column: 0 },
  evil: { row: 1, column: 0 },
  lawful: { row: 0, column: -1 },
  chaotic: { row: 0, column: 1 },
} as const;

/** RP-16.2: where one step leads, or NONE off the grid. */
export function cellTowards(cell: number, dir: keyof typeof DIR_STEPS): number {
  const row = Math.floor(cell / 3) + DIR_STEPS[dir].row;
  const column = (cell % 3) + DIR_STEPS[dir].column;
  return row < 0 || row > 2 || column < 0 || column > 2 ? NONE : 3 * row + column;
}
