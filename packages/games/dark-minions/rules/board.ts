/**
 * The board of Dark Minions: every fact of a game in progress, who sees it, and what happens to it that people notice.
 * Towns and Overlords are numbers, looked up in the content; per-card facts are columns.
 */
import type { EventOf, EventSecrecy, Flow, Seat, Secrecy, Seen as SeenOf, Verbs } from '@tabard/kernel';
import type { Content, DieKind } from '../content';
import type { DarkMinionsAsks, ResponseWindow } from './questions';

/** In a column of seats, slots or cards: none. */
export const NONE = -1;

/** Numbers of the Tower colours, in the order of TOWER_COLOURS. */
export const WHITE = 0;
export const GRAY = 1;
export const BLACK = 2;

export type Phase = 'start' | 'turnCosts' | 'roll' | 'commit' | 'resolution' | 'last' | 'end';

/** `none` while no window is due. */
export type Window = 'none' | ResponseWindow;

/** What a committed die does this turn (DM-R62: it lies there until the turn ends). */
export type Use = 'free' | 'attack' | 'capture' | 'respawn' | 'buy' | 'skull';

export interface DarkMinions {
  // ---- the turn
  turn: Seat;
  turnNumber: number; // from 1
  phase: Phase;
  window: Window;
  extraTurn: number; // 1: the Minotaur gives the active seat another turn
  // ---- by seat
  horde: number[];
  supply: number[];
  graveyard: number[];
  waiting: number[]; // minions paid for captures that are not settled yet (DM-7.7)
  level: number[]; // the earned level, 1 to 5
  towers: number[][]; // by seat: White, Gray, Black
  skulls: number[];
  vpOne: number[]; // plain 1 VP tiles
  vpTwo: number[]; // plain 2 VP tiles
  tileOne: number[]; // 1 while the starting 1 VP tile is owned
  tileTwo: number[];
  townsWon: number[][];
  // ---- by Town slot
  town: number[]; // the Town in the slot, or NONE
  besiegers: number[][]; // by slot, by seat
  townTowers: number[][]; // by slot: White, Gray, Black
  trigger: Seat[]; // who made it met (DM-10.8)
  lastPlaced: Seat[]; // who last put minions there (DM-10.9)
  // ---- supplies
  townStack: number[]; // the top is the end
  towerSupply: number[]; // White, Gray, Black
  // ---- Overlords, by card
  holder: Seat[]; // who bought it, or NONE
  inPlay: number[]; // 1: announced, or with a Turn Cost
  onCard: number[]; // minions placed as Turn Cost
  boughtOn: number[]; // the turn of purchase
  target: number[]; // the slot (Gargoyle, Pit Sovereign) or seat (Black Knight) it was set on, or NONE
  // ---- Overlords, by place
  overlordStack: number[]; // the top is the end
  stackSeen: number[]; // by place in the stack: FACE_UP where everybody saw the card go there
  display: number[]; // four cards, or NONE
  overlordDiscard: number[];
  // ---- this turn
  dice: DieKind[]; // the primary roll
  face: number[]; // by die: which face shows
  use: Use[]; // by die
  useAt: number[]; // by die: the slot or Overlord it was spent on, or NONE
  commitments: number; // how many were made
  whiteIsBonus: number; // 1: rolled on top at level 5 (DM-8.8)
  attacked: number[]; // by slot: attack groups sent this turn
  captureSlot: number[]; // captures committed this turn, in order
  captureColour: number[];
  skullsSpent: number; // Skulls and starting tiles discarded this turn (DM-6.3)
  exchanges: number; // cards of the display exchanged this turn (DM-16.2)
  werewolfUsed: number;
  flamePaid: number;
  turnCostsDue: number[]; // Overlords whose Turn Cost is not settled yet
}

