/** 4. Attacking a Town. */
import { type Why, why } from '@tabard/kernel';
import { type Flow, type G, type Seen, sum } from './board';
import { bestGroup, type DicePick, freePicks, groupForbidden, groupValue, spend, told } from './dice';
import { requirement, watchTowns } from './resolution';

/** Why the active seat cannot attack the Town in this slot, whatever dice it takes. */
export function attackForbidden(g: G, slot: number): Why | null {
  const { b } = g;
  const town = b.town[slot];
  if (b.supply[b.turn] === 0) return why('DM-4.9');
  if (b.attacked[slot] > 0 && g.options.dicePerTown === 'one-group') return why('DM-4.3', { town }); // DM-R1
  if (b.captureSlot.includes(slot)) return why('DM-4.6', { town });
  return bestGroup(g) === 0 ? why('DM-2.6') : null;
}

/** Why these dice cannot attack together (DM-4.4). */
export const attackPickForbidden = (g: Seen, pick: DicePick): Why | null => groupForbidden(g, pick, 'DM-4.4');

export function* attack(g: G, slot: number): Flow {
  const { b } = g;
  const seat = b.turn;
  const town = b.town[slot];
  const group = yield* g.choose(seat, 'attack.dice', () => freePicks(b), {
    forbid: (pick) => attackPickForbidden(g, pick),
    about: { slot, town },
  });
  const most = () => Math.min(groupValue(g, group), b.supply[seat]); // DM-4.2
  const count = yield* g.choose(seat, 'attack.count', () => countdown(most()), {
    about: { slot, town, dice: group.key },
  });
  spend(b, group.dice, 'attack', slot);
  b.supply[seat] -= count;
  b.besiegers[slot][seat] += count; // DM-4.1
  b.attacked[slot] += 1;
  b.lastPlaced[slot] = seat;
  const total = sum(b.besiegers[slot]);
  g.tell('attack', { seat, slot, town, count, total, need: requirement(g, slot), ...told(b, group.dice) });
  watchTowns(g, seat);
}

/** n, n - 1, … 1: the most comes first, as it is wanted most often. */
export const countdown = (n: number): number[] => Array.from({ length: n }, (_, i) => n - i);
