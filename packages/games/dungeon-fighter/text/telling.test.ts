/** Games are played at random and everything on the way is said, in both languages; scenes bring what is rare. */
import { type Plain, type TableOptions, why } from '@tabard/kernel';
import { Listener, type Scenario } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { builtIn } from '../content';
import module from '../index';
import { events } from '../rules/events';
import { bossFight, fight, party, rest, roomCard, THROW, ware } from '../scenarios/table.fixture';
import { speech } from './speech';
import { words } from './words';

const listener = new Listener(module);

// ---- whole games

const games: readonly TableOptions[] = Array.from({ length: 10 }, (_, i) => ({
  throws: 'model',
  boxes: i % 5 > 2 || i % 2 === 0 ? 'ice+crate' : 'ice',
  difficulty: ['normal', 'hard', 'inferno'][i % 3],
  levelUp: i % 2 === 0 ? 'on' : 'off',
  heroes: i % 3 === 0 ? 'choose' : 'dealt',
  leader: i % 4 === 0 ? 'choose' : 'random',
  ruling: i % 3 === 1 ? 'on' : 'off',
}));

test.each(games.map((options, i) => [Object.values(options).join(' '), 2 + (i % 5), options, i] as const))(
  'a game can be told: %s, %i seats',
  (_, seats, options, seed) => {
    listener.play({ seats, seed: `words ${seed}`, options, unattended: true }, { seed, answers: 120 });
  },
);

// ---- what a game at random seldom comes to

const MISS = { rest: 'out' };
const all = ['red', 'green', 'blue'];
const cards = (...ids: readonly string[]) => ({ heroes: { 1: { cards: [...ids], life: 5 } } });
const asksAlways = (game: Scenario): Scenario => game.seat(1).wishes('windows', 'all');

/** A throw of the red die with this result. */
const red = (result: Plain, given: { readonly [name: string]: Plain } = {}, options = {}): (() => Scenario) => {
  return () => fight(given, options).world('throw', result);
};

/** A Weapon for two Heroes who carry as many as they can. */
const findInFullHands = (): Scenario =>
  party(
    {
      rooms: ['lost-property', 'wishing-hole'],
      shop: ['blessed-snowball'],
      heroes: { 0: { cards: ['horned-helm'] }, 1: { cards: ['ramboril', 'crossed-icicles'] } },
    },
    { seats: 2 },
  );

/** A name, a position, and what is answered before chance takes over. */
type Scene = readonly [name: string, position: () => Scenario, ...answers: readonly string[]];