export const secrecy: Secrecy<DarkMinions> = {
  turn: 'open',
  turnNumber: 'open',
  phase: 'open',
  window: 'open',
  extraTurn: 'open',
  horde: 'open',
  supply: 'open',
  graveyard: 'open',
  waiting: 'open',
  level: 'open',
  towers: 'open',
  skulls: 'owner', // DM-14.4, DM-R49
  vpOne: 'owner',
  vpTwo: 'owner',
  tileOne: 'owner',
  tileTwo: 'owner',
  townsWon: 'owner', // DM-11.14
  town: 'open',
  besiegers: 'open',
  townTowers: 'open',
  trigger: 'open',
  lastPlaced: 'open',
  townStack: 'count', // DM-1.5
  towerSupply: 'open',
  holder: 'open', // DM-16.9
  inPlay: 'open',
  onCard: 'open',
  boughtOn: 'open',
  target: 'open',
  overlordStack: { knownTo: 'stackSeen' },
  stackSeen: 'open',
  display: 'open',
  overlordDiscard: 'open',
  dice: 'open',
  face: 'open',
  use: 'open',
  useAt: 'open',
  commitments: 'open',
  whiteIsBonus: 'open',
  attacked: 'open',
  captureSlot: 'open',
  captureColour: 'open',
  skullsSpent: 'open',
  exchanges: 'open',
  werewolfUsed: 'open',
  flamePaid: 'open',
  turnCostsDue: 'open',
};

/** Dice as they are told: kinds and faces, place by place. */
interface Dice {
  dice: readonly DieKind[];
  faces: readonly number[];
}

export interface DarkMinionsEvents {
  'game.begins': { first: Seat };
  'turn.begins': { seat: Seat; turn: number };
  'turn.skipped': { seat: Seat };
  'dice.swapped': { seat: Seat; gave: DieKind; took: DieKind };
  'yellow.swapped': { seat: Seat; gave: DieKind | 'none' };
  'yellow.paid': { seat: Seat; count: number };
  'dice.rolled': { seat: Seat } & Dice;
  'dice.rerolled': { seat: Seat; source: string } & Dice;
  'dice.lost': { seat: Seat } & Dice;
  attack: { seat: Seat; slot: number; town: number; count: number; total: number; need: number } & Dice;
  'respawn.dice': { seat: Seat; count: number } & Dice;
  'respawn.skull': { seat: Seat; count: number };
  'respawn.tile': { seat: Seat; count: number; vp: number };
  'respawn.overlord': { seat: Seat; count: number; overlord: number };
  'respawn.face': { seat: Seat; count: number };
  'skull.face.tile': { seat: Seat };
  'capture.committed': { seat: Seat; slot: number; town: number; colour: number; paid: number } & Dice;
  'capture.done': { seat: Seat; town: number; colour: number };
  'capture.lost': { seat: Seat; colour: number };
  'set.completed': { seat: Seat; level: number };
  'level.lost': { seat: Seat; level: number };
  'town.falls': {
    slot: number;
    town: number;
    first: Seat;
    second: Seat;
    trigger: Seat;
    total: number;
    besiegers: readonly number[];
  };
  'award.town': { seat: Seat; town: number; skulls: number };
  'award.second': { seat: Seat };
  'award.trigger': { seat: Seat };
  rolloff: { reason: 'first' | 'second'; seats: readonly Seat[]; sums: readonly number[]; winner: Seat };
  'rolloff.tower': { colour: number; seats: readonly Seat[]; sums: readonly number[]; loser: Seat };
  'tower.taken': { seat: Seat; colour: number; town: number };
  'tower.missing': { colour: number; town: number };
  'town.revealed': { slot: number; town: number; need: number };
  'overlord.bought': { seat: Seat; overlord: number } & Dice;
  'overlord.announced': { seat: Seat; overlord: number };
  'overlord.discarded': { seat: Seat; overlord: number };
  'overlord.expired': { overlord: number };
  'overlord.revealed': { overlord: number };
  'overlord.reshuffled': Record<never, never>;
  'display.swapped': { seat: Seat; gone: number; come: number };
  'turnCost.paid': { seat: Seat; overlord: number; count: number };
  'turnCost.declined': { seat: Seat; overlord: number; returned: number };
  gargoyle: { seat: Seat; slot: number; town: number };
  ghoul: { seat: Seat };
  bloodElf: { seat: Seat; victim: Seat; count: number };
  lich: { seat: Seat; count: number };
  witch: { seat: Seat; level: number };
  inexplicable: { seat: Seat; town: number; victim: Seat; count: number };
  scourge: { seat: Seat };
  grahl: { seat: Seat };
  'wyvern.move': { seat: Seat; owner: Seat; count: number; from: number; to: number };
  blackKnight: { seat: Seat; victim: Seat };
  minotaur: { seat: Seat };
  undead: { seat: Seat; count: number };
  flame: { seat: Seat; count: number };
  'nhazzra.skull': { seat: Seat; victim: Seat };
  'nhazzra.minions': { seat: Seat; victim: Seat; count: number };
  pit: { seat: Seat; slot: number; town: number };
  done: { seat: Seat };
  claim: { seat: Seat; total: number };
  'game.ends': { reason: 'claim' | 'theEnd' | 'noTowns' | 'roundLimit' };
  'game.won': { seat: Seat; vp: number };
  'game.shared': { seats: readonly Seat[]; vp: number };
}

