/** What the inn lists: in order, and always so that it can be read again. */
import { LAST_DAY, TEXT, wrongWith } from '@tabard/page/kept/schema';
import { expect, test } from 'vitest';
import { readableName } from './campaign-schema';
import { inOrder, isDamaged, type SavedGame } from './saved';
import { readable, savedGame } from './schema';

const game = (id: string, more: Partial<SavedGame> = {}): SavedGame => ({
  ...{ id, game: 'pig', createdAt: 1, updatedAt: 2, title: 'Pig', over: false },
  seats: [{ name: 'Ann', kind: 'person' }],
  ...more,
});

test('the newest stands first, what is damaged last, and the list it was made of stays as it is', () => {
  const list = [game('old', { updatedAt: 1 }), { id: 'bad', damaged: 'head: missing' }, game('new', { updatedAt: 9 })];
  expect(inOrder(list).map(({ id }) => id)).toEqual(['new', 'old', 'bad']);
  expect(list.map(({ id }) => id)).toEqual(['old', 'bad', 'new']);
  expect(inOrder(list).map(isDamaged)).toEqual([false, false, true]);
});

test('a game of the first moment of 1970 is still before one that is damaged', () => {
  const first = inOrder([{ id: 'bad', damaged: 'x' }, game('first', { updatedAt: 0 })]);
  expect(first.map(({ id }) => id)).toEqual(['first', 'bad']);
});

test.each([
  ['a title without end', game('a', { title: 'x'.repeat(TEXT + 1) })],
  ['a summary without end', game('a', { summary: 'x'.repeat(2001) })],
  ['a name without end', game('a', { seats: [{ name: 'x'.repeat(TEXT + 1), kind: 'person' }] })],
  ['a clock set to the year 9999', game('a', { createdAt: Date.UTC(9999, 0), updatedAt: Date.UTC(9999, 0) })],
  ['a clock set before 1970', game('a', { createdAt: -5, updatedAt: -5 })],
])('%s could not be read again, and is cut before it is written', (_, head) => {
  expect(wrongWith(savedGame, head)).not.toBeNull();
  expect(wrongWith(savedGame, readable(head))).toBeNull();
});

test('what can be read is written as it is', () => {
  const head = game('a', {
    ...{ title: 'x'.repeat(TEXT), updatedAt: LAST_DAY, summary: 'on', guide: 'first', campaign: 'c', practice: true },
    ...{ inn: { table: 't', closing: null }, party: [{ name: 'Bors', looks: { hair: 'red' } }] },
  });
  expect(readable(head)).toEqual(head);
  expect(wrongWith(savedGame, head)).toBeNull();
});

test('what an inn is said to have signed may be damaged; the game it was is not lost for it', () => {
  const head = { ...game('a'), inn: { table: 't', closing: { at: 'yesterday', signature: 7 } } };
  expect(savedGame.parse(head)).toEqual(game('a'));
});

test.each([
  ['The long road', 'The long road'],
  ['  The   road ', 'The road'],
  ['\u200b\u200b', null],
  ['', null],
])('a campaign that is called %j is kept as %j', (name, kept) => expect(readableName(name)).toBe(kept));
