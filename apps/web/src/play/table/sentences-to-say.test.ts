/** What is said aloud at a table: what happened, then what is asked, and nothing twice. */
import { expect, test } from 'vitest';
import { sentencesToSay } from './sentences-to-say';

const tale = Array.from({ length: 20 }, (_, i) => `event ${i}`);
const say = (from: [number, string | null], to: [number, string | null]) =>
  sentencesToSay({ told: from[0], asked: from[1] }, { told: to[0], asked: to[1] }, (a, b) => tale.slice(a, b));

test('what has happened comes first, then the question', () => {
  expect(say([3, null], [5, 'Your turn?'])).toEqual(['event 3', 'event 4', 'Your turn?']);
});

test('what was said is not said again', () => {
  expect(say([5, 'Your turn?'], [5, 'Your turn?'])).toEqual([]);
  expect(say([5, null], [5, null])).toEqual([]);
});

test('the same question is asked aloud again when something has happened, and a new one always', () => {
  expect(say([5, 'Roll?'], [6, 'Roll?'])).toEqual(['event 5', 'Roll?']);
  expect(say([5, 'Roll?'], [5, 'Keep?'])).toEqual(['Keep?']);
});

test('while something is told nothing is asked; the question is said when it comes', () => {
  expect(say([5, 'Roll?'], [6, null])).toEqual(['event 5']);
  expect(say([6, null], [6, 'Roll?'])).toEqual(['Roll?']);
});

test('after taking back no event is told, and the question is', () => {
  expect(say([9, 'Keep?'], [4, 'Roll?'])).toEqual(['Roll?']);
  expect(say([9, 'Roll?'], [4, 'Roll?'])).toEqual([]);
});

test('of a long tale that was skipped the last eight are said', () => {
  expect(say([0, null], [8, null])).toHaveLength(8);
  expect(say([0, null], [9, 'Roll?'])).toEqual([...tale.slice(1, 9), 'Roll?']);
});
