/** The house may stand in a folder of its host: its own paths are known there, and nobody else's. */
import { expect, test } from 'vitest';
import { href, pathIn, pathUnder } from './base';
import { placeAt } from './routes';

test('what was written is read back', () => {
  expect(pathIn(href('/rules/dark-minions'))).toBe('/rules/dark-minions');
  expect(pathIn(href('/'))).toBe('/');
});

test('at the root of its host every path is its own', () => {
  expect(['/', '/play/a1', ''].map((address) => pathUnder('', address))).toEqual(['/', '/play/a1', '']);
});

test('in a folder the folder is left out, with or without its last stroke', () => {
  expect(pathUnder('/tabard', '/tabard/play/a1')).toBe('/play/a1');
  expect(placeAt(pathUnder('/tabard', '/tabard')).name).toBe('inn');
  expect(placeAt(pathUnder('/tabard', '/tabard/')).name).toBe('inn');
});

test('a folder whose name only begins alike is another page', () => {
  expect(pathUnder('/inn', '/inner/play/a1')).toBe('/inner/play/a1');
  expect(pathUnder('/inn', '/other')).toBe('/other');
});
