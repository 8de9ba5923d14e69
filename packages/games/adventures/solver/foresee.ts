/** What an answer about dice would make of the pool, before it is given: the die's new face, and what could be covered. */
import type { AskOf } from '@tabard/kernel';
import { maskOf } from '../content';
import type { Seen } from '../rules/board';
import { openSlots, poolOf } from '../rules/challenge/active';
import { bestPlacement, openings } from '../rules/challenge/assign';
import { type ChangingOp, changesOf, type Face } from '../rules/challenge/changes';
import { cover, fitting } from '../rules/challenge/cover';
import { faceOf } from '../rules/challenge/pick';
import type { AdventuresAsks, Treated } from '../rules/questions';
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

/** Of the answer at this place. Null: it changes no die by itself, or chance has its say. */
export function foresee(seen: Seen, ask: AskOf<AdventuresAsks>, place: number): Foreseen | null {
  const changed = changedBy(seen, ask, place);
  if (!changed) return null;
  return { dice: [...changed].map(([die, face]) => ({ die, ...face })), covered: covers(seen, changed) };
}

/** A pick of a planned move: which die, and what becomes of it; null: no die is meant, or chance decides. */
export function pickedFaces({ die, to }: Pick): { readonly was: Face; readonly is: Face | null } | null {
  return die === null ? null : { was: dieFace(die), is: to === null ? null : dieFace(to) };
}

function changedBy({ b }: Seen, ask: AskOf<AdventuresAsks>, place: number): Changed | null {
  const face = (die: number): Face => faceOf(b, die);
  if (ask.question === 'op.treat') {
    const { die } = ask.about;
    return new Map([[die, treated(face(die), ask.options[place])]]);
  }
  if (ask.question === 'op.value') {
    const { die } = ask.about;
    return new Map([[die, { ...face(die), value: ask.options[place] }]]);
  }
  if (ask.question !== 'op.die') return null;
  const { op, picked } = ask.about;
  const option = ask.options[place];
  if (option === 'enough') return null;
  const { die } = option;
  if (op === 'swap') return swapped(b, picked, die);
  if ('by' in option) return new Map([[die, { ...face(die), value: face(die).value + option.by }]]);
  if (op !== 'flip') return null; // what a die is treated as or set to is asked next
  return new Map([...picked, die].map((one) => [one, flipped(face(one))])); // RA-38.15: all together
}

const treated = (face: Face, become: Treated): Face =>
  'colour' in become ? { ...face, mask: maskOf([become.colour]) } : { ...face, value: become.value };

const FLIP: ChangingOp = { op: 'flip' };
const flipped = (face: Face): Face => changesOf(FLIP, face, [])[0];

/** The first of the two is only picked; with the second they exchange their values. */
function swapped(b: Seen['b'], [first]: readonly number[], second: number): Changed | null {
  if (first === undefined) return null;
  const [one, other] = [faceOf(b, first), faceOf(b, second)];
  return new Map([
    [first, { mask: one.mask, value: other.value }],
    [second, { mask: other.mask, value: one.value }],
  ]);
}
