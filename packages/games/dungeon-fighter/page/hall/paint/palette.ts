/** The colours of the table, the same for the hall and the flat picture: glacier, bone, oak, and four dice. */
import type { DieId, Shape } from '../../../physics';

/** By value: the more it is worth, the more it turns from deep ice to bone; the bullseye is an ember in it. */
export const VALUE_COLOURS: { readonly [value: number]: string } = {
  1: '#34718c',
  2: '#4f9dba',
  3: '#7cc6d9',
  4: '#b6e5e9',
  5: '#ffd684',
  10: '#d8862f',
};
export const DIGIT = '#0a2733';
export const GROOVE = '#0f3442';
export const BONE = '#efe3c6';
export const BONE_SHADE = '#a98d61';
export const RECESS = '#16404f';
export const OAK = '#4a3323';
export const GOLD = '#f0b843';

export type Mark = 'triangle' | 'circle' | 'square' | 'none';

export interface DieLook {
  readonly body: string;
  readonly ink: string;
  /** DF-R111.2: colours carry shapes. */
  readonly mark: Mark;
}
const LOOKS: { readonly [colour: string]: DieLook } = {
  red: { body: '#c52a20', ink: '#ffd9cf', mark: 'triangle' },
  green: { body: '#1f8a45', ink: '#d8ffd9', mark: 'circle' },
  blue: { body: '#1d4fc0', ink: '#d5e3ff', mark: 'square' },
  white: { body: '#eceff0', ink: '#6b7f88', mark: 'none' },
  snow: { body: '#fbfdff', ink: '#7fa3b4', mark: 'none' },
  water: { body: '#3fa9e0', ink: '#eaffff', mark: 'none' },
};

export const colourOf = (id: DieId, shape: Shape): string =>
  shape === 'snow' || shape === 'water' ? shape : (id.split('-')[0] ?? 'white');
export const lookOf = (colour: string): DieLook => LOOKS[colour] ?? LOOKS.white;
