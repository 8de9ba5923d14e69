/** Who wants to hear when something changes, and the smallest thing that changes: one value that components follow. */
import { useSyncExternalStore } from 'react';

export class Listeners {
  private readonly all = new Set<() => void>();

  /** Ends with what it answers. The same listener twice is told once. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.all.add(listener);
    return () => this.all.delete(listener);
  };

  readonly tell = (): void => {
    for (const listener of this.all) listener();
  };
}

export class Store<T> extends Listeners {
  constructor(private value: T) {
    super();
  }

  readonly get = (): T => this.value;

  /** Nobody hears of what is the same as before. */
  set(value: T): void {
    if (Object.is(value, this.value)) return;
    this.value = value;
    this.tell();
  }
}

export const useStore = <T>(store: Pick<Store<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
