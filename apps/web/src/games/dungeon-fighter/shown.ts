/** What the board shows at this moment: sheets and seats beside it must not tell a result before the dice rest. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { BoardProps } from '../face';
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

/** The same props, as of the moment the board shows. */
export function useShown(props: BoardProps): BoardProps {
  const view = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return view ? { ...props, seen: view } : props;
}

export const useShownView = (props: BoardProps): View => viewOf(useShown(props).seen);
