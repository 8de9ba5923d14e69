import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plugInSimpleStore, type SimpleStore } from './simple-store.fixture';
import { allHeld, type Held, heldAt, hold, letGo, newNonce } from './tokens';

let store: SimpleStore;
beforeEach(() => {
  store = plugInSimpleStore();
});
afterEach(() => vi.unstubAllGlobals());

const seat = (table: string, at = 1): Held => ({
  table,
  token: 'secret',
  name: 'Ann',
  game: 'ferry',
  nonce: newNonce(),
  vow: { inn: 'key', commitment: 'c', at: 5, signature: 's' },
  at,
});

test('a seat is found again by its table, with the vow that was shown for it', () => {
  const ann = seat('a');
  expect(hold(ann)).toBe(true);
  expect(heldAt('a')).toEqual(ann);
  expect(heldAt('b')).toBeNull();
  letGo('a');
  expect(heldAt('a')).toBeNull();
});

test('the newest stands first; what is damaged or not ours takes nothing else along', () => {
  hold(seat('old', 1));
  hold(seat('new', 2));
  store.set('tabard.online.torn', '{"table":');
  store.set('tabard.online.other', JSON.stringify(seat('elsewhere')));
  store.set('tabard.online.large', JSON.stringify({ ...seat('large'), token: 'x'.repeat(101) }));
  expect(allHeld().map(({ table }) => table)).toEqual(['new', 'old']);
  expect(heldAt('torn')).toBeNull();
});

test('what another tab writes is found, because nothing is remembered beside the store', () => {
  const ann = seat('a');
  store.set('tabard.online.a', JSON.stringify(ann));
  expect(heldAt('a')).toEqual(ann);
});

test('a write that fails is told, and the seat is held as long as the page is open', () => {
  store.isFull = true;
  const ann = seat('a');
  expect(hold(ann)).toBe(false);
  expect(heldAt('a')).toEqual(ann);
  expect(allHeld()).toEqual([ann]);
  letGo('a');
  expect(heldAt('a')).toBeNull();
});

test('a nonce is as long as the inn wants it, and never the same', () => {
  expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(newNonce()).not.toBe(newNonce());
});
