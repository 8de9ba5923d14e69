/** What the board shows at this moment: sheets and seats beside it must not tell a result before the dice rest. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { type Moment, useMoment } from '../../room/moment';
import { type View, viewOf } from './view';

let shown: View | null = null;
const listeners = new Set<() => void>();

function publish(view: View | null): void {
  if (shown === view) return;
  shown = view;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The board says what it shows while something is told; null when everything is as it is. */
export function useShowing(view: View | null): void {
  useLayoutEffect(() => publish(view), [view]);
  useLayoutEffect(() => () => publish(null), []);
}

/** The moment as far as the board shows it. */
export function useShown(): Moment {
  const moment = useMoment();
  const view = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return view ? { ...moment, seen: view } : moment;
}

export const useShownView = (): View => viewOf(useShown().seen);
