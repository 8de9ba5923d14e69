/** Which dice an icon means, and dice that are alike. */
import { COLOURS, type Op } from '../../content';
import type { Adventures } from '../board';

export type Filter = NonNullable<Extract<Op, { op: 'flip' }>['from']>;

/** RA-38.7 to RA-38.10, RA-38.17: every die, of these colours, showing these values. */
export function qualifies(b: Adventures, die: number, { colors, values }: Filter = {}): boolean {
  const fitsColour = !colors || colors.some((colour) => (b.dieMask[die] >> COLOURS.indexOf(colour)) & 1);
  return fitsColour && (!values || values.includes(b.dieValue[die]));
}

/** Of dice alike in colour and value one stands for all. */
export function distinct(b: Adventures, dice: readonly number[]): number[] {
  const seen = new Set<number>();
  return dice.filter((die) => {
    const face = b.dieMask[die] * 8 + b.dieValue[die];
    return !seen.has(face) && seen.add(face);
  });
}
