/** Below this width the sheet has no column of its own: it becomes one of the pages of the board. */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 1179px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
