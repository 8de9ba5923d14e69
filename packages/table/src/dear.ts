/**
 * What costs those who read a log much, and those who write it nothing: to take back, to throw, to wish, to point. Of each
 * there is so much in one log (`LIMITS`), for whoever plays here and for whoever reads what was played elsewhere.
 */
import { LIMITS, type Match, type Seat } from '@tabard/kernel';
import { type TableEntry, TableRefusal } from './log';

const MOST = { undo: LIMITS.undos, throw: LIMITS.worlds, wish: LIMITS.wishes, point: LIMITS.points } as const;
type Kind = keyof typeof MOST;

const SENTENCE = {
  undo: 'table.undone-enough',
  throw: 'table.thrown-enough',
  wish: 'table.wished-enough',
  point: 'table.pointed-enough',
} as const;

export class Dear {
  private readonly spent: { [kind in Kind]: number } = { undo: 0, throw: 0, wish: 0, point: 0 };

  /** Whether there is more of it. */
  has(kind: Kind): boolean {
    return this.spent[kind] < MOST[kind];
  }

  /** Before it is done: what it is to be counted as. A TableRefusal says that there is no more of it. */
  weigh(entry: TableEntry, match: Match): Kind | null {
    const kind = entry.kind === 'answer' ? throwIn(entry.seat, entry.key, match) : kindOf(entry);
    if (kind && !this.has(kind)) throw new TableRefusal(SENTENCE[kind], entry.seat);
    return kind;
  }

  /** It was done. */
  count(kind: Kind | null): void {
    if (kind) this.spent[kind] += 1;
  }
}

/** An answer that a hand gives, and of which the world is asked what comes of it. */
function throwIn(seat: Seat, key: string, { game, pending }: Match): Kind | null {
  const isThrow =
    game.world !== undefined &&
    pending.asks.some((ask) => ask.seat === seat && ask.input !== null && !ask.options.includes(key));
  return isThrow ? 'throw' : null;
}

function kindOf({ kind }: TableEntry): Kind | null {
  if (kind === 'undo' || kind === 'propose') return 'undo';
  return kind === 'wish' || kind === 'point' ? kind : null;
}
