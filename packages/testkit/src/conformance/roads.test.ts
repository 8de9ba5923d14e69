/** The hostile bot is as good as its reach: let loose on a match itself it finds the seed and does harm, from a chair neither. */
import { Chair, Match, quickStream } from '@tabard/kernel';
import { expect, test } from 'vitest';
import { luckyPig } from '../example/lucky-pig';
import { openBelow, walkRoads, wreck } from './roads';

const SEED = 'a seed nobody may know';
const start = () => Match.start(luckyPig, { seats: 2, seed: SEED });
const GIVEN = [[], [0], ['roll'], [0, 'roll'], ['everything']];
const journey = (place: object) => walkRoads(place, GIVEN, null);
const findsTheSeed = (place: object) => journey(place).found.some((find) => find.includes(SEED));

test('from the match itself it finds the seed, and what it wrecks is wrecked', () => {
  expect(findsTheSeed(start())).toBe(true);
  const match = start();
  const before = match.hash();
  wreck([match.board as object]);
  expect(() => match.hash() === before).not.toThrow();
  expect(match.hash()).not.toBe(before);
});

test('from a chair it finds much, but not the seed, and breaks nothing', () => {
  const match = start();
  const chair = new Chair(match, 0, quickStream(1));
  const { found, places } = journey(chair);
  expect(found.length).toBeGreaterThan(100);
  expect(found.some((find) => find.includes('imagine'))).toBe(true); // it has thought as well
  expect(found.some((find) => find.includes(SEED))).toBe(false);
  const twin = start();
  wreck(places);
  for (const one of [match, twin]) one.answer(0, 'roll');
  expect(match.hash()).toBe(twin.hash());
  expect(new Chair(match, 0, quickStream(1)).pending()).toEqual(twin.pendingFor(0)); // the next bot's chair is whole
});

test('an answer that only looks like a text is none', () => {
  const match = start();
  const sly = { toString: () => 'roll' } as unknown as string;
  expect(() => match.answer(0, sly)).toThrow(/may not answer/);
  expect(match.answers).toBe(0);
});

test('what is not closed to the bottom is named', () => {
  expect(openBelow(Object.freeze({ a: Object.freeze([1]), b: { c: 1 } }))).toBe('b');
  expect(openBelow(Object.freeze({ a: Object.freeze([1]) }))).toBeNull();
});
