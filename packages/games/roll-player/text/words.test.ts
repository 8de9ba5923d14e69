/** Both languages say the same, with the same parameters; the rules say nothing that has no words, and no word is idle. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSpeaker, idsOf, type Words } from '@tabard/content';
import { ANY_TIME } from '@tabard/kernel';
import { languagesAgree, omensSaid } from '@tabard/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { bots } from '../bots';
import { ADVENTURE_TYPES, COLOURS, DIRS, KINDS, ROWS } from '../content';
import { rollPlayer } from '../rules';
import { CATEGORIES, RANK_NAMES } from '../rules/end/scoring';
import { events } from '../rules/events';
import { keys } from '../rules/keys';
import deYaml from './de.yaml';
import enYaml from './en.yaml';
import { words as allWords } from './words';

const en = enYaml as Words;
const de = deYaml as Words;
const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The code of a folder, without its tests. */
const codeOf = (path: string): string =>
  readdirSync(folder(path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder(path)}/${name}`, 'utf8'))
    .join('\n');
const rules = codeOf('../rules');
const speechCode = codeOf('.') + readFileSync(folder('../manners.ts'), 'utf8');
const schema = readFileSync(folder('../content/schema.ts'), 'utf8');

const found = (code: string, pattern: RegExp): string[] => [
  ...new Set([...code.matchAll(pattern)].map(([, id]) => id)),
];

// ---- all that can be said

const each = (family: string, ids: readonly (string | number)[], ...parts: readonly string[]): string[] =>
  ids.flatMap((id) => (parts.length === 0 ? [`${family}.${id}`] : parts.map((part) => `${family}.${id}.${part}`)));
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const asked = Object.keys(keys).filter((name) => name !== ANY_TIME);
const clauses = found(rules, /why\('(RP-[A-Z]?[\d.]+)'/g);

/** Of these an event has a sentence for each, and some are told by others. */
const WHYS = ['initiative', 'gold-die', 'row', 'minion', 'trophy', 'adventure', 'ability', 'fiend', 'monster', 'toll'];
const EVENTS_BY: { readonly [event: string]: readonly string[] } = {
  'turn.skipped': ['dice', 'market'],
  'action.taken': ['attribute', 'FAM'],
  adjusted: ['up', 'down'],
  rerolled: ['new', 'old'],
  'gold.gained': WHYS,
  'gold.lost': [...WHYS, 'discard'],
  'xp.gained': [...WHYS, 'discard'],
  'xp.spent': ['heal', 'action', 'ability'],
  'ability.used': ['own', 'fiend'],
  'adventure.token': ['own', 'others'],
  'adventure.seen': ['own', 'others'],
  'fight.rolled': ['own', 'others'],
  'fight.result': ['success', 'failure'],
};
const TOLD_ELSEWHERE = ['dice.sorted'];

const ofEvents = Object.keys(events)
  .filter((type) => !TOLD_ELSEWHERE.includes(type))
  .flatMap((type) => (EVENTS_BY[type] ? each(`events.${type}`, EVENTS_BY[type]) : [`events.${type}`]));

const DICE_DEEDS = ['flip', 'set', 'reroll', 'up', 'down', 'copyTo', 'copyFrom', 'swapFirst', 'swapSecond', 'lift'];
const ofOptions = [
  ...each('options.die', DICE_DEEDS),
  ...each('options.skill', ['use', 'move']),
  ...each('options.refresh', ['card', 'none']),
  ...each('options.take', ['card', 'none']),
  ...each('options.add', ['card', 'none']),
  ...each('options.drop', ['card', 'none']),
  ...each('options.mercenary', ['xp', 'gold', 'charisma']),
  ...each('options.reward', ['any', 'refresh', 'align', 'done']),
  ...each('options.buyoff', ['yes', 'no']),
  ...each('options.may', ['yes', 'no']),
  ...each('options.banish', ['gold', 'charisma']),
  ...each('brings.goal', ['met', 'lost']),
];

/** What the code says word for word: say('brings.complete'). */
const literal = found(speechCode, /\bsay\(\s*'([\w.-]+)'/g);

/** Every word of the schema that does something; either and may are made of others. */
const effectWords = [
  ...found(schema, /do: z\.literal\('([a-z-]+)'\)/g),
  ...[...schema.matchAll(/do: z\.enum\(\[([^\]]*)\]\)/g)].flatMap(([, list]) => found(list, /'([a-z-]+)'/g)),
].filter((word) => word !== 'either' && word !== 'may');

const ofContent = [
  ...each('game', ['name', 'tagline', 'about']),
  ...each('sides', numbers(1, rollPlayer.seats.max)),
  ...each('colours', [...COLOURS, 'gold'], 'name', 'value', 'die'),
  ...each('dice', ['standard', 'split', 'boost'], 'a', 'the', 'name', 'plain'),
  ...each('rows', ROWS, 'short', 'name', 'action'),
  ...each('dirs', DIRS),
  ...each('cells', numbers(0, 8)),
  ...each('ranks', ['plain', 'star', 'plainTitle', 'starTitle']),
  ...each('kinds', KINDS),
  ...each('adventureTypes', ADVENTURE_TYPES),
  ...each('effects', effectWords),
  ...each('rankNames', RANK_NAMES),
  ...each('scoring', CATEGORIES),
  ...each('reasons', ['stars', 'gold', 'class-dice', 'shared']),
  ...each('why', clauses),
  ...each('refusals', ['over', 'not-asked', 'not-an-option']),
  ...each(
    'bots',
    bots.map(({ id }) => id),
    'title',
    'text',
  ),
  ...Object.entries(rollPlayer.wishes ?? {}).flatMap(([id, values]) => [
    ...each('wishes', [id], 'title', 'text'),
    ...each(`wishes.${id}.values`, values, 'title', 'text'),
  ]),
  ...rollPlayer.options.flatMap(({ id, values }) => [
    ...each('tableOptions', [id], 'title', 'text'),
    ...each(`tableOptions.${id}.values`, values, 'title', 'text'),
  ]),
];

const sayable = new Set([
  ...ofContent,
  ...each('questions', asked),
  ...ofEvents,
  ...ofOptions,
  ...omensSaid(import.meta.url),
  ...literal,
]);

// ---- the files

languagesAgree({ beside: import.meta.url, en, de, names, selects: 10 });

test('no word is idle', () => {
  // How it stands and what its symbols mean is the page's own affair (table/symbols/signs.test.ts).
  const idle = idsOf(en).filter((id) => !sayable.has(id) && !/^(summary|bots|signs|keys)\./.test(id));
  expect(idle).toEqual([]);
});

test('the code was read: questions, clauses and effects', () => {
  expect(asked.length).toBeGreaterThanOrEqual(50);
  expect(clauses.length).toBeGreaterThanOrEqual(15);
  expect(effectWords.length).toBeGreaterThanOrEqual(30);
});

describe.each([
  ['en', en],
  ['de', de],
] as const)('%s', (language, words) => {
  const speaker = createSpeaker({ words: [allWords[language]], names, language });

  test('everything that can be said has words', () => {
    expect([...sayable].filter((id) => !speaker.has(id))).toEqual([]);
  });

  test('what is said and what stands on the cards do not share a key', () => {
    const onCards = Object.keys(allWords[language]).length - Object.keys(words).length;
    expect(onCards).toBe(11);
  });
});
