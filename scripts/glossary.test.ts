/** A word of the glossary names one thing: nobody else exports a type of that name. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const WORDS = [...glossary.matchAll(/^\| \*\*(\w+)\*\* \|.*\| `([^`]+)` \|$/gm)].map(([, word, home]) => ({
  name: `${word?.[0]?.toUpperCase()}${word?.slice(1)}`,
  home: home ?? '',
}));

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /^(packages|apps)\//.test(path) && !/\.(test|fixture)\.tsx?$|\/browser\/|\/template\//.test(path));
const texts = new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

const TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;
const ownersOf = (name: string): string[] =>
  [...texts].filter(([, text]) => [...text.matchAll(TYPE)].some(([, own]) => own === name)).map(([path]) => path);

test('the glossary has its words, and the sources were found', () => {
  expect(WORDS.map(({ name }) => name)).toEqual(expect.arrayContaining(['Table', 'Guest', 'Moment', 'Chair']));
  expect(ownersOf('Table')).toHaveLength(1);
});

test.each(WORDS)('$name is owned once, in $home', ({ name, home }) => {
  // A word may stand for a folder or a kind of file; where it is a type, it is one.
  const owners = ownersOf(name);
  expect(owners.length, owners.join(', ')).toBeLessThanOrEqual(1);
  for (const owner of owners) expect(owner.startsWith(`${home}/`), `${owner} stands outside ${home}`).toBe(true);
});
