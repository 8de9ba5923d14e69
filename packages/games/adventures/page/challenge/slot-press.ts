/** What a press on a slot would do now, and how the slot stands: covered, fitting the die in the hand, promised, or open. */
import { type Adventures, dieOn, poolOf } from '../../index';
import type { AskFor } from '../ask';
import { backKey, placeKey } from './keys';

export type SlotState = 'covered' | 'fits' | 'ghost' | 'open';

interface InHand {
  readonly ask: AskFor<'challenge.place'> | null;
  /** The die in the hand. */
  readonly picked: number | null;
  /** Slots that it fits and may cover. */
  readonly open: readonly number[];
  /** The die that the best placement has for this slot. */
  readonly ghost: number | undefined;
}

export interface SlotPress {
  readonly state: SlotState;
  /** The die that covers it; null: none. */
  readonly covers: number | null;
  /** The die that a press would put there; null: none. */
  readonly puts: number | null;
  /** The answer that takes the die back. */
  readonly back: string | null;
}

/** With nothing in the hand a press takes the die that the best placement has for the slot, or any that fits. */
export function slotPress(b: Adventures, slot: number, { ask, picked, open, ghost }: InHand): SlotPress {
  const die = dieOn(b, slot);
  const isCovered = die >= 0;
  const fitsPicked = picked !== null && open.includes(slot);
  const goes = (one: number) => placeKey(b, ask, one, slot) !== null;
  const taken = ask && picked === null && !isCovered ? (ghost ?? poolOf(b).find(goes)) : undefined;
  return {
    state: isCovered ? 'covered' : fitsPicked ? 'fits' : ghost !== undefined ? 'ghost' : 'open',
    covers: isCovered ? die : null,
    puts: fitsPicked ? picked : taken !== undefined && goes(taken) ? taken : null,
    back: isCovered ? backKey(ask, die) : null,
  };
}
