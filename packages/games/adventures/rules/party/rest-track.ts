/** RA-13.3, RA-26.7, RA-29.3, RA-35.3: the four boxes of the rest track. */
import type { G } from '../board';

export const REST_BOXES = 4;

/** In legendary mode the first box is marked for good. */
const permanent = ({ b }: G): number => b.legendary;

/** RA-13.3; RA-13.4: true where a card must be returned, because this was the last box or none was free. */
export function markRest(g: G): boolean {
  const { b } = g;
  if (b.restMarks < REST_BOXES) b.restMarks += 1;
  return b.restMarks === REST_BOXES;
}

export function eraseRests(g: G, count = REST_BOXES): void {
  g.b.restMarks = Math.max(permanent(g), g.b.restMarks - count);
}
