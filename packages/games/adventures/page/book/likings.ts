/** How a person likes to read, kept in this browser: the type, its size, and whether the ink takes its time. */

import { type Likings, LikingsStore, usualOf } from '@tabard/page/settings/likings';
import { useStore } from '@tabard/page/store/store';

const SHAPE = {
  pace: ['slowly', 'at-once'],
  type: ['book', 'plain', 'dyslexic'],
  size: ['usual', 'large', 'larger', 'largest'],
} as const;

export type ReadingLikings = Likings<typeof SHAPE>;
export const PACES = SHAPE.pace;
export const TYPES = SHAPE.type;
export const SIZES = SHAPE.size;
export const SIZE_SCALES: { readonly [size in ReadingLikings['size']]: number } = {
  usual: 1,
  large: 1.2,
  larger: 1.45,
  largest: 1.75,
};

const store = new LikingsStore('tabard.reading', SHAPE, () => usualOf(SHAPE));

export const like: typeof store.set = (name, value) => store.set(name, value);
export const useReadingLikings = (): ReadingLikings => useStore(store);
