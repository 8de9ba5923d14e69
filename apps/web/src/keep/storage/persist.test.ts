/** Whether what is kept stays: a browser is asked once a visit, and what it does not know is no. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let mayStay: typeof import('./persist')['mayStay'];
beforeEach(async () => {
  vi.resetModules(); // It asks once in a page's life.
  ({ mayStay } = await import('./persist'));
});
afterEach(() => vi.unstubAllGlobals());

const browser = (storage: object | undefined) => vi.stubGlobal('navigator', { storage });

test('who has promised already is not asked for the promise again', async () => {
  const persist = vi.fn();
  browser({ persisted: async () => true, persist });
  expect(await mayStay()).toBe(true);
  expect(persist).not.toHaveBeenCalled();
});

test('the answer is asked for once, yes or no', async () => {
  for (const answer of [true, false]) {
    vi.resetModules();
    ({ mayStay } = await import('./persist'));
    const persist = vi.fn(async () => answer);
    browser({ persisted: async () => false, persist });
    expect(await Promise.all([mayStay(), mayStay()])).toEqual([answer, answer]);
    expect(persist).toHaveBeenCalledTimes(1);
  }
});

test.each([
  ['knows no such promise', {}],
  ['has no store at all', undefined],
  ['throws', { persisted: async () => Promise.reject(new Error('private window')), persist: async () => true }],
])('a browser that %s keeps nothing for sure', async (_, storage) => {
  browser(storage);
  expect(await mayStay()).toBe(false);
});
