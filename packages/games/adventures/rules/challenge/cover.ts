/**
 * Which open slots a pool can cover at once: a matching of dice and slots. The placement of the table and the solver both
 * ask here. Slots are numbered as in the list given; a die is the set of slots it fits, one bit each.
 */
import { fits, type Slot } from '../../content';
import type { Face } from './changes';

/** A slot that is still open; `last`: it may be covered only when all others of its card are (`cover_last`). */
export interface Opening extends Slot {
  readonly enemy: number;
  readonly last: boolean;
}

export const fitting = (openings: readonly Slot[], { mask, value }: Face): number =>
  openings.reduce((bits, slot, i) => (fits(slot, mask, value) ? bits | (1 << i) : bits), 0);

const NONE = -1;

/** By slot the die on it, and how many are covered. */
export interface Cover {
  readonly dieOn: readonly number[];
  readonly count: number;
}

/**
 * As many as possible, and of those the ones that come first in `order`: what can be covered at once forms a matroid, so
 * taking the most wanted first, each along an augmenting path, gives the most wanted maximum.
 */
export function cover(dice: readonly number[], openings: readonly Opening[], order: readonly number[]): Cover {
  const heldBack = order.filter((slot) => openings[slot].last);
  if (heldBack.length === 0) return matching(dice, openings.length, order);
  const free = order.filter((slot) => !openings[slot].last);
  let best = matching(dice, openings.length, free);
  for (let chosen = 1; chosen < 1 << heldBack.length; chosen++) {
    const lasts = heldBack.filter((_, i) => (chosen >> i) & 1);
    const cards = lasts.map((slot) => openings[slot].enemy);
    const whole = [...free.filter((slot) => cards.includes(openings[slot].enemy)), ...lasts];
    const tried = matching(dice, openings.length, [...whole, ...free.filter((slot) => !whole.includes(slot))]);
    if (tried.count > best.count && whole.every((slot) => tried.dieOn[slot] !== NONE)) best = tried;
  }
  return best;
}

function matching(dice: readonly number[], slots: number, order: readonly number[]): Cover {
  const dieOn = new Array<number>(slots).fill(NONE);
  const slotOf = new Array<number>(dice.length).fill(NONE);
  let tried = 0;
  const augment = (slot: number): boolean => {
    for (let die = 0; die < dice.length; die++) {
      if ((tried >> die) & 1 || !((dice[die] >> slot) & 1)) continue;
      tried |= 1 << die;
      if (slotOf[die] !== NONE && !augment(slotOf[die])) continue;
      slotOf[die] = slot;
      dieOn[slot] = die;
      return true;
    }
    return false;
  };
  let count = 0;
  for (const slot of order) {
    tried = 0;
    if (augment(slot)) count += 1;
  }
  return { dieOn, count };
}
