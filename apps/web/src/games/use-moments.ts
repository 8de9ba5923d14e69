/** Moments wait their turn on the stage: each stands for its time, and a click or any key goes on to the next. */
import type { GameEvent } from '@tabard/kernel';
import { useCallback, useEffect, useState } from 'react';
import { paced } from '../settings/settings';

export interface StagedMoment {
  readonly id: number;
  readonly event: GameEvent;
}

/** However fast the game is played, somebody must be able to read it. */
const SHORTEST_MS = 850;
/** More than so many are not shown: whoever plays fast does not want to wait for the past. */
const MOST = 3;

let count = 0;

interface Moments {
  readonly shown: StagedMoment | null;
  /** Puts these behind the one that is shown now. */
  readonly stage: (events: readonly GameEvent[]) => void;
}

/** `lasts`: for how many milliseconds at the usual pace. */
export function useMoments(lasts: (event: GameEvent) => number): Moments {
  const [queue, setQueue] = useState<readonly StagedMoment[]>([]);
  const stage = useCallback((events: readonly GameEvent[]) => {
    const staged = events.map((event) => ({ id: count++, event }));
    if (staged.length > 0) setQueue((waiting) => [...waiting.slice(0, 1), ...staged].slice(-MOST));
  }, []);
  const shown = queue.at(0) ?? null;
  const time = shown ? Math.max(SHORTEST_MS, paced(lasts(shown.event))) : 0;
  useEffect(() => {
    if (!shown) return;
    const next = () => setQueue((waiting) => waiting.filter(({ id }) => id !== shown.id));
    const timer = window.setTimeout(next, time);
    window.addEventListener('pointerdown', next);
    window.addEventListener('keydown', next);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', next);
      window.removeEventListener('keydown', next);
    };
  }, [shown, time]);
  return { shown, stage };
}
