/** Attributes, the colours of their dice, and dice slots. An attribute and its colour share their place in the lists. */

export const ATTRS = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'] as const;
export type Attr = (typeof ATTRS)[number];

/** RA-1.10, RA-R2: STR red, DEX black, CON green, INT blue, WIS white, CHA purple. */
export const COLOURS = ['R', 'K', 'G', 'B', 'W', 'P'] as const;
export type Colour = (typeof COLOURS)[number];

/** A set of colours in one number: bit i is COLOURS[i]. A familiar die has two bits (RA-34.4). */
export type Mask = number;
export const ANY_COLOUR: Mask = 0;
export const maskOf = (colours: readonly Colour[]): Mask =>
  colours.reduce((mask, one) => mask | (1 << COLOURS.indexOf(one)), 0);
export const coloursOf = (mask: Mask): Colour[] => COLOURS.filter((_, i) => (mask >> i) & 1);

/** RA-36: what a die must be to cover the slot, and what the slot does (RA-37). */
export interface Slot {
  /** 0: any colour. */
  readonly colours: Mask;
  /** 0: any value. */
  readonly value: number;
  /** RA-37.3. */
  readonly counter: number;
  readonly xp: number;
  readonly gold: number;
}

/** RA-36.1 to RA-36.5. */
export const fits = (slot: Slot, mask: Mask, value: number): boolean =>
  (slot.colours === ANY_COLOUR || (slot.colours & mask) !== 0) && (slot.value === 0 || slot.value === value);

const SLOT = /^(\*|[RKGBWP]{1,2})([1-6]|\?)(?:\(([0-3])\))?(?:\[([1-3])(xp|g)\])?$/;

/** `G2`, `RB3`, `*4`, `P?`, with `(counterattack)` and `[1xp]` or `[2g]` behind it. Null: no slot of RA-36. */
export function parseSlot(text: string): Slot | null {
  const found = SLOT.exec(text);
  if (!found) return null;
  const [, letters, sign, counter = '0', reward = '0', kind] = found;
  const colours = letters === '*' ? [] : ([...letters] as Colour[]);
  const value = sign === '?' ? 0 : Number(sign);
  if (colours.length === 0 && value === 0) return null; // never any/any
  if (colours.length === 2 && (value === 0 || colours[0] === colours[1])) return null; // two colours name a value
  const prize = Number(reward);
  if (kind === 'xp' && prize > 2) return null;
  return {
    colours: maskOf(colours),
    value,
    counter: Number(counter),
    xp: kind === 'xp' ? prize : 0,
    gold: kind === 'g' ? prize : 0,
  };
}

export function makeSlot({ colours, value, counter, xp, gold }: Slot): string {
  const what = `${coloursOf(colours).join('') || '*'}${value || '?'}`;
  const reward = xp ? `[${xp}xp]` : gold ? `[${gold}g]` : '';
  return `${what}${counter ? `(${counter})` : ''}${reward}`;
}
