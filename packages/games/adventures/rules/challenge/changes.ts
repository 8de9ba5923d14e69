/**
 * RA-38.1 to RA-38.4: what an icon can make of one die. The flows of ops.ts offer it and the solver searches it: what an
 * icon does has no other home.
 */
import { COLOURS, type Colour, coloursOf, type Mask, maskOf, type Op } from '../../content';

/** A die as cards see it: its colours and the value it counts as. */
export interface Face {
  readonly mask: Mask;
  readonly value: number;
}
/** What the die may become; and the colour, where that is what changes. */
export interface Change extends Face {
  readonly colour?: Colour;
}

export type OpOf<K extends Op['op']> = Extract<Op, { op: K }>;
/** Icons that change dice one by one, each of them for itself. */
export type ChangingOp = OpOf<'flip' | 'step' | 'treat' | 'set'>;
export type Filter = NonNullable<ChangingOp['from']>;

const OPPOSITE = 7; // RA-38.1
const VALUES = [1, 2, 3, 4, 5, 6] as const;
const HIGHEST = 6;

/** RA-38.7 to RA-38.10, RA-38.17: every die, of these colours, showing these values. */
export function qualifies({ mask, value }: Face, { colors, values }: Filter = {}): boolean {
  const fitsColour = !colors || colors.some((colour) => (mask >> COLOURS.indexOf(colour)) & 1);
  return fitsColour && (!values || values.includes(value));
}

/** All that the op can make of this die; `others` are the values of the rest of the pool. Empty: it does not qualify. */
export function changesOf(op: ChangingOp, face: Face, others: readonly number[]): Change[] {
  if (!qualifies(face, op.from)) return [];
  const { mask } = face;
  const shows = (value: number): Change => ({ mask, value });
  switch (op.op) {
    case 'flip':
      return [shows(OPPOSITE - face.value)];
    case 'step':
      return steps(face.value, op.by ?? 1).map((by) => shows(face.value + by));
    case 'treat':
      return treated(face, op.to);
    case 'set':
      return settable(op.to, others)
        .filter((value) => value !== face.value)
        .map((value) => shows(value));
  }
}

/** RA-38.2: a 6 cannot be raised and a 1 cannot be lowered. */
const steps = (value: number, by: number): number[] =>
  Array.from({ length: 2 * by + 1 }, (_, i) => i - by).filter((n) => n !== 0 && value + n >= 1 && value + n <= HIGHEST);

/** RA-R58, RA-R59: another colour instead of all it had, or another value; never what it already is. */
function treated({ mask, value }: Face, to: OpOf<'treat'>['to']): Change[] {
  const asColour = (colours: readonly Colour[]): Change[] =>
    colours
      .map((colour) => ({ colour, mask: 1 << COLOURS.indexOf(colour), value }))
      .filter((one) => (mask & one.mask) === 0);
  const asValue = (values: readonly number[]): Change[] =>
    values.filter((one) => one !== value).map((one) => ({ mask, value: one }));
  if (to === 'other-colour') return asColour(COLOURS);
  if (to === 'other-value') return asValue(VALUES);
  return 'colors' in to ? asColour(to.colors) : asValue(to.values);
}

const settable = (to: OpOf<'set'>['to'], others: readonly number[]): readonly number[] =>
  to === 'any' ? VALUES : to === 'another' ? [...new Set(others)] : [to];

/**
 * RA-38.5, RA-38.11: what a draw may bring out of a bag that holds dice of these printed colours: one kind, those of which
 * the player names one (RA-R62: `any` never brings a familiar die), or those of which chance takes one (`random`).
 */
export function drawable(die: OpOf<'draw'>['die'], bag: Iterable<Mask>): Mask[] {
  const kinds = [...new Set(bag)].sort((x, y) => x - y);
  if (die === 'random') return kinds;
  if (die === 'any') return kinds.filter((mask) => coloursOf(mask).length === 1);
  const wanted = maskOf([...die] as Parameters<typeof maskOf>[0][number][]);
  return kinds.filter((mask) => mask === wanted); // RA-R63
}
