/** The author's tools beside lint: split and join, the loader, reading, walking, drawing. */
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { house } from '../content/house';
import {
  contentWith,
  drawSvg,
  flatten,
  graphOf,
  joinBook,
  lintBook,
  loadBook,
  readAll,
  readPath,
  splitBook,
  tally,
  walkBook,
  writeTwee,
} from '.';
import { freshBook } from './fresh';

const TEXT = freshBook({ number: 1, title: 'A Right Book' });
const file = (text: string, path = 'book.yaml') => ({ path, text });
const load = (text: string) => {
  const loaded = loadBook({ book: file(text) });
  if ('problem' in loaded) throw new Error(loaded.problem);
  return loaded;
};

describe('split and join', () => {
  const { structure, words } = splitBook(TEXT);

  test('split takes every text out, keeps comments, and join brings the same book back', () => {
    expect(structure).toContain('# a failure leads on too');
    expect(structure).not.toContain('Shoulders against oak');
    expect(parse(joinBook(structure, flatten(parse(words))))).toEqual(parse(TEXT));
  });

  test('a split book lints like the one it was, and a long text is told in the file of words', () => {
    const long = words.replace('Its door is shut.', 'shut '.repeat(170).trim());
    const house_ = { content: house, books: [] };
    const { findings } = lintBook({ book: file(structure), words: file(long, 'book.en.yaml') }, house_);
    const [found] = findings.filter(({ rule }) => rule === 'L42');
    expect(found.file).toBe('book.en.yaml');
    expect(long.split('\n')[found.line - 1]).toContain('B1.read');
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('words that are missing, and words that belong to nothing, are told', () => {
    const fewer = words.replace(/^B1\.read: .*\n/m, 'B77.read: Nobody.\n');
    const { findings } = lintBook(
      { book: file(structure), words: file(fewer, 'book.en.yaml') },
      { content: house, books: [] },
    );
    const told = findings.filter(({ rule }) => rule === 'text').map(({ file: at, severity }) => `${at} ${severity}`);
    expect(told.sort()).toEqual(['book.en.yaml warning', 'book.yaml error']);
  });
});

describe('bad input is one clear line', () => {
  const problem = (text: string) => (loadBook({ book: file(text) }) as { problem: string }).problem;

  test('what is no YAML, what holds itself, what is no book', () => {
    expect(problem('a: [')).toMatch(/^book\.yaml:\d+:\d+ format .*no YAML/);
    expect(problem('a: &a [*a]')).toContain('*a inside of &a itself');
    expect(problem('hello: world')).toMatch(/^book\.yaml:1:1 format/);
    expect(problem(`a: "${'x'.repeat(500_000)}"`)).toContain('letters');
    for (const text of ['a: [', 'hello: world']) expect(problem(text)).not.toContain('\n');
  });
});

describe('reading', () => {
  const { book, words } = load(TEXT);
  const setup = { seats: 2, temper: 'curious', legendary: false, seed: '1' } as const;

  test('all entries stand in the order of their labels, with their words', () => {
    const text = readAll(book, words);
    const heads = text.filter((line) => line.startsWith('## ')).map((line) => line.split(' ')[1]);
    expect(heads.slice(0, 4)).toEqual(['START', 'A', 'B', 'B1']);
    expect(text).toContain('The mill stands still.');
  });

  test('a path is told with its choices, and a list of choices is kept to', () => {
    const content = contentWith(book);
    const text = readPath(content, book, words, { ...setup, choices: [2] });
    expect(text).toContain('? Move.');
    for (const seed of ['1', '2', '3', '4']) {
      const path = readPath(content, book, words, { ...setup, seed, choices: [] });
      expect(path.filter((line) => /undefined|\[/.test(line))).toEqual([]);
    }
    expect(text.at(-1)).not.toContain('breaks off');
    expect(text).toContain('## THE_END');
    expect(() => readPath(content, book, words, { ...setup, choices: [9] })).not.toThrow(/undefined/);
  });
});

describe('walking and drawing', () => {
  const { book, words } = load(TEXT);
  const walks = Array.from({ length: 4 }, (_, number) => ({
    ...walkBook(contentWith(book), book, words, {
      seats: 1 + (number % 2),
      temper: 'bold',
      legendary: false,
      number,
      seed: `${number}`,
    }),
    temper: 'bold' as const,
    number,
  }));

  test('every party comes to THE_END, and what it met is counted', () => {
    const { rows, never, troubles } = tally(book, walks);
    expect(troubles).toEqual([]);
    expect(rows.at(-1)).toMatchObject({ temper: 'all', walks: 4, ended: 4 });
    expect(rows.at(-1)!.means.xp).toBeGreaterThanOrEqual(5);
    expect(never).not.toContain('B');
  });

  test('the same seed walks the same way', () => {
    const again = walkBook(contentWith(book), book, words, {
      seats: 1,
      temper: 'bold',
      legendary: false,
      number: 0,
      seed: '0',
    });
    expect({ ...again, temper: 'bold', number: 0 }).toEqual(walks[0]);
  });

  test('the picture has a box an entry, and Twee a passage an entry', () => {
    const graph = graphOf(book, words);
    const svg = drawSvg(graph, (label) => (label === 'B31' ? 0 : 1));
    expect(svg.match(/<rect x=/g)).toHaveLength(Object.keys({ ...book.entries, ...book.tome }).length);
    expect(svg).toContain('★1');
    expect(writeTwee(graph)).toContain(':: B2 [check at-B]');
    expect(writeTwee(graph)).toContain('[[Force the door.|B2]]');
  });
});
