/** A hint that somebody asked for: it is of one question, and gone with it. */
import type { Advice } from '@tabard/bots';
import { useCallback, useState } from 'react';
import type { LocalNow, LocalTable } from '../../play/table/local-table';

export interface Hinted {
  /** Null while the bot has not spoken yet. */
  readonly advice: Advice | null;
  readonly isDone: boolean;
  readonly failed: boolean;
}

export interface HintState {
  /** What is known of the hint on the question that waits; null: nobody has asked for one. */
  readonly hinted: Hinted | null;
  /** Whether there is something to give a hint on. */
  readonly mayAsk: boolean;
  readonly ask: () => void;
  readonly putAway: () => void;
}

const NOT_YET: Hinted = { advice: null, isDone: false, failed: false };

export function useHint(table: LocalTable, now: LocalNow): HintState {
  const about = `${now.viewer} ${now.answers}`;
  const [given, setGiven] = useState<{ readonly about: string; readonly hinted: Hinted } | null>(null);
  const hinted = given?.about === about ? given.hinted : null;
  const mayAsk = hinted === null && !now.told.isTelling && now.asks.some(({ seat }) => seat === now.viewer);
  const ask = useCallback(() => {
    setGiven({ about, hinted: NOT_YET });
    table.hint(({ advice, isDone, failed }) =>
      setGiven((before) =>
        before?.about === about ? { about, hinted: { advice, isDone, failed: failed !== undefined } } : before,
      ),
    );
  }, [table, about]);
  return { hinted, mayAsk, ask, putAway: useCallback(() => setGiven(null), []) };
}
