/** Whether there is an inn behind this page: everything online is shown only then. */
import { useCallback, useEffect, useState } from 'react';
import { type Inn, theInn } from './inn-api';

/** An inn that does not answer is asked again: so often, and as soon as a network comes. */
const AGAIN_MS = 5_000;

/** undefined: not known yet; none: this page stands without an inn; away: perhaps there is one, and nobody answers now. */
export function useDoor(): { readonly door: Inn | 'none' | 'away' | undefined; readonly knock: () => void } {
  const [door, setDoor] = useState<Inn | 'none' | 'away' | undefined>(undefined);
  const knock = useCallback(() => void theInn().then(setDoor), []);
  useEffect(knock, [knock]);
  useEffect(() => {
    if (door !== 'away') return;
    const timer = setInterval(knock, AGAIN_MS);
    window.addEventListener('online', knock);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', knock);
    };
  }, [door, knock]);
  return { door, knock };
}

/** undefined: not known yet; null: nobody answers at this page's door. */
export function useInn(): Inn | null | undefined {
  const { door } = useDoor();
  return door === 'none' || door === 'away' ? null : door;
}
