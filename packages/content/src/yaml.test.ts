import { LIMITS } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { lintWords } from './words';
import { dataOf, readYaml } from './yaml';

const faultOf = (text: string) => {
  const { documents, lines, faults } = readYaml(text);
  expect(documents).toEqual([]);
  expect(faults).toHaveLength(1);
  return `${lines.linePos(faults[0].offset).line || 1}: ${faults[0].found}`;
};
const valuesOf = (text: string) => readYaml(text).documents.map(dataOf);

test('what stands there, document by document', () => {
  expect(valuesOf('a: [1, two]\n---\nb: {c: null}\n')).toEqual([{ a: [1, 'two'] }, { b: { c: null } }]);
  expect(valuesOf('\uFEFFa: 1\r\nb: 2\r\n')).toEqual([{ a: 1, b: 2 }]);
  expect(valuesOf('')).toEqual([null]);
});

test('an alias stands for what it names, as often as one likes', () => {
  const many = Array.from({ length: 300 }, () => '*a').join();
  expect(valuesOf(`a: &a [1, 2]\nb: [${many}]\n`)[0]).toMatchObject({ a: [1, 2], b: { 299: [1, 2] } });
});

describe('what a few letters could do', () => {
  const bomb = Array.from({ length: 12 }, (_, i) => `- &a${i} [${Array(9).fill(i ? `*a${i - 1}` : 'x')}]`).join('\n');
  const chain = Array.from({ length: 60 }, (_, i) => `- &a${i} [${i ? `*a${i - 1}` : 'x'}]`).join('\n');

  test.each([
    ['an alias within itself', 'a: 1\nb: &b\n  c: [*b]\n', '3: *b inside of &b itself'],
    ['aliases of aliases of aliases', bomb, /^5: more than 50000 values/],
    ['aliases that lead ever deeper', chain, /^41: lists or records more than 40 deep/],
    ['lists within lists', `a:\n  ${'['.repeat(3_000)}`, /^2: lists or records more than 40 deep/],
    ['lists within lists, line by line', '- '.repeat(3_000), /^1: lists or records more than 40 deep/],
    ['keys within keys', '? '.repeat(3_000), /^1: lists or records more than 40 deep/],
    ['a very long file', `a: ${'x'.repeat(LIMITS.yaml.letters)}`, /^1: a file of more than 400000 letters/],
    ['very many aliases', `- &a x\n${'- *a\n'.repeat(1_001)}`, '1002: more than 1000 aliases'],
    ['an alias of nothing', 'a: *b\n', '1: *b, and no &b before it'],
    ['a key that stands twice', 'a: 1\nb: 2\na: 3\n', '3: Map keys must be unique'],
  ])('%s', (_, text, told) =>
    expect(faultOf(text)).toMatch(told instanceof RegExp ? told : new RegExp(`^${told.replaceAll('*', '\\*')}$`)),
  );

  test('just within the limits all is well', () => {
    const { depth } = LIMITS.yaml;
    expect(readYaml(`${'['.repeat(depth)}x${']'.repeat(depth)}`).faults).toEqual([]);
    expect(faultOf(`${'['.repeat(depth + 1)}x${']'.repeat(depth + 1)}`)).toContain('deep');
    expect(readYaml(`- &a x\n${'- *a\n'.repeat(1_000)}`).faults).toEqual([]);
  });

  test('what is no YAML at all is told, not a thousand times', () => {
    expect(readYaml('}\n'.repeat(5_000)).faults).toHaveLength(LIMITS.yaml.faults);
  });
});

test('a sentence that nests without end is refused before it is read', () => {
  const text = `events:\n  done: "${'{a, select, other {'.repeat(2_000)}"\n`;
  expect(lintWords({ path: 'text/en.yaml', text }).map(({ sentence }) => sentence)).toEqual([
    'text/en.yaml:2:10 events.done: expected a sentence in ICU MessageFormat, found more than 5000 letters.',
  ]);
});
