/**
 * The board of Para Roles: every fact of a game in progress and who sees it. The party's four characters are the seats
 * 0 to 3; whoever fights against them has a number from 4 up, so that "who" is one number for both sides.
 */
import type { Seat, Secrecy, Seen as SeenOf, Verbs } from '@tabard/kernel';
import type { Content } from '../content';
import type { EnemyAction, EnemyType } from '../content/enemies';
import type { Ability, EpicId, Role } from '../content/roles';
import type { Card, Suit } from './cards/cards';
import { NONE } from './cards/cards';
import type { ParaRolesEvents } from './events';
import type { ParaRolesAsks } from './questions';

export type Who = number;
export const FIRST_ENEMY: Who = 4;
/** A creature of the Summoning Book and the guard it raises stand on neither side's list. */
export const CREATURE: Who = 100;
export const CREATURES_GUARD: Who = 101;
export const isEnemy = (who: Who): boolean => who >= FIRST_ENEMY && who < CREATURE;

/** Knocked down by more than one: then each of them is another for the others' sake, and everybody hits. */
export const BY_SEVERAL: Seat = 4;

/** A yes or no on the board. */
export type Flag = 0 | 1;

export interface Character {
  stat: Card[]; // by suit; NONE until the set-up gave it (PR-3.2)
  laid: Card[]; // a temporary card on a stat (PR-11.7), or NONE
  treasure: number[]; // by suit (PR-3.3)
  hp: number;
  temporaryHp: number; // PR-13.22
  slots: (Ability | '')[]; // two; '' only for peasants (PR-27.9)
  known: Ability[];
  origin: Role | ''; // role of origin: its EPIC stays open (PR-12.9)
  hasEpic: Flag; // 0: a peasant before step 3 (PR-27.12)
  suit: Suit; // its target suit (PR-3.12, PR-3.13)
  stance: Flag; // Defend Self
  precise: Flag; // readied boosts
  doubled: Flag;
  boosted: Flag;
  charging: EpicId | 'summoning' | '';
  charge: number; // turns spent on it: 0, 1, 2
  loses: Flag; // must lose its next action
  charmedBy: Who; // the Dread Queen, or NONE
  acted: Flag; // in this player phase
  fallen: Flag; // its Health card is turned over: it is dead (PR-20.3)
  mayRise: Flag; // dead, and no reshuffle since (PR-21.3)
}

export interface Enemy {
  id: Who;
  name: number; // which of its type's names it bears; no rule hangs on it
  type: EnemyType;
  sheet: Flag; // a boss sheet: printed values, no cards (PR-E17)
  printed: number[]; // by suit; 0: it has no such stat (an Undead Guard)
  cards: Card[]; // of the enemy decks, by suit; NONE on boss sheets and copies
  laid: Card[]; // Polymorph
  hp: number;
  temporaryHp: number;
  stance: Flag;
  parked: EnemyAction | ''; // PR-16.6
  boost: Flag; // Damage Boost in force
  riposte: Flag; // armed
  pile: number; // stolen treasure
  protects: Who; // Defend Other, Undead Guard; or NONE
  loses: Flag; // loses its next turn
  down: Seat; // by whom it is knocked down (PR-13.15), BY_SEVERAL, or NONE
  turnsOn: Who; // its next turn is an attack on this enemy (PR-24.6), or NONE
  acted: Flag; // in this enemy phase
  treasure: number; // what it carries
  relic: Flag; // a guard of the maze's centre that holds one (PR-M15)
}

/** On a stat: a buff (a character's), a curse (an enemy's); a Protector token on Defense protects, on Attack joins. */
export interface Token {
  owner: Seat;
  kind: 'support' | 'protector';
  spare: Flag; // lent by As You Wish: gone when the combat ends (PR-13.24)
  on: Who; // NONE: in its owner's pool
  suit: Suit; // NONE in the pool
}

/**
 * An effect that runs: an EPIC, a portal's twist, an item that is worn. What it does stands in effects/. Each activation
 * is one of its own, and what it holds (`who`, `suit`, `cards`) ends with it and with nothing else (PR-10.19).
 */
export interface Running {
  effect: string;
  user: Seat; // NONE: nobody's (a portal)
  turned: Flag; // by Seductive Smile (PR-19)
  fresh: Flag; // activated in this very action: its own cards do not end it (PR-10.10)
  who: Who[]; // whom it was laid on; once for each temporary HP that it lends (PR-13.22)
  suit: Suit; // an ailment, doubled curses; or NONE
  cards: Card[]; // cards it laid on stats (Polymorph)
}

/** A creature of the Summoning Book, with the guard it may raise. */
export interface Creature {
  bearer: Seat;
  body: Enemy; // with the id CREATURE
  guard: Enemy | null;
  protects: Seat; // Defend Other, or NONE
  fromGrave: Flag[]; // by suit: where its cards came from (PR-24.13)
}

