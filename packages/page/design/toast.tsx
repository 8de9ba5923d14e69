/** Short news at the foot of the page: said once, gone by itself, never a question. */
import { Store, useStore } from '../store/store';
import { Button } from './controls';

interface Toast {
  readonly id: number;
  readonly says: string;
  readonly deed?: { readonly name: string; readonly do: () => void };
}

const STAYS_MS = 6000;
const AT_MOST = 3;
const toasts = new Store<readonly Toast[]>([]);
let next = 1;

const drop = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id));

export function toast(says: string, deed?: Toast['deed']): void {
  const id = next++;
  toasts.set([...toasts.get(), { id, says, deed }].slice(-AT_MOST));
  window.setTimeout(() => drop(id), STAYS_MS);
}

export function Toasts() {
  const shown = useStore(toasts);
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
