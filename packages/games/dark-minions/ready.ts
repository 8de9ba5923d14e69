/** Dice that lie ready for a place where nobody has picked any up: pressing the place is enough, and it says which go. */
import type { Seen } from './rules/board';
import { type DiceUse, type PickPreview, previewPicks } from './rules/preview';

/**
 * Towers and Overlords take the least that pays for them, a Town the highest die. The Graveyard takes the highest as
 * well; but whoever has fewer left than even the lowest die could send wakes more by all dice but the highest, which
 * then has somebody to lead. Null: none fit.
 */
export function readyDice(seen: Seen, use: DiceUse): readonly number[] | null {
  const fitting = previewPicks(seen, use).filter(({ why }) => why === null);
  if (use !== 'respawn' && !('attack' in use)) return fitting.toSorted(byLeast)[0]?.dice ?? null;
  const [highest, ...others] = fitting.filter(({ dice }) => dice.length === 1).toSorted(byHighest);
  if (!highest) return null;
  const isShort = others.every(({ value }) => seen.b.supply[seen.b.turn] < value);
  return use === 'respawn' && isShort && others.length > 0
    ? others.flatMap(({ dice }) => dice).toSorted((x, y) => x - y)
    : highest.dice;
}

type Order = (x: PickPreview, y: PickPreview) => number;

const byLeast: Order = (x, y) => x.dice.length - y.dice.length || x.value - y.value;
const byHighest: Order = (x, y) => y.value - x.value;
