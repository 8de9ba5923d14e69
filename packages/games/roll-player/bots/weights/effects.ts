/** What an effect is worth that will happen some day. A word of the cards that has no weight here does not compile. */
import type { Effect } from '../../content';

/** Stars that one use brings on average, when its owner picks the moment. */
export const TYPICAL: { readonly [effect in Exclude<Effect['do'], 'either' | 'may' | 'initiative'>]: number } = {
  gold: 0.33,
  xp: 0.3,
  honor: 0.4,
  injury: -0.35,
  charisma: 0.33,
  heal: 0.3,
  pay: -0.33,
  'lose-gold': -0.33,
  'pay-xp': -0.3,
  'lose-xp': -0.3,
  action: 0.5,
  'familiar-action': 0.5,
  flip: 0.5,
  adjust: 0.4,
  shift: 0.6,
  reroll: 0.35,
  set: 0.6,
  copy: 0.55,
  swap: 0.75,
  replace: 0.6,
  align: 0.45,
  drift: 0,
  refresh: 0.3,
  banish: 0.7,
  'combat-dice': 0.9,
  'combat-rerolls': 0.35,
  'combat-result': 0.27, // a point
  look: 0.1,
  summon: 0.8,
  'copy-skill': 0.5,
  cheaper: 0.33,
  take: 0.8,
  buy: 0.6,
  'market-add': 0.15,
};
/** In every game there are Hunts, Fiends and a Monster, but not in the base game. */
export const NOT_IN_BASE: ReadonlySet<Effect['do']> = new Set([
  'xp',
  'honor',
  'injury',
  'heal',
  'banish',
  'summon',
  'look',
  'familiar-action',
]);
/** Worth so much each. */
export const COUNTED: ReadonlySet<Effect['do']> = new Set([
  'gold',
  'xp',
  'honor',
  'injury',
  'charisma',
  'pay',
  'lose-gold',
  'cheaper',
  'combat-result',
]);
/** What a change of Initiative dice brought in the squire's own games, when it was its turn to select. */
export const INITIATIVE: { readonly [how in Extract<Effect, { do: 'initiative' }>['how']]: number } = {
  up: 0.35,
  down: 0.05,
  flip: 0.55,
  reroll: 0.3,
  'swap-cards': 0.5,
};

/** What is paid by a metric pays more than once. */
export const MORE_BY_METRIC = 1.5;
/** The second die changed brings less than the first. */
export const NEXT_DIE = 0.4;

/** A filter leaves fewer dice to choose among: so much is left of the effect. */
export const NARROWED = {
  familiarRow: 0.6,
  place: 0.9,
  standard: 0.95,
  kind: 0.55,
  colour: 0.6,
  ones: 0.45,
  value: 0.8,
  like: 0.4,
  touched: 0.6,
};

/** Clarity also brings the action of the row it goes to. */
export const CLARITY_ACTION = 0.4;

/** What a card changes when an action is taken comes after the action has done the best. */
export const AFTER_AN_ACTION = 0.5;
