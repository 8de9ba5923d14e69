/** What nobody at the table can know: which number lies under which encounter token (RA-R30). */
import type { Seat, Stream } from '@tabard/kernel';
import type { G } from './board';

export function imagine({ b }: G, _viewer: Seat | null, chance: Stream): void {
  // Sorted first: what is imagined must not depend on how they really lie.
  const numbers = b.encounterNumbers.slice().sort((x, y) => x - y);
  for (const i of b.encounterNumbers.keys()) {
    b.encounterNumbers[i] = numbers.splice(chance.below(numbers.length), 1)[0];
  }
}
