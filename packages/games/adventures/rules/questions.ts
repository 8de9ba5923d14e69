/**
 * Every question that the rules ask, what it is about, and what may be answered. One that is not here does not compile, and
 * whoever answers is told of a new one. How the answers are written stands in keys.ts.
 *
 * Attributes, classes, cards, dice, slots and characters are numbers: places in their lists. A colour is its letter where
 * one is named, and the number of its attribute where a die of it is bought.
 */
import { isOneOf, type QuestionOf, type Seat } from '@tabard/kernel';
import type { Attr, Colour, MarketDeck } from '../content';

type YesNo = 'yes' | 'no';

/** RA-7.3 A choice of the entry's list, by its place; `end`: THE END that the rules add (RA-15.2). */
export interface ChoiceAt {
  readonly at: number;
}

/** RA-9.1 A path of the book. */
export interface PathTaken {
  readonly path: string;
}

/** RA-11.10, RA-11.12 One thing or two. */
export interface ItemUse {
  readonly items: readonly number[];
}

/** RA-1.8 */
export interface Gift {
  readonly give: number;
  readonly to: Seat;
}

/** RA-17.3 A die of this colour. RA-17.5: the party says point by point who pays for it, else the burden is spread. */
export interface Purchase {
  readonly buy: number;
  readonly paid?: 'split';
}

/** RA-17.8 A point of another attribute. */
export interface Substitute {
  readonly from: Seat;
  readonly attr: number;
}

/** RA-18.1, RA-18.7, RA-18.9 One option of a card, of a card for a bonus token, or of the class card (then NO_CARD). */
export interface Play {
  readonly kind: 'play' | 'bonus' | 'ability';
  readonly card: number;
  readonly option: number;
}
export const NO_CARD = -1;

/** RA-19.1, RA-R64 */
export interface Placing {
  readonly place: number;
  readonly slot: number;
}
export interface TakingBack {
  readonly back: number;
}

/** RA-38.15 A die of the pool. RA-38.2: and by how much it is raised or lowered. */
export interface DiePicked {
  readonly die: number;
}
export interface DieStepped extends DiePicked {
  readonly by: number;
}

/** RA-38.4 What a die is to count as. */
export type Treated = { readonly colour: Colour } | { readonly value: number };

/** RA-27.4 to RA-27.7 */
export type Advancement = { readonly health: Seat } | 'dice' | 'bonus' | 'mastery';

/** RA-28.2, RA-28.4, RA-35.9 */
export type Deal = { readonly buy: number; readonly seat: Seat } | { readonly sell: number } | 'limit';

/** RA-33 Who they are, by place, and what it means when one of them goes. */
export interface Leaving {
  readonly names: readonly string[];
  readonly races: readonly string[];
  readonly classes: readonly string[];
  readonly portraits: readonly string[];
  /** How many cards of each go back to their decks, and how many are handed on. */
  readonly returns: readonly number[];
  readonly handsOn: readonly number[];
  readonly paid: number;
  readonly limit: number;
}

/** What an effect of the story asks where it is to concern one of them. */
type ForWhom = 'fatigue' | 'recover' | 'rows' | 'unspend' | 'health' | 'attribute' | 'class';
type Effects = { readonly [effect in ForWhom as `effect.${effect}`]: { readonly option: Seat } };

export interface AdventuresAsks extends Effects {
  // the party
  'party.legendary': { option: YesNo };
  'party.character': { option: { readonly character: number } };
  'import.contested': { about: { card: number }; option: Seat };
  'import.class': { option: number };
  'import.portrait': { option: string };
  'import.raise': { about: { left: number }; option: 'enough' | Attr };
  'join.deck': { option: MarketDeck };
  'join.gain': { about: { left: number }; option: 'health' | Attr };
  'pause.leave': { about: Leaving; option: number };
  'setup.storyteller': { option: Seat };
  // the story
  'story.choose': { about: { label: string }; option: 'end' | ChoiceAt };
  'story.sure': { option: YesNo };
  'item.use': { option: ItemUse };
  'move.path': { about: { from: string }; option: 'stop' | PathTaken };
  'trade.give': { option: 'done' | Gift };
  'trade.take': { about: { card: number; from: Seat }; option: YesNo };
  'pay.class': { option: Seat };
  'pay.health': { option: Seat };
  'pay.title': { option: number };
  'card.receiver': { about: { card?: number }; option: Seat };
  'card.giver': { option: Seat };
  'card.return': { option: number };
  'score.raise': { option: number };
  'score.lower': { option: number };
  'rows.gain': { about: { left: number }; option: number };
  'rows.lose': { about: { left: number }; option: number };
  'rest.xp': { option: number };
  'rest.giver': { option: Seat };
  // checks and combats
  'pool.buy': { about: { left: number; cost: number }; option: 'enough' | Purchase };
  'pool.payer': { about: { colour: number; left: number }; option: Seat };
  'pool.substitute': { about: { colour: number }; option: Substitute };
  'challenge.play': { option: 'done' | Play };
  'challenge.place': { option: 'best' | 'confirm' | Placing | TakingBack };
  'bonus.spend': { about: { seat: Seat }; option: YesNo };
  'op.colour': { option: Colour };
  'op.die': { about: { op: DieOp; picked: readonly number[] }; option: 'enough' | DiePicked | DieStepped };
  'op.treat': { about: { die: number }; option: Treated };
  'op.value': { about: { die: number }; option: number };
  'op.recover': { about: { amount: number }; option: Seat };
  'op.restore': { option: Seat };
  'power.returnDie': { option: DiePicked };
  'power.encore': { option: Seat };
  // after THE END
  'guild.buy': { option: 'done' | Advancement };
  'mastery.raise': { option: number };
  'market.deal': { option: 'done' | Deal };
  'limit.giver': { option: Seat };
}

export type AdventuresQuestion = QuestionOf<AdventuresAsks>;

/** Icons for which dice are picked one by one. */
export type DieOp = 'flip' | 'step' | 'reroll' | 'treat' | 'set' | 'swap';

/** Questions of the story that are answered with one of the heroes. */
export type WhomQuestion = keyof Effects | 'card.receiver' | 'card.giver';

// ---- questions that are answered alike

export const isOf = isOneOf<AdventuresQuestion>();

/** With one of the heroes. */
export const isForSeat = isOf(
  'setup.storyteller',
  'import.contested',
  'card.receiver',
  'card.giver',
  'pay.health',
  'pay.class',
  'effect.fatigue',
  'effect.recover',
  'effect.rows',
  'effect.class',
  'effect.unspend',
  'effect.health',
  'effect.attribute',
  'rest.giver',
  'pool.payer',
  'op.recover',
  'op.restore',
  'power.encore',
  'limit.giver',
);

/** With an attribute of the hero that is asked. */
export const isForRow = isOf('rows.lose', 'rows.gain', 'score.lower', 'score.raise', 'mastery.raise');

/** With a die of the pool. */
export const isForDie = isOf('op.die', 'power.returnDie');