export type FightKind = 'encounter' | 'lair' | 'wanderer' | 'centre' | 'minotaur' | 'guardian' | 'portal' | 'ancient';

export interface Fight {
  kind: FightKind;
  round: number; // from 1; 0: an ambusher's turn before round 1 (PR-D10)
  reshuffles: number;
  nextId: Who;
  won: number; // treasure of the defeated so far (PR-20.2)
  loot: number; // stolen treasure won back (PR-18.11)
  mirrorUsed: Flag;
  indebted: Flag; // under EPIC debt (PR-10.17)
  useBefore: Flag; // the EPIC use when it began (PR-10.20)
  declared: number; // EPICs begun in it
  mustAttack: Flag; // PR-M12 spades, in round 1
  defeated: number; // enemies defeated, guards not counted
  relics: number; // held by guards that were defeated (PR-M15)
  lost: Enemy[]; // enemies that were run from
  ran: Flag; // it ended, or will end, by running
}

export interface Pack {
  scrolls: number;
  flasks: number;
  bombs: number;
  mirror: Seat; // who bears it; NONE: not owned
  armor: Seat;
  staff: Seat;
  book: Seat;
  thread: Flag; // PR-M33
  lantern: Flag; // PR-D20
  chalk: number; // PR-P25, uses left
  relics: Seat[]; // by suit: who bears it, NONE: not taken (PR-M16)
}

/** PR-M. Cells are numbered from A1 = 0 east, then north: cell = column + 7 × row. Openings: 1 N, 2 E, 4 S, 8 W. */
export interface Maze {
  at: number;
  from: number; // the cell the party came from, or NONE
  openings: number[];
  entered: Flag[]; // where the party has been: the walls are known
  cards: Card[]; // a Map Deck card for each cell; NONE on D1, D4 and where a premade map fixes the content
  fixed: string[]; // a premade map's own content, or ''
  shown: Flag[]; // where the card is turned up
  spent: Flag[]; // cleared, sprung, used: an empty area
  tries: number[]; // by cell: bits of the seats that have tried to find traps there (PR-E5)
  waiting: Enemy[][]; // by cell
  ticks: number;
  owed: number; // ticks still to come (PR-E23)
  madness: number;
  den: number;
  minotaur: number; // his cell; NONE: he sleeps, or is gone
  minotaurAwake: Flag;
  minotaurGone: Flag;
  minotaurSteps: number; // ticks on which he may have moved
  minotaurRests: number; // ticks on which he does not move (PR-M24)
  point: Seat;
  centreDealt: Flag;
  spentUse: Flag; // PR-M12 diamonds: the next combat begins with the EPIC use spent
  mustAttack: Flag; // PR-M12 spades
  foundWanderer: Flag; // a wandering check is due
}

export interface Room {
  id: number;
  card: Card; // NONE: the landing, or a premade room
  content: string; // landing, empty, trap, den, guardroom, ambush, vault, sanctuary, stairs; door: not laid yet
  suit: Suit; // a trap's or vault's
  doors: number; // closed doors that nobody has looked at
  from: number; // the room before it, NONE for the landing
  spent: Flag;
  secret: Flag; // a ♣ room that has not been searched (PR-D9)
  waiting: Enemy[];
  premade: string; // its id in a premade dungeon, or ''
  peeked: Card; // of a door: the card the point has seen behind it (PR-D8), or NONE
  lookedAt: Flag; // of a door: Find Traps was tried there (PR-D8)
}

/** PR-D. */
export interface Dungeon {
  level: number; // from 1
  deepest: number;
  levels: Room[][]; // by level, the rooms laid
  at: number; // index into the rooms of the level
  point: Seat;
  cleared: Flag[]; // by level: its guardian is defeated
}

export interface Portal {
  closed: Flag;
  seals: number;
  paid: number; // treasure won there over all visits (PR-P12)
}

/** PR-P. */
export interface Rifts {
  at: number; // a portal, or NONE: the Hub
  portals: Portal[];
  doom: number;
  begun: number; // portal combats begun
  awake: Flag; // the Ancient One wakes as soon as the steps after the combat are done
}

export type Phase = 'setup' | 'buffs' | 'camp' | 'players' | 'enemies' | 'aftermath' | 'over';

