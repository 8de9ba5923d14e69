/** What an effect is worth that will happen some day. */
import type { Effect } from '../../content';
import { COUNTED, INITIATIVE, MORE_BY_METRIC, NARROWED, NEXT_DIE, NOT_IN_BASE, TYPICAL } from '../weights/effects';
import type { Mind } from './mind';

export function typicalOf(effect: Effect, mind: Mind): number {
  if (effect.do === 'either') return Math.max(...effect.of.map((some) => typical(some, mind)));
  if (effect.do === 'may') return typical(effect.effects, mind);
  if (mind.b.mode === 'base' && NOT_IN_BASE.has(effect.do)) return 0;
  if (effect.do === 'initiative') return INITIATIVE[effect.how];
  const each = TYPICAL[effect.do];
  const n = 'n' in effect ? effect.n : 1;
  if (COUNTED.has(effect.do)) return each * n * ('per' in effect && effect.per ? MORE_BY_METRIC : 1);
  return each * (1 + NEXT_DIE * (n - 1)) * narrowed(effect);
}

/** A filter leaves fewer dice to choose among. */
function narrowed(effect: Effect): number {
  if (!('dice' in effect) || !effect.dice) return 1;
  const { in: where, kind, colour, min, max, like, touched } = effect.dice;
  let part = 1;
  if (where) part *= where === 'FAM' ? NARROWED.familiarRow : NARROWED.place;
  if (kind) part *= kind === 'standard' ? NARROWED.standard : NARROWED.kind;
  if (colour) part *= NARROWED.colour;
  if (min !== undefined || max !== undefined) part *= max === 1 ? NARROWED.ones : NARROWED.value;
  if (like) part *= NARROWED.like;
  if (touched !== undefined) part *= NARROWED.touched;
  return part;
}

export function typical(effects: readonly Effect[], mind: Mind): number {
  let sum = 0;
  for (const effect of effects) sum += typicalOf(effect, mind);
  return sum;
}
