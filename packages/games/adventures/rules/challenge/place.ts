/** RA-19: placing dice on slots, as a plan that is final when it is confirmed (RA-R64, RA-R71). */
import { type Flow, type OptionOf, type Why, why } from '@tabard/kernel';
import { type G, IN_POOL, ON_SLOT, type Seen } from '../board';
import { decide } from '../decide';
import { isPartyExhausted, standing } from '../party/stamina';
import type { AdventuresAsks, Placing } from '../questions';
import { coverLast, fitsSlot, isCovered, poolOf, slotsOf } from './active';
import { bestPlacement } from './assign';
import { distinct } from './pick';

export function* place(g: G): Flow {
  const { b } = g;
  const placed = new Map<number, number>(); // in this step: die to slot
  for (;;) {
    const offer = () => [
      ...(bestPlacement(g).length > 0 ? ['best' as const] : []),
      'confirm' as const,
      ...placings(g),
      ...[...placed.keys()].map((back) => ({ back })),
    ];
    const choice = yield* decide(g, 'challenge.place', offer, {
      voices: isPartyExhausted(b) ? [b.storyteller] : standing(b), // RA-R64
      forbid: (value) => forbidStep(g, value),
    });
    if (choice === 'confirm') break;
    if (choice === 'best') {
      for (const { die, slot } of bestPlacement(g)) put(g, placed, die, slot);
      break;
    }
    if ('back' in choice) {
      placed.delete(choice.back);
      b.dieAt[choice.back] = IN_POOL;
    } else put(g, placed, choice.place, choice.slot);
  }
  if (placed.size > 0) g.tell('dice.placed', { dice: [...placed.keys()], slots: [...placed.values()] });
  b.stage = 'roundEnd';
}

function put({ b }: G, placed: Map<number, number>, die: number, slot: number): void {
  b.dieAt[die] = ON_SLOT + slot;
  placed.set(die, slot);
}

/** RA-19.2: one die a slot; of dice alike one stands for all. */
function placings({ b }: Seen): Placing[] {
  const slots = [...b.challenge!.slots.keys()].filter((slot) => !isCovered(b, slot));
  return distinct(b, poolOf(b)).flatMap((die) =>
    slots.filter((slot) => fitsSlot(b, die, slot)).map((slot) => ({ place: die, slot })),
  );
}

function forbidStep(seen: Seen, step: OptionOf<AdventuresAsks, 'challenge.place'>): Why | null {
  if (typeof step === 'string') return null;
  return 'back' in step ? forbidBack(seen, step.back) : forbidPlacing(seen, step);
}

/** `cover_last` holds for the plan as it lies: what is covered last is taken back first (RA-R71). */
function forbidBack(seen: Seen, die: number): Why | null {
  const { b } = seen;
  const { slots } = b.challenge!;
  const slot = b.dieAt[die] - ON_SLOT;
  const leans = coverLast(seen).some(
    (last) => last !== slot && slots[last].enemy === slots[slot].enemy && isCovered(b, last),
  );
  return leans ? why('RA-16.3', { ban: 'last' }) : null;
}

/** `cover_last`: a slot that may be covered only when all others of its card are. */
export function forbidPlacing(seen: Seen, { slot }: { readonly slot: number }): Why | null {
  const { b } = seen;
  if (!coverLast(seen).includes(slot)) return null;
  const others = slotsOf(b.challenge!, b.challenge!.slots[slot].enemy).filter((one) => one !== slot);
  return others.every((one) => isCovered(b, one)) ? null : why('RA-16.3', { ban: 'last' });
}
