/** From the settings back to the table one came from, and nowhere else. */
import { expect, test } from 'vitest';
import { tableIn } from './table-in';

const from = (table: string) => tableIn(new URLSearchParams({ table }));

test.each(['/play/a1', '/inn/a1/table'])('%s is a table', (path) => expect(from(path)).toBe(path));

test.each(['', '/', '/play', '/settings', '/inn/a1', 'https://elsewhere.test/play/a1', 'javascript:alert(1)'])(
  '%j is none',
  (path) => expect(from(path)).toBeNull(),
);

test('an address that only looks like ours leads to our table, never to a house of that name', () => {
  expect(from('//play/a1')).toBe('/play/a1');
  expect(from('//inn/a1/table')).toBe('/inn/a1/table');
  expect(from('/play/a%2Fb')).toBe('/play/a%2Fb');
});

test('who came from nowhere has no way back', () => expect(tableIn(new URLSearchParams())).toBeNull());
