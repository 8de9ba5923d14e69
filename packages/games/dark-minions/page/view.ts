/** What the pictures need to know of a view: sides with their looks, stacks, cards by owner. Nothing here judges. */
import type { Message } from '@tabard/content';
import type { Seat, Seen } from '@tabard/kernel';
import type { SeatShape } from '@tabard/page/design/seat-mark';
import { type Content, type DarkMinions, levelOf } from '../index';

export const NONE = -1;
export type View = Seen<DarkMinions, Content>;
export const viewOf = (seen: Seen): View => seen as View;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

// ---- sides

export interface Side {
  readonly shape: SeatShape;
  readonly colour: string;
  /** The number of its pattern on walls and bars. */
  readonly pattern: number;
}

/** Hues alone do not tell bone from ember: how full and how light each horde is. */
const TONES: { readonly [horde: string]: readonly [saturation: number, light: number] } = {
  bone: [32, 78],
  ember: [80, 54],
  bile: [42, 47],
  dusk: [48, 66],
  frost: [46, 64],
};

export function sideOf({ b, content: c }: View, seat: Seat): Side {
  const horde = c.hordes[b.horde[seat]];
  const [saturation, light] = TONES[horde.id] ?? [50, 60];
  return { shape: horde.shape, colour: `hsl(${horde.hue} ${saturation}% ${light}%)`, pattern: b.horde[seat] % 5 };
}

// ---- Towns

export const townName = (c: Content, town: number): Message => ({ id: `towns.${c.towns[town].id}.name` });
export const overlordName = (c: Content, overlord: number): Message => ({
  id: `overlords.${c.overlords[overlord].id}.name`,
});

/** Towers of a colour at a Town, and how many of them are promised to the seat whose turn it is. */
export function towersAt({ b }: View, slot: number, colour: number): { standing: number; claimed: number } {
  const claimed = b.captureSlot.filter((at, i) => at === slot && b.captureColour[i] === colour).length;
  return { standing: b.townTowers[slot][colour], claimed };
}

// ---- Overlords

/** Cards of a seat, those in play last. */
export function overlordsOf({ b }: View, seat: Seat): number[] {
  const cards = b.holder.flatMap((holder, overlord) => (holder === seat ? [overlord] : []));
  return cards.sort((x, y) => b.inPlay[x] - b.inPlay[y]);
}

export const isAdvanced = ({ options }: View): boolean => options.mode === 'advanced';

/** The rules line of a card, as this table plays it. */
export { overlordRules as rulesOf } from '../index';

// ---- dice

/** The dice lying at a place: what they were used for, and where. */
export const diceAt = ({ b }: View, uses: readonly string[], at?: number): number[] =>
  b.dice.flatMap((_, die) => (uses.includes(b.use[die]) && (at === undefined || b.useAt[die] === at) ? [die] : []));

/** The dice a seat of this level is about to roll. */
export function diceOfLevel(seen: View, seat: Seat) {
  const { dice, bonus } = seen.content.levels[levelOf(seen.b, seen.content, seat) - 1];
  return bonus ? [...dice, bonus] : dice;
}
