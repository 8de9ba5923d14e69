/** RA-9, RA-R26: a move, path by path. */
import type { Flow } from '@tabard/kernel';
import type { G } from '../board';
import { decide } from '../decide';
import { bookOf } from '../story/go';
import { meetEncounter } from './encounters';
import { arriveAt } from './marker';
import { walkable } from './paths';
import { reach } from './reach';

/** RA-9.1: by a choice of the entry, and no other way. */
export function beginMove({ b }: G): void {
  const here = b.map.at!;
  b.map.move = { from: here, path: null, entered: here, to: here };
  b.stage = 'path';
}

/** One path: chosen, its encounter met (RA-9.6), its end reached. Where the party may pass on, it may also stop. */
export function* choosePath(g: G): Flow {
  const { b } = g;
  const move = b.map.move!;
  const here = move.to;
  const isUnderWay = here !== move.from || move.path !== null;
  const offer = () => {
    const ways = walkable(g, here, move.from);
    return isUnderWay ? ['stop' as const, ...ways] : ways;
  };
  const way = yield* decide(g, 'move.path', offer, { about: { from: here } });
  if (way === 'stop') {
    arriveAt(g, here);
    return;
  }
  move.path = way.path;
  move.entered = here;
  move.to = way.to;
  g.tell('moves', { book: bookOf(g).id, from: here, to: way.to, path: way.path });
  const { space } = bookOf(g).paths[way.path];
  const token = space === undefined ? -1 : b.spaces.indexOf(space);
  if (token >= 0) meetEncounter(g, token);
  else reach(g);
}
