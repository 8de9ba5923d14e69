import { createSpeaker, faultIn, idsOf, lookUp, missingWords, parametersOf, pseudo, type Words } from '@tabard/content';
import deYaml from '@tabard/page/words/de.yaml';
import enYaml from '@tabard/page/words/en.yaml';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { FACES } from './faces';
import { pageSources } from './sources.fixture';

/** Found by their name: to open a workshop's door here would open all that is behind it. */
const WORKSHOPS = import.meta.glob<{ readonly default: Words }>(
  '../../../../packages/games/*/page/author/words.*.yaml',
  {
    eager: true,
  },
);

/** The shell's, what the faces say, and what the pages of every game say. */
async function allWords(language: 'en' | 'de', shell: unknown): Promise<Words> {
  const tables = FACES.map(({ id, words }) => [id, words[language]]);
  const pages = FACES.map(async ({ id, pageWords }) => [id, (await pageWords?.[language]())?.default ?? {}]);
  const paged = Object.fromEntries(await Promise.all(pages));
  const [workshop] = Object.entries(WORKSHOPS).flatMap(([path, found]) =>
    path.includes(`.${language}.`) ? found : [],
  );
  const { default: desk } = workshop!;
  return { ...(shell as Words), tables: Object.fromEntries(tables), ...paged, workshop: desk };
}

const en = await allWords('en', enYaml);
const de = await allWords('de', deYaml);
const files = pageSources(/(?<!\.test)\.tsx?$/);
const code = files.map(({ text }) => text).join('\n');

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
      expect([id, faultIn(speaker.say({ id, with: given }))]).toEqual([id, null]);
    }
  }
});

test('whatever the page says is given all that its sentence needs', () => {
  const calls = files.flatMap(({ path, text }) => callsIn(path, text));
  expect(calls.length).toBeGreaterThan(600);
  // Of a family only some are meant: at least one of them must be sayable.
  const lacking = calls.flatMap(({ where, id, isFamily, given }) => {
    const ids = isFamily ? idsOf(en).filter((one) => one.startsWith(id)) : [id];
    const lacks = ids.map((one) => [...parametersOf(lookUp(en, one) ?? '')].filter((name) => !given?.includes(name)));
    const isRight = given === null || lacks.some((names) => names.length === 0);
    return isRight ? [] : [`${where} ${id} needs ${lacks[0].join(', ')}`];
  });
  expect(lacking).toEqual([]);
});

interface Call {
  readonly where: string;
  /** All of it, or what stands before the first variable part. */
  readonly id: string;
  readonly isFamily: boolean;
  /** The names of what is given; null where it is made elsewhere. */
  readonly given: readonly string[] | null;
}

/** As much of a syntax tree (ESTree) as is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

/** Every t('id', { … }) of a file. */
function callsIn(path: string, text: string): Call[] {
  const calls: Call[] = [];
  const visit = (node: Node): void => {
    const callee = node.callee as Node | undefined;
    if (node.type === 'CallExpression' && callee?.name === 't') {
      const [what, facts] = node.arguments as [Node?, Node?];
      const where = `${path}:${text.slice(0, node.start).split('\n').length}`;
      for (const [id, isFamily] of what ? idsIn(what) : []) calls.push({ where, id, isFamily, given: namesIn(facts) });
    }
    for (const part of Object.values(node).flat()) if (isNode(part)) visit(part);
  };
  visit(parseSync(path, text).program as never);
  return calls;
}

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;

/** 'inn.title' is itself; `inn.weight.${weight}` begins like that; a choice is either. */
function idsIn(what: Node): readonly (readonly [id: string, isFamily: boolean])[] {
  if (what.type === 'Literal') return [[String(what.value), false]];
  if (what.type === 'ConditionalExpression')
    return [...idsIn(what.consequent as Node), ...idsIn(what.alternate as Node)];
  if (what.type !== 'TemplateLiteral') return [];
  const [head, ...rest] = (what.quasis as readonly { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return head !== '' && rest.length === 1 && rest[0] === '' ? [[head, true]] : [];
}

function namesIn(facts: Node | undefined): readonly string[] | null {
  if (!facts) return [];
  const properties = facts.properties as readonly (Node & { key?: { name?: string; value?: string } })[] | undefined;
  if (facts.type !== 'ObjectExpression' || properties!.some(({ type }) => type === 'SpreadElement')) return null;
  return properties!.map(({ key }) => key!.name ?? String(key!.value));
}

function flat(words: Words, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}
