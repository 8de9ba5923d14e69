/** RP-16: the token on the Alignment card moves, one orthogonal step at a time. */
import type { Flow, Seat } from '@tabard/kernel';
import { DIRS, type Dir } from '../../content';
import { cellTowards, type G, NONE, type Seen } from '../board';
import type { Doings } from '../cards/vocabulary';
import { orDone, unlessDone } from '../decline';

export const canMove = ({ b }: Seen, seat: Seat, dir: Dir): boolean => cellTowards(b.heroes[seat].cell, dir) !== NONE;

/** RP-14.1, RP-16.2: off the grid it stays; says whether it moved. */
export function moveToken(g: G, seat: Seat, dir: Dir): boolean {
  const hero = g.b.heroes[seat];
  const cell = cellTowards(hero.cell, dir);
  if (cell === NONE) return false;
  hero.cell = cell;
  g.tell('token.moved', { seat, dir, cell });
  return true;
}

/** Up to so many steps of choice. */
export function* moveAtWill(g: G, seat: Seat, n: number, towards: readonly Dir[] = DIRS): Flow {
  for (let left = n; left > 0; left--) {
    const open = () => orDone(towards.filter((one) => canMove(g, seat, one)));
    const dir = unlessDone(yield* g.maybeChoose(seat, 'token.move', open, { about: { left } }));
    if (dir === null) return;
    moveToken(g, seat, dir);
  }
}

export const alignmentEffects: Doings<'align' | 'drift'> = {
  align: (g, seat, { n, towards }) => moveAtWill(g, seat, n, towards),
  drift: (g, seat, { towards }) => {
    moveToken(g, seat, towards);
  },
};