export type DarkMinionsEvent = EventOf<DarkMinionsEvents>;

/** Everything that happens happens openly (DM-R49): what is secret afterwards is the holdings, not the act. */
export const events: EventSecrecy<DarkMinionsEvents> = {
  'game.begins': 'open',
  'turn.begins': 'open',
  'turn.skipped': 'open',
  'dice.swapped': 'open',
  'yellow.swapped': 'open',
  'yellow.paid': 'open',
  'dice.rolled': 'open',
  'dice.rerolled': 'open',
  'dice.lost': 'open',
  attack: 'open',
  'respawn.dice': 'open',
  'respawn.skull': 'open',
  'respawn.tile': 'open',
  'respawn.overlord': 'open',
  'respawn.face': 'open',
  'skull.face.tile': 'open',
  'capture.committed': 'open',
  'capture.done': 'open',
  'capture.lost': 'open',
  'set.completed': 'open',
  'level.lost': 'open',
  'town.falls': 'open',
  'award.town': 'open',
  'award.second': 'open',
  'award.trigger': 'open',
  rolloff: 'open',
  'rolloff.tower': 'open',
  'tower.taken': 'open',
  'tower.missing': 'open',
  'town.revealed': 'open',
  'overlord.bought': 'open',
  'overlord.announced': 'open',
  'overlord.discarded': 'open',
  'overlord.expired': 'open',
  'overlord.revealed': 'open',
  'overlord.reshuffled': 'open',
  'display.swapped': 'open',
  'turnCost.paid': 'open',
  'turnCost.declined': 'open',
  gargoyle: 'open',
  ghoul: 'open',
  bloodElf: 'open',
  lich: 'open',
  witch: 'open',
  inexplicable: 'open',
  scourge: 'open',
  grahl: 'open',
  'wyvern.move': 'open',
  blackKnight: 'open',
  minotaur: 'open',
  undead: 'open',
  flame: 'open',
  'nhazzra.skull': 'open',
  'nhazzra.minions': 'open',
  pit: 'open',
  done: 'open',
  claim: 'open',
  'game.ends': 'open',
  'game.won': 'open',
  'game.shared': 'open',
};

export type G = Verbs<DarkMinions, DarkMinionsEvents, Content, DarkMinionsAsks>;
/** What a rule needs that only reads: a board, or a view of it. */
export type Seen = SeenOf<DarkMinions, Content>;
export type { Flow, Seat };

export const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
};

/** The Overlord with this power lies in play, whoever owns it. */
export function powerInPlay(b: DarkMinions, c: Content, power: keyof Content['overlordWith']): boolean {
  const overlord = c.overlordWith[power];
  return overlord !== NONE && b.inPlay[overlord] === 1;
}

/** The level that counts (DM-R11): the earned one, raised by the Dread Skeleton, never above the last. */
export function levelOf(b: DarkMinions, c: Content, seat: Seat): number {
  const skeleton = c.overlordWith['dread-skeleton'];
  const raised = skeleton !== NONE && b.inPlay[skeleton] === 1 && b.holder[skeleton] === seat;
  return Math.min(c.levels.length, b.level[seat] + (raised ? c.rule.dreadSkeletonLevels : 0)); // DM-18.9
}

/** Where a Town that is in play lies. */
export const slotOf = ({ town }: DarkMinions, number: number): number => town.indexOf(number);

export const advanced = (g: Seen): boolean => g.options.mode === 'advanced';

/** A total has grown. A seat that claims at once (DM-R14) and stays silent tells something by it: no undo from here. */
export const totalGrows = (g: G): void => g.revealed();

/** Moves minions from a seat's supply to its Graveyard, as far as there are any. */
export function kill(g: G, seat: Seat, count: number): number {
  const dead = Math.min(count, g.b.supply[seat]);
  g.b.supply[seat] -= dead;
  g.b.graveyard[seat] += dead;
  return dead;
}

/** Moves minions from a seat's Graveyard to its supply: always as many as possible (DM-5.6). */
export function respawn(g: G, seat: Seat, count: number): number {
  const back = Math.min(count, g.b.graveyard[seat]);
  g.b.graveyard[seat] -= back;
  g.b.supply[seat] += back;
  return back;
}
