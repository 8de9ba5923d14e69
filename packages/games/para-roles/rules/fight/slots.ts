/** Ability slots: changing them, in combat and outside (topic 12). */
import type { Seat } from '@tabard/kernel';
import { type Ability, callingOfPair } from '../../content/roles';
import type { G, Seen } from '../board';
import type { Rearrangement, SlotAction } from '../questions';
import { renewTokens } from '../setup/tokens';
import { slotting } from './action';
import { returnTokens } from './hurt';

/** PR-12.11: a known ability that is in neither slot. */
export function slotActions({ b }: Seen, seat: Seat): readonly SlotAction[] {
  const { slots, known } = b.party[seat];
  if (known.length <= slots.length) return NOTHING_SPARE;
  const spare = known.filter((ability) => !slots.includes(ability));
  return slots.flatMap((slot, i) => (slot === '' ? [] : spare.map((ability) => slotting(i, ability))));
}

const NOTHING_SPARE: readonly never[] = [];

/** PR-12.7: whether it knows more than it uses. */
export const canRearrange = ({ b }: Seen, seat: Seat): boolean => {
  const { slots, known } = b.party[seat];
  return !slots.includes('') && known.length > slots.length;
};

/** Every other pair of known abilities, for the time outside combat (PR-12.7). */
export function rearrangementsOf({ b }: Seen, seat: Seat): Rearrangement[] {
  const { slots, known } = b.party[seat];
  if (slots.includes('')) return [];
  return known.flatMap((first, i) =>
    known
      .slice(i + 1)
      .filter((second) => !(slots.includes(first) && slots.includes(second)))
      .map((second): Rearrangement => ({ seat, pair: [first, second] })),
  );
}

/** PR-12.8: whatever it had running by its abilities is reset. */
export function setSlots(g: G, seat: Seat, slots: (Ability | '')[], told: Ability): void {
  const one = g.b.party[seat];
  one.slots = slots;
  one.precise = 0;
  one.doubled = 0;
  one.boosted = 0;
  returnTokens(g, ({ owner }) => owner === seat);
  renewTokens(g, seat);
  const calling = callingOfPair(slots[0], slots[1]);
  if (calling) g.tell('slot.changed', { seat, ability: told, calling });
}
