/** The placement that covers most, and of those the one that covers the heaviest slots. */
import type { Seen } from '../board';
import { counterOf, coverLast, openSlots, poolOf } from './active';
import { cover, fitting, type Opening } from './cover';
import { faceOf } from './pick';

export interface Placed {
  readonly die: number;
  readonly slot: number;
}

/** What a slot is worth beyond being covered: its counterattack now, then its reward. */
const weight = (seen: Seen, slot: number): number => {
  const { xp, gold } = seen.b.challenge!.slots[slot];
  return 4 * counterOf(seen, slot) + 2 * xp + gold;
};

/** The open slots, the heaviest first, each with its place on the board. */
export function openings(seen: Seen): (Opening & { readonly slot: number })[] {
  const last = coverLast(seen);
  return openSlots(seen.b)
    .map((slot) => ({ ...seen.b.challenge!.slots[slot], slot, last: last.includes(slot), worth: weight(seen, slot) }))
    .sort((x, y) => y.worth - x.worth || x.slot - y.slot);
}

export function bestPlacement(seen: Seen): Placed[] {
  const { b } = seen;
  const dice = poolOf(b);
  const open = openings(seen);
  const fit = dice.map((die) => fitting(open, faceOf(b, die)));
  const { dieOn } = cover(fit, open, [...open.keys()]);
  return dieOn.flatMap((die, i) => (die < 0 ? [] : [{ die: dice[die], slot: open[i].slot }]));
}
