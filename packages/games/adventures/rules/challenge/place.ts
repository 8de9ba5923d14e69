/** RA-19: placing dice on slots, as a plan that is final when it is confirmed (RA-R64, RA-R71). */
import { type Flow, type Value, type Why, why } from '@tabard/kernel';
import { type G, IN_POOL, ON_SLOT, type Seen } from '../board';
import { decide } from '../decide';
import { isPartyExhausted, standing } from '../party/stamina';
import { coverLast, fitsSlot, isCovered, poolOf, slotsOf } from './active';
import { bestPlacement } from './assign';
import { distinct } from './pick';

interface Placing {
  readonly key: string;
  readonly die: number;
  readonly slot: number;
}

export function* place(g: G): Flow {
  const { b } = g;
  const placed = new Map<number, number>(); // in this step: die to slot
  for (;;) {
    const offer = (): (string | Placing)[] => {
      const best = bestPlacement(g);
      return [
        ...(best.length > 0 ? ['best'] : []),
        'confirm',
        ...placings(g),
        ...[...placed.keys()].map((die) => `back:${die}`),
      ];
    };
    const choice = (yield* decide<(string | Placing) & Value>(g, 'challenge.place', offer as never, {
      voices: isPartyExhausted(b) ? [b.storyteller] : standing(b), // RA-R64
      forbid: (value) => (typeof value === 'string' ? forbidBack(g, dieOf(value)) : forbidPlacing(g, value as Placing)),
    })) as string | Placing;
    if (choice === 'confirm') break;
    if (choice === 'best') {
      for (const { die, slot } of bestPlacement(g)) put(g, placed, die, slot);
      break;
    }
    if (typeof choice === 'string') {
      const die = dieOf(choice)!;
      placed.delete(die);
      b.dieAt[die] = IN_POOL;
    } else put(g, placed, choice.die, choice.slot);
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
    slots.filter((slot) => fitsSlot(b, die, slot)).map((slot) => ({ key: `place:${die}:${slot}`, die, slot })),
  );
}

/** The die that a plain word takes back. */
const dieOf = (word: string): number | null => (word.startsWith('back:') ? Number(word.slice('back:'.length)) : null);

/** `cover_last` holds for the plan as it lies: what is covered last is taken back first (RA-R71). */
function forbidBack(seen: Seen, die: number | null): Why | null {
  if (die === null) return null;
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