export interface ParaRoles {
  phase: Phase;
  setupStep: number; // how far the set-up's decisions have come
  apprentice: Seat; // PR-26.9, or NONE
  mentor: Seat;
  hero: Seat; // PR-26.11
  party: Character[];
  tokens: Token[];
  enemies: Enemy[];
  effects: Running[];
  creature: Creature | null;
  fight: Fight | null;
  // ---- the party's own
  epicUse: Flag; // PR-10.1
  debt: number; // PR-21.6
  pack: Pack;
  treasureDeck: number; // PR-2.9: they are all alike
  inTown: Flag;
  byScroll: Flag; // in town by a Scroll of Teleportation
  fights: number; // combats begun
  fightsWon: number;
  // ---- cards
  deck: Card[]; // the Random # Deck; the top is the end
  discard: Card[];
  inPlay: Card[]; // drawn in this action (PR-2.5)
  drawnBy: Who[]; // by whom, beside inPlay; NONE: nobody
  pairOfClubs: Seat; // who drew two clubs for its action (PR-13.30), or NONE
  reshuffledNow: number; // reshuffles in this action (PR-P22)
  statDeck: Card[]; // the Player Stat Decks, all suits together
  enemyDeck: Card[]; // the living Enemy Stat Decks
  graveyard: Card[];
  shapes: Card[]; // drawn for a Polymorph and not placed yet (PR-11.6)
  mapDeck: Card[];
  mapUsed: Card[];
  // ---- the campaign
  level: number; // of the Tower
  left: number[]; // values of the Tower's present level not yet defeated
  waiting: Enemy[]; // on the Tower's present level, run from before (PR-28.14)
  maze: Maze | null;
  dungeon: Dungeon | null;
  rifts: Rifts | null;
}

export const secrecy: Secrecy<ParaRoles> = {
  phase: 'open',
  setupStep: 'open',
  apprentice: 'open',
  mentor: 'open',
  hero: 'open',
  party: 'open',
  tokens: 'open',
  enemies: 'open',
  effects: 'open',
  creature: 'open',
  fight: 'open',
  epicUse: 'open',
  debt: 'open',
  pack: 'open',
  treasureDeck: 'open',
  inTown: 'open',
  byScroll: 'open',
  fights: 'open',
  fightsWon: 'open',
  deck: 'count',
  discard: 'open',
  inPlay: 'open',
  drawnBy: 'open',
  pairOfClubs: 'open',
  reshuffledNow: 'open',
  statDeck: 'count',
  enemyDeck: 'count',
  graveyard: 'open',
  shapes: 'open',
  mapDeck: 'count',
  mapUsed: 'open',
  level: 'open',
  left: 'open',
  waiting: 'open',
  maze: {
    fields: {
      at: 'open',
      from: 'open',
      openings: { shown: 'entered' }, // PR-M8
      entered: 'open',
      cards: { shown: 'shown' },
      fixed: { shown: 'shown' },
      shown: 'open',
      spent: 'open',
      tries: 'open',
      waiting: 'open',
      ticks: 'open',
      owed: 'open',
      madness: 'open',
      den: 'nobody', // PR-M18
      minotaur: 'open',
      minotaurAwake: 'open',
      minotaurGone: 'open',
      minotaurSteps: 'open',
      minotaurRests: 'open',
      point: 'open',
      centreDealt: 'open',
      spentUse: 'open',
      mustAttack: 'open',
      foundWanderer: 'open',
    },
  },
  dungeon: 'open',
  rifts: 'open',
};

export type G = Verbs<ParaRoles, ParaRolesEvents, Content, ParaRolesAsks>;
/** What a rule needs that only reads: a board, or a view of it. */
export type Seen = SeenOf<ParaRoles, Content>;

export const SEATS: readonly Seat[] = [0, 1, 2, 3];

// ---- looking at the board

export const isAlive = ({ b }: Seen, seat: Seat): boolean => b.party[seat].hp > 0;
export const living = (seen: Seen): Seat[] => SEATS.filter((seat) => isAlive(seen, seat));
export function enemyOf({ b }: Seen, who: Who): Enemy {
  if (who === CREATURE) return (b.creature as Creature).body;
  if (who === CREATURES_GUARD) return (b.creature as Creature).guard as Enemy;
  return b.enemies.find(({ id }) => id === who) as Enemy;
}
export const isPresent = ({ b }: Seen, who: Who): boolean => b.enemies.some(({ id }) => id === who);
/** PR-3.1: the left neighbour is the next seat, the right one the seat before. */
export const neighbour = (seat: Seat, step: 1 | -1): Seat => (seat + step + 4) % 4;
export const treasureOf = ({ b }: Seen, seat: Seat): number => b.party[seat].treasure.reduce((a, n) => a + n, 0);
export const seatOfSuit = ({ b }: Seen, suit: Suit): Seat => b.party.findIndex((one) => one.suit === suit);
export const has = ({ b }: Seen, seat: Seat, ability: Ability): boolean => b.party[seat].slots.includes(ability);
/** PR-E3: whoever has a map has a point on it. */
export const mapOf = ({ b }: Seen): { point: Seat } => (b.maze ?? b.dungeon) as { point: Seat };
export const pointOf = (seen: Seen): Seat => mapOf(seen).point;
/** PR-1.2 and PR-16.4: what an enemy's printed cards add up to. */
export const printedSum = (enemy: Enemy): number => enemy.printed.reduce((a, n) => a + n, 0);
export const noCards = (): Card[] => [NONE, NONE, NONE, NONE];
