/** Sitting down: the vow first, then the nonce; and this browser finds the seat again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf, plugInInn, refused } from './inn.fixture';
import { ownName } from './own-name';
import { plugInSimpleStore, type SimpleStore } from './simple-store.fixture';
import { sitDown } from './sit-down';
import { heldAt, letGo } from './tokens';

let store: SimpleStore;
beforeEach(() => {
  store = plugInSimpleStore();
});
afterEach(() => {
  letGo('t');
  vi.unstubAllGlobals();
});

const admits = () => plugInInn(() => ({ token: 'seat', guest: 0 }));
const nonceIn = (body: unknown) => (body as { nonce: string }).nonce;

test('who sits down has a token, a nonce of their own and a name that is asked no more', async () => {
  const asked = admits();
  expect(await sitDown(cardOf(), 'Ann', [0, 2])).toEqual({ token: 'seat', isKept: true });
  expect(asked).toMatchObject([{ method: 'POST', path: '/api/tables/t/guests', token: null }]);
  expect(asked[0].body).toMatchObject({ name: 'Ann', seats: [0, 2] });
  expect(nonceIn(asked[0].body)).toMatch(/^[0-9a-f]{32}$/);
  expect(heldAt('t')).toMatchObject({ token: 'seat', name: 'Ann', nonce: nonceIn(asked[0].body), vow: null });
  expect(ownName()).toBe('Ann');
});

test('a vow that the inn has not signed gets no nonce, and nobody sits', async () => {
  const asked = admits();
  const vow = { inn: 'ab'.repeat(32), commitment: 'cd'.repeat(32), at: 1, signature: 'ef'.repeat(64) };
  await expect(sitDown(cardOf({ vow }), 'Ann', [0])).rejects.toThrow('not-sworn');
  expect(asked).toEqual([]);
  expect([heldAt('t'), ownName()]).toEqual([null, '']);
});

test('who changes seats stays the same guest, with the nonce that was given', async () => {
  const asked = admits();
  await sitDown(cardOf(), 'Ann', [0]);
  await sitDown(cardOf(), 'Anna', [1]);
  expect(asked[1].token).toBe('seat');
  expect(nonceIn(asked[1].body)).toBe(nonceIn(asked[0].body));
  expect(heldAt('t')?.name).toBe('Anna');
});

test('two tables never get the same nonce', async () => {
  const asked = admits();
  await sitDown(cardOf(), 'Ann', [0]);
  letGo('t');
  await sitDown(cardOf(), 'Ann', [0]);
  expect(nonceIn(asked[1].body)).not.toBe(nonceIn(asked[0].body));
});

test('where the inn refuses, nothing is kept; where the browser keeps nothing, the seat is held all the same', async () => {
  plugInInn(() => refused('seat-taken'));
  await expect(sitDown(cardOf(), 'Ann', [0])).rejects.toThrow('seat-taken');
  expect([heldAt('t'), ownName()]).toEqual([null, '']);
  admits();
  store.isFull = true;
  expect(await sitDown(cardOf(), 'Ann', [0])).toEqual({ token: 'seat', isKept: false });
  expect(heldAt('t')?.token).toBe('seat');
});
