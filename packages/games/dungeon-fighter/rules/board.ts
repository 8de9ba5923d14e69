/**
 * The board of Dungeon Fighter: every fact of a game in progress and who sees it. A seat is a Hero (DF-1.3, DF-33.1);
 * a card is its number, its place in the content's list.
 */
import type { Flow, Seat, Secrecy, Seen as SeenOf, Verbs } from '@tabard/kernel';
import type { Boss, Content, DungeonCard, Equipment, Hero as HeroSheet, Monster } from '../content';
import { type Colour, HERO_LIFE, type SpecialDie } from '../content/kinds';
import type { Layout, TemplateId } from '../physics';
import type { DungeonFighterEvents } from './events';
import type { DungeonFighterAsks } from './questions';

export { COLOURS, type Colour, HERO_LIFE, SPECIAL_DICE, type SpecialDie } from '../content/kinds';

/** A yes or no on the board. */
export type Flag = 0 | 1;
export type Card = number;
/** No card, no seat. What is hidden reads HIDDEN, which is -1 as well, so this is another number. */
export const NONE = -2;

/** What can be chosen on a turn: the three Water dice are one choice (DF-5.3). */
export type PoolDie = Colour | SpecialDie;

export const ALL_BONUS_DICE = 9; // DF-14.3
export const FULL_XP = 3; // DF-31.5

export interface Hero {
  sheet: Card; // NONE until chosen
  life: number;
  scars: Flag[]; // by colour
  fainted: Flag;
  eliminated: Flag;
  cards: Card[]; // Equipment it carries
  turned: Card[]; // Armour used in this combat (DF-16.9)
  xp: number;
  tokens: Token[]; // Level Up, by colour
}
/** A Level Up token of a colour: 0 none, 1 fresh, 2 spent. */
export type Token = 0 | 1 | 2;

export interface Chest {
  gold: number;
  bonus: number; // Bonus dice
  relics: Card[]; // beside it (DF-17.2)
  used: Card[]; // Relics used up in this combat
}

/** Who called for a piece: what a Monster brought leaves with it when the party backs down (DF-R26). */
export type Caller = 'monster' | 'dungeon' | 'equipment';

export interface Combat {
  monster: Card; // or the Boss's number
  isBoss: Flag;
  life: number; // may be below 0 (DF-7.2)
  gold: number; // on the Monster card (DF-4.9)
  hits: number; // for Madness: 0 to 3
  active: Seat;
  pool: PoolDie[];
  thrown: SpecialDie[]; // special dice thrown in this combat
  granted: { die: SpecialDie; by: Caller }[]; // who brought the special dice that are in the pool
  bonusThrown: number; // Bonus dice thrown in this combat
  lastThrower: Seat; // or NONE
  layout: Layout; // what lies on the table
  icebergsBy: Caller[]; // who called for Icebergs
  templatesBy: { template: TemplateId; by: Caller }[];
  toFlip: { template: TemplateId; by: Caller }[]; // still to be flipped, in order (DF-30.1)
  flatFlips: number; // flips of the present Template that turned too little (DF-R110.3)
  proposed: Flag; // somebody proposed to back down in this turn (DF-R25)
  restarted: Flag; // the party backed down: the turn in progress is void
  ruled: Flag; // the table ruling was used (DF-R38)
  cutthroat: Flag; // the token is active
  melody: Flag;
  defeated: '' | 'hit' | 'insta-kill' | 'other';
  turns: number;
  throws: number;
  retrievals: number;
}

/** A throw about to be made: what the world will add is drawn and sealed before the hand moves (DF-R105.1). */
export interface Sealed {
  hash: string; // shown: SHA-256 over nonce and salt
  nonce: number[];
  salt: string;
  challenge: number[]; // by seat: only the thrower's entry counts
}

export type Phase = 'setup' | 'dungeon' | 'combat' | 'resting' | 'shop' | 'boss' | 'over';

export interface DungeonFighter {
  phase: Phase;
  heroes: Hero[]; // by seat
  leader: Seat;
  chest: Chest;
  combat: Combat | null;
  sealed: Sealed | null;
  // ---- Dungeon cards
  dungeonDeck: Card[]; // the top is the end
  looked: Card[][]; // by seat: the two cards a Leader looks at
  room: Card; // the revealed card, or NONE
  setAside: Card[]; // in this cycle
  shops: number; // visited
  // ---- Monsters
  monsterDeck: Card[]; // the top is the end
  levelsToCome: number[]; // the backs of the deck, in the same order (DF-R64)
  leftOut: Card[]; // at set-up (DF-2.8)
  monstersBeaten: Card[]; // the discard pile
  monstersGone: Card[]; // by backing down
  // ---- Equipment
  shopDeck: Card[]; // the top is the end
  onOffer: Card[]; // revealed in the Shop
  spent: Card[]; // the discard pile: Spendables used (DF-R53)
  box: Card[]; // Equipment out of the game
  // ---- what the score counts
  scarsTaken: number; // DF-21.4
  exchanges: number; // in this Resting
  combats: number; // won
  throws: number; // in the whole game
}

