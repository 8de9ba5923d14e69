/** A table set here and opened in the inn: what it is told, and where whoever set it sits. */
import type { Sitter } from '@tabard/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardOf, plugInInn } from './inn.fixture';
import { type OwnPlace, openOnline, type Terms } from './open-online';
import { plugInSimpleStore } from './simple-store.fixture';
import { hold, letGo } from './tokens';

beforeEach(() => void plugInSimpleStore());
afterEach(() => {
  letGo('new');
  vi.unstubAllGlobals();
});

const SITTERS: readonly Sitter[] = [
  { name: 'Ann', kind: 'person' },
  { name: 'Rat', kind: 'bot', bot: 'sharp' },
  { name: 'Ben', kind: 'person' },
];
const TERMS: Terms = { name: 'Zoe', isPublic: true, chat: 'free', pace: 'free', delay: 'none' };
const OPENING = { game: 'pig', sitters: SITTERS, options: { goal: '50' }, seed: 'mine', title: 'Pig' };

/** What the inn is told of the table, and by whom which seat is taken. */
async function opened(terms: Partial<Terms> = {}, own: OwnPlace = {}, more: object = {}) {
  const asked = plugInInn(({ path }) => {
    if (path === '/api/tables') return { table: 'new' };
    return path.endsWith('/guests') ? { token: 'seat', guest: 0 } : cardOf({ id: 'new' });
  });
  expect(await openOnline({ ...OPENING, ...more }, { ...TERMS, ...terms }, own)).toBe('new');
  const [table, , sitting] = asked;
  return { ...table, wish: table.body as Record<string, unknown>, sitting: sitting.body };
}

test('the inn learns who plays and how, never the seed: it swears its own', async () => {
  const { wish } = await opened();
  expect(wish).toEqual({
    game: 'pig',
    options: { goal: '50' },
    seats: [{ kind: 'person' }, { kind: 'bot', bot: 'sharp', name: 'Rat' }, { kind: 'person' }],
    pace: { kind: 'free' },
    isPublic: true,
    chat: 'free',
    delay: 0,
    watchers: true,
  });
});

test('what is brought goes along, and nothing where nothing is', async () => {
  expect((await opened({}, {}, { brought: { gold: 3 } })).wish.brought).toEqual({ gold: 3 });
  expect('brought' in (await opened({}, {}, { brought: null })).wish).toBe(false);
});

test.each([
  ['none', 0, true],
  ['minute', 60_000, true],
  ['five', 300_000, true],
  ['closed', 0, false],
] as const)('who watches with %s is behind by %i ms', async (delay, ms, watchers) => {
  expect((await opened({ delay })).wish).toMatchObject({ delay: ms, watchers });
});

test('whoever opens it has the first seat of a person, or the one that is theirs', async () => {
  expect((await opened()).sitting).toMatchObject({ name: 'Zoe', seats: [0] });
  expect((await opened({}, { seat: 2 })).sitting).toMatchObject({ name: 'Zoe', seats: [2] });
});

test('the seat that bears their name is theirs before any other', async () => {
  expect((await opened({ name: 'Ben' }, { seat: 0 })).sitting).toMatchObject({ name: 'Ben', seats: [2] });
  expect((await opened({ name: 'Rat' })).sitting).toMatchObject({ name: 'Rat', seats: [0] }); // That is the bot's.
});

test('who gives no name goes by that of the seat; where only bots play one looks on', async () => {
  expect((await opened({ name: '   ' }, { seat: 2 })).sitting).toMatchObject({ name: 'Ben', seats: [2] });
  const bots = SITTERS.map(({ name }): Sitter => ({ name, kind: 'bot', bot: 'sharp' }));
  expect((await opened({}, {}, { sitters: bots })).sitting).toMatchObject({ name: 'Zoe', seats: [] });
});

test('a table that goes on from another is opened with the token held there', async () => {
  hold({ table: 'old', token: 'host', name: 'Zoe', game: 'pig', nonce: null, vow: null, at: 1 });
  const { token, wish } = await opened({}, { after: 'old' });
  expect([token, wish.after]).toEqual(['host', 'old']);
  const other = await opened({}, { after: 'unknown' });
  expect([other.token, other.wish.after]).toEqual([null, 'unknown']);
});
