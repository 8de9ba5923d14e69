import { expect, test } from 'vitest';
import { idsOf, missingWords, parametersOf, pseudo } from './languages';
import { createSpeaker } from './speaker';

const english = { a: { 'b.c': 'One', d: 'Two' }, e: '{n, plural, one {# cat} other {# cats}} of {who}' };

test('the ids of a language, and those another one lacks', () => {
  expect(idsOf(english)).toEqual(['a.b.c', 'a.d', 'e']);
  expect(missingWords(english, { a: { 'b.c': 'Eins' } })).toEqual(['a.d', 'e']);
  expect(missingWords({ a: { d: 'x' } }, english)).toEqual([]);
});

test('the parameters of a sentence', () => {
  expect([...parametersOf(english.e)]).toEqual(['n', 'who']);
  expect([...parametersOf('{broken')]).toEqual([]);
});

test('the pseudo language has accents, is a third longer and keeps what ICU needs', () => {
  const words = pseudo(english) as typeof english;
  expect(words.a.d).toBe('[Ŧŵö~]');
  expect(words.e).toMatch(/^\[\{n, plural, one \{# çåŧ\} other \{# çåŧš\}\} öƒ \{who\}~+\]$/);
  const speaker = createSpeaker({ words: [words], names: [], language: 'en' });
  expect(speaker.say({ id: 'e', with: { n: 2, who: 'Ann' } })).toMatch(/^\[2 çåŧš öƒ Ann~+\]$/);
});