export const secrecy: Secrecy<DungeonFighter> = {
  phase: 'open',
  heroes: 'open',
  leader: 'open',
  chest: 'open',
  combat: 'open',
  sealed: { fields: { hash: 'open', nonce: 'count', salt: 'nobody', challenge: 'owner' } },
  dungeonDeck: 'count',
  looked: 'owner+count', // DF-4.1
  room: 'open',
  setAside: 'open',
  shops: 'open',
  monsterDeck: 'count',
  levelsToCome: 'open',
  leftOut: 'count',
  monstersBeaten: 'open',
  monstersGone: 'open',
  shopDeck: 'count',
  onOffer: 'open',
  spent: 'open',
  box: 'open',
  scarsTaken: 'open',
  exchanges: 'open',
  combats: 'open',
  throws: 'open',
};

export type G = Verbs<DungeonFighter, DungeonFighterEvents, Content, DungeonFighterAsks>;
export type Seen = SeenOf<DungeonFighter, Content>;
export type { Flow };

// ---- reading the board (a game in play, or what a seat sees of it)

export const combatOf = ({ b }: Pick<Seen, 'b'>): Combat => {
  if (!b.combat) throw new Error('there is no combat');
  return b.combat;
};
export const heroAt = ({ b }: Pick<Seen, 'b'>, seat: Seat): Hero => b.heroes[seat];
export const sheetOf = ({ b, content }: Seen, seat: Seat): HeroSheet => content.heroes[b.heroes[seat].sheet];
export const roomCard = ({ b, content }: Seen): DungeonCard | null => (b.room < 0 ? null : content.dungeon[b.room]);
export const equipment = ({ content }: Seen, card: Card): Equipment => content.equipment[card];

export const isInGame = (hero: Hero): boolean => hero.eliminated === 0;
/** Neither fainted nor eliminated: may act, may be healed and hurt. */
export const isAble = (hero: Hero): boolean => hero.eliminated === 0 && hero.fainted === 0;

export const seatsInGame = ({ b, seats }: Seen): Seat[] => allSeats(seats).filter((seat) => isInGame(b.heroes[seat]));
export const ableSeats = ({ b, seats }: Seen): Seat[] => allSeats(seats).filter((seat) => isAble(b.heroes[seat]));
/** Whom healing would help. */
export const hurtSeats = (seen: Seen): Seat[] =>
  ableSeats(seen).filter((seat) => heroAt(seen, seat).life < maxLife(heroAt(seen, seat)));
export const allSeats = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** DF-13.3: 9, 7, 5, 3. */
export const maxLife = (hero: Hero): number => HERO_LIFE - 2 * scarCount(hero);
export const scarCount = (hero: Hero): number => hero.scars[0] + hero.scars[1] + hero.scars[2];

/** The first able Hero to the left of this seat (DF-5.1, DF-R60); the seat itself when no other can act (DF-5.9). */
export function nextAble(seen: Seen, seat: Seat): Seat {
  for (let i = 1; i <= seen.seats; i++) {
    const next = (seat + i) % seen.seats;
    if (isAble(seen.b.heroes[next])) return next;
  }
  return seat;
}

/** The card of the Monster or Boss that is fought. */
export function foeOf(seen: Seen): Monster | Boss {
  const { monster, isBoss } = combatOf(seen);
  return isBoss ? seen.content.bosses[monster] : seen.content.monsters[monster];
}

/** DF-R50: a Boss counts as level 5 where an authored effect asks. */
export const levelOf = (foe: Monster | Boss): number => ('level' in foe ? foe.level : 5);

export const isLevelUp = ({ options }: Pick<Seen, 'options'>): boolean => options.levelUp === 'on';
/** DF-3.2, DF-31.9. */
export const iconsForShop = (seen: Pick<Seen, 'options'>): number => (isLevelUp(seen) ? 11 : 10);
export const iconsSetAside = ({ b, content }: Seen): number =>
  b.setAside.reduce((sum, card) => sum + content.dungeon[card].shopIcons, 0);
