import { expect, test } from 'vitest';
import { parseKept } from './kept';

const party = { id: 'a', game: 'para-roles', title: 'Four friends', at: 5, what: { version: 1 } };

test('what was kept is read again', () => {
  expect(parseKept(JSON.stringify([party]))).toEqual([party]);
});

test('a damaged entry does not take the others along', () => {
  const torn = [null, { ...party, title: 7 }, { ...party, what: undefined }, party];
  expect(parseKept(JSON.stringify(torn))).toEqual([party]);
});

test.each([null, '', 'torn', '{}', '[null]'])('%j is an empty shelf', (text) => {
  expect(parseKept(text)).toEqual([]);
});
