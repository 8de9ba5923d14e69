/** Whoever comes by a link to a table that is played once more is known by the seat of before. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf, plugInInn, refused } from './inn.fixture';
import { invitationTo, isExpected } from './invitation';
import { plugInSimpleStore } from './simple-store.fixture';
import { hold } from './tokens';

beforeEach(() => void plugInSimpleStore());
afterEach(() => vi.unstubAllGlobals());

const HERE = { id: 'new', game: 'pig' };
/** This browser's seats, the newest last. */
function sitAt(...tables: readonly string[]): void {
  for (const [at, table] of tables.entries())
    hold({ table, token: `of ${table}`, name: 'Ann', game: 'pig', nonce: null, vow: null, at });
}
/** An inn by the tables it knows, each with the one that goes on from it. */
const innOf = (again: { readonly [table: string]: string | null }, invited: object) =>
  plugInInn(({ path }) => {
    const [, table, deed] = /^\/api\/tables\/(\w+)(\/again)?$/.exec(path)!;
    if (!(table in again)) return refused('no-such-table', 404);
    return deed ? invited : cardOf({ id: table, again: again[table] });
  });

test('the seat of before is found, and by whose token one is let in', async () => {
  sitAt('other', 'old');
  const asked = innOf({ old: 'new', other: null }, { table: 'new', guest: 1, seats: [2] });
  expect(await invitationTo(HERE)).toEqual({ name: 'Ann', token: 'of old', seats: [2] });
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/tables/old',
    'POST /api/tables/old/again',
  ]);
});

test('a table that was put away meanwhile does not hide the one before it', async () => {
  sitAt('old', 'gone');
  innOf({ old: 'new' }, { table: 'new', guest: 1, seats: [0] });
  expect(await invitationTo(HERE)).toEqual({ name: 'Ann', token: 'of old', seats: [0] });
});

test.each([
  ['nobody who is known there', { table: 'new', guest: null, seats: [0] }],
  ['somebody who only looked on', { table: 'new', guest: 1, seats: [] }],
])('%s is not expected', async (_, invited) => {
  sitAt('old');
  innOf({ old: 'new' }, invited);
  expect(await invitationTo(HERE)).toBeNull();
});

test('only tables of this game are asked, never this one, and no more than five', async () => {
  hold({ table: 'chess', token: 'x', name: 'Ann', game: 'chess', nonce: null, vow: null, at: 99 });
  sitAt('first', 'b', 'c', 'd', 'e', 'f', 'new');
  const asked = innOf({ first: 'new', b: null, c: null, d: null, e: null, f: null }, { guest: 1, seats: [0] });
  expect(await invitationTo(HERE)).toBeNull(); // The sixth would have been the one.
  expect(asked.map(({ path }) => path.at(-1))).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('without a line it is not known, and whoever asked is told', async () => {
  sitAt('old');
  plugInInn(() => null);
  await expect(invitationTo(HERE)).rejects.toThrow('away');
});

test('a seat is kept for a person who was asked and has not come; bots and who is here wait for nobody', () => {
  const card = cardOf({
    guests: [
      { guest: 0, awaited: false },
      { guest: 1, awaited: true },
    ],
  });
  const seat = (kind: string, guest: number | null) => isExpected(card, { kind, guest } as never);
  expect([seat('person', 1), seat('person', 0), seat('person', null), seat('bot', null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
