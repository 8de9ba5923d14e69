/** RA-37.8, RA-37.9: the owner picks the rows that lose or gain stamina, and may mix them. */
import type { Flow, Seat } from '@tabard/kernel';
import { ATTRS } from '../../content';
import type { G } from '../board';
import { changeRow, rowAt } from './stamina';

const ALL_ROWS = [...ATTRS.keys()];

const filled = ({ b }: G, seat: Seat): number[] => ALL_ROWS.filter((attr) => b.rows[rowAt(seat, attr)] > 0);
const held = ({ b }: G, seat: Seat): number => ALL_ROWS.reduce((sum, attr) => sum + b.rows[rowAt(seat, attr)], 0);

/** RA-R82: who has less loses all of it; no fatigue instead. */
export function* loseRows(g: G, seats: readonly Seat[], amount: number): Flow {
  for (const seat of seats) {
    if (held(g, seat) <= amount) {
      for (const attr of ALL_ROWS) changeRow(g, seat, attr, -g.b.rows[rowAt(seat, attr)]);
      continue;
    }
    for (let i = 0; i < amount; i++) {
      const attr = yield* g.choose(seat, 'rows.lose', () => filled(g, seat), { about: { left: amount - i } });
      changeRow(g, seat, attr, -1);
    }
  }
}

export function* gainRows(g: G, seats: readonly Seat[], amount: number): Flow {
  for (const seat of seats) {
    for (let i = 0; i < amount; i++) {
      const attr = yield* g.choose(seat, 'rows.gain', () => ALL_ROWS, { about: { left: amount - i } });
      changeRow(g, seat, attr, 1);
    }
  }
}
