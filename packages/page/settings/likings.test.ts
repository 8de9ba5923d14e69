import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LikingsStore, usualOf } from './likings';

const SHAPE = { theme: ['dark', 'light'], sound: [true, false], volume: { min: 0, max: 100, usual: 50 } } as const;
const store = () => new LikingsStore('likings', SHAPE, () => usualOf(SHAPE));

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('two tabs that change different things keep both', () => {
  const [one, two] = [store(), store()];
  expect([one.get(), two.get()]).toEqual([usualOf(SHAPE), usualOf(SHAPE)]);
  one.set('theme', 'light');
  two.set('volume', 80);
  expect(store().get()).toEqual({ theme: 'light', sound: true, volume: 80 });
});

test('a damaged value falls back alone', () => {
  kept.set('likings', JSON.stringify({ theme: 'pink', sound: false, volume: 1e308 }));
  expect(store().get()).toEqual({ theme: 'dark', sound: false, volume: 50 });
  kept.set('likings', '{"theme":');
  expect(store().get()).toEqual(usualOf(SHAPE));
});

test('a browser that keeps nothing obeys until it is closed', () => {
  vi.stubGlobal('localStorage', undefined);
  const forgetful = store();
  forgetful.set('theme', 'light');
  forgetful.set('volume', 7);
  expect(forgetful.get()).toEqual({ theme: 'light', sound: true, volume: 7 });
});
