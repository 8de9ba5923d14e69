/**
 * The colours of the dice and the hatching that heralds give them in black and white, after Petra Sancta: red stands,
 * blue lies, green falls, purple rises, black crosses, gold dots; white, which he left bare, is masonry here. On a
 * square of 40 by 40.
 */
import type { DieColour } from '../../index';

const STEPS = [4, 9, 14, 19, 24, 29, 34, 39];
const SLANTS = [-33, -26, -19, -12, -5, 2, 9, 16, 23, 30, 37];
const DOTS = [4, 12, 20, 28, 36];

const across = STEPS.map((at) => `M0 ${at}H40`).join('');
const upright = STEPS.map((at) => `M${at} 0V40`).join('');
const falling = SLANTS.map((at) => `M${at} 0L${at + 40} 40`).join('');
const rising = SLANTS.map((at) => `M${at} 40L${at + 40} 0`).join('');
const dots = DOTS.flatMap((x) => DOTS.map((y) => `M${x} ${y}h0.01`)).join('');
const masonry = [0, 1, 2, 3, 4]
  .map((course) => {
    const y = 5 + 8 * course;
    const shift = course % 2 === 0 ? 4 : 12;
    return `M0 ${y}H40${[0, 16, 32].map((x) => `M${x + shift} ${y}v8`).join('')}`;
  })
  .join('');

/** The outline of a die, and its halves for two colours at once; the facets of glass. */
export const DIE_BODY = 'M9 1H31A8 8 0 0 1 39 9V31A8 8 0 0 1 31 39H9A8 8 0 0 1 1 31V9A8 8 0 0 1 9 1Z';
export const DIE_UPPER = 'M9 1H31A8 8 0 0 1 36.7 3.3L3.3 36.7A8 8 0 0 1 1 31V9A8 8 0 0 1 9 1Z';
export const DIE_LOWER = 'M36.7 3.3A8 8 0 0 1 39 9V31A8 8 0 0 1 31 39H9A8 8 0 0 1 3.3 36.7Z';
export const DIE_SEAM = 'M36.7 3.3L3.3 36.7';
export const DIE_FACETS = 'M1 9L20 20L39 9M1 31L20 20L39 31M9 1L20 20L31 1M9 39L20 20L31 39';
export const DIE_HEXAGON = 'M20 5L33 12.5V27.5L20 35L7 27.5V12.5Z';

export const HATCHING: { readonly [colour in DieColour]: string } = {
  red: upright,
  blue: across,
  green: falling,
  purple: rising,
  black: `${across}${upright}`,
  white: masonry,
  gold: dots,
};

/** Body, hatching, and the plain ground under the figure; the same in both themes, for dice are things. */
export interface DieHue {
  readonly body: string;
  readonly hatch: string;
  readonly plate: string;
  readonly ink: string;
}

const LIGHT = '#fffaf0';
const DARK = '#2b1d12';

export const DIE_HUES: { readonly [colour in DieColour | 'boost' | 'split']: DieHue } = {
  red: { body: '#b23327', hatch: '#e2857a', plate: '#8d2219', ink: LIGHT },
  blue: { body: '#33609f', hatch: '#86ade0', plate: '#244a80', ink: LIGHT },
  green: { body: '#427a38', hatch: '#93c486', plate: '#2f5c27', ink: LIGHT },
  white: { body: '#f3ecd9', hatch: '#b9ab8a', plate: '#fdf9ee', ink: DARK },
  black: { body: '#2f2a28', hatch: '#6e655f', plate: '#1a1614', ink: LIGHT },
  purple: { body: '#704a9c', hatch: '#b594db', plate: '#54337c', ink: LIGHT },
  gold: { body: '#dcae3f', hatch: '#8a6110', plate: '#f0cf73', ink: DARK },
  boost: { body: '#9fc3c6', hatch: '#dff3f2', plate: '#e6f5f3', ink: '#12323a' },
  split: { body: '#f6eedb', hatch: '#b9ab8a', plate: '#f6eedb', ink: DARK },
};
