import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { createSpeaker, lookUp, SpeechError } from './speaker';
import type { Message } from './speech';

const isMissing = (text: string): boolean => text.includes('⟨');

const words = {
  events: {
    'town.falls': '{town} falls to {count, plural, one {# minion} other {# minions}} of {seat}.',
    town: { falls: 'never reached', rises: 'It rises.' },
  },
  towns: { A1: { name: "Crook's Hollow" } },
  rolled: '{seat} rolls {dice}.',
  why: { 'DM-4.3': 'Not twice.' },
};
const speaker = createSpeaker({ words: [words], names: ['Ann', 'Bob'], language: 'en' });

test('a message becomes a sentence: plurals, names, a message inside', () => {
  const message = { id: 'events.town.falls', with: { town: { id: 'towns.A1.name' }, count: 1, seat: { seat: 1 } } };
  expect(speaker.say(message)).toBe("Crook's Hollow falls to 1 minion of Bob.");
});

test('keys may contain dots: the longest key that leads on is taken', () => {
  expect(lookUp(words, 'events.town.rises')).toBe('It rises.');
  expect(lookUp(words, 'why.DM-4.3')).toBe('Not twice.');
  expect(lookUp(words, 'why.DM-4')).toBeUndefined();
  expect(lookUp(words, 'towns.A1')).toBeUndefined();
  expect(lookUp(words, 'toString')).toBeUndefined();
});

test('lists are joined as the language joins them', () => {
  const message = { id: 'rolled', with: { seat: { seat: 0 }, dice: [3, 'red 7', { id: 'why.DM-4.3' }] } };
  expect(speaker.say(message)).toBe('Ann rolls 3, red 7, and Not twice..');
  const german = createSpeaker({ words: [words], names: ['Ann'], language: 'de' });
  expect(german.say({ id: 'rolled', with: { seat: { seat: 0 }, dice: [3, 4, 5] } })).toBe('Ann rolls 3, 4 und 5.');
});

test('a seat without a name is told by its number', () => {
  expect(speaker.say({ id: 'rolled', with: { seat: { seat: 4 }, dice: [1] } })).toBe('5 rolls 1.');
});

test('the first words that know an id speak; the others stand behind them', () => {
  const german = createSpeaker({ words: [{ why: { 'DM-4.3': 'Nicht zweimal.' } }, words], names: [], language: 'de' });
  expect(german.say({ id: 'why.DM-4.3' })).toBe('Nicht zweimal.');
  expect(german.say({ id: 'events.town.rises' })).toBe('It rises.');
});

test('what has no words shows its id and can be found', () => {
  expect(speaker.say({ id: 'events.rain' })).toBe('⟨events.rain⟩');
  expect(speaker.has('events.rain')).toBe(false);
  expect(speaker.has('events.town.falls')).toBe(true);
  expect(isMissing(speaker.say({ id: 'rolled', with: { seat: { seat: 0 }, dice: { id: 'no' } } }))).toBe(true);
  expect(isMissing(speaker.say({ id: 'rolled', with: {} }))).toBe(true);
  expect(isMissing(speaker.say({ id: 'events.town.rises' }))).toBe(false);
});

test('a sentence that needs no rules of a language reads as by those rules', () => {
  const pieces = fc.constantFrom('It', ' ', "'", "'s ", '{n}', '{who}', '{ who }', '{no}', '#', '<b>', '{n, number}');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 7 }), (parts) => {
      const text = parts.join('');
      const values = { n: 1234, who: '{Ann} #1' };
      const said = createSpeaker({ words: [{ text }], names: [], language: 'en' }).say({ id: 'text', with: values });
      const format = () => new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).format(values);
      if (isMissing(said)) expect(format).toThrow();
      else expect(said).toBe(format());
    }),
  );
});

test('a tag is only text', () => {
  const angular = createSpeaker({ words: [{ a: 'x < {n} <b>' }], names: [], language: 'en' });
  expect(angular.say({ id: 'a', with: { n: 2 } })).toBe('x < 2 <b>');
});

test('a value that is none shows as such, and not as an empty place', () => {
  for (const nothing of [undefined, null, Number.NaN] as never[]) {
    expect(isMissing(speaker.say({ id: 'rolled', with: { seat: { seat: 0 }, dice: nothing } }))).toBe(true);
  }
  expect(isMissing(speaker.say({ id: 'rolled', with: { seat: { seat: -1 }, dice: 3 } }))).toBe(true);
});

describe('a strict speaker', () => {
  const strict = createSpeaker({ words: [words], names: ['Ann', 'Bob'], language: 'en', strict: true });
  const saying = (id: string, parameters?: Message['with']) => () => strict.say({ id, with: parameters });

  test('says what is right like any other', () => {
    expect(strict.say({ id: 'rolled', with: { seat: { seat: 1 }, dice: [3, 4] } })).toBe('Bob rolls 3 and 4.');
  });

  test.each([
    ['a message without words', saying('events.rain'), /en cannot say events\.rain/],
    ['one inside another', saying('rolled', { seat: { seat: 0 }, dice: { id: 'no' } }), /cannot say no/],
    ['a parameter nobody gave', saying('rolled', { dice: 3 }), /cannot say rolled: .*seat/],
    ['a parameter that is undefined', saying('rolled', { seat: undefined as never, dice: 3 }), /seat is undefined/],
    ['a number that is none', saying('rolled', { seat: { seat: 0 }, dice: Number.NaN }), /dice is NaN/],
    ['one in a list', saying('rolled', { seat: { seat: 0 }, dice: [1, Number.NaN] }), /dice is NaN/],
    ['a seat that is none', saying('rolled', { seat: { seat: -1 }, dice: 1 }), /seat is seat -1/],
    [
      'a sentence that reads badly',
      saying('rolled', { seat: { seat: 0 }, dice: '' }),
      /en rolled has a gap: “Ann rolls \.”/,
    ],
  ])('will not say %s', (_, said, complaint) => {
    expect(said).toThrow(SpeechError);
    expect(said).toThrow(complaint);
  });
});
