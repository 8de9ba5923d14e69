import { expect, test } from 'vitest';
import { inOrder, isDamaged, readEntry, type SavedGame } from './saves';

const save: SavedGame = {
  id: 'a',
  game: 'dark-minions',
  createdAt: 1,
  updatedAt: 2,
  title: 'Four hordes',
  seats: [{ name: 'You', kind: 'person' }],
  over: false,
  record: '{}',
};

test('a saved game is read as it was written', () => {
  expect(readEntry('a', save)).toBe(save);
});

test.each([
  ['entry', null],
  ['entry', 'text'],
  ['record', { ...save, record: '' }],
  ['updatedAt', { ...save, updatedAt: Number.NaN }],
  ['seats', { ...save, seats: [null] }],
  ['game', { ...save, game: 7 }],
])('damage in %s is named', (damaged, found) => {
  expect(readEntry('a', found)).toEqual({ id: 'a', damaged, found });
});

test('a damaged game stands last and takes nobody along', () => {
  const broken = readEntry('x', { id: 'x' });
  const newer = { ...save, id: 'b', updatedAt: 9 };
  const listed = inOrder([broken, save, newer]);
  expect(listed.map(({ id }) => id)).toEqual(['b', 'a', 'x']);
  expect(listed.map(isDamaged)).toEqual([false, false, true]);
});
