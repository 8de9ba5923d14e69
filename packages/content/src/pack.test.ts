import { expect, test } from 'vitest';
import { jsonSchemas, lintPack, packHash, readPack } from './pack';
import { lintWords } from './words';
import { z } from './zod';

const shape = {
  'towns.yaml': z.strictObject({
    towns: z.array(
      z.strictObject({
        id: z.string().regex(/^[A-Z]\d$/),
        letter: z.enum(['A', 'B']),
        need: z.int().min(1).max(50),
        towers: z.strictObject({ white: z.int(), black: z.int() }).optional(),
      }),
    ),
  }),
  'setup.yaml': z.object({ minions: z.int(), seats: z.record(z.string(), z.int()).optional() }).optional(),
};

const towns = (text: string) => [{ path: 'content/towns.yaml', text }];
const sentences = (text: string) => readPack(towns(text), shape).problems.map(({ sentence }) => sentence);

const GOOD = `# The towns
towns:
  - { id: A1, letter: A, need: 12 }
  - id: B1
    letter: B
    need: 16
    towers: { white: 1, black: 2 }
`;

test('a good pack gives typed content and no problem', () => {
  const { content, problems } = readPack(towns(GOOD), shape);
  expect(problems).toEqual([]);
  expect(content?.['towns.yaml'].towns[1].towers).toEqual({ white: 1, black: 2 });
});

test('a wrong value is told with its line, its column, what was expected and what was found', () => {
  const { content, problems } = readPack(towns(GOOD.replace('need: 16', 'need: many')), shape);
  expect(content).toBeNull();
  expect(problems).toEqual([
    {
      file: 'content/towns.yaml',
      line: 6,
      column: 11,
      path: 'towns[1].need',
      expected: 'a number',
      found: 'the text "many"',
      sentence: 'content/towns.yaml:6:11 towns[1].need: expected a number, found the text "many".',
    },
  ]);
});

test('every problem is told at once', () => {
  const text = GOOD.replace('need: 12', 'need: 51').replace('letter: B', 'letter: C').replace('id: B1', 'id: b');
  expect(sentences(text)).toEqual([
    'content/towns.yaml:3:32 towns[0].need: expected at most 50, found the number 51.',
    'content/towns.yaml:4:9 towns[1].id: expected a text like /^[A-Z]\\d$/, found the text "b".',
    'content/towns.yaml:5:13 towns[1].letter: expected one of A, B, found the text "C".',
  ]);
});

test('what is missing is told where it should stand', () => {
  expect(sentences(GOOD.replace('letter: A, ', ''))).toEqual([
    'content/towns.yaml:3:5 towns[0].letter: expected one of A, B, found nothing.',
  ]);
  expect(sentences('')).toEqual(['content/towns.yaml:1:1 expected a record, found an empty value.']);
});

test('an unknown key is told, also where the schema itself would not mind', () => {
  expect(sentences(GOOD.replace('black: 2', 'blakc: 2'))).toEqual([
    'content/towns.yaml:7:13 towns[1].towers.black: expected a number, found nothing.',
    'content/towns.yaml:7:25 towns[1].towers: expected only keys that are known here, found the key "blakc".',
  ]);
  const files = [...towns(GOOD), { path: 'setup.yaml', text: 'minions: 50\nminion: 3\n' }];
  expect(readPack(files, shape).problems.map(({ sentence }) => sentence)).toEqual([
    'setup.yaml:2:1 expected only minions, found the key "minion".',
  ]);
});

test('an id that stands twice is told with the line of the first', () => {
  expect(sentences(GOOD.replace('id: B1', 'id: A1'))).toEqual([
    'content/towns.yaml:4:9 towns[1].id: expected an id of its own, found "A1" again, as in line 3.',
  ]);
});

test('a fault of YAML is told with its line', () => {
  expect(sentences(`${GOOD}  - { id: A2\n`)[0]).toMatch(/^content\/towns\.yaml:9:1 expected YAML, found Flow map/);
  expect(sentences(GOOD.replace('letter: B', 'id: B2'))[0]).toBe(
    'content/towns.yaml:5:5 expected YAML, found Map keys must be unique.',
  );
});

test('a file that is missing or unknown is told; one that may be left out is not', () => {
  expect(readPack([], shape).problems.map(({ sentence }) => sentence)).toEqual([
    'towns.yaml:1:1 expected this file in the pack, found none.',
  ]);
  expect(readPack([...towns(GOOD), { path: 'evil.js', text: '' }], shape).problems[0].sentence).toBe(
    'evil.js:1:1 expected only towns.yaml, setup.yaml and text/<language>.yaml, found this file.',
  );
});

const WORDS = `events:
  "town.falls": "{town} falls."
  rolled: "{seat} rolls {count, plural, one {# die} other {# dice}."
  list: [a]
`;

test('words: a broken sentence with its line, a leaf that is none, an id without one', () => {
  const problems = lintWords({ path: 'text/en.yaml', text: WORDS }, ['events.town.falls', 'events.done']);
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    'text/en.yaml:3:25 events.rolled: expected a sentence in ICU MessageFormat, found expect argument closing brace.',
    'text/en.yaml:4:9 events.list: expected a sentence, or a record of sentences, found a list of 1.',
    'text/en.yaml:1:1 expected a sentence for "events.done", found none.',
  ]);
  expect(lintWords({ path: 'text/en.yaml', text: 'a: "b' })).toHaveLength(1);
});

test('lintPack looks at data and words, in the order of files and lines, each thing once', () => {
  const files = [...towns(GOOD.replace('need: 12', 'need: 0')), { path: 'text/en.yaml', text: WORDS }];
  const problems = lintPack(files, { shape, ids: ['game.name'] });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/towns.yaml:3',
    'text/en.yaml:1',
    'text/en.yaml:3',
    'text/en.yaml:4',
  ]);
});

test('the hash of a pack depends on what its files say, not on their order or line ends', () => {
  const a = { path: 'a.yaml', text: 'x: 1\n' };
  const b = { path: 'b.yaml', text: 'y: 2\n' };
  expect(packHash([a, b])).toBe(packHash([b, { ...a, text: 'x: 1\r\n' }]));
  expect(packHash([a, b])).not.toBe(packHash([a, { ...b, text: 'y: 3\n' }]));
});

test('editors get a JSON Schema for every file', () => {
  const schemas = jsonSchemas(shape);
  expect(Object.keys(schemas)).toEqual(['towns.yaml', 'setup.yaml']);
  expect(schemas['towns.yaml']).toMatchObject({ type: 'object', required: ['towns'], additionalProperties: false });
});

test('a language in several files is judged as one', () => {
  const [data] = towns(GOOD);
  const said = { path: 'text/en.yaml', text: 'events:\n  done: Done.\n' };
  const cards = { path: 'text/cards.en.yaml', text: 'cards:\n  axe: Axe\n' };
  const lint = (files: (typeof said)[]) =>
    lintPack([data, ...files], { shape, ids: ['events.done', 'cards.axe'] }).map(({ file }) => file);
  expect(lint([said, cards])).toEqual([]);
  expect(lint([said])).toEqual(['text/en.yaml']);
  expect(lint([said, { ...cards, path: 'text/cards.de.yaml' }])).toEqual(['text/en.yaml']);
});
