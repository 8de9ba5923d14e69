import { readFileSync } from 'node:fs';
import { gameIds } from '@tabard/house';
import { expect, test } from 'vitest';
import { type Clause, clausesOf, parseRules, type Run, runsOf, textOf } from './parse';
import { find, marked, wantedOf } from './search';

const read = (game: string, language = 'en') =>
  readFileSync(new URL(`../../../../../packages/games/${game}/law.${language}.md`, import.meta.url), 'utf8');

const books = gameIds.map((game) => ({ game, text: read(game), book: parseRules(read(game)) }));
const [{ book }] = books;
const clauses = clausesOf(book);
const foundBy = (query: string) =>
  find(book, wantedOf(query)!)
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Clause => block.kind === 'clause')
    .map(({ id }) => id);

test.each(books)('every clause of $game is in the page, once', ({ text, book }) => {
  const written = [...text.matchAll(/^- \*\*([A-Z]{2}-[\w.]+)\*\*/gm)].map(([, id]) => id);
  expect(clausesOf(book).map(({ id }) => id)).toEqual(written);
  expect(new Set(written).size).toBe(written.length);
  expect(written.length).toBeGreaterThan(0);
});

test('the laws of the house are found, and read whole', () => {
  expect(books.reduce((sum, { book }) => sum + clausesOf(book).length, 0)).toBeGreaterThan(1800);
});

test.each(books)('every table of $game is in the page', ({ text, book }) => {
  const written = text.split('\n').filter((line) => /^\|[-|]+\|$/.test(line)).length;
  const tables = book.chapters.flatMap(({ blocks }) =>
    blocks.filter((block) => block.kind === 'table' || (block.kind === 'clause' && block.table)),
  );
  expect(tables.length).toBe(written);
});

test('a table that belongs to a clause stands under it', () => {
  expect(clauses.find(({ id }) => id === 'DM-7.1')?.table?.rows.map((row) => row.map(textOf))).toEqual([
    ['White', '4', '4'],
    ['Gray', '5', '5'],
    ['Black', '6', '6'],
  ]);
});

test.each(books)('every reference in $game leads to a clause or a chapter that is there', ({ book }) => {
  const ids = new Set([...clausesOf(book).map(({ id }) => id), ...book.chapters.map(({ id }) => id)]);
  const runs = [...book.intro, ...book.chapters.flatMap(({ blocks }) => blocks)].flatMap((block): readonly Run[] =>
    block.kind === 'list' ? block.items.flat() : 'runs' in block ? block.runs : [],
  );
  const lost = runs.flatMap((run) => ('id' in run && !ids.has(run.id) ? [run.text] : []));
  expect(lost).toEqual([]);
});

test.each(books)('the German $game has the same clauses, tables and references', ({ game, book }) => {
  const german = parseRules(read(game, 'de'));
  const references = (runs: readonly Run[]) => runs.flatMap((run) => (run.kind === 'clause' ? [run.id] : [])).sort();
  const shape = (of: typeof book) =>
    of.chapters.map(({ number, blocks }, chapter) => ({
      number,
      blocks: blocks
        .filter(({ kind }) => chapter > 0 || kind === 'clause') // The page shows a summary instead of the first one.
        .map((block) => ({
          kind: block.kind,
          id: block.kind === 'clause' ? block.id : null,
          refers: 'runs' in block ? references(block.runs) : [],
          rows: 'table' in block ? (block.table?.rows.map((row) => row.length) ?? null) : null,
        })),
    }));
  expect(shape(german)).toEqual(shape(book));
  const differing = clausesOf(german).filter((clause, i) => differ(clause, clausesOf(book)[i]));
  expect(differing.map(({ id }) => id)).toEqual([]);
});

/** How a number is written: 9,810 and 1.2 here, 9810 and 1,2 there; small ones are often words. */
const ENGLISH = {
  thousands: /(\d),(?=\d{3}\b)/g,
  point: '.',
  words: ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
};
const GERMAN = {
  thousands: /(\d)[.\u202f\u00a0](?=\d{3}\b)/g,
  point: ',',
  words: ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
};

/** The numbers of a clause but 0 and 1 (words as often as not), without those of ids, chapters and code. */
function numbersIn({ runs }: Clause, { thousands, point, words }: typeof ENGLISH) {
  const text = textOf(runs.filter(({ kind }) => kind !== 'clause' && kind !== 'code'))
    .replace(/(?:chapters?|kapitel) \d+(?:(?:,| and| und| to| bis)? (?:kapitel )?\d+)*/gi, '')
    .replace(/\b[A-Z]{2}-R?\d+(?:\.\d+)?/g, '') // A question is one run, with the ids in it.
    .replace(thousands, '$1')
    .toLowerCase();
  const found = text.match(new RegExp(`(?<![\\w.])\\d+(?:\\${point}\\d+)?(?!\\w)`, 'g')) ?? [];
  const figures = found.map((number) => number.replace(point, '.')).filter((number) => Number(number) > 1);
  const spoken = words.flatMap((word, i) => (word && text.includes(word) ? [String(i)] : []));
  return { figures, all: new Set([...figures, ...spoken]) };
}

/** Written in figures in one language, and neither in figures nor in words in the other. */
function differ(a: Clause, b: Clause): boolean {
  const [german, english] = [numbersIn(a, GERMAN), numbersIn(b, ENGLISH)];
  return german.figures.some((n) => !english.all.has(n)) || english.figures.some((n) => !german.all.has(n));
}

test('a sentence is cut into its pieces', () => {
  expect(runsOf('*Why?* See DM-15.2 (`claim`) and **this**, chapter 8.')).toEqual([
    { kind: 'em', text: 'Why?' },
    { kind: 'text', text: ' See ' },
    { kind: 'clause', text: 'DM-15.2', id: 'DM-15.2' },
    { kind: 'text', text: ' (' },
    { kind: 'code', text: 'claim' },
    { kind: 'text', text: ') and ' },
    { kind: 'strong', text: 'this' },
    { kind: 'text', text: ', chapter ' },
    { kind: 'chapter', text: '8', id: '8' },
    { kind: 'text', text: '.' },
  ]);
});

test.each([
  ['DM-7.11', ['DM-7.11']],
  ['7.16', ['DM-7.16']],
  ['dm-r12', ['DM-R12']],
  ['minotaur mark', ['DM-2.10', 'DM-17.19', 'DM-18.26']],
  ['xyzzy', []],
])('"%s" finds %j', (query, ids) => {
  expect(foundBy(query)).toEqual(ids);
});

test('a chapter number finds its clauses, and no others', () => {
  expect(foundBy('9').length).toBe(6);
  expect(foundBy('9.')).toEqual(foundBy('9'));
  expect(foundBy('1.1')).toContain('DM-1.18');
});

test('what was looked for is marked, also under an accent', () => {
  expect(marked('Die Türme fallen', wantedOf('turme'))).toEqual([
    { text: 'Die ', hit: false },
    { text: 'Türme', hit: true },
    { text: ' fallen', hit: false },
  ]);
  expect(marked('Towers fall', wantedOf('tower fall'))).toEqual([
    { text: 'Tower', hit: true },
    { text: 's ', hit: false },
    { text: 'fall', hit: true },
  ]);
  expect(wantedOf('  ')).toBe(null);
});
