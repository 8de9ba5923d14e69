/** What nobody can see is no part of a name, and two that are read alike are one. */
import { LIMITS } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { foldedName, nameIn, shownName } from './names';

test.each([
  ['a Hangul filler', '\u3164'],
  ['its half-wide twin', '\uffa0'],
  ['a Braille blank', '\u2800\u2800'],
  ['a grapheme joiner', '\u034f'],
  ['selectors of variants', '\ufe0f\u{e0101}'],
  ['spaces of every width', ' \u00a0\u2003\u3000'],
  ['what turns or hides', '\u202e\u200b\u2060'],
  ['marks that stand on nothing', '\u0301\u0308'],
  ['a null notehead', '\u{1d159}'],
])('%s is no name', (_, text) => {
  expect(shownName(text)).toBe('');
  expect(nameIn(text)).toBeNull();
  expect(shownName(`A${text}nn`).replace(/[\s\p{M}]/gu, '')).toBe('Ann');
});

test.each(['Ann', 'Ève', 'Ångström', 'राम', '李雷', 'محمد', '❤', '🎲🎲', 'R2-D2', '!', "D'Arcy", 'ก็'])(
  '%s is one',
  (name) => expect(shownName(`  ${name} `)).toBe(name),
);

test.each([
  ['Ann', 'ANN'],
  ['Ann', 'A\u3164n\u034fn\ufe0f'],
  ['Ann', 'Ａｎｎ'],
  ['Ann', '𝐀𝐧𝐧'],
  ['Straße', 'STRASSE'],
  ['Ève', 'E\u0300ve'],
  ['ΟΔΟΣ', 'οδος'],
  ['Ann Lee', 'ann \u2800 lee'],
  ['ﬁn', 'fin'],
])('%s and %s are one name', (one, other) => expect(foldedName(one)).toBe(foldedName(other)));

test('names that are read differently are two', () => {
  const names = ['Ann', 'Anne', 'Ànn', 'Аnn', 'Ann 2', 'Ann²B'];
  expect(new Set(names.map(foldedName)).size).toBe(names.length);
});

test('what is cut is cut between letters, and at the limit', () => {
  expect(nameIn('x'.repeat(60))).toHaveLength(LIMITS.name);
  const most = 'x'.repeat(LIMITS.name - 1);
  expect([nameIn(`${most}🎲`), nameIn(`${most} y`)]).toEqual([most, most]);
});
