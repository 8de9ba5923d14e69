/** What a Hit would do, before the die has left the hand. The rules say what it is worth; here it is told of sections. */
import type { worthOf } from '../../index';
import { AREAS, areaOf } from '../hall/zones';

export type Worth = ReturnType<typeof worthOf>;

/** The sections that defeat the foe. Where any Hit does, a board that glows all over says nothing. */
export const worthAimingAt = ({ fells }: Pick<Worth, 'fells'>): readonly string[] =>
  fells === null || fells <= 1 ? [] : AREAS.filter(({ value }) => value >= fells).map(({ id }) => id);

export interface SectionWorth {
  readonly value: number;
  readonly total: number;
  /** A Hit there defeats the foe. */
  readonly fells: boolean;
}

/** Null: nothing is hit there. */
export function worthThere(section: string, { adds, fells }: Pick<Worth, 'adds' | 'fells'>): SectionWorth | null {
  const value = areaOf(section)?.value;
  return value ? { value, total: value + adds, fells: fells !== null && value >= fells } : null;
}
