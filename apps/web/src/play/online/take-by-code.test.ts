/** A code is good once: nothing that may fail stands between spending it and having the seat. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf, plugInInn, refused } from './inn.fixture';
import { plugInSimpleStore } from './simple-store.fixture';
import { takeByCode } from './take-by-code';
import { heldAt } from './tokens';

beforeEach(() => void plugInSimpleStore());
afterEach(() => vi.unstubAllGlobals());

const CARD = cardOf({
  id: 't',
  guests: [
    { guest: 0, name: 'Ben' },
    { guest: 3, name: 'Ann' },
  ],
});
const innWhere = (hasLine: () => boolean) =>
  plugInInn(({ path }) => {
    if (!hasLine()) return null;
    return path === '/api/codes' ? { table: 't', token: 'second', guest: 3 } : CARD;
  });
const deedsOf = (asked: { method: string; path: string }[]) => asked.map(({ method, path }) => `${method} ${path}`);

test('the seat is the same guest under the same name, and brings no dice of its own', async () => {
  innWhere(() => true);
  expect(await takeByCode('ABC-1')).toBe('t');
  expect(heldAt('t')).toMatchObject({ token: 'second', name: 'Ann', game: 'pig', nonce: null, vow: null });
});

test('however often it is looked at, it is spent once', async () => {
  const asked = innWhere(() => true);
  expect(await Promise.all([takeByCode('ABC-2'), takeByCode('ABC-2')])).toEqual(['t', 't']);
  await takeByCode('ABC-2');
  expect(asked.filter(({ path }) => path === '/api/codes')).toHaveLength(1);
});

test('a code that was refused may be tried again', async () => {
  plugInInn(() => refused('no-such-code', 404));
  await expect(takeByCode('ABC-3')).rejects.toThrow('no-such-code');
  innWhere(() => true);
  expect(await takeByCode('ABC-3')).toBe('t');
});

test('with the address of the table nothing is asked any more once the code is spent', async () => {
  const asked = innWhere(() => true);
  await takeByCode('ABC-4', 't');
  expect(deedsOf(asked)).toEqual(['GET /api/tables/t', 'POST /api/codes']);
});

test('a line that is down before leaves the code good', async () => {
  let isUp = false;
  const asked = innWhere(() => isUp);
  await expect(takeByCode('ABC-5', 't')).rejects.toThrow('away');
  expect(deedsOf(asked)).toEqual(['GET /api/tables/t']);
  isUp = true;
  expect(await takeByCode('ABC-5', 't')).toBe('t');
});

test('the code decides the table, whatever the address says', async () => {
  innWhere(() => true);
  plugInInn(({ path }) => {
    if (path === '/api/codes') return { table: 't', token: 'second', guest: 3 };
    return path.endsWith('/other') ? cardOf({ id: 'other', game: 'chess' }) : CARD;
  });
  expect(await takeByCode('ABC-6', 'other')).toBe('t');
  expect(heldAt('t')).toMatchObject({ game: 'pig', name: 'Ann' });
});
