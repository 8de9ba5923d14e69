/** HP as hearts, one by one. Pure. */

/** `above`: more than it has by itself; `lent`: temporary, beside all others. */
export type HeartState = 'full' | 'new' | 'above' | 'empty' | 'breaking' | 'lent';

export interface Health {
  readonly hp: number;
  readonly max: number;
  readonly temporary?: number;
  /** So many have just been lost. */
  readonly lost?: number;
  readonly gained?: number;
}

export const ONE_ROW = 12;
const TWO_ROWS = 20;

/** Up to twelve in a row, then two rows; a boss has them in rows of ten. */
export const columnsFor = (count: number): number =>
  count <= ONE_ROW ? count : count <= TWO_ROWS ? Math.ceil(count / 2) : 10;

export function heartsOf({ hp, max, temporary = 0, lost = 0, gained = 0 }: Health): HeartState[] {
  const stateOf = (i: number): HeartState => {
    if (i >= hp) return i < hp + lost ? 'breaking' : 'empty';
    if (i >= max) return 'above';
    return i >= hp - gained ? 'new' : 'full';
  };
  const own = Array.from({ length: Math.max(hp, max) }, (_, i) => stateOf(i));
  return [...own, ...Array.from({ length: temporary }, (): HeartState => 'lent')];
}
