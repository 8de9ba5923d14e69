/** What a newcomer reads is short: each package says what it is, in sentences a tired person can follow. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const LONGEST_SENTENCE = 25;
const LONGEST_README = 500;
const LONGEST_ARCHITECTURE = 3500;

const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, path, entry.name, 'package.json')))
    .map(({ name }) => `${path}/${name}`);
const packages = ['packages', 'packages/games', 'apps'].flatMap(foldersIn);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word));

/** Sentences of prose, and halves of one at a colon or semicolon: no code, no pictures, no headings, each cell by itself. */
function sentencesOf(markdown: string): string[] {
  return markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .split('\n')
    .filter((line) => !line.startsWith('#') && !line.startsWith('!['))
    .flatMap((line) => (line.startsWith('|') ? line.split(/(?<!\\)\|/) : [line]))
    .map((line) => line.replace(/`[^`]*`/g, 'code').replace(/\]\([^)]*\)/g, ']'))
    .flatMap((line) => line.split(/[.?!:;](?:\*\*)?(?=\s|$)/))
    .map((sentence) => sentence.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').trim())
    .filter(Boolean);
}
const tooLong = (path: string) => sentencesOf(read(path)).filter((it) => wordsOf(it).length > LONGEST_SENTENCE);

test('a sentence is counted by its words, and code is one', () => {
  expect(sentencesOf('# Not this\nOne `a b c` two. Three: four!\n| five | six |\n- seven\n```\neight\n```')).toEqual([
    'One code two',
    'Three',
    'four',
    'five',
    'six',
    'seven',
  ]);
});

describe.each(packages)('%s', (folder) => {
  test(`has a README of at most ${LONGEST_README} words`, () => {
    expect(existsSync(join(root, folder, 'README.md')), `${folder}/README.md`).toBe(true);
    expect(wordsOf(read(`${folder}/README.md`)).length).toBeLessThanOrEqual(LONGEST_README);
  });
  test(`says so in sentences of at most ${LONGEST_SENTENCE} words`, () => {
    expect(tooLong(`${folder}/README.md`)).toEqual([]);
  });
});

test(`architecture.md has at most ${LONGEST_ARCHITECTURE} words`, () => {
  expect(wordsOf(read('docs/architecture.md')).length).toBeLessThanOrEqual(LONGEST_ARCHITECTURE);
});
test.each(['README.md', 'docs/architecture.md', 'docs/questions.md', 'CONTRIBUTING.md'])(
  `%s is read in sentences of at most ${LONGEST_SENTENCE} words`,
  (path) => expect(tooLong(path)).toEqual([]),
);

/** Links in what a newcomer reads lead somewhere. */
test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', ...packages.map((it) => `${it}/README.md`)])(
  'no link of %s leads to nothing',
  (path) => {
    const links = [...read(path).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link]) => link ?? '');
    const lost = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(root, path, '..', link)));
    expect(lost).toEqual([]);
  },
);
