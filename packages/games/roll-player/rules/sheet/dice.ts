/** RP-2: the dice. A die is a number; what it is follows from the number, what it shows stands on the board. */
import { COLOURS, type Colour } from '../../content/kinds';

export type Die = number;
export type DieKind = 'standard' | 'split' | 'boost';
export type DieColour = Colour | 'gold';
export interface DieSort {
  readonly kind: DieKind;
  readonly colours: readonly DieColour[]; // RP-2.2: a Split Die has two, RP-2.6: a Boost Die none
}

const PER_COLOUR = 10;
const GOLD = 13;
const BOOST = 11;

const standard = (colour: DieColour, count: number): DieSort[] =>
  Array.from({ length: count }, () => ({ kind: 'standard', colours: [colour] }));

const ALL_DICE: readonly { readonly set: 'base' | 'ff' | 'full'; readonly dice: readonly DieSort[] }[] = [
  { set: 'base', dice: [...COLOURS.flatMap((colour) => standard(colour, PER_COLOUR)), ...standard('gold', GOLD)] },
  {
    set: 'ff', // RP-2.4: the 15 pairs, one each
    dice: COLOURS.flatMap((one, i) =>
      COLOURS.slice(i + 1).map((two): DieSort => ({ kind: 'split', colours: [one, two] })),
    ),
  },
  {
    set: 'full', // RP-29.1
    dice: [
      ...COLOURS.flatMap((colour) => standard(colour, 1)),
      ...standard('gold', 1),
      ...Array.from({ length: BOOST }, (): DieSort => ({ kind: 'boost', colours: [] })),
    ],
  },
];

/** By the die's number. */
export const DICE: readonly DieSort[] = ALL_DICE.flatMap(({ dice }) => dice);

/** What goes into the bag in each mode (RP-2.12): the numbers run on, so the bags are beginnings of one list. */
export const BAG_SIZE: { readonly [mode: string]: number } = { base: 73, ff: 88, full: 106 };

/** The faces of every kind of die that is rolled (RP-2.1, RP-2.5, RP-2.6, RP-2.10). */
export const FACES = {
  standard: [1, 2, 3, 4, 5, 6],
  split: [1, 2, 2, 3, 3, 4],
  boost: [3, 4, 5, 6, 7, 8],
  combat: [1, 2, 3, 4, 5, 6],
  enemy: [1, 2, 3, 4, 5, 6],
} as const;

export const lowest = (die: Die): number => FACES[DICE[die].kind][0];
export const highest = (die: Die): number => FACES[DICE[die].kind][5];
/** RP-8.2, RP-2.7: opposite faces add up to the lowest and the highest. */
export const opposite = (die: Die, value: number): number => lowest(die) + highest(die) - value;
export const isGold = (die: Die): boolean => DICE[die].colours[0] === 'gold';
export const hasColour = (die: Die, colour: DieColour): boolean => DICE[die].colours.includes(colour);
