/** Both languages say the same, with the same parameters; the rules say nothing that has no words, and no word is idle. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSpeaker, idsOf, lookUp, type Words } from '@tabard/content';
import type { Match, Plain, Stream, TableOptions } from '@tabard/kernel';
import { Listener, type Move, type Scenario } from '@tabard/testkit';
import { languagesAgree, omensSaid, soak } from '@tabard/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { bots } from '../bots';
import { CELL_KINDS } from '../campaigns/maze/cells';
import { SIDES } from '../campaigns/maze/map';
import { builtIn, ITEMS, ROOM_CONTENTS } from '../content';
import { ACTIONS, ENEMY_TYPES, REFLECTABLE } from '../content/enemies';
import { ABILITIES, CALLINGS, EPICS } from '../content/roles';
import { paraRoles } from '../game';
import module from '../index';
import { FULL_PACK, makeCard } from '../rules/cards/cards';
import { events } from '../rules/events';
import type { GainKind } from '../rules/gains';
import { inMaze } from '../scenarios/maze.fixture';
import { party } from '../scenarios/table.fixture';
import { BRIEF } from './brief';
import deYaml from './de.yaml';
import enYaml from './en.yaml';
import { RELIC_IDS, STAT_IDS, SUIT_IDS, TRAP_IDS } from './names';
import { ACTS } from './options';

const en = enYaml as Words;
const de = deYaml as Words;
const languages = { en, de };
const names = ['Ada', 'Bo', 'Cy', 'Di'];

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The code of a folder, without its tests. */
const codeOf = (path: string): string =>
  readdirSync(folder(path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder(path)}/${name}`, 'utf8'))
    .join('\n');
const rules = codeOf('../rules') + codeOf('../campaigns');
const speechCode = codeOf('.');

const found = (code: string, pattern: RegExp): string[] => [
  ...new Set([...code.matchAll(pattern)].map(([, id]) => id)),
];

// ---- all that can be said

const each = (family: string, ids: readonly (string | number)[], ...parts: readonly string[]): string[] =>
  ids.flatMap((id) => (parts.length === 0 ? [`${family}.${id}`] : parts.map((part) => `${family}.${id}.${part}`)));

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const enemyTypes = [...ENEMY_TYPES, 'undead-guard', 'minotaur', 'ancient-one'] as const;
const enemyActions = [...new Set(Object.values(ACTIONS).flat())];
const asked = found(
  rules,
  /\.(?:maybeChoose|choose|chooseOne|confirm|first|together)\(\s*(?:[\w.]+,\s*)?'([a-z-]+(?:\.[a-z-]+)?)'/g,
);
const clauses = found(rules, /why\('(PR-[A-Z]?[\d.]+)'\)/g);
const campaigns = paraRoles.options.find(({ id }) => id === 'campaign')!.values;
const maps = paraRoles.options.find(({ id }) => id === 'map')!.values.filter((map) => map !== 'random');

/** Questions with words by what they are about, and events with words by one of their facts. */
const QUESTIONS_BY: { readonly [question: string]: readonly string[] } = {
  'turn.action': ['turn.action', 'turn.dead'],
  'epic.enemy': ['epic.enemy.xxx', 'epic.enemy.dirty-bomb', 'epic.enemy.heretic-bane'],
  camp: [...campaigns, 'town'].map((where) => `camp.${where}`),
};
const EVENTS_BY: { readonly [event: string]: readonly string[] } = {
  'fight.begins': ['encounter', 'lair', 'wanderer', 'centre', 'minotaur', 'guardian', 'portal', 'ancient'],
  acts: ['attack', 'defend', ...ABILITIES, 'run', 'swap', 'seal'],
  check: ['one', 'several', 'auto'],
  draws: ['somebody', 'nobody', 'xxx'],
  'token.placed': ['buff', 'curse', 'protect', 'joint'],
  'enemy.acts': ['minion', 'rolls', 'parked'],
  'item.used': ['flask', 'chalk'],
  moves: ['cell', 'room'],
  'area.shown': ['card', 'plain'],
  madness: ['rises', 'falls'],
};

const ofQuestions = asked.flatMap((id) => QUESTIONS_BY[id] ?? [id]).map((id) => `questions.${id}`);
const ofEvents = Object.keys(events).flatMap((type) =>
  EVENTS_BY[type] ? each(`events.${type}`, EVENTS_BY[type]) : [`events.${type}`],
);
const creatureActions = enemyActions.filter(
  (action) => !['destroy', 'gore', 'bellow', 'rend', 'unravel', 'rift-call'].includes(action),
);
const ofOptions = [
  ...each('options.act', [...Object.keys(ACTS), 'leave', 'attack', 'attackSurely', 'attackInVain', 'attackFriend']),
  ...each('options.creature', [...creatureActions, 'idle']),
  ...each('options.shop', ['item', 'upgrade', 'ability', 'role', 'second', 'learn-epic']),
  ...['lend', 'reflect'].flatMap((what) => each(`options.${what}`, ['yes', 'no'])),
  ...each('options.aura', ['heal', 'strike']),
  ...each('options.suits', ['default', 'choose']),
  ...each('brief', [...BRIEF, 'attack', 'attackInVain', 'attackFriend']),
  ...each('brief.gain', ['hit', 'blow', 'cover', 'trick', 'damage', 'cure', 'hp'] satisfies GainKind[]),
];

/** What the code says word for word: say('odds.sure'), and either branch of say(… ? 'a.b' : 'a.c'). */
const literal = [
  ...found(speechCode, /\b(?:say|changeWords)\(\s*'([\w.-]+)'/g),
  ...found(speechCode, /\? '((?:options|places|gains)\.[\w.-]+)'/g),
  ...found(speechCode, /: '((?:options|places|gains)\.[\w.-]+)'/g),
];

const ofContent = [
  ...each('game', ['name', 'tagline', 'about']),
  ...each('sides', [1, 2, 3, 4]),
  ...each('ranks', [11, 12, 13, 14]),
  ...each('suits', SUIT_IDS),
  ...each('stats', STAT_IDS, 'name', 'object', 'help'),
  ...each('abilities', ABILITIES, 'name', 'help'),
  ...each(
    'callings',
    CALLINGS.map(({ id }) => id),
    'name',
    'person',
    'motto',
  ),
  ...each('epics', EPICS, 'name', 'gist', 'help'),
  'epics.summoning.name',
  'epics.summoning.gist',
  ...enemyTypes.flatMap((type) => [
    `enemies.${type}.name`,
    ...each(`enemies.${type}.names`, numbers(builtIn.names[type])),
    ...each(`enemies.${type}.entrances`, type === 'undead-guard' ? [] : numbers(Math.min(3, builtIn.names[type]))),
  ]),
  ...each('actions', enemyActions, 'name', 'help'),
  ...each('actions', REFLECTABLE, 'reflected'),
  ...each('items', ITEMS, 'name', 'help'),
  ...each('relics', RELIC_IDS, 'name', 'help'),
  ...each('traps', TRAP_IDS, 'name', 'help'),
  ...each('campaigns', campaigns, 'name', 'intro'),
  ...each('maps', maps, 'name', 'intro'),
  ...each(
    'levels',
    builtIn.dungeon.levels.map(({ id }) => id),
    'name',
  ),
  ...each('areas', [...new Set([...CELL_KINDS, ...ROOM_CONTENTS, 'landing'])], 'name', 'help'),
  ...each('directions', SIDES),
  ...each(
    'portals',
    builtIn.rifts.portals.map(({ id }) => id),
    'name',
    'help',
  ),
  ...each('why', clauses),
  ...each('refusals', ['over', 'not-asked', 'not-an-option']),
  ...each('purchases', ['upgrade', 'ability', 'role', 'second', 'learn-epic']),
  ...each(
    'bots',
    bots.map(({ id }) => id),
    'title',
    'text',
  ),
  ...paraRoles.options.flatMap(({ id, values }) => [
    ...each('tableOptions', [id], 'title', 'text'),
    ...each(`tableOptions.${id}.values`, values, 'title', 'text'),
    ...(id === 'campaign' ? each('tableOptions.campaign.values', values, 'facts') : []),
  ]),
];

const sayable = new Set([
  ...ofContent,
  ...ofQuestions,
  ...ofEvents,
  ...ofOptions,
  ...omensSaid(import.meta.url),
  ...literal,
]);

// ---- the files

languagesAgree({ beside: import.meta.url, en, de, names, selects: 10 });

test('PR-R68 nothing hangs on a picture: every ability, EPIC and enemy action says what it does', () => {
  const actions = [...new Set(Object.values(ACTIONS).flat())];
  for (const words of [en, de]) {
    for (const [group, ids] of Object.entries({ abilities: ABILITIES, epics: EPICS, actions })) {
      for (const id of ids) expect(lookUp(words, `${group}.${id}.help`)?.length ?? 0, id).toBeGreaterThan(20);
    }
  }
});

test('no word is idle', () => {
  // What stands on the board and what it means is the page's own affair (table/symbols/signs.test.ts).
  const idle = idsOf(en).filter((id) => !sayable.has(id) && !/^(board|summary|story|signs|keys)\./.test(id));
  expect(idle).toEqual([]);
});

test('the code was read: questions and clauses', () => {
  expect(asked.length).toBeGreaterThan(40);
  expect(clauses.length).toBeGreaterThan(15);
});

describe.each(Object.entries(languages))('%s', (language, words) => {
  const speaker = createSpeaker({ words: [words], names, language });

  test('everything that can be said has words', () => {
    expect([...sayable].filter((id) => !speaker.has(id))).toEqual([]);
  });

  test('no two enemies of one type share a name', () => {
    for (const type of enemyTypes) {
      const spoken = numbers(builtIn.names[type]).map((n) => speaker.say({ id: `enemies.${type}.names.${n}` }));
      expect(new Set(spoken).size).toBe(spoken.length);
    }
  });
});

// ---- whole games

const listener = new Listener(module);

/** Mostly what leads on, so that a game sees more than its first fight; at a whim anything. */
function worthwhile(options: readonly string[], whim: number): readonly string[] {
  const wanted =
    whim < 5 ? /^(attack|go$|step|open|portal|seal|charge|creature)/ : /^(epic|charge|creature|buy|shop|down)/;
  const found = options.filter((key) => wanted.test(key));
  return whim < 7 && found.length > 0 ? found : options.filter((key) => whim === 9 || !/^(leave|withdraw)$/.test(key));
}

const leadsOn = (match: Match, whims: Stream): Move => {
  const { asks } = match.pending;
  const ask = asks[whims.below(asks.length)];
  const keys = worthwhile(ask.options, whims.below(10));
  return { seat: ask.seat, key: keys[whims.below(keys.length)] };
};

const values = (id: string): readonly string[] => paraRoles.options.find((option) => option.id === id)!.values;
const games = numbers(30).map((i): TableOptions => {
  const campaign = campaigns[i % campaigns.length];
  return {
    campaign,
    makeup: values('makeup')[i % 9],
    stats: values('stats')[i % 5],
    split: values('split')[i % 3],
    market: i % 2 === 0 ? 'always' : 'town',
    'hp-between': 'full',
    ...(i % 4 === 1 ? { apprentice: 'on' } : {}),
    ...(i % 4 === 2 ? { 'our-hero': 'on' } : {}),
    ...(i % 4 === 3 ? { 'ace-team': 'on' } : {}),
  };
});

test.each(games.map((options, i) => [Object.values(options).join(' '), options, i] as const))(
  'a game can be told: %s',
  (_, options, seed) => {
    const setup = { seats: 4, seed: `words ${seed}`, options, unattended: true };
    listener.play(setup, { seed, answers: soak(80, 160), move: leadsOn });
  },
);

// ---- what a game at random seldom comes to

/** A Queen, a King and a thief: between them they do all that enemies do to a character. */
const foes = (): Plain => [
  { cards: [12, 5, 9, 12] },
  { cards: [13, 6, 4, 10], hp: 3 },
  { cards: [7, 7, 7, 4], pile: 1 },
];
const rich = () => [2, 2, 2, 2];

const charged = ({ pair, epic }: (typeof CALLINGS)[number]) => ({
  slots: [...pair],
  charging: epic,
  charge: 2,
  treasure: rich(),
});

/** The Summoning Book opens on a creature whose highest card has this value. */
function summoning(highest: number): Scenario {
  const body = [highest, 2, 4, highest].map((value, suit) => makeCard(suit, value));
  const two = [{ cards: [3, 4, 8, 3] }, { cards: [4, 3, 3, 2] }];
  const fighting = two.flatMap(({ cards }) => cards.map((value, suit) => makeCard(suit, value)));
  return party({
    enemies: two.map((foe) => ({ ...foe, hp: 20 })),
    pack: { book: 3 },
    party: { 3: { charging: 'summoning', charge: 2 } },
  }).board({
    enemyDeck: body,
    graveyard: FULL_PACK.filter((card) => !body.includes(card) && !fighting.includes(card)),
  });
}

const campWithEverything = (): Scenario =>
  party(
    {
      pack: { flasks: 3, bombs: 2, scrolls: 2, mirror: 1, staff: 2 },
      party: {
        0: { hp: 2, treasure: rich(), known: ['joint-attack', 'protect-other', 'cure'] },
        1: { treasure: rich() },
        2: { hp: 0, treasure: [1, 0, 0, 0] },
        3: { treasure: rich() },
      },
    },
    { campaign: 'tower' },
  );

const peasant = (origin: string, known: readonly string[]): Scenario =>
  party({
    party: { 0: { origin, known, slots: [known[0] ?? '', known[1] ?? ''], hasEpic: 0, treasure: [5, 5, 5, 5] } },
  });

const dying = () => ({ enemies: [{ cards: [5, 2, 5, 5], hp: 1, relic: 1 }] });

const lastBlow = (more: { readonly [name: string]: Plain }, options = {}): Scenario =>
  party({ ...dying(), draws: ['2♠', 'A♦'], ...more }, options);

const room = (facts: { readonly [name: string]: Plain }) => ({
  ...{ id: 0, card: -1, suit: -1, doors: 0, from: -1, spent: 0, secret: 0, waiting: [], premade: '', peeked: -1 },
  lookedAt: 0,
  ...facts,
});

const inTheMaze = (): Scenario =>
  inMaze(
    {
      at: 'D3',
      madness: 3,
      cells: { C3: 'trap ♣', E3: 'wall ♥', D2: 'wall ♠' },
      shown: ['C3'],
      walls: ['E3 F3', 'E3 E4'],
    },
    { pack: { thread: 1, relics: [0, -1, -1, -1] }, party: { 0: { treasure: rich() } } },
  );

/** A name, a position, and what is answered before chance takes over. */
type Scene = readonly [name: string, position: () => Scenario, ...answers: readonly string[]];

const scenes: readonly Scene[] = [
  ...CALLINGS.map((calling): Scene => [calling.epic, () => party({ party: { 0: charged(calling) }, enemies: foes() })]),
  ...CALLINGS.map(
    (calling) =>
      [
        `${calling.epic}, turned`,
        () => party({ party: { 0: { ...charged(calling), charmedBy: { enemy: 0 } } }, enemies: foes() }),
      ] as const,
  ),
  [
    'all items',
    () =>
      party({
        enemies: foes(),
        pack: { flasks: 3, bombs: 2, mirror: 1, staff: 2, armor: 0, book: 3 },
        tokens: [{ owner: 0, on: 2, suit: 2, kind: 'protector' }],
        party: { 1: { hp: 0 }, 2: { known: ['precise-strike', 'double-damage', 'cure'] } },
      }),
  ],
  ...[...ENEMY_TYPES.keys()].map((kind) => [`a creature, ${ENEMY_TYPES[kind]}`, () => summoning(kind + 5)] as const),
  ...['treasure', 'hand', 'slots', 'shop', 'scroll', 'flask:0', 'revive:2:treasure'].map(
    (key): Scene => [`in camp: ${key}`, campWithEverything, key],
  ),
  ['a shield for somebody', campWithEverything, 'scroll', 'shop', 'buy:armor'],
  ...['role:0:healer:cure', 'role:0:support:buff-ally'].map(
    (key): Scene => [`a peasant: ${key}`, () => peasant('', []), 'shop', key],
  ),
  ['a peasant: the second ability', () => peasant('healer', ['cure']), 'shop', 'second:0'],
  ['a peasant: the EPIC', () => peasant('healer', ['cure', 'boost-heal']), 'shop', 'learn-epic:0'],
  ...(
    [
      [12, 'smile'],
      [13, 'life-to-death'],
      [14, 'fear'],
      [10, 'whip'],
      [7, 'steal'],
    ] as const
  ).map(
    ([value, parked]): Scene => [
      `a mirror against ${parked}`,
      () =>
        party({
          enemies: [{ cards: [value, 5, 9, value], parked }, { cards: [3, 3, 3, 3] }, { cards: [4, 4, 4, 4] }],
          pack: { mirror: 1 },
          phase: 'enemies',
          draws: ['2♥', '3♥'],
        }),
    ],
  ),
  [
    'two cards, and suits that matter',
    () =>
      party({
        enemies: foes(),
        effects: [
          { effect: 'from-the-shadows', user: 2 },
          { effect: 'future-sight', user: 0 },
        ],
        tokens: [{ owner: 0, on: 2, suit: 2, kind: 'protector' }],
        party: { 1: { hp: 0 } },
      }),
    'attack:4',
  ],
  [
    'a long fight',
    () =>
      party(
        { enemies: [{ cards: [14, 14, 2, 2] }], fight: { reshuffles: 19 }, deckLeft: 4 },
        { truce: '20-reshuffles' },
      ),
  ],
  ['the last blow, too late', () => lastBlow({ fight: { reshuffles: 1 } }, { 'treasure-hunt': 'on' }), 'attack:4'],
  ['the last blow, for nothing', () => lastBlow({ treasureDeck: 0 }), 'attack:4'],
  ['a trap', inTheMaze, 'disarm:0:west'],
  ['a red wall', inTheMaze, 'step:east'],
  ['a black wall', inTheMaze, 'step:south'],
  ['the thread', inTheMaze, 'thread'],
  ['the way out', inTheMaze, 'thread', 'leave'],
  ['on the way to the centre', inTheMaze, 'step:north'],
  [
    'a relic',
    () => inMaze({ at: 'D4', from: 'D3', centreDealt: 1 }, { ...dying(), fight: 'centre', draws: ['2♠', 'A♦'] }),
    'attack:4',
  ],
  [
    'the end of the Minotaur',
    () => inMaze({ at: 'D2', minotaur: 'D2' }, { ...dying(), fight: 'minotaur', draws: ['2♠', 'A♦'] }),
    'attack:4',
  ],
  ['the Minotaur', () => inMaze({ at: 'D2', minotaur: 'D3', cells: { D2: 'madness ♠' } })],
  ['the end of the mind', () => inMaze({ at: 'D2', madness: 11, cells: { D2: 'madness ♥' } })],
  ['a premade dungeon', () => party({ pack: { lantern: 1 } }, { campaign: 'dungeon', map: 'sleeping-hill' }), 'open'],
  ['a look through a door', () => party({ pack: { lantern: 1 } }, { campaign: 'dungeon' }), 'find'],
  [
    'the stairs of a dungeon',
    () => {
      const rooms = [room({ content: 'landing' }), room({ id: 1, content: 'stairs', from: 0, spent: 1 })];
      const dungeon = { level: 1, deepest: 1, levels: [rooms], at: 1, point: 0, cleared: [1, 0, 0, 0, 0] };
      return party({}, { campaign: 'dungeon' }).board({ dungeon });
    },
    'down',
  ],
  ['a portal', () => party({ pack: { chalk: 5 } }, { campaign: 'rifts' }), 'portal:mirror-fen', 'seal:chalk'],
  ['the Hub and back', () => party({}, { campaign: 'rifts' }), 'portal:clockwork-sleep'],
];

test('PR-1.9 with each card stands what would come of it: whether it succeeds, and whom it names', () => {
  const enemies = [{ cards: [12, 5, 7, 9] }];
  const sight = { effect: 'future-sight', user: 1 };
  const charmed = party({ enemies, effects: [sight], party: { 1: { charmedBy: { enemy: 0 } } }, draws: ['3♦', '9♠'] });
  const [ask] = charmed.match.pending.asks;
  const speaker = createSpeaker({ words: [en], names, language: 'en' });
  const said = ask.options.map((key) => module.speech.option(charmed.match.seen(1), 1, key, ask));
  expect(said.map((message) => speaker.say(message))).toEqual([
    '3♦: success, aimed at Ada',
    '9♠: failure, aimed at Cy',
  ]);
});

for (const [name, position, ...first] of scenes) {
  test(`a scene can be told: ${name}`, () => {
    listener.follow(position().seed('scene').match, { first, answers: soak(16, 40), move: leadsOn });
  });
}
