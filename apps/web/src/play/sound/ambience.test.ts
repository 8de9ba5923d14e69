/** The sounds of a place: an option, quiet, each place its own. */
import adventures, { type Content } from '@tabard/adventures';
import { moodOf } from '@tabard/adventures/page/moods';
import { defaultsFor } from '@tabard/page/settings/settings';
import { AMBIENCES, type Ambience, isHeard } from '@tabard/page/sound/ambience';
import { expect, test } from 'vitest';

const all: readonly (readonly [name: string, ambience: Ambience])[] = Object.entries(AMBIENCES);
const desk = defaultsFor({ languages: ['en'], isPhone: false, wantsContrast: false });
const seen = { isHidden: false, isTouched: true };

test('nobody hears it who has not asked for it, and nobody on a phone that is silent', () => {
  expect(isHeard(desk, seen)).toBe(false);
  const wanted = { ...desk, ambience: true };
  expect(isHeard(wanted, seen)).toBe(true);
  expect(
    isHeard({ ...defaultsFor({ languages: ['en'], isPhone: true, wantsContrast: false }), ambience: true }, seen),
  ).toBe(false);
});

test('it is silent with the sound, without volume, behind another tab, and before the page was touched', () => {
  const wanted = { ...desk, ambience: true };
  expect(isHeard({ ...wanted, sound: false }, seen)).toBe(false);
  expect(isHeard({ ...wanted, volume: 0 }, seen)).toBe(false);
  expect(isHeard(wanted, { ...seen, isHidden: true })).toBe(false);
  expect(isHeard(wanted, { ...seen, isTouched: false })).toBe(false);
});

test.each(all)('%s stays below what happens at the table', (_, { beds, nows }) => {
  const chances = [0, 0.5, 0.999];
  for (const { gain, swell, seconds } of beds) {
    expect(gain).toBeLessThanOrEqual(0.1);
    expect(swell).toBeLessThanOrEqual(1);
    expect(seconds).toBeGreaterThan(1); // Faster would be a tremble.
  }
  for (const { every, voices } of nows) {
    expect(every[0]).toBeLessThan(every[1]);
    for (const chance of chances)
      for (const { gain, length } of voices(() => chance)) {
        expect(gain).toBeGreaterThan(0);
        expect(gain).toBeLessThanOrEqual(0.1); // A coin has 0.14, a die 0.45.
        expect(length).toBeGreaterThan(0);
      }
  }
});

test('every book of the campaign has a sound of its own', () => {
  const { books } = adventures.game.content as Content;
  const sounds = books.map((book) => moodOf(book).ambience);
  expect(new Set(sounds).size).toBe(books.length);
});
