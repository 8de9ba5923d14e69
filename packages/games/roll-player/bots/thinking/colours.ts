/** Colours of dice as bits: a Split Die has two, a Boost Die none. */
import { COLOURS, type Colour } from '../../content';
import { DICE, type Die } from '../../rules/sheet/dice';

export const GOLD_BIT = 1 << COLOURS.length;
/** The bit of a colour; none for a class colour not drawn yet. */
export const bitOf = (colour: Colour | 'gold' | ''): number =>
  colour === '' ? 0 : colour === 'gold' ? GOLD_BIT : 1 << COLOURS.indexOf(colour);

const BITS: readonly number[] = DICE.map(({ colours }) => colours.reduce((bits, colour) => bits | bitOf(colour), 0));
export const bitsOf = (die: Die): number => BITS[die];
