/**
 * Every question that the rules ask, what it is about, and what may be answered. One that is not here does not compile, and
 * whoever answers is told of a new one. How the answers are written stands in keys.ts.
 *
 * Cards, dice, rows and spaces are numbers, as on the board; a place is that of a card in the Market or of an Initiative card.
 */
import { isOneOf, type QuestionOf, type Seat } from '@tabard/kernel';
import type { AdventureType, Attr, Dir, RewardAction, Row } from '../content';
import type { Die } from './sheet/dice';

type Card = number;
type Place = number;

/** Whose ability or effect something is. */
export type SourceKind = 'class' | 'card' | 'fiend' | 'familiar' | 'monster';

/** RP-31: what may be done at any time. A Skill may be used for its arrow alone. */
export type RoundDeed =
  | { readonly skill: Card; readonly only: 'move' }
  | { readonly skill: Card }
  | { readonly banish: Card; readonly by: 'gold' | 'charisma' }
  | 'heal'
  | 'xp-action'
  | { readonly stored: Die; readonly row: number };

/** RP-7.5: a die into a row. */
export interface Placement {
  readonly die: Die;
  readonly row: number;
}
/** RP-30.1: a die onto the Backpack. */
export interface Storing {
  readonly store: Die;
}
/** RP-8.6: a die up or down by so much. */
export interface Step {
  readonly die: Die;
  readonly by: number;
}

/** RP-7.10, RP-7.12. */
export type ActionChoice = Row | 'none';
/** RP-19.6: what a mercenary of a Hunt is paid with. */
export type Pay = 'xp' | 'gold' | 'charisma';
/** RP-24.9: mercenaries against the Monster. */
export interface Hiring {
  readonly byXp: number;
  readonly byGold: number;
}
/** RP-19.9, RP-24.10: a Combat Die by its place in the roll; or the Power Score instead. */
export type Again = 'stop' | 'power' | number;

export interface Buying {
  readonly buy: Place;
}
/** RP-10.1; `skip` is said only by one whom Fiends leave nothing. */
export type MarketOption = Buying | { readonly discard: Place } | 'hunt' | 'skip';

/** Closing points (RP-31.4, RP-23.3): whoever could act is asked, or passes. */
export const WINDOWS = ['window.select', 'window.dice', 'window.market', 'window.last', 'window.combat'] as const;
export type WindowName = (typeof WINDOWS)[number];
type Windows = { readonly [window in WindowName]: { readonly option: 'pass' | RoundDeed } };

