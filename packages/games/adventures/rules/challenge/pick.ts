/** Dice of the pool as an icon sees them, and dice that are alike. */
import type { Adventures } from '../board';
import type { Face } from './changes';

export const faceOf = (b: Adventures, die: number): Face => ({ mask: b.dieMask[die], value: b.dieValue[die] });

/** Of dice alike in colour and value one stands for all. */
export function distinct(b: Adventures, dice: readonly number[]): number[] {
  const seen = new Set<number>();
  return dice.filter((die) => {
    const face = b.dieMask[die] * 8 + b.dieValue[die];
    return !seen.has(face) && seen.add(face);
  });
}
