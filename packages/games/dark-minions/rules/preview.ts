/** What a commitment would do, read off the board: for buttons, boards and bots. Nothing here changes anything. */
import { type Seat, type Seen, sum } from './board';
import { requirement } from './resolution';
import { weights } from './vanquish';

/** first, second, none; `tied` where a roll-off would decide it. */
export type Place = 'first' | 'tiedFirst' | 'second' | 'tiedSecond' | 'none';

export interface AttackPreview {
  readonly total: number;
  readonly need: number;
  readonly falls: boolean;
  /** Where the seat would stand if the Town fell with these minions. */
  readonly place: Place;
}

export function previewAttack(seen: Seen, seat: Seat, slot: number, count: number): AttackPreview {
  const total = sum(seen.b.besiegers[slot]) + count;
  const need = requirement(seen, slot);
  const standing = weights(seen, slot);
  standing[seat] += count * (seen.b.besiegers[slot][seat] > 0 ? standing[seat] / seen.b.besiegers[slot][seat] : 1);
  return { total, need, falls: total >= need, place: placeOf(standing, seat) };
}

export function placeOf(counts: readonly number[], seat: Seat): Place {
  const own = counts[seat];
  if (own === 0) return 'none';
  const above = counts.filter((count) => count > own).length;
  const equal = counts.filter((count) => count === own).length - 1;
  if (above === 0) return equal > 0 ? 'tiedFirst' : 'first';
  if (above > 1) return 'none';
  return equal > 0 ? 'tiedSecond' : 'second';
}
