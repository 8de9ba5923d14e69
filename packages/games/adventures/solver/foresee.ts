/** What an answer about dice would make of the pool, before it is given: the die's new face, and what could be covered. */
import type { PendingAsk } from '@tabard/kernel';
import type { Seen } from '../rules/board';
import { openSlots, poolOf } from '../rules/challenge/active';
import { bestPlacement, openings } from '../rules/challenge/assign';
import { type ChangingOp, changesOf, type Face } from '../rules/challenge/changes';
import { cover, fitting } from '../rules/challenge/cover';
import { faceOf } from '../rules/challenge/pick';
import { dieFace } from './faces';
import type { Pick } from './moves';

export interface Foreseen {
  /** Dice as they would be. */
  readonly dice: readonly (Face & { readonly die: number })[];
  /** How many open slots the pool could cover then. */
  readonly covered: number;
}

type Changed = ReadonlyMap<number, Face>;
const UNCHANGED: Changed = new Map();

/** How many open slots the pool can cover at once; `changed`: dice that would show something else. */
export function covers(seen: Seen, changed = UNCHANGED): number {
  const open = openings(seen);
  const fit = poolOf(seen.b).map((die) => fitting(open, changed.get(die) ?? faceOf(seen.b, die)));
  return cover(fit, open, [...open.keys()]).count;
}

/** Open slots that the pool, as it lies, leaves open at best. */
export function missingSlots(seen: Seen): number[] {
  const covered = bestPlacement(seen).map(({ slot }) => slot);
  return openSlots(seen.b).filter((slot) => !covered.includes(slot));
}

/** Null: the answer changes no die by itself, or chance has its say. */
export function foresee(seen: Seen, ask: PendingAsk, key: string): Foreseen | null {
  const changed = changedBy(seen, ask, key);
  if (!changed) return null;
  return { dice: [...changed].map(([die, face]) => ({ die, ...face })), covered: covers(seen, changed) };
}

/** How far a step may go, and what may be treated: the question has offered only what its card allows. */
const ANY: { readonly [op: string]: readonly ChangingOp[] } = {
  flip: [{ op: 'flip' }],
  step: [{ op: 'step', by: 2 }],
  treat: [
    { op: 'treat', to: 'other-colour' },
    { op: 'treat', to: 'other-value' },
  ],
  set: [{ op: 'set', to: 'any' }],
};

/** What becomes of a die with this face; without a key there is one way only. */
function changeOf(op: string, face: Face, key?: string): Face | null {
  const all = ANY[op]?.flatMap((one) => changesOf(one, face, [])) ?? [];
  const found = key === undefined ? all[0] : all.find((one) => one.key === key);
  return found ? { mask: found.mask, value: found.value } : null;
}

/** A pick of a planned move: which die, and what becomes of it; null: no die is meant, or chance decides. */
export function pickedFaces({ op, die, key }: Pick): { readonly was: Face; readonly is: Face | null } | null {
  return die === null ? null : { was: dieFace(die), is: changeOf(op, dieFace(die), key) };
}

function changedBy({ b }: Seen, { question, about }: PendingAsk, key: string): Changed | null {
  const [word, number, change] = key.split(':');
  const become = (die: number, op: string, as?: string): Changed | null => {
    const face = changeOf(op, faceOf(b, die), as);
    return face && new Map([[die, face]]);
  };
  if (question === 'op.treat') return become(Number(about.die), 'treat', key);
  if (question === 'op.value') return become(Number(about.die), 'set', key);
  if (question !== 'op.die' || word !== 'die') return null;
  const picked = about.picked as readonly number[];
  const { op } = about;
  if (op === 'swap') return swapped(b, picked, Number(number));
  if (op !== 'flip' && op !== 'step') return null; // what a die is treated as or set to is asked next
  const changed = become(Number(number), op, change);
  if (!changed || op === 'step') return changed;
  return new Map([...picked.flatMap((die) => [...become(die, 'flip')!]), ...changed]); // RA-38.15: all together
}

/** The first of the two is only picked; with the second they exchange their values. */
function swapped(b: Seen['b'], [first]: readonly number[], second: number): Changed | null {
  if (first === undefined) return null;
  const [one, other] = [faceOf(b, first), faceOf(b, second)];
  return new Map([
    [first, { mask: one.mask, value: other.value }],
    [second, { mask: other.mask, value: one.value }],
  ]);
}
