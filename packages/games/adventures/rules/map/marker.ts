/** The party's marker comes to a location: the arrival itself is the next step. */
import type { G } from '../board';

export function arriveAt({ b }: G, letter: string): void {
  b.map.at = letter;
  b.map.last = letter;
  b.map.move = null;
  b.stage = 'arrive';
}
