/** The end of an effect. */
import type { G, Running } from '../board';
import { NONE } from '../cards/cards';
import { keepingMaxima } from '../cards/stats';
import { EFFECTS } from './effect';

/** PR-10.14: it is over, and what it had laid out goes back. */
export function endEffect(g: G, run: Running): void {
  const { b } = g;
  keepingMaxima(g, () => {
    b.effects = b.effects.filter((other) => other !== run);
    EFFECTS[run.effect].over?.(g, run);
  });
  if (run.user !== NONE && b.phase !== 'aftermath') {
    g.tell('epic.ends', { seat: run.user, epic: run.effect as never });
  }
}