export interface RollPlayerAsks extends Windows {
  'any-time': { option: RoundDeed };
  // ---- set-up
  'sheet.choose': { option: { readonly race: Card; readonly side: number } };
  'class.choose': { option: Card };
  'familiar.choose': { option: Card };
  'starting.place': { option: Placement };
  // ---- the Dice Phase
  'ties.arrange': { about: { place: Place; value: number }; option: Die };
  'initiative.select': { option: Place };
  'place.die': { option: Placement | Storing };
  'stored.place': { option: Placement };
  'action.choose': { about: { ofTurn?: 1 }; option: ActionChoice };
  'attribute.choose': { option: Attr | 'none' };
  // ---- the parts of an effect
  'die.flip': { option: Die | 'done' };
  'die.set': { about: { to: number }; option: Die | 'done' };
  'die.adjust': { option: Step | 'done' };
  'die.reroll': { option: Die | 'done' };
  'die.keep': { about: { die: Die; old: number; rolls: number[] }; option: number }; // what it shows
  'die.copy.to': { option: Die | 'done' };
  'die.copy.from': { about: { die: Die }; option: Die | 'done' };
  'swap.first': { option: Die | 'done' };
  'swap.second': { about: { die: Die }; option: Die | 'done' };
  'replace.die': { option: Die | 'done' };
  'replace.space': { about: { die: Die }; option: number };
  'token.move': { about: { left: number }; option: Dir | 'done' };
  'effect.either': { about: { source: SourceKind; card: Card }; option: number }; // the first, the second …
  'effect.may': { about: { source: SourceKind; card: Card }; option: 'yes' | 'no' };
  'skill.copy': { option: { readonly from: Seat; readonly card: Card } };
  'banish.choose': { about: { gold: number }; option: Card | 'done' };
  'summon.fiend': { option: Card | 'done' };
  'summon.card': { about: { fiend: Card }; option: Place };
  'initiative.die': { option: Die | 'done' };
  'initiative.cards': { option: { readonly one: Place; readonly two: Place } | 'done' };
  'look.choose': { option: AdventureType };
  'refresh.choose': { option: Card | 'done' };
  'xp.store': { about: { amount: number }; option: number };
  'injury.buyoff': { option: 'yes' | 'no' };
  // ---- the Market Phase
  'market.option': { option: MarketOption };
  'market.second': { option: Buying | 'done' };
  'market.buy': { option: Buying | 'done' };
  'take.choose': { option: Card | 'done' };
  'add.choose': { option: Card | 'done' };
  'buy.charisma': { about: { card: Card; cost: number }; option: number };
  'weapon.drop': { about: { card: Card }; option: Card };
  // ---- Hunts and the Monster
  'hunt.minion': { about: { gold: number }; option: 'fight' | 'change' };
  'hunt.mercenary': { about: { xp: number; gold: number }; option: 'roll' | Pay };
  'hunt.reroll': { about: { xp: number }; option: Again };
  'hunt.reward': { about: { result: number }; option: RewardAction | 'done' };
  'monster.mercenaries': { option: Hiring };
  'monster.reroll': { option: Again };
  // ---- Cleanup and the end
  'refresh.cleanup': { option: Card | 'none' };
  'score.shed': { option: Card | 'none' };
}

export type RollPlayerQuestion = QuestionOf<RollPlayerAsks>;

// ---- questions that are answered alike

/** Dice of the own sheet that are changed; where a row gets a die; the action of a row; where the answers are cards. */
const FOR_PLACING = ['place.die', 'starting.place', 'stored.place'] as const;
const FOR_DICE = [
  'die.flip',
  'die.set',
  'die.reroll',
  'die.adjust',
  'die.copy.to',
  'die.copy.from',
  'swap.first',
  'swap.second',
  'replace.die',
] as const;
export type DiceQuestion = (typeof FOR_DICE)[number];
const FOR_CARDS = [
  'take.choose',
  'add.choose',
  'refresh.choose',
  'refresh.cleanup',
  'weapon.drop',
  'skill.copy',
  'banish.choose',
  'summon.fiend',
] as const;
export type CardQuestion = (typeof FOR_CARDS)[number];
const FOR_ACTIONS = ['action.choose', 'attribute.choose'] as const;
const FOR_OWN_CARDS = ['refresh.choose', 'refresh.cleanup', 'weapon.drop', 'score.shed'] as const;
const FOR_FIENDS = ['banish.choose', 'summon.fiend'] as const;
const FOR_PURCHASES = ['market.option', 'market.second', 'market.buy'] as const;
const BEFORE_THE_ROLL = ['hunt.minion', 'hunt.mercenary'] as const;

const isOf = isOneOf<RollPlayerQuestion>();

export const isWindow = isOf(...WINDOWS);
export const isForPlacing = isOf(...FOR_PLACING);
export const isForDice = isOf(...FOR_DICE);
export const isForAction = isOf(...FOR_ACTIONS);
export const isForOwnCard = isOf(...FOR_OWN_CARDS);
export const isForFiend = isOf(...FOR_FIENDS);
export const isForPurchase = isOf(...FOR_PURCHASES);
export const isForCards = isOf(...FOR_CARDS);
export const isBeforeTheRoll = isOf(...BEFORE_THE_ROLL);
