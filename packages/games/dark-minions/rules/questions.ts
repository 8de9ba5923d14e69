/**
 * Every question that the rules ask, what it is about, and what may be answered. One that is not here does not compile, and
 * whoever answers is told of a new one. How the answers are written stands in keys.ts.
 *
 * Towns, Overlords and Tower colours are numbers, as on the board; a slot is a Town's place on the table.
 */
import { isOneOf, type QuestionOf, type Seat } from '@tabard/kernel';

/** The response windows of DM-17.7. */
export const WINDOWS = [
  'window.start',
  'window.roll',
  'window.reroll',
  'window.commitment',
  'window.done',
  'window.resolution',
] as const;
export type ResponseWindow = (typeof WINDOWS)[number];

/** The questions that are answered with dice, and those that are answered with a Town (or an end of it). */
const FOR_DICE = ['attack.dice', 'capture.dice', 'respawn.dice', 'buy.dice', 'reroll.dice'] as const;
const FOR_TOWNS = ['gargoyle.town', 'inexplicable.town', 'pit.town', 'wyvern.from', 'wyvern.to'] as const;

const isOf = isOneOf<DarkMinionsQuestion>();

export const isWindow = isOf(...WINDOWS);
export const isForDice = isOf(...FOR_DICE);
export const isForTown = isOf(...FOR_TOWNS);

/** A choice of dice, as a set of their places: what a key such as "0+2" stands for. */
export interface DicePick {
  readonly key: string;
  readonly dice: readonly number[];
}

/** What can be discarded to respawn: a Skull, or one of the two starting tiles (DM-6.4). */
export type Discard = 'skull' | 'tile1' | 'tile2';
export type RerollSource = 'tile1' | 'tile2' | 'werewolf';

/** DM-17.7 A card of the hand. */
export type Announcement = { readonly announce: number };

/** What a die can be given to (DM-2.6), a re-roll, or Done. */
export type Commitment =
  | { readonly attack: number }
  | { readonly capture: number; readonly colour: number }
  | 'respawn'
  | { readonly skull: number; readonly take: 'respawn' | 'tile' }
  | { readonly buy: number }
  | { readonly reroll: RerollSource }
  | 'done';

/** DM-8.1, DM-19.7 The die that makes way for another. */
export type Swap = { readonly swap: 'black' | 'red' };
export type White = 'plain' | 'bonus' | Swap;

/** DM-17.10 What becomes of an Overlord whose Turn Cost is due. */
export type Settling = { readonly pay: number } | { readonly discard: number };

type Windows = { readonly [window in ResponseWindow]: { readonly option: 'pass' | Announcement } };

export interface DarkMinionsAsks extends Windows {
  'any-time': { option: 'claim' | { readonly discard: Discard } | { readonly exchange: number } | Announcement };
  'roll.white': { option: White };
  'roll.yellow': { option: 'no' | Swap };
  'roll.vazgoth': { option: 'extra' | 'no' };
  'turnCost.settle': { option: Settling };
  'commit.use': { option: Commitment };
  'attack.dice': { about: { slot: number; town: number }; option: DicePick };
  'attack.count': { about: { slot: number; town: number; dice: DicePick['key'] }; option: number };
  'capture.dice': { about: { slot: number; town: number; colour: number }; option: DicePick };
  'respawn.dice': { option: DicePick };
  'buy.dice': { about: { overlord: number }; option: DicePick };
  'reroll.dice': { about: { source: RerollSource | 'darkWizard' }; option: DicePick };
  'last.skulls': { option: 'end' | Discard };
  'gargoyle.town': { option: number };
  'bloodElf.count': { about: { victim: Seat }; option: number };
  'witch.towers': { option: readonly number[] }; // White, Gray, Black
  'inexplicable.town': { option: number };
  'wyvern.from': { about: { left: number }; option: number | 'stop' }; // a Town; what it is about are slots
  'wyvern.owner': { about: { left: number; from: number }; option: Seat };
  'wyvern.to': { about: { left: number; from: number; owner: Seat }; option: number };
  'wyvern.count': { about: { left: number; from: number; owner: Seat; to: number }; option: number };
  'blackKnight.victim': { option: Seat };
  'nhazzra.tithe': { option: 'skull' | 'minions' };
  'pit.town': { option: number };
}

export type DarkMinionsQuestion = QuestionOf<DarkMinionsAsks>;
