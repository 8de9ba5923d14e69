/** The dice of the adventurers: six colours, and those of familiars with two (RA-34.4). */

import type { DieKind, Face, ShownDie } from '@tabard/page/design/dice/die';
import { DieFlat } from '@tabard/page/design/dice/die-flat';
import { type Colour, coloursOf } from '../index';

export const KINDS: { readonly [colour in Colour]: DieKind } = {
  R: 'red',
  K: 'black',
  G: 'green',
  B: 'blue',
  W: 'white',
  P: 'purple',
};

export const kindsOf = (mask: number): Pick<ShownDie, 'kind' | 'second'> => {
  const [first, second] = coloursOf(mask);
  return { kind: KINDS[first], ...(second ? { second: KINDS[second] } : {}) };
};

const face = (value: number): Face => ({ kind: 'number', value });
const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6].map(face);

/** For a throw: it comes to lie with this value on top. */
export const thrownDie = (mask: number, value: number): ShownDie => ({
  ...kindsOf(mask),
  faces: FACES,
  top: value - 1,
});

interface DieProps {
  readonly mask: number;
  /** 0: not yet rolled. */
  readonly value: number;
  readonly size?: string;
  readonly glows?: boolean;
  readonly spent?: boolean;
}

/** A picture: whoever shows it says what it is. */
export const Die = ({ mask, value, ...look }: DieProps) => (
  <DieFlat die={{ ...kindsOf(mask), face: value > 0 ? face(value) : null }} {...look} />
);
