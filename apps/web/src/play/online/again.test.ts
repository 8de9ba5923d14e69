/** The same people once more: laid once, and everybody has the seat they had. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { againAt, mayPlayAgain } from './again';
import { type Asked, cardOf, plugInInn, refused } from './inn.fixture';
import { plugInSimpleStore } from './simple-store.fixture';
import { heldAt, hold } from './tokens';

beforeEach(() => void plugInSimpleStore());
afterEach(() => vi.unstubAllGlobals());

const sitAt = (table: string, token: string) =>
  hold({ table, token, name: 'Ann', game: 'pig', nonce: 'n', vow: null, at: 1 });

/** An inn where the new table is laid already, or is laid now. */
const innWith = (again: object, card: object = {}): Asked[] =>
  plugInInn(({ method, path }) => {
    if (path === '/api/tables/old/again') return again;
    if (method === 'GET' && path === '/api/tables/new') return cardOf({ id: 'new', ...card });
    return path === '/api/tables/new/guests' ? { token: 'fresh', guest: 4 } : refused('trouble');
  });

test('who has no seat there has nobody to play again with', async () => {
  const asked = plugInInn(() => undefined);
  expect(mayPlayAgain('old')).toBe(false);
  await expect(againAt('old')).rejects.toThrow('not-a-guest');
  expect(asked).toEqual([]);
  sitAt('old', 'mine');
  expect(mayPlayAgain('old')).toBe(true);
});

test('whoever was asked to come is let in by the token of before, and sits where they sat', async () => {
  sitAt('old', 'mine');
  const asked = innWith({ table: 'new', guest: 2, seats: [1, 3] });
  expect(await againAt('old')).toBe('new');
  const sitting = asked.find(({ path }) => path.endsWith('/guests'));
  expect(sitting).toMatchObject({ token: 'mine', body: { name: 'Ann', seats: [1, 3] } });
  expect(heldAt('new')).toMatchObject({ token: 'fresh', name: 'Ann', game: 'pig' });
  expect(heldAt('old')?.token).toBe('mine');
});

test('a guest whom that table does not expect comes as a stranger', async () => {
  sitAt('old', 'mine');
  const asked = innWith({ table: 'new', guest: null, seats: [0] });
  await againAt('old');
  expect(asked.find(({ path }) => path.endsWith('/guests'))?.token).toBeNull();
});

test('who sits there already, or comes when it has begun, only walks over', async () => {
  sitAt('old', 'mine');
  sitAt('new', 'fresh');
  const asked = innWith({ table: 'new', guest: 2, seats: [1] });
  expect(await againAt('old')).toBe('new');
  expect(asked.some(({ path }) => path.endsWith('/guests'))).toBe(false);

  plugInSimpleStore();
  sitAt('old', 'mine');
  const late = innWith({ table: 'new', guest: 2, seats: [1] }, { phase: 'playing' });
  expect(await againAt('old')).toBe('new');
  expect(late.some(({ path }) => path.endsWith('/guests'))).toBe(false);
  expect(heldAt('new')).toBeNull();
});
