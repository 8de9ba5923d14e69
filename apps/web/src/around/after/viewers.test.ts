/** Into whose hand one may look who opens a game of the shelf. */
import { expect, test } from 'vitest';
import { seatsToLookThrough, viewersOf } from './viewers';

const after = (over: boolean, ...kinds: ('person' | 'bot')[]) =>
  ({ over, played: { sitters: kinds.map((kind) => ({ kind, name: kind })) } }) as never;

test('when it is over, into every hand', () => {
  expect(seatsToLookThrough(after(true, 'person', 'bot', 'person'))).toEqual([0, 1, 2]);
  expect(viewersOf(after(true, 'person', 'bot'))).toEqual(['everything', null, 0, 1]);
});

test('while it goes on, the one person who plays here looks into their own, and first of all', () => {
  expect(viewersOf(after(false, 'bot', 'person', 'bot'))).toEqual([1, null]);
});

test('while it goes on among several, or among bots alone, into nobody’s: only what all may see', () => {
  expect(viewersOf(after(false, 'person', 'person'))).toEqual([null]);
  expect(viewersOf(after(false, 'bot', 'bot'))).toEqual([null]);
});
