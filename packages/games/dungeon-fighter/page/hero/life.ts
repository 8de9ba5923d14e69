/** The life track of a Hero sheet, space by space. */
import { COLOURS, HERO_LIFE } from '../../index';
import type { Colour, Hero } from '../view';

export interface Space {
  /** Counted from the bottom: life stands on this number. */
  readonly life: number;
  readonly colour: Colour;
  /** The Scar that lies here: three spaces covered, one left (DF-13.3). */
  readonly isScar: boolean;
  readonly isFull: boolean;
}

const PER_COLOUR = HERO_LIFE / COLOURS.length; // DF-C7.2

/** From the top down: red, green, blue, as many spaces each, or one where a Scar lies. */
export function lifeTrack({ life, scars }: Pick<Hero, 'life' | 'scars'>): Space[] {
  const spaces = COLOURS.flatMap((colour, i) =>
    scars[i] ? [{ colour, isScar: true }] : Array.from({ length: PER_COLOUR }, () => ({ colour, isScar: false })),
  );
  return spaces.map((space, i) => {
    const at = spaces.length - i;
    return { ...space, life: at, isFull: life >= at };
  });
}
