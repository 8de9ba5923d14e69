/** Looking something up in a law: by number, by words, and what of it is painted. */
import { expect, test } from 'vitest';
import { parseRules } from './parse';
import { find, marked, plainly, wantedOf } from './search';

const BOOK = parseRules(`# The law

## 1. Towers

- **XY-1.1** A tower falls.
- **XY-1.10** A *tower* is built: 3 gold.

| Tower | Gold |
| --- | --- |
| Türmchen | 12 |

## 12. Rest

- **XY-12.1** See XY-1.1.
- **XY-R2** A ruling.
- **XY-R21** Another ruling.

Some words about towers.
`);
const found = (query: string) =>
  find(BOOK, wantedOf(query)!).map(({ id, blocks }) => [
    id,
    blocks.map((block) => (block.kind === 'clause' ? block.id : block.kind)),
  ]);

test('a chapter’s number is not the beginning of another’s', () => {
  expect(found('1')).toEqual([['1', ['XY-1.1', 'XY-1.10']]]);
  expect(found('12')).toEqual([['12', ['XY-12.1']]]);
  expect(found('2')).toEqual([]);
});

test('a clause’s number finds whatever begins so, as one types it', () => {
  expect(found('1.')).toEqual([['1', ['XY-1.1', 'XY-1.10']]]);
  expect(found('XY-1.1')).toEqual([['1', ['XY-1.1', 'XY-1.10']]]);
  expect(found('1.10')).toEqual([['1', ['XY-1.10']]]);
  expect(found('r2')).toEqual([['12', ['XY-R2', 'XY-R21']]]);
});

test('a number finds clauses, not the places that name them; in words it is found anywhere', () => {
  expect(found('xy-1.1')).toEqual([['1', ['XY-1.1', 'XY-1.10']]]);
  expect(found('see xy-1.1')).toEqual([['12', ['XY-12.1']]]);
});

test('all words must stand there, in any order and case, also in the table that belongs to a clause', () => {
  expect(found('GOLD tower')).toEqual([['1', ['XY-1.10']]]);
  expect(found('turmchen 12')).toEqual([['1', ['XY-1.10']]]);
  expect(found('tower rest')).toEqual([]);
});

test('text beside clauses is found, and chapters without a find are left out', () => {
  expect(found('some words')).toEqual([['12', ['text']]]);
});

const painted = (text: string, query: string) =>
  marked(text, wantedOf(query))
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

test.each([
  ['A tower falls', 'tower', 'A [tower] falls'],
  ['Towers and towers', 'tower', '[Tower]s and [tower]s'],
  ['abab', 'aba bab', '[abab]'],
  ['A tower', 'a tower', 'A [tower]'],
  ['Éowyn', 'eowyn', '[Éowyn]'],
  ['nothing here', 'tower', 'nothing here'],
  ['1.1 and 1.10', '1.1', '1.1 and 1.10'],
  ['a+b (c)', '(c)', 'a+b [(c)]'],
])('in %j, %j paints %j', (text, query, result) => expect(painted(text, query)).toBe(result));

test('where a letter folds into several nothing is painted, and nothing is lost', () => {
  const text = 'ﬁx the İstanbul tower \u1e9b\u0323';
  expect(
    marked(text, wantedOf('tower'))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('accents and case fold away', () => expect(plainly('ÄÖÜ Éa')).toBe('aou ea'));
