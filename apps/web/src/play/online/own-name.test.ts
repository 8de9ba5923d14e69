import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepName, ownName } from './own-name';
import { plugInSimpleStore, type SimpleStore } from './simple-store.fixture';

let store: SimpleStore;
beforeEach(() => {
  store = plugInSimpleStore();
});
afterEach(() => vi.unstubAllGlobals());

test('a name is asked once: it is kept as it is shown, and changed by the next', () => {
  expect(ownName()).toBe('');
  keepName('  Anna ');
  expect(ownName()).toBe('Anna');
  keepName('Hanna');
  expect(ownName()).toBe('Hanna');
});

test('what is no name is not kept, and a damaged or full store asks again', () => {
  keepName('Anna');
  keepName('\u3164');
  expect(ownName()).toBe('Anna');
  store.isFull = true;
  keepName('Ben');
  expect(ownName()).toBe('Anna');
  store.set('tabard.name', '\u2800\u034f');
  expect(ownName()).toBe('');
  vi.stubGlobal('localStorage', undefined);
  expect(ownName()).toBe('');
  keepName('Ben');
});