const scenes: readonly Scene[] = [
  // ---- results
  ...['hole', 'bone', 'wall'].map((place): Scene => [`in the ${place}`, red({ rest: place }), 'red', THROW]),
  ['no bounce', red({ section: 'A1', bounced: false }), 'red', THROW],
  ['a demand that failed', red({ section: 'A1', reqs: { jump: false } }, { monster: 'pogo-fox' }), 'red', THROW],
  ['on a Frozen Template', red({ template: 'frozen-1' }), 'red', THROW],
  ['inside a Frozen Template', red({ template: 'frozen-1', inside: true, rest: 'template' }), 'red', THROW],
  [
    'the Weak Point',
    red({ template: 'weak-point', icebergs: [0] }, { combat: { templates: ['weak-point'], icebergs: [0] } }),
    ...['red', THROW],
  ],
  ['an Insta-Kill', red({ section: 'BULL', symbol: 'icon' }), 'red', THROW],
  ['Icebergs on a Miss', red({ rest: 'out', icebergs: [0, 1] }, { combat: { icebergs: [0, 1, 2] } }), 'red', THROW],
  [
    'Soft Snow, with an Armour for its Gold',
    red({ rest: 'out', symbol: 'snow' }, { ...cards('deep-pocket-cardigan'), combat: { pool: ['snow', 'red'] } }),
    ...['snow', THROW],
  ],
  [
    'Water dice',
    red([{ id: 'water-0', rest: 'hole' }, { id: 'water-1', section: 'A1', symbol: 'icon' }, { id: 'water-2' }], {
      combat: { pool: ['water', 'red'] },
    }),
    ...['water', THROW],
  ],
  // ---- what is made of them
  ['Agile Instincts', red({ ...MISS, symbol: 'icon' }), 'red', THROW, 'ability:red'],
  ['Re-throw, by the icon', red({ ...MISS, symbol: 'icon' }, { leader: 2, combat: { active: 0 } }), 'red', THROW],
  ['Armours', red(MISS, cards('tea-tray', 'igloo-with-armholes')), 'red', THROW, String(ware('tea-tray'))],
  ['an Armour for two', red(MISS, cards('scarf-for-two')), 'red', THROW],
  [
    'tokens',
    red({ section: 'A1' }, { heroes: { 1: { tokens: [1, 1, 1] } } }, { levelUp: 'on' }),
    ...['green', THROW, 'token:green'],
  ],
  ['a Fearless one', red({ section: 'D0' }, { monster: 'bloodthirsty-penguin' }), 'red', THROW, 'fearless'],
  ['a Relic against a Miss', red(MISS, { chest: { relics: ['egg-timer'] } }), 'red', THROW],
  ['a kind Leader', red(MISS, {}, { ruling: 'on' }), 'red', THROW, 'yes'],
  ['both sections', red({ section: 'D0', touched: ['C0'] }, { combat: { cutthroat: 1, life: 20 } }), 'red', THROW],
  ['a lotion', red({ section: 'D0', touched: ['C0'] }, cards('enlarging-lotion', 'ramboril')), 'red'],
  ['Weapons and a dance', red(MISS, { ...cards('horned-helm', 'ramboril'), combat: { melody: 1 } }), 'red'],
  ['Madness', red({ section: 'D0' }, { monster: 'brain-freeze-giant' }), 'red', THROW],
  [
    'Herb Power',
    red({ section: 'D0', symbol: 'icon' }, { heroes: { 1: { hero: 'marla-morningstar', life: 3 } } }),
    ...['blue', THROW, 'ability:blue'],
  ],
  ['somebody about to faint', red(MISS, { heroes: { 1: { life: 1, cards: ['grandmothers-cocoa'] } } }), 'red', THROW],
  [
    'the end of the party',
    red(MISS, { heroes: { 0: { fainted: 1 }, 1: { life: 1 }, 2: { fainted: 1 } } }),
    'red',
    THROW,
  ],
  // ---- cards that come in between, or cannot
  ['cocoa for nobody', () => fight({ heroes: { 1: { cards: ['grandmothers-cocoa'] } } })],
  ['snow upon snow', () => fight({ ...cards('bag-of-fresh-snow'), combat: { pool: ['red', 'snow'] } })],
  [
    'a Template that lies there already',
    () => fight({ ...cards('anatomical-poster'), combat: { templates: ['weak-point'] } }),
    ...[`use:${ware('anatomical-poster')}`, 'leave'],
  ],
  [
    'flips',
    () =>
      party({ rooms: ['hall-of-sore-spots', 'wishing-hole'], monsters: ['overdue-glacier'] }).world(
        'flip',
        { template: 'weak-point', touchesTable: true },
        { template: 'weak-point', turned: false },
        { template: 'weak-point' },
      ),
    ...[`room:${roomCard('hall-of-sore-spots')}`, 'assist', 'assist', 'assist'],
  ],
  ['backing down', () => fight({ monster: 'pogo-fox', monsters: ['white-bear'] }), 'back-down', 'yes', 'yes', 'no'],
  ['out of dice', () => fight({ combat: { pool: [] }, heroes: { 2: { life: 1 } } }), 'retrieve'],
  // ---- rooms, Resting, Shops
  [
    'cocoa in a quiet room',
    () => asksAlways(party({ rooms: ['wishing-hole', 'snowed-in-bank'], ...cards('grandmothers-cocoa') })),
    ...[`room:${roomCard('wishing-hole')}`, 'pass'],
  ],
  ['a find that nobody can carry', findInFullHands, `room:${roomCard('lost-property')}`, 'leave'],
  ['room for a find', findInFullHands, `room:${roomCard('lost-property')}`, `swap:0:${ware('horned-helm')}`],
  [
    'Scars and an end',
    () => rest({ heroes: { 0: { fainted: 1, life: 0 }, 2: { scars: all, fainted: 1, life: 0 } } }),
    ...['red'],
  ],
  [
    'a Relic in the Shop',
    () => party({ phase: 'shop', shop: ['egg-timer'], chest: { gold: 9 } }),
    `card:${ware('egg-timer')}`,
  ],
  ['slippers', () => rest({ chest: { relics: ['everwarm-slippers'] }, heroes: { 0: { life: 4 }, 2: { life: 4 } } })],
  [
    'cocoa at rest',
    () => asksAlways(fight({ ...cards('grandmothers-cocoa'), combat: { life: 1 } }).world('throw', { section: 'A0' })),
    ...['red', THROW, 'pass', 'pass'],
  ],
  [
    'things that change hands',
    () => rest({ heroes: { 0: { cards: ['horned-helm'] }, 1: { cards: ['ramboril', 'tea-tray'] } } }),
    `card:0:${ware('horned-helm')}`,
  ],
  ['a Shop and an empty Chest', () => party({ phase: 'shop', chest: { gold: 0, bonus: 9 } })],
  ['a Shop and one coin', () => party({ phase: 'shop', chest: { gold: 1, bonus: 1 } })],
  ['a Shop and riches', () => party({ phase: 'shop', chest: { gold: 30 } }), 'die'],
  ['Level Up', () => party({ phase: 'shop', heroes: { 0: { xp: 3 } } }, { levelUp: 'on' }), 'green'],
  // ---- the Boss
  ['the way to the Boss', () => party({ phase: 'shop', shops: 2, chest: { gold: 5 } }), 'done'],
  ['the last window', () => bossFight({ ...cards('bag-of-fresh-snow'), chest: { bonus: 0 }, combat: { pool: [] } })],
  ['no die left', () => bossFight({ chest: { bonus: 0 }, combat: { pool: ['red'] } }).world('throw', MISS), THROW],
  ['a win', () => bossFight({ combat: { life: 3 } }).world('throw', { section: 'A0' }), 'red', THROW],
];

