/** A browser's simple store for tests in Node: it can be full, or be forbidden altogether. */
import { vi } from 'vitest';

export class SimpleStore extends Map<string, string> {
  isFull = false;
}

/** Stands in for `localStorage` until `vi.unstubAllGlobals()`. */
export function plugInSimpleStore(): SimpleStore {
  const store = new SimpleStore();
  const simple = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem(key: string, text: string) {
      if (store.isFull) throw new DOMException('full', 'QuotaExceededError');
      store.set(key, text);
    },
    removeItem: (key: string) => void store.delete(key),
  };
  // `Object.keys(localStorage)` are the keys stored.
  vi.stubGlobal(
    'localStorage',
    new Proxy(simple, {
      ownKeys: () => [...store.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  return store;
}
