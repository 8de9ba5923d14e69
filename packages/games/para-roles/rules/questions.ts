/**
 * Every question that the rules ask, what it is about, and what may be answered. One that is not here does not compile, and
 * whoever answers is told of a new one. How the answers are written stands in keys.ts.
 *
 * Seats, suits and cards are numbers, as on the board; a stat goes by its suit. "Who" is a seat or an enemy.
 */
import type { QuestionOf, Seat } from '@tabard/kernel';
import type { EnemyAction } from '../content/enemies';
import type { ItemId, Side } from '../content/kinds';
import type { Ability, CallingId, EpicId, Role } from '../content/roles';
import type { Who } from './board';
import type { Card, Suit } from './cards/cards';

// ---- a turn in combat

/** What an action of a turn is (PR-6.1). `seal` is the rifts' own. */
export type Does =
  | Ability
  | ('begin' | 'charge' | 'rise' | 'rest')
  | ('attack' | 'defend' | 'run' | 'swap' | 'hide' | 'epic' | 'slot')
  | ('flask' | 'bomb' | 'summon' | 'creature')
  | 'seal';

interface ActionThat<D extends Does> {
  readonly does: D;
  /** Whom it names, or NONE. */
  readonly who: Who;
  /** The stat it names, or NONE. */
  readonly suit: Suit;
}

export interface EpicAction extends ActionThat<'epic'> {
  readonly epic: EpicId;
}

/** PR-12.3. */
export interface SlotAction extends ActionThat<'slot'> {
  readonly slot: number;
  readonly ability: Ability;
}

/** What a creature of the Summoning Book does (PR-24.11). */
export interface CreatureAction extends ActionThat<'creature'> {
  readonly deed: EnemyAction | 'idle';
}

export interface SealAction extends ActionThat<'seal'> {
  /** PR-P25. */
  readonly withChalk: boolean;
}

/** What says nothing but whom and which stat it names. */
export type PlainDoes = Exclude<Does, 'epic' | 'slot' | 'creature' | 'seal'>;
export type PlainAction = { [D in PlainDoes]: ActionThat<D> }[PlainDoes];

/** An action of a character's turn: all have the same shape, because four characters are offered dozens of them. */
export type Action = PlainAction | EpicAction | SlotAction | CreatureAction | SealAction;

/** Something for each of these actions, with the action in hand. One left out does not compile. */
export type ByAction<D extends Does, More extends readonly unknown[], Result> = {
  readonly [Name in D]: (action: Extract<Action, { readonly does: Name }>, ...more: More) => Result;
};

/** Hands an action to what the table has for it. */
export const byAction =
  <D extends Does, More extends readonly unknown[], Result>(table: ByAction<D, More, Result>) =>
  (action: Extract<Action, { readonly does: D }>, ...more: More): Result =>
    (table[action.does] as (it: typeof action, ...more: More) => Result)(action, ...more);

// ---- cards and treasure

/** A stat of a character, with the treasure that lies under it. */
export interface Stack {
  readonly seat: Seat;
  readonly suit: Suit;
}

/** A stat of somebody, where a token lies. */
export interface Spot {
  readonly who: Who;
  readonly suit: Suit;
}

// ---- in camp

/** Items that are worn: each has a bearer (PR-24.1). */
export const WORN = ['mirror', 'armor', 'staff', 'book'] as const;
export type Worn = (typeof WORN)[number];

/** What the party may do in camp that names nothing; what a campaign does not know is not offered there. */
export const CAMP_WORDS = [
  ...(['go', 'return', 'treasure', 'hand', 'slots', 'scroll', 'shop', 'sanctuary'] as const),
  ...(['leave', 'thread'] as const), // the maze
  ...(['open', 'back', 'find', 'search', 'down', 'up', 'withdraw'] as const), // the dungeon
  ...(['hub', 'challenge'] as const), // the rifts
] as const;
export type CampWord = (typeof CAMP_WORDS)[number];

export type CampMove =
  | CampWord
  | { readonly revive: Seat; readonly by: 'resurrection' | 'treasure' }
  | { readonly flask: Seat }
  | { readonly point: Seat }
  | { readonly step: Side }
  | { readonly find: Seat; readonly side: Side }
  | { readonly disarm: Seat; readonly side: Side }
  | { readonly disarm: Seat; readonly room: number }
  | { readonly relic: Suit; readonly seat: Seat }
  | { readonly enter: number } // a room of the level
  | { readonly portal: number };

