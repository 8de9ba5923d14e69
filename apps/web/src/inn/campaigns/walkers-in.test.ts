/** Whose faces a campaign shows: those who walk now, else those who walked last. */
import type { Plain } from '@tabard/kernel';
import type { Walker } from '@tabard/page/face';
import { expect, test } from 'vitest';
import type { Volume } from '../../keep/storage/campaign-schema';
import type { SavedGame } from '../../keep/storage/saved';
import { walkersIn } from './walkers-in';

const walker = (name: string): Walker => ({ name, looks: { hair: 'red' } });
const volume = (save: Plain, ...party: string[]): Volume => ({
  ...{ text: '', save, at: 1, game: null },
  ...(party.length > 0 ? { party: party.map(walker) } : {}),
});
const head = (...party: string[]) =>
  ({
    seats: [
      { name: 'Ann', kind: 'person' },
      { name: 'Rat', kind: 'bot' },
    ],
    party: party.map(walker),
  }) as unknown as SavedGame;
/** A game that keeps the names of its heroes. */
const face = { party: (save: Plain) => (save as { heroes: string[] }).heroes.map(walker) };
const names = (campaign: { head: SavedGame | null; volumes: Volume[] }, by: typeof face | null = face) =>
  walkersIn(campaign, by).map(({ name }) => name);

test('those of the game on the table come first', () => {
  expect(names({ head: head('Bors', 'Ede'), volumes: [volume({ heroes: ['Old'] })] })).toEqual(['Bors', 'Ede']);
});

test('in a campaign that came as a file, those of the game that was left', () => {
  expect(names({ head: null, volumes: [volume({ heroes: ['Old'] }), volume(null, 'Kit')] })).toEqual(['Kit']);
});

test('between two games, those whom the last one kept', () => {
  const volumes = [volume({ heroes: ['Older'] }), volume({ heroes: ['Old'] }, 'Once')];
  expect(names({ head: null, volumes })).toEqual(['Old']);
  expect(names({ head: head(), volumes })).toEqual(['Old']);
});

test('before anybody has a character, or where the game cannot be asked, who sits there', () => {
  expect(names({ head: head(), volumes: [] })).toEqual(['Ann', 'Rat']);
  expect(names({ head: head(), volumes: [volume({ heroes: ['Old'] })] }, null)).toEqual(['Ann', 'Rat']);
  expect(names({ head: head(), volumes: [volume({ heroes: [] })] })).toEqual(['Ann', 'Rat']);
  expect(names({ head: null, volumes: [] })).toEqual([]);
});
