/** A table about to be opened: dice that nobody can guess, and whether anybody sits there. */
import { expect, test } from 'vitest';
import { newSeed, newWhims, setupOf } from './opening';

const person = { name: 'Ann', kind: 'person' } as const;
const bot = { name: 'Rat', kind: 'bot', bot: 'sharp' } as const;
const opening = { game: 'pig', sitters: [person, bot], options: { goal: '50' }, seed: 'mine' };

test('a seed is sixteen letters that are not taken for each other, and never the same', () => {
  const seeds = Array.from({ length: 200 }, newSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[a-hjkmnp-z2-9]{16}$/);
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(new Set(seeds.join('')).size).toBe(31);
});

test('the whims of bots are a whole number below 2 to the 24th', () => {
  const whims = Array.from({ length: 200 }, newWhims);
  expect(whims.every((one) => Number.isInteger(one) && one >= 0 && one < 2 ** 24)).toBe(true);
  expect(new Set(whims).size).toBeGreaterThan(190);
});

test('the match has the options and the seed as they were chosen', () => {
  expect(setupOf(opening)).toMatchObject({ match: { options: { goal: '50' }, seed: 'mine' }, sitters: [person, bot] });
});

test('a table of bots alone plays on by itself, and says so in its record; with a person it does not', () => {
  expect(setupOf({ ...opening, sitters: [bot, bot] }).match.unattended).toBe(true);
  expect('unattended' in setupOf(opening).match).toBe(false);
});

test('what is brought goes along; nothing is not written down as something', () => {
  expect(setupOf({ ...opening, brought: { gold: 1 } }).match.brought).toEqual({ gold: 1 });
  expect('brought' in setupOf({ ...opening, brought: null }).match).toBe(false);
});
