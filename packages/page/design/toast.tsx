/** Short news at the foot of the page: said once, gone by itself, never a question. */
import { useSyncExternalStore } from 'react';
import { Button } from './controls';

interface Toast {
  readonly id: number;
  readonly says: string;
  readonly deed?: { readonly name: string; readonly do: () => void };
}

const STAYS_MS = 6000;
const AT_MOST = 3;
let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();

function put(changed: readonly Toast[]): void {
  toasts = changed;
  for (const listener of listeners) listener();
}

const drop = (id: number) => put(toasts.filter((toast) => toast.id !== id));

export function toast(says: string, deed?: Toast['deed']): void {
  const id = next++;
  put([...toasts, { id, says, deed }].slice(-AT_MOST));
  window.setTimeout(() => drop(id), STAYS_MS);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map(({ id, says, deed }) => (
        <div className="toast" key={id}>
          <span>{says}</span>
          {deed && (
            <Button
              tone="quiet"
              onClick={() => {
                deed.do();
                drop(id);
              }}
            >
              {deed.name}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