export interface Handing {
  readonly item: Worn;
  readonly seat: Seat;
}

export interface Rearrangement {
  readonly seat: Seat;
  readonly pair: readonly [Ability, Ability];
}

/** What town sells, and the steps of a peasant (PR-27.10 to PR-27.12). */
export type Purchase =
  | { readonly buy: ItemId }
  | { readonly buy: 'upgrade'; readonly seat: Seat; readonly suit: Suit }
  | { readonly buy: 'ability'; readonly seat: Seat; readonly ability: Ability }
  | { readonly seat: Seat; readonly role: Role; readonly ability: Ability }
  | { readonly second: Seat }
  | { readonly 'learn-epic': Seat };

/** A peasant's steps are paid for under their bare names. */
export type PeasantStep = 'role' | 'second' | 'learn-epic';

// ---- the questions

export interface ParaRolesAsks {
  // ---- set-up
  'setup.ace': { about: { value: number }; option: Card };
  'setup.apprentice': { option: Seat };
  'setup.buff': { about: { left: number }; option: 'enough' | Stack };
  'setup.class': { option: CallingId };
  'setup.epic': { option: EpicId };
  'setup.hero': { option: Seat };
  'setup.keep': { option: Card };
  'setup.mentor': { about: { apprentice: Seat }; option: Seat };
  'setup.redraw': { option: 'none' | Suit };
  'setup.role': { about: { seat: Seat }; option: Role };
  'setup.stat': { option: Card };
  'setup.suit': { about: { seat: Seat }; option: Suit };
  'setup.suits': { about: { suits: readonly Suit[] }; option: 'default' | 'choose' };
  // ---- a turn
  'turn.action': { option: Action };
  /** By card: whether it succeeds whatever its value, and whom its suit names, if it names anybody. */
  'draw.keep': {
    about: { who: Who; stat: Suit; need: number; auto: readonly number[]; named: readonly Who[] };
    option: Card;
  };
  'token.move': { about: Spot; option: Spot };
  'boost.lend': { about: { seat: Seat }; option: 'yes' | 'no' };
  'swap.card': { option: Suit };
  'swap.to': { about: { suit: Suit }; option: Stack };
  // ---- EPICs
  /** `black`: so many black cards XXX has drawn. */
  'epic.enemy': { about: { epic: EpicId; black?: number }; option: Who };
  'epic.raise': { option: Seat };
  'polymorph.split': { about: { epic: EpicId }; option: readonly number[] }; // cards by suit
  'polymorph.place': { about: { card: string }; option: 'return' | Who };
  'aura.choice': { option: 'heal' | 'strike' };
  'evac.healer': { option: Seat };
  'evac.patient': { about: { healer: Seat }; option: Seat };
  'all-for-one.taker': { about: { named: Seat }; option: Seat };
  'acupuncture.target': { option: Who };
  // ---- enemies and items
  'mirror.reflect': { about: { enemy: Who; action: EnemyAction }; option: 'yes' | 'no' };
  'smile.target': { option: Who };
  // ---- treasure
  'treasure.place': { option: Suit };
  'treasure.lose': { option: Suit };
  'loot.share': { about: { left: number }; option: Seat };
  // ---- camp and town
  camp: { option: CampMove };
  'camp.card': { option: 'back' | Stack };
  'camp.to': { about: { from: string }; option: Stack }; // from: the key of a stack
  'camp.hand': { option: 'back' | Handing };
  'camp.slots': { option: 'back' | Rearrangement };
  'camp.shop': { option: 'back' | Purchase };
  'town.pay': { about: { left: number; what: string }; option: Stack }; // what: a purchase's key, or a peasant's step
  'item.bearer': { about: { item: ItemId }; option: Seat };
  // ---- the maze
  'maze.relic': { about: { suit: Suit }; option: Seat };
  'maze.wall': { option: 'none' | Side };
  'maze.flee': { option: Side };
}

export type ParaRolesQuestion = QuestionOf<ParaRolesAsks>;
export type OptionTo<Name extends ParaRolesQuestion> = ParaRolesAsks[Name]['option'];
