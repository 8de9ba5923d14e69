/** What a result reaches: of a Minion's reward levels, and of the mercenaries one may hire. Pure. */
import { type Level, NONE } from '../../index';

/** RP-19.12: the highest level whose minimum is reached; none before there is a result. */
export const reachedOf = (levels: readonly Pick<Level, 'min'>[], result: number | undefined): number =>
  result === undefined ? NONE : levels.findLastIndex(({ min }) => result >= min);

/** From its minimum to just below the next: "0–4", "9+", "7". */
export function rangeOf(levels: readonly Pick<Level, 'min'>[], i: number): string {
  const { min } = levels[i];
  const next = levels[i + 1];
  if (!next) return `${min}+`;
  return next.min - 1 === min ? `${min}` : `${min}–${next.min - 1}`;
}

export interface Hired {
  readonly byXp: number;
  readonly byGold: number;
}

/** RP-24.9: whether one fewer or one more of this kind may be hired beside those of the other. */
export function hiringSteps(options: readonly Hired[], { byXp, byGold }: Hired) {
  const can = (xp: number, gold: number) => options.some((it) => it.byXp === xp && it.byGold === gold);
  return {
    byXp: { less: can(byXp - 1, byGold), more: can(byXp + 1, byGold) },
    byGold: { less: can(byXp, byGold - 1), more: can(byXp, byGold + 1) },
  };
}
