/** The placement that covers most: a maximum matching of dice and slots, the heaviest slots first. */
import type { Seen } from '../board';
import { counterOf, coverLast, fitsSlot, isCovered, poolOf, slotsOf } from './active';

export interface Placed {
  readonly die: number;
  readonly slot: number;
}

/** What a slot is worth beyond being covered: its counterattack now, then its reward. */
const weight = (seen: Seen, slot: number): number => {
  const { xp, gold } = seen.b.challenge!.slots[slot];
  return 4 * counterOf(seen, slot) + 2 * xp + gold;
};

/**
 * Slots by weight, each given a die along an augmenting path: the sets of slots that can be covered form a matroid, so
 * taking the heaviest first gives the heaviest maximum. Slots that must be last come last, and only if the others are.
 */
export function bestPlacement(seen: Seen): Placed[] {
  const { b } = seen;
  const dice = poolOf(b);
  const last = coverLast(seen);
  const open = [...b.challenge!.slots.keys()].filter((slot) => !isCovered(b, slot));
  const byWeight = open
    .map((slot) => ({ slot, worth: weight(seen, slot) }))
    .sort((x, y) => y.worth - x.worth || x.slot - y.slot);
  const dieOf = new Map<number, number>();
  const slotOf = new Map<number, number>();
  const augment = (slot: number, tried: Set<number>): boolean => {
    for (const die of dice) {
      if (tried.has(die) || !fitsSlot(b, die, slot)) continue;
      tried.add(die);
      const held = slotOf.get(die);
      if (held === undefined || augment(held, tried)) {
        slotOf.set(die, slot);
        dieOf.set(slot, die);
        return true;
      }
    }
    return false;
  };
  for (const { slot } of byWeight) if (!last.includes(slot)) augment(slot, new Set());
  for (const slot of last) {
    const others = slotsOf(b.challenge!, b.challenge!.slots[slot].enemy).filter((one) => one !== slot);
    if (others.every((one) => isCovered(b, one) || dieOf.has(one)) && !isCovered(b, slot)) augment(slot, new Set());
  }
  return [...dieOf].map(([slot, die]) => ({ die, slot }));
}
