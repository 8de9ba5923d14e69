/** How many march up to a Town: all that may, unless some are kept back. Pure. */

/** How many are kept back, and with which dice: with others it begins anew. */
export interface KeptBack {
  readonly about: string;
  readonly back: number;
}

export const marchOf = (kept: KeptBack, about: string, most: number): number =>
  most - (kept.about === about ? kept.back : 0);

/** So many more, or fewer; at least one marches, and no more than may. */
export function marchBy(kept: KeptBack, about: string, most: number, by: number): KeptBack {
  const back = kept.about === about ? kept.back : 0;
  return { about, back: Math.min(Math.max(0, most - 1), Math.max(0, back - by)) };
}
