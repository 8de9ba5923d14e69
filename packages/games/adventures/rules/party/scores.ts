/** RA-27.8, RA-27.9, RA-R67, RA-R68: attribute scores, and the limit that mastery sets. */
import type { Flow, Seat } from '@tabard/kernel';
import { ATTRS } from '../../content';
import type { Adventures, G } from '../board';
import { rowAt } from './stamina';

/** RA-R67: twelve boxes in four tiers, each with what it costs; the tier's limit beside it. */
export const MASTERY = [
  { cost: 4, limit: 3 },
  { cost: 4, limit: 3 },
  { cost: 5, limit: 3 },
  { cost: 5, limit: 4 },
  { cost: 6, limit: 4 },
  { cost: 6, limit: 4 },
  { cost: 7, limit: 5 },
  { cost: 7, limit: 5 },
  { cost: 8, limit: 5 },
  { cost: 8, limit: 6 },
  { cost: 9, limit: 6 },
  { cost: 9, limit: 6 },
] as const;

/** RA-R68: 3 before any box is marked, then the tier of the last one marked. */
export const scoreLimit = ({ mastery }: Adventures): number => MASTERY[Math.max(0, mastery - 1)].limit;

/** RA-1.4: a book may say that it goes beyond the limit. */
export const raisable = (b: Adventures, seat: Seat, overLimit = false): number[] =>
  [...ATTRS.keys()].filter((attr) => overLimit || b.scores[rowAt(seat, attr)] < scoreLimit(b));

export function changeScore(g: G, seat: Seat, attr: number, by: number): void {
  const at = rowAt(seat, attr);
  const moved = Math.max(by, -g.b.scores[at]); // never below 0
  if (moved === 0) return;
  g.b.scores[at] += moved;
  g.tell('score.raised', { seat, attr, now: g.b.scores[at] });
}

/**
 * Point by point; the owner picks where no attribute is named. RA-R91: where nothing is left below the limit, nothing.
 */
export function* raiseScore(g: G, seat: Seat, by: number, attr: number | null, overLimit: boolean): Flow {
  if (by < 0) {
    for (let i = 0; i < -by; i++) {
      const lowered =
        attr ??
        (yield* g.maybeChoose(seat, 'score.lower', () =>
          [...ATTRS.keys()].filter((one) => g.b.scores[rowAt(seat, one)] > 0),
        ));
      if (lowered !== undefined) changeScore(g, seat, lowered, -1);
    }
    return;
  }
  for (let i = 0; i < by; i++) {
    const open = () => raisable(g.b, seat, overLimit).filter((one) => attr === null || one === attr);
    const raised = yield* g.maybeChoose(seat, 'score.raise', open);
    if (raised !== undefined) changeScore(g, seat, raised, 1);
  }
}
