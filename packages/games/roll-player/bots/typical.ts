/** What an effect is worth that will happen some day. */
import type { Effect } from '../content';
import type { Mind } from './mind';

/** Stars that one use brings on average, when its owner picks the moment. */
const TYPICAL: { readonly [effect: string]: number } = {
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
const BY_FIENDS: readonly string[] = ['xp', 'honor', 'injury', 'heal', 'banish', 'summon', 'look', 'familiar-action'];
const COUNTED: readonly string[] = [
  'gold',
  'xp',
  'honor',
  'injury',
  'charisma',
  'pay',
  'lose-gold',
  'cheaper',
  'combat-result',
];
/** What a change of Initiative dice brought in the squire's own games, when it was its turn to select. */
const INITIATIVE = { up: 0.35, down: 0.05, flip: 0.55, reroll: 0.3, 'swap-cards': 0.5 };

export function typicalOf(effect: Effect, mind: Mind): number {
  if (effect.do === 'either') return Math.max(...effect.of.map((some) => typical(some, mind)));
  if (effect.do === 'may') return typical(effect.effects, mind);
  if (mind.b.mode === 'base' && BY_FIENDS.includes(effect.do)) return 0;
  if (effect.do === 'initiative') return INITIATIVE[effect.how];
  const each = TYPICAL[effect.do];
  const n = 'n' in effect ? effect.n : 1;
  if (COUNTED.includes(effect.do)) return each * n * ('per' in effect && effect.per ? 1.5 : 1);
  return each * (1 + 0.4 * (n - 1)) * narrowed(effect);
}

/** A filter leaves fewer dice to choose among. */
function narrowed(effect: Effect): number {
  if (!('dice' in effect) || !effect.dice) return 1;
  const { in: where, kind, colour, min, max, like, touched } = effect.dice;
  let part = 1;
  if (where) part *= where === 'FAM' ? 0.6 : 0.9;
  if (kind) part *= kind === 'standard' ? 0.95 : 0.55;
  if (colour) part *= 0.6;
  if (min !== undefined || max !== undefined) part *= max === 1 ? 0.45 : 0.8;
  if (like) part *= 0.4;
  if (touched !== undefined) part *= 0.6;
  return part;
}

export function typical(effects: readonly Effect[], mind: Mind): number {
  let sum = 0;
  for (const effect of effects) sum += typicalOf(effect, mind);
  return sum;
}
