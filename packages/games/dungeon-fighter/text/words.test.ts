/** Both languages say the same, with the same parameters; the rules say nothing that has no words, and no word is idle. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSpeaker, idsOf, lookUp, type Words } from '@tabard/content';
import { languagesAgree, omensSaid } from '@tabard/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { bots } from '../bots';
import { COLOURS, COMMON_ABILITIES, GADGETS, MONSTER_TYPES, UNIQUE_ABILITIES } from '../content';
import { AIM_NAMES, FIELD_NAMES, FLIP_FIELDS, REQUIREMENTS, TEMPLATES } from '../physics';
import { dungeonFighter } from '../rules';
import { events } from '../rules/events';
import deYaml from './de.yaml';
import enYaml from './en.yaml';
import { SCORED } from './scoring';
import { words as allWords } from './words';

const en = enYaml as Words;
const de = deYaml as Words;
const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The code of a folder, without its tests. */
const codeOf = (path: string): string =>
  readdirSync(folder(path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder(path)}/${name}`, 'utf8'))
    .join('\n');
const rules = codeOf('../rules');
const speechCode = codeOf('.') + readFileSync(folder('../manners.ts'), 'utf8');
const throwsCode = codeOf('../physics/throws');

const found = (code: string, pattern: RegExp): string[] => [
  ...new Set([...code.matchAll(pattern)].map(([, id]) => id)),
];

// ---- all that can be said

const each = (family: string, ids: readonly (string | number)[], ...parts: readonly string[]): string[] =>
  ids.flatMap((id) => (parts.length === 0 ? [`${family}.${id}`] : parts.map((part) => `${family}.${id}.${part}`)));

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const abilities = [...COMMON_ABILITIES, ...UNIQUE_ABILITIES];
const DICE = [...COLOURS, 'white', 'snow', 'water'];

/** The windows get their question as a word of its own. */
const asked = [
  ...found(
    rules,
    /\.(?:maybeChoose|choose|confirm|sealed|together|input|respond)(?:<[^(]*>)?\(\s*(?:[\w.]+,\s*)?'([a-z-]+(?:\.[a-z-]+)?)'/g,
  ),
  ...found(rules, /quietWindow\(g, '([a-z.]+)'/g),
];
const clauses = [
  ...found(rules, /why\('(DF-[A-Z]?[\d.]+)'/g),
  ...found(throwsCode, /(?:why\(|clause: )'(DF-[A-Z]?[\d.]+)'/g),
];

/** Events with words by one of their facts, and those that others tell. */
const EVENTS_BY: { readonly [event: string]: readonly string[] } = {
  'gold.gained': ['room', 'reward', 'pickpocket', 'equipment', 'card'],
  'die.gained': ['room', 'shop'],
  'dice.join': ['snow', 'water'],
  thrown: ['one', 'several'],
  'template.again': ['table', 'turn'],
  rethrow: ['fearless', 'ability', 'token', 'relic', 'ruling'],
  miss: ['no-bounce', 'requirement', 'hole', 'bone', 'out', 'wall', 'frozen-hole'],
  'foe.damaged': ['icebergs', 'agile', 'card'],
  hurt: ['miss', 'retrieve', 'flip', 'back-down'],
  healed: ['heal-party', 'self-healing', 'herb-power', 'room', 'shop', 'card', 'equipment', 'relic'],
  'xp.gained': ['kill', 'declined', 'condition'],
  'foe.defeated': ['hit', 'insta-kill', 'other'],
  bought: ['card', 'heal', 'die'],
  'game.lost': ['fainted', 'no-dice'],
};
const TOLD_ELSEWHERE = ['flipped', 'template.gone'];

const ofEvents = Object.keys(events)
  .filter((type) => !TOLD_ELSEWHERE.includes(type))
  .flatMap((type) => (EVENTS_BY[type] ? each(`events.${type}`, EVENTS_BY[type]) : [`events.${type}`]));

const ofOptions = [
  ...each('options.give', ['give', 'swap', 'leave', 'back']),
  ...each('options.to', ['to', 'swap']),
  ...each('options.die', ['snow', 'water']),
  ...each('options.run-out', ['bonus', 'retrieve']),
  ...each('options.flip-again', ['leave', 'flip']),
  ...each('options.again', ['ability', 'token']),
  ...each('options.ruling', ['yes', 'no']),
  ...each('options.vote', ['yes', 'no']),
  ...each('options.buy', ['heal', 'die', 'done']),
];

/** What the code says word for word: say('left.some'), and either branch of say(… ? 'a.b' : 'a.c'). */
const literal = [
  ...found(speechCode, /\bsay\(\s*'([\w.-]+)'/g),
  ...found(speechCode, /\? '((?:options|places|texts|events)\.[\w.-]+)'/g),
  ...found(speechCode, /: '((?:options|places|texts|events)\.[\w.-]+)'/g),
];

const ofContent = [
  ...each('game', ['name', 'tagline', 'about']),
  ...each('sides', [1, 2, 3, 4, 5, 6]),
  ...each('colours', COLOURS),
  ...each('dice', DICE, 'name', 'object'),
  ...each('places', ['section', 'bullseye', 'hole', 'bone', 'out', 'wall']),
  ...each('templates', TEMPLATES, 'name', 'help'),
  ...each('gadgets', GADGETS, 'name', 'help'),
  ...each('requirements', REQUIREMENTS, 'name', 'help'),
  ...each('aims', AIM_NAMES),
  ...each('fields', [...FIELD_NAMES, ...FLIP_FIELDS.map(({ name }) => name), 'did', 'count']),
  ...each('abilities', abilities, 'name', 'short'),
  ...each('types', MONSTER_TYPES, 'name', 'many'),
  ...each('kinds', ['weapon', 'armour', 'spendable', 'relic']),
  ...each('texts.extra', ['gold', 'heal']),
  ...each('texts.spendable', ['heal', 'gold']),
  ...each('texts.spendable.damage', ['turn-start', 'throw-hit', 'throw-miss']),
  ...each('texts.relic', ['heal', 'epic-gold']),
  ...each('texts.relic.rethrow-miss', ['once-per-combat', 'once-per-game']),
  ...each('titles', numbers(10)),
  ...each('scoring', SCORED),
  ...each('why', clauses),
  ...each(
    'bots',
    bots.map(({ id }) => id),
    'title',
    'text',
  ),
  ...each('refusals', ['over', 'not-asked', 'not-an-option']),
  ...dungeonFighter.options.flatMap(({ id, values }) => [
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

test('DF-R111.1 nothing hangs on a picture: every throw, ability, gadget and Template says what it does', () => {
  for (const words of [en, de]) {
    for (const [family, ids, part] of [
      ['requirements', REQUIREMENTS, 'help'],
      ['abilities', abilities, 'short'],
      ['gadgets', GADGETS, 'help'],
      ['templates', TEMPLATES, 'help'],
    ] as const) {
      for (const id of ids) expect(lookUp(words, `${family}.${id}.${part}`)?.length ?? 0, id).toBeGreaterThan(9);
    }
  }
});

test('no word is idle', () => {
  // What stands on the board and what it means is the page's own affair (table/symbols/signs.test.ts).
  const idle = idsOf(en).filter((id) => !sayable.has(id) && !/^(board|summary|story|signs|keys|wishes)\./.test(id));
  expect(idle).toEqual([]);
});

test('the code was read: questions and clauses', () => {
  expect(asked.length).toBeGreaterThanOrEqual(31);
  expect(clauses.length).toBeGreaterThanOrEqual(20);
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
    expect(onCards).toBe(7);
  });
});
