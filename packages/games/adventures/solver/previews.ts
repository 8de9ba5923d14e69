/** What each play by itself would make possible: the best that can be done with it and without any other. */
import { bestLine, type LineOptions } from './line';
import type { Play, Position } from './position';

export interface Preview {
  readonly seat: number;
  /** As in the answers to `challenge.play`. */
  readonly card: number;
  readonly option: number;
  readonly kind: Play['kind'];
  /** Slots covered with it, and how many more than without it; on average, where it rolls. */
  readonly covered: number;
  readonly more: number;
  /** The chance that every open slot is covered then. */
  readonly all: number;
  readonly rolls: boolean;
}

export function previewsOf(position: Position, line: LineOptions = { effort: 600 }): Preview[] {
  const now = bestLine({ ...position, plays: [], goal: 'most' }, line);
  return position.plays.map((play) => {
    const { seat, card, option, kind } = play;
    // `most`: a card that covers one slot of a check helps, though it may not pass it alone.
    const found = bestLine({ ...position, plays: [play], goal: 'most' }, line);
    return {
      seat,
      card,
      option,
      kind,
      covered: found.covered,
      more: found.covered - now.covered,
      all: found.all,
      rolls: found.rolls,
    };
  });
}
