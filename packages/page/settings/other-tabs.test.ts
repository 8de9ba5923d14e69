/** What another tab changes holds here; and what a person likes is seen on the page at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LikingsStore, usualOf } from './likings';

const SHAPE = { theme: ['dark', 'light'], volume: { min: 0, max: 100, usual: 50 } } as const;
const kept = new Map<string, string>();
const windowHere = new EventTarget();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', windowHere);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

function tab() {
  const store = new LikingsStore('likings', SHAPE, () => usualOf(SHAPE));
  const heard = vi.fn();
  store.subscribe(heard);
  store.followOtherTabs();
  store.get();
  return { store, heard };
}
/** Another tab has written: browsers tell which key; null where all of it was emptied. */
const written = (key: string | null) => windowHere.dispatchEvent(Object.assign(new Event('storage'), { key }));

test('a change of another tab is heard, and read', () => {
  const { store, heard } = tab();
  kept.set('likings', JSON.stringify({ theme: 'light', volume: 20 }));
  expect(store.get().theme).toBe('dark');
  written('likings');
  expect([store.get().theme, store.get().volume, heard.mock.calls.length]).toEqual(['light', 20, 1]);
});

test('what else another tab writes is none of ours', () => {
  const { heard } = tab();
  written('tabard.name');
  expect(heard).not.toHaveBeenCalled();
});

test('where everything was emptied the usual holds again', () => {
  const { store, heard } = tab();
  store.set('theme', 'light');
  kept.clear();
  written(null);
  expect([store.get(), heard.mock.calls.length]).toEqual([usualOf(SHAPE), 2]);
});

test('one’s own change is heard by all who follow, once', () => {
  const { store, heard } = tab();
  store.set('volume', 0);
  expect([store.get().volume, heard.mock.calls.length]).toEqual([0, 1]);
  expect(JSON.parse(kept.get('likings')!)).toEqual({ theme: 'dark', volume: 0 });
});

test.each([
  [0, 0],
  [100, 100],
  [-1, 50],
  [101, 50],
  ['80', 50],
  [null, 50],
])('a volume of %j that somebody wrote is %i', (volume, read) => {
  kept.set('likings', JSON.stringify({ volume }));
  expect(tab().store.get().volume).toBe(read);
});
