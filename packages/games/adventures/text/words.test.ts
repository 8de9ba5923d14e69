/** Both languages say the same, with the same parameters; the rules say nothing that has no words, and no word is idle. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSpeaker, faultIn, idsOf, lookUp, missingWords, type Words } from '@tabard/content';
import { Match, type Plain, type Stream } from '@tabard/kernel';
import { Listener, type Move } from '@tabard/testkit';
import { languagesAgree, omensSaid } from '@tabard/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { ATTRS, COLOURS } from '../content';
import deaths from '../content/deaths.yaml';
import { books, house } from '../content/house';
import { BANS, FACTIONS, TOKENS } from '../content/kinds';
import { adventures } from '../index';
import { POWERS } from '../rules/challenge/powers';
import { events } from '../rules/events';
import { questions } from '../rules/keys';
import { campaignOf } from '../scenarios/campaign.fixture';
import { heroFile } from '../scenarios/hero.fixture';
import { bookGame } from '../scenarios/story.fixture';
import type { Option } from '../solver';
import { visitTexts } from '../story/words';
import module from '../told';
import deYaml from './de.yaml';
import enYaml from './en.yaml';
import { modifierWords } from './modifiers';
import namesDe from './names.de.yaml';
import namesEn from './names.en.yaml';
import { optionsWords } from './ops';
import { say } from './say';

const en = enYaml as Words;
const de = deYaml as Words;
const names = ['Ada', 'Bo', 'Cy', 'Di'];
const { words } = module;

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const codeOf = (path: string): string =>
  readdirSync(folder(path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder(path)}/${name}`, 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\//g, ''))
    .join('\n');
const rules = codeOf('../rules');
const speechCode = codeOf('.') + readFileSync(folder('../manners.ts'), 'utf8');
const found = (code: string, pattern: RegExp): string[] => [
  ...new Set([...code.matchAll(pattern)].map(([, id]) => id)),
];

// ---- all that can be said

const each = (family: string, ids: readonly (string | number)[], ...parts: readonly string[]): string[] =>
  ids.flatMap((id) => (parts.length === 0 ? [`${family}.${id}`] : parts.map((part) => `${family}.${id}.${part}`)));

/** Every string that is a question's name: they are handed from flow to flow, so all of that form count. */
const asked = [
  ...found(rules, /decide<.*?>\(\s*g,\s*'([a-z]+\.[a-zA-Z]+)'/gs),
  ...found(
    rules,
    /(?:choose|maybeChoose|eachChooses|first|decide|decideSeat|whoIs)(?:<[^(]*>)?\(\s*(?:[^'()]|\([^()]*\))*?'([a-z]+\.[a-zA-Z]+)'/g,
  ),
];
/** What is against something that is brought: each reason has words of its own (rules/campaign/brings.ts). */
const REASON = /\bno\(\s*'(RA-R?\d+(?:\.\d+)?)',\s*'(\w+)'/g;
const unwelcome = [...rules.matchAll(REASON)].map(([, clause, ban]) => `why.${clause}.${ban}`);
const clauses = found(rules.replaceAll(REASON, ''), /'(RA-R?\d+(?:\.\d+)?)'/g).filter(
  (id) => !adventures.options.some(({ clause }) => clause === id) || id === 'RA-35.1',
);

const QUESTIONS_BY: { readonly [question: string]: readonly string[] } = {
  'card.receiver': ['card.receiver', 'card.receiverAny'],
  'challenge.play': ['challenge.play.check', 'challenge.play.combat'],
  'challenge.place': ['challenge.place', 'challenge.placeNone'],
  'op.die': ['flip', 'step', 'reroll', 'treat', 'set', 'swap'].map((op) => `op.die.${op}`),
};
const upOrDown = ['up', 'down'];
const EVENTS_BY: { readonly [event: string]: readonly string[] } = {
  'health.changed': each('health.changed', upOrDown),
  'xp.changed': each('xp.changed', upOrDown),
  'gold.changed': each('gold.changed', upOrDown),
  'row.changed': each('row.changed', upOrDown),
  'favor.changed': each('favor.changed', [...upOrDown, 'none']),
  'class.turned': each('class.turned', [0, 1, 2]),
  'storyteller.named': ['storyteller.named', 'storyteller.alone'],
  'text.read': [],
  'line.resolved': [],
  'entry.opened': ['entry.opened', 'entry.start', 'entry.end'],
  chosen: ['chosen', ...each('chosen', ['move', 'rest', 'item', 'end'])],
  'token.placed': ['token.placed', 'token.placedXp'],
  'token.removed': ['token.removed', 'token.removedXp'],
  'item.used': ['item.used', 'item.usedInVain'],
  'check.over': ['check.passed', 'check.failed'],
  'combat.over': ['combat.won', 'combat.lost'],
  'market.shown': ['market.shown', 'market.empty'],
  bought: each('bought', ['health', 'dice', 'bonus', 'mastery', 'cardLimit']),
};
const CLAUSES_BY: { readonly [clause: string]: readonly string[] } = {
  'RA-16.3': ['class', 'bonus', 'buy', 'colour', 'last'],
  'RA-R24': ['gold', 'xp', 'title', 'health', 'class'],
};
const tracks = ['none', 'fatigue', 'gold', 'xp', 'rowloss', 'rowgain'];

const sayable = new Set([
  ...each('game', ['name', 'tagline', 'about']),
  ...each('sides', [1, 2, 3, 4]),
  ...each('attrs', ATTRS, 'name', 'short'),
  ...each('colours', COLOURS, 'name', 'value', 'die', 'dice'),
  ...each('factions', FACTIONS),
  ...each('factionTitles', FACTIONS),
  ...each('whichFaction', ['highest', 'lowest']),
  ...each('decks', ['armor', 'weapon', 'skill', 'trait', 'scroll', 'familiar', 'rare']),
  ...each('difficulties', [1, 2, 3, 4]),
  ...each('portraits', [0, 1]),
  ...each('tokens', TOKENS),
  ...each('dice', ['one', 'many', 'all']),
  ...each('ops', ['flip', 'step', 'reroll', 'swap']),
  ...each('ops.treat', ['other-colour', 'other-value', 'colours', 'values']),
  ...each('ops.draw', ['colour', 'familiar', 'random', 'any', 'set']),
  ...each('ops.set', ['value', 'any', 'another']),
  ...each('ops.recover', ['one', 'exhausted', 'each', 'self']),
  ...each('ops.restore', ['one', 'each', 'self']),
  ...each('powers', Object.keys(POWERS)),
  ...each('after', ['discard', 'spent', 'return']),
  ...each('track', tracks),
  ...each('price', ['fatigue', 'recover', 'rowloss']),
  ...each('bans', BANS),
  ...found(speechCode, /'(?:\w+Text\.)?((?:more|fewer|less)-[a-z]+|dearer|cheaper)'/g).map(
    (id) => `modifierText.${id}`,
  ),
  ...each('modifierText', ['on_pass', 'on_fail', 'on_victory', 'on_defeat']),
  ...asked.flatMap((id) => QUESTIONS_BY[id] ?? [id]).map((id) => `questions.${id}`),
  ...Object.keys(events).flatMap((type) => (EVENTS_BY[type] ?? [type]).map((id) => `events.${id}`)),
  ...unwelcome,
  ...clauses.flatMap((id) => (CLAUSES_BY[id] ? each(`why.${id}`, CLAUSES_BY[id]) : [`why.${id}`])),
  ...each('deathCosts', ['gold', 'xp', 'cards', 'favor', 'health']),
  ...each('deathCosts.recover', ['all', 'half', 'some']),
  ...each('refusals', ['over', 'not-asked', 'not-an-option']),
  ...each('options', [
    'yes',
    'no',
    'done',
    'enough',
    'move',
    'rest',
    'item',
    'end',
    'play',
    'bonus',
    'path',
    'pathToken',
  ]),
  ...found(speechCode, /'((?:done|enough)\.\w+)'/g).map((id) => `options.${id}`),
  ...each('options.guild', ['health', 'dice', 'bonus', 'mastery', 'bonusFull', 'masteryFull']),
  ...adventures.options.flatMap(({ id, values }) => [
    ...each('tableOptions', [id], 'title', 'text'),
    ...each(`tableOptions.${id}.values`, values, 'title', 'text'),
  ]),
  ...each(
    'bots',
    module.bots.map(({ id }) => id),
    'title',
    'text',
  ),
  ...found(speechCode, /\b(?:say|chained)\(\s*'([\w.-]+)'/g),
  ...omensSaid(import.meta.url),
  'nameAlone',
]);

languagesAgree({ beside: import.meta.url, en, de, names, selects: 3 });

test('no word is idle', () => {
  // What the symbols on the table mean is the page's own affair (table/symbols/signs.test.ts).
  expect(idsOf(en).filter((id) => !sayable.has(id) && !/^(signs|keys)\./.test(id))).toEqual([]);
});

test('the code was read: questions and clauses', () => {
  expect(asked.length).toBeGreaterThan(45);
  expect(clauses.length).toBeGreaterThan(25);
  expect(unwelcome.length).toBe(19);
});

test.each(Object.entries({ en, de }))('%s: everything that can be said has words', (language, all) => {
  const speaker = createSpeaker({ words: [all], names, language });
  expect([...sayable].filter((id) => !speaker.has(id))).toEqual([]);
});

// ---- names

const { cards, classes, races, characters, skills, enemies, modifiers } = house;
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const named = [
  ...each('card', ids(cards.filter(({ deck }) => deck !== 'familiar' && deck !== 'rare'))),
  ...each('familiar', ids(cards.filter(({ deck }) => deck === 'familiar'))),
  ...each('class', ids(classes)),
  ...each('race', ids(races)),
  ...each('character', ids(characters)),
  ...each('skill', ids(skills)),
  ...each('enemy', ids(enemies)),
  ...each('modifier', ids(modifiers)),
];

describe.each(Object.entries({ en: namesEn as Words, de: namesDe as Words }))('%s', (_language, all) => {
  test('every card, person, page, enemy and modifier has a name, and nothing else has', () => {
    expect(named.filter((id) => lookUp(all, id) === undefined)).toEqual([]);
    expect(idsOf(all).filter((id) => !named.includes(id))).toEqual([]);
  });

  test('no two of a kind share a name', () => {
    for (const [kind, list] of Object.entries(all)) {
      const said = Object.values(list as Words);
      expect([kind, new Set(said).size]).toEqual([kind, said.length]);
    }
  });
});

// ---- cards and modifiers say what they do

test.each(Object.keys(words))('%s: every card, ability and modifier can be read', (language) => {
  const speaker = createSpeaker({ words: [words[language]], names, language, strict: true });
  for (const { options } of [...cards, ...classes]) speaker.say(optionsWords(options));
  for (const modifier of modifiers) speaker.say(say('prose', { text: modifierWords(modifier) }));
});

// ---- the story

type Data = { [key: string]: unknown };
function textsOf(book: unknown): string[] {
  const out: string[] = [];
  visitTexts(structuredClone(book) as Data, (holder, key, id) => {
    if (holder[key] === true) out.push(id);
  });
  return out;
}

test.each(Object.keys(words))(
  '%s: every text of every book has words, English ones at least, that read well',
  (language) => {
    const story = words[language].books as { readonly [book: string]: { readonly [id: string]: string } };
    for (const book of Object.values(books)) {
      const { id } = (book as { adventure: { id: string } }).adventure;
      const wanted = textsOf(book);
      expect([id, wanted.filter((text) => story[id]?.[text] === undefined)]).toEqual([id, []]);
      expect([id, Object.keys(story[id]).filter((text) => !wanted.includes(text))]).toEqual([id, []]);
      for (const [text, prose] of Object.entries(story[id]))
        expect([id, text, faultIn(prose)]).toEqual([id, text, null]);
    }
  },
);

test('both languages have the words of the tome of deaths', () => {
  const wanted = textsOf(deaths);
  for (const language of Object.values(words)) expect(Object.keys(language.deaths).sort()).toEqual(wanted.sort());
  expect(missingWords(words.en.deaths as Words, words.de.deaths as Words)).toEqual([]);
});

// ---- whole games

const listener = new Listener(module);

describe('a game can be told', () => {
  test.each([
    [1, { book: 'tutorial' }],
    [1, { book: 'next' }],
    [2, { book: 'next', mode: 'legendary' }],
    [3, { book: 'next' }],
    [4, { book: 'next', mode: 'legendary' }],
  ] as const)('%i seats, %o', (seats, options) => {
    const match = listener.play(
      { seats, seed: `words ${seats}`, options, unattended: true },
      { seed: seats, answers: 500 },
    );
    expect(match.answers).toBeGreaterThan(100);
  });
});

describe('what a random game seldom comes to can be told', () => {
  const luggage = (brought: object) => brought as unknown as Plain;
  const rich = { xp: 90, gold: 60, titles: [1, 2], favor: [10, 0, 5] };
  /** Every other time one of these answers, if there is one; else anything. */
  const eager =
    (isWanted: (option: Option) => boolean) =>
    (match: Match, whims: Stream): Move => {
      const { asks } = match.pending;
      const ask = questions.of(asks[whims.below(asks.length)], match.game.content);
      const { seat } = ask;
      const options: readonly Option[] = ask.options;
      const found = ask.keys.filter((_, place) => isWanted(options[place]));
      const keys = found.length > 0 && whims.below(2) === 0 ? found : ask.keys;
      return { seat, key: keys[whims.below(keys.length)] };
    };
  const settle = (match: Match): void => listener.follow(match, { seed: 3, answers: 60 });

  test('a campaign in which players leave and join', () => {
    for (const [before, seats] of [
      [3, 1],
      [2, 4],
    ]) {
      const campaign = campaignOf(before, { completed: 2, ...rich });
      settle(Match.start(adventures, { seats, seed: 'pause', brought: luggage({ campaign }), unattended: true }));
    }
    expect(listener.heard).toContain('join.gain');
  });

  test('heroes of Roll Player, one of a class, a race and a card that nobody here knows', () => {
    const strange = heroFile({ class: 'nobody', race: 'marsh-giant', market: { weapons: ['no-such-thing'] } });
    const weak = heroFile({ colour: 'red', class: 'pikeman', name: 'Mira', scores: [13, 13, 13, 14, 9, 9] });
    const heroes = [{ ...strange, class: { ...strange.class, colour: 'blue' } }, weak];
    const brought = luggage({ heroes });
    settle(Match.start(adventures, { seats: 2, seed: 'heroes', brought, unattended: true }));
    for (const question of ['import.class', 'import.portrait', 'import.raise'])
      expect(listener.heard).toContain(question);
  });

  test('guild, market and the card limit of a rich legendary party', () => {
    const end = { A: { read: 'Home.', choose: [{ kind: 'goto', say: 'Home.', goto: 'THE_END' }] } };
    const more = { adventure: { id: 'ADV1', number: 3, kind: 'main', title: 'A small book', version: 1 } };
    const game = bookGame(end, more);
    const campaign = campaignOf(4, { completed: 2, legendary: true, ...rich, bonusLimit: 8, titles: [] });
    const ear = new Listener({ ...module, game });
    ear.follow(Match.start(game, { seats: 4, seed: 'rich', brought: luggage({ campaign }), unattended: true }), {
      answers: 300,
      move: eager((it) => it === 'mastery' || (typeof it === 'object' && 'buy' in it)),
    });
    for (const what of ['guild.buy', 'market.deal', 'card.bought', 'bought', 'saved', 'RA-R55', 'mastery.raise']) {
      expect(ear.heard).toContain(what);
    }
  });

  test('trades, payments and everything the story can do to a party', () => {
    const lines = [
      { trade: true },
      { card_gain: { deck: 'weapon', pick: 'top', who: 'chosen' } },
      { card_return: { who: 'chosen', count: 1 } },
      { attribute: { who: 'chosen', delta: 1 } },
      { attribute: { who: 'chosen', delta: -1 } },
      { health: { who: 'chosen', delta: -1, min: 10 } },
      { row_gain: { who: 'chosen', amount: 2 } },
      { row_loss: { who: 'chosen', amount: 2 } },
      { fatigue: { who: 'chosen', amount: 3 } },
      { recover: { who: 'chosen', amount: 1 } },
      { class_used: { who: 'chosen' } },
      { class_ready: { who: 'chosen' } },
      { unspend: { who: 'chosen' } },
      { favor: { faction: 'wardens', delta: 2 } },
      { favor: { faction: 'choir', delta: -9 } },
      { token: { place: 'sentry', at: 'B' } },
      { token: { remove: 'sentry' } },
      { path: { close: 'ac' } },
      { path: { open: 'ac' } },
      { location: { close: 'C' } },
      { location: { open: 'C' } },
      { record: 'SEEN' },
      { erase: 'SEEN' },
      { bonus_back: 1 },
      { end_available: true },
      { party_to: { letter: 'B', read: 'none' } },
      { gain: { gold: 9, xp: 9 } },
    ];
    const pays = [{ gold: 1 }, { xp: 1 }, { fatigue: 1 }, { health: 1 }, { class: 1 }, { gold: 99 }, { xp: 99 }];
    const choose = [
      ...pays.map((pay) => ({ kind: 'special', say: 'Pay.', pay, effects: [{ record: 'PAID' }] })),
      { kind: 'goto', say: 'Really?', warn: true, goto: 'A1' },
      { kind: 'rest' },
      { kind: 'move' },
    ];
    const game = bookGame({ A: { read: 'Here.', do: lines.map((effect) => ({ effects: [effect] })), choose } });
    const ear = new Listener({ ...module, game });
    ear.play(
      { seats: 3, seed: 'story', unattended: true },
      { answers: 250, seed: 5, move: eager((it) => typeof it === 'object' && 'at' in it && it.at < 8) },
    );
    for (const what of [
      'trade.give',
      'pay.health',
      'pay.class',
      'score.lower',
      'token.placed',
      'path.closed',
      'story.sure',
    ]) {
      expect(ear.heard).toContain(what);
    }
  });
});
