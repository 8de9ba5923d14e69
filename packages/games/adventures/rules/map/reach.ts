/** RA-9.5, RA-9.7, RA-9.8: the end of a path: a stop, or a place to pass through. */
import type { G } from '../board';
import { bookOf } from '../story/go';
import { arriveAt } from './marker';
import { mustStop, walkable } from './paths';

export function reach(g: G): void {
  const { b } = g;
  const { to, from } = b.map.move!;
  if (mustStop(g, to) || walkable(g, to, from).length === 0) {
    arriveAt(g, to);
    return;
  }
  b.map.at = to;
  g.tell('passes', { book: bookOf(g).id, letter: to });
  b.stage = 'path';
}