for (const [name, position, ...first] of scenes) {
  test(`a scene can be told: ${name}`, () => {
    listener.follow(position().match, { first, answers: first.length + 12 });
  });
}

// ---- refusals

/** The clauses of the rules with such facts as they give. */
const REFUSED = [
  why('DF-R1', { seats: 5 }),
  why('DF-32.3'),
  why('DF-8.4', { seat: 0 }),
  why('DF-15.7'),
  ...['DF-16.2', 'DF-16.3'].map((clause) => why(clause, { seat: 0, card: 0 })),
  ...['DF-17.2', 'DF-30.14', 'DF-R18', 'DF-R28', 'DF-R37'].map((clause) => why(clause, { card: 0 })),
  ...['boss', 'proposed', 'deck', 'requirement'].map((because) => why('DF-R25', { because })),
  why('DF-R31'),
  why('DF-R104.4', { field: 'f', min: 600, max: 3600 }),
  why('DF-R105.2', { field: 'release', ms: 1750 }),
  why('DF-R108.6', { one: 'ice-wall', other: 'pond' }),
  why('over'),
];

test('every refusal can be told', () => {
  for (const refused of REFUSED) listener.say(refused.clause, speech.refusal(refused, builtIn));
});

/** All that have words, which are all there are: words.test.ts compares them with the rules. */
const questions = Object.keys(words.en.questions);

test('every event and every question was told', () => {
  expect([...Object.keys(events), ...questions].filter((type) => !listener.heard.has(type))).toEqual([]);
});
