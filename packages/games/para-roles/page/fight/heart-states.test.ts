/** Hearts one can count. */
import { expect, test } from 'vitest';
import { columnsFor, heartsOf } from './heart-states';

const letters = (...health: Parameters<typeof heartsOf>) =>
  heartsOf(...health)
    .map((state) => ({ full: 'f', new: 'n', above: 'a', empty: 'e', breaking: 'b', lent: 'l' })[state])
    .join('');

test('as many hearts as there may be: full as far as the HP go', () => {
  expect([letters({ hp: 3, max: 5 }), letters({ hp: 0, max: 3 }), letters({ hp: 5, max: 5 })]).toEqual([
    ...['fffee', 'eee', 'fffff'],
  ]);
});

test('what was just lost breaks, what was just healed is new; no more hearts break than there are', () => {
  expect(letters({ hp: 2, max: 5, lost: 2 })).toBe('ffbbe');
  expect(letters({ hp: 4, max: 5, gained: 2 })).toBe('ffnne');
  expect(letters({ hp: 0, max: 3, lost: 9 })).toBe('bbb'); // A blow may be harder than what was left.
});

test('more than the most stands above it, temporary HP beside all others', () => {
  expect(letters({ hp: 6, max: 4, temporary: 2 })).toBe('ffffaall');
  expect(letters({ hp: 1, max: 3, temporary: 1, lost: 1 })).toBe('fbel');
});

test('twelve stand in a row, thirteen in two, twenty still in two, a boss in rows of ten', () => {
  expect([1, 12, 13, 20, 21, 45].map(columnsFor)).toEqual([1, 12, 7, 10, 10, 10]);
});
