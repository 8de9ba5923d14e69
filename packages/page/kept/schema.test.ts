/** What may be read from a browser's store: the bounds, one past them, and what is said of what does not fit. */
import { expect, test } from 'vitest';
import { kept, LAST_DAY, TEXT, text, time, wrongWith } from './schema';

const good = { id: 'h1', game: 'pig', title: 'Bors', at: 5, what: { gold: 3 } };

test('what outlasted a game is read as it was written', () => {
  expect(wrongWith(kept, good)).toBeNull();
  expect(wrongWith(kept, { ...good, title: '' })).toBeNull();
});

test.each([
  [{ id: '' }, 'id: '],
  [{ game: '' }, 'game: '],
  [{ title: 'x'.repeat(TEXT + 1) }, 'title: '],
  [{ at: -1 }, 'at: '],
  [{ what: undefined }, 'what: '],
  [{ what: () => 1 }, 'what: '],
])('%j is refused, and the place is named', (change, begins) => {
  const wrong = wrongWith(kept, { ...good, ...change });
  expect(wrong?.startsWith(begins)).toBe(true);
});

test('something that is no record at all is refused without a place', () => {
  for (const found of [null, undefined, 'text', 7]) expect(wrongWith(kept, found)).toMatch(/^[^:]*: expected object/);
});

test('a text ends at 400 letters, a day between 1970 and 2999', () => {
  expect(wrongWith(text, 'x'.repeat(TEXT))).toBeNull();
  expect(wrongWith(text, 'x'.repeat(TEXT + 1))).not.toBeNull();
  expect([0, LAST_DAY].map((at) => wrongWith(time, at))).toEqual([null, null]);
  for (const at of [-1, LAST_DAY + 1, Number.NaN, Number.POSITIVE_INFINITY]) expect(wrongWith(time, at)).not.toBeNull();
});

test('a hero as large as a store may hold is kept; one letter more is too large', () => {
  const sized = (letters: number) => ({ ...good, what: 'x'.repeat(letters - 2) }); // With its two quotes.
  expect(wrongWith(kept, sized(200_000))).toBeNull();
  expect(wrongWith(kept, sized(200_001))).toBe('what: too large');
});
