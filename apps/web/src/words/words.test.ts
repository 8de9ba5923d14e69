import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSpeaker, idsOf, isMissing, missingWords, parametersOf, pseudo, type Words } from '@tabard/content';
import { expect, test } from 'vitest';
import deYaml from './de.yaml';
import enYaml from './en.yaml';

const en = enYaml as Words;
const de = deYaml as Words;
const source = fileURLToPath(new URL('..', import.meta.url));

const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(source, path), 'utf8'))
  .join('\n');

// t('inn.title'), or t(`inn.weight.${weight}`), which uses everything below inn.weight.
const said = [...code.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, id]) => id);
const families = [...code.matchAll(/\bt\(\s*`([\w.-]*)\$\{/g)].map(([, prefix]) => prefix);

test('everything the page says has words', () => {
  const known = new Set(idsOf(en));
  expect(said.filter((id) => !known.has(id))).toEqual([]);
  expect(families.filter((prefix) => !idsOf(en).some((id) => id.startsWith(prefix)))).toEqual([]);
});

test('no words are left over', () => {
  // An id may also travel as data, { id: 'table.thinking' }: any text of that shape counts.
  const used = new Set([...code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, id]) => id));
  const isUsed = (id: string) => used.has(id) || families.some((prefix) => prefix !== '' && id.startsWith(prefix));
  expect(idsOf(en).filter((id) => !isUsed(id))).toEqual([]);
});

test('German says all that English says, and nothing else', () => {
  expect(missingWords(en, de)).toEqual([]);
  expect(missingWords(de, en)).toEqual([]);
});

test('a sentence uses the same parameters in both languages, and can be spoken', () => {
  const english = flat(en);
  const german = flat(de);
  const speakers = (
    [
      ['en', en],
      ['de', de],
      ['en', pseudo(en)],
    ] as const
  ).map(([language, words]) => createSpeaker({ words: [words], names: [], language }));
  for (const [id, text] of english) {
    const parameters = [...parametersOf(text)].sort();
    expect([id, ...[...parametersOf(german.get(id)!)].sort()]).toEqual([id, ...parameters]);
    const given = Object.fromEntries(parameters.map((name) => [name, 3]));
    for (const speaker of speakers) {
      expect([id, isMissing(speaker.say({ id, with: given }))]).toEqual([id, false]);
    }
  }
});

function flat(words: Words, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}
