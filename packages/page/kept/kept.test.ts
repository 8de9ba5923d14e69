import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { damagedKept, deleteKept, forgetKept, type Kept, keptFor, putKept } from './kept';

/** The browser's simple store, with a limit to its patience. */
class FakeStorage {
  private readonly entries = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;
  get length() {
    return this.entries.size;
  }
  key = (i: number) => [...this.entries.keys()][i] ?? null;
  getItem = (key: string) => this.entries.get(key) ?? null;
  removeItem = (key: string) => void this.entries.delete(key);
  setItem = (key: string, text: string) => {
    if (this.room <= 0) throw new DOMException('full', 'QuotaExceededError');
    this.room -= 1;
    this.entries.set(key, text);
  };
}

let store: FakeStorage;
beforeEach(() => {
  store = new FakeStorage();
  vi.stubGlobal('localStorage', store);
});
afterEach(() => void vi.unstubAllGlobals());

const party: Kept = { id: 'a', game: 'para-roles', title: 'Four friends', at: 5, what: { version: 1 } };
const newer: Kept = { ...party, id: 'b', at: 9 };

test('what was kept is read again, the newest first', () => {
  putKept(party);
  putKept(newer);
  putKept({ ...party, id: 'c', game: 'roll-player' });
  expect(keptFor('para-roles')).toEqual([newer, party]);
  deleteKept('b');
  expect(keptFor('para-roles')).toEqual([party]);
});

test('two tabs that keep something at once keep both', () => {
  // Each tab reads before either has written, which is all that a list under one key would know.
  expect([keptFor('para-roles'), keptFor('para-roles')]).toEqual([[], []]);
  putKept(party);
  putKept(newer);
  deleteKept('a');
  expect(keptFor('para-roles')).toEqual([newer]);
  expect(store.length).toBe(1);
});

test.each([
  ['a date no calendar has', JSON.stringify({ ...party, at: 1e308 })],
  ['no title', JSON.stringify({ ...party, title: 7 })],
  ['nothing in it', JSON.stringify({ ...party, what: undefined })],
  ['more than anybody could carry', JSON.stringify({ ...party, what: 'x'.repeat(300_000) })],
  ['no JSON', 'torn'],
])('one that has %s is shown as damaged, and takes nothing along', (_, text) => {
  putKept(newer);
  store.setItem('tabard.kept.a', text);
  expect(keptFor('para-roles')).toEqual([newer]);
  expect(damagedKept('para-roles')).toMatchObject([{ key: 'tabard.kept.a', text }]);
  const isAnybodys = text === 'torn';
  expect(damagedKept('roll-player')).toHaveLength(isAnybodys ? 1 : 0);
  forgetKept('tabard.kept.a');
  expect(damagedKept('para-roles')).toEqual([]);
  expect(keptFor('para-roles')).toEqual([newer]);
});

test('the one list of older versions is taken apart, damaged entries included', () => {
  store.setItem('tabard.kept', JSON.stringify([null, { ...party, title: 7 }, newer]));
  expect(keptFor('para-roles')).toEqual([newer]);
  expect(damagedKept('para-roles').map(({ key }) => key)).toEqual(['tabard.kept.old-0', 'tabard.kept.a']);
  expect(store.getItem('tabard.kept')).toBeNull();
});

test('a list that is no list is damaged, not forgotten', () => {
  store.setItem('tabard.kept', '[{"id":');
  expect(damagedKept('para-roles')).toMatchObject([{ key: 'tabard.kept.old', text: '[{"id":' }]);
});

test('without room the old list stays, and all of it can be read', () => {
  store.setItem('tabard.kept', JSON.stringify([party, newer]));
  store.room = 1;
  expect(keptFor('para-roles')).toEqual([newer, party]);
  expect(store.getItem('tabard.kept')).not.toBeNull();
  expect(putKept({ ...party, id: 'c' })).toBe(false);
  expect(deleteKept('b')).toBe(false);
  store.room = 5;
  expect(deleteKept('b')).toBe(true);
  expect(keptFor('para-roles')).toEqual([party]);
});

test('a browser that keeps nothing says so', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keptFor('para-roles')).toEqual([]);
  expect(putKept(party)).toBe(false);
});
