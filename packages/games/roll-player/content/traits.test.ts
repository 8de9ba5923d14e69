/** Each of the 36 Traits gives the Stars that are printed on it: at the boundary, and one past it. */
import { expect, test } from 'vitest';
import { sheetOf, starsOf } from '../rules/scoring';
import { says, ware } from '../scenarios/table.fixture';
import { builtIn, type Trait } from '.';
import { missing } from './cards.fixture';
import { buying, type Given, hero, printed, sees } from './play.fixture';
import { alignmentWorth, backstory, dice, fiends, rows, scores, splits } from './sheets.fixture';

const traits = builtIn.market.filter((card): card is Trait => card.kind === 'trait');
const counted = (field: string, ...numbers: number[]): Given[] => numbers.map((n) => ({ [field]: n }));
const SKILLS = ['feint', 'barter', 'climb', 'short-change'];
const FIENDS = fiends(8);
const SCROLLS = ['clarity', 'banner-call', 'quadrille', 'unbinding', 'bounty-writ'];
/** A Pikeman's goals: 17, 15-16, 18, 14+, 14+, 14+. */
const pikeman = (...sums: number[]): Given => ({ class: 'pikeman', ...scores(...sums) });
const fight = (stars: number, champion = 0): Given => ({ results: { 0: { stars, champion, success: 1 } } });

/** Heroes, and the Stars that each of them gets. `results` is about the table, not the hero. */
const TABLE: { readonly [id: string]: readonly [heroes: readonly Given[], stars: readonly number[]] } = {
  thrifty: [counted('gold', 4, 5, 9, 15, 20), [0, 1, 1, 3, 3]],
  'well-equipped': [
    [
      { cards: ['boar-spear', 'leather-gloves', 'feint'] },
      { cards: ['boar-spear', 'leather-gloves'] },
      { cards: ['boar-spear', 'feint'] },
      { cards: ['leather-gloves', 'feint', 'clarity'] },
      { cards: ['boar-spear', 'leather-gloves'], exhausted: ['feint'] },
    ],
    [3, 0, 0, 0, 3],
  ],
  uniformed: [
    [
      { rows: { STR: ['red 1', 'red-blue 1', 'red-white 1'] } },
      { rows: { STR: ['red 1', 'red 1', '_'] } },
      { rows: { STR: ['red-blue 1', 'blue-green 1', 'red-green 1'] } },
      { rows: { STR: ['gold 1', 'gold 1', 'gold 1'], DEX: ['boost 3', 'boost 3', 'boost 3'] } },
      dice('red 1', 9),
      {
        rows: {
          STR: ['red 1', 'red 1', 'red 1'],
          DEX: ['blue 1', 'blue 1', 'blue 1'],
          CON: ['green 1', 'green 1', 'green 1'],
          FAM: ['white 1', 'white 1', 'white 1'],
        },
      },
    ],
    [2, 0, 0, 2, 6, 6],
  ],
  noncommittal: [counted('cell', 4, 1, 3, 8), [4, 0, 0, 0]],
  'never-rests': [
    [...[0, 1, 2, 3].map((n) => ({ exhausted: SKILLS.slice(0, n) })), { cards: SKILLS }],
    [0, 2, 4, 4, 0],
  ],
  'late-bloomer': [
    [scores(12, 12, 12, 12, 12, 12), scores(11, 12, 12, 12, 12, 12), scores(11, 11, 11, 11, 11, 11)],
    [0, 1, 3],
  ],
  'step-by-step': [
    [
      { rows: { STR: ['red 3', 'red 1', 'red 2'] } },
      { rows: { STR: ['red 3', 'red 1', 'red 4'] } },
      { rows: { STR: ['red 1', 'red 2', '_'], FAM: ['boost 8', 'red 6', 'boost 7'] } },
      rows(5, [1, 2, 3]),
    ],
    [1, 0, 1, 4],
  ],
  'many-hued': [
    [
      { rows: { STR: ['red-blue 1', 'green-white 1', 'black-purple 1'] } },
      { rows: { STR: ['red-blue 1', 'green-white 1', 'black 1'], DEX: ['gold 1', 'boost 3'] } },
    ],
    [3, 0],
  ],
  'open-palms': [
    [{}, { cards: ['backpack'] }, { cards: ['backpack', 'longsword'] }, { cards: ['boar-spear'] }],
    [2, 1, 0, 0],
  ],
  'patchwork-pride': [
    [
      { cards: ['leather-gloves', 'buckskin-hood'] },
      { cards: ['leather-gloves', 'ringmail-coif'] },
      { cards: ['leather-gloves', 'ringmail-coif', 'moonweave-veil'] },
      { cards: ['leather-gloves', 'ringmail-coif', 'moonweave-veil', 'sigil-of-moss'] },
    ],
    [0, 2, 4, 4],
  ],
  'snake-eyed': [
    [dice('red 2', 2), dice('red 2', 3), dice('red 1', 5), dice('red 2', 9), dice('red 3', 9)],
    [0, 1, 1, 3, 0],
  ],
  rootless: [[0, 1, 2].map(backstory), [4, 4, 0]],
  hypocrite: [[3, 1, 0, -1, -3].map(alignmentWorth), [0, 0, 0, 6, 6]],
  turncoat: [
    [dice('red 1', 5), dice('red 1', 6), dice('blue 1', 9)].map((own) => ({ class: 'pikeman', ...own })),
    [3, 0, 3],
  ],
  overbearing: [
    [scores(16, 16), scores(17, 16), scores(17, 17, 17), scores(17, 17, 17, 17)],
    [0, 2, 6, 6],
  ],
  'frail-frame': [
    [scores(11, 18), scores(12, 3)],
    [2, 0],
  ],
  balanced: [
    [scores(11, 14, 15, 16, 15, 14), scores(10, 14, 15, 16, 15, 14)],
    [4, 0],
  ],
  reckless: [
    [
      pikeman(17, 15, 18, 14, 14, 14),
      pikeman(17, 15, 18, 14, 14, 13),
      pikeman(17, 15, 18, 14, 13, 13),
      pikeman(17, 15, 18, 13, 13, 13),
    ],
    [5, 5, 2, -2],
  ],
  spendthrift: [counted('gold', 0, 1, 2, 6, 9), [3, 3, 2, 0, -1]],
  lopsided: [
    [scores(8, 14, 15, 16, 15, 14), scores(7, 14, 15, 16, 15, 14)],
    [0, 3],
  ],
  devious: [counted('xpStored', 1, 2, 7, 8, 12), [0, 1, 3, 4, 4]],
  'battle-scarred': [counted('injury', 0, 1, 4, 5), [0, 1, 4, 4]],
  untroubled: [
    [{ banished: FIENDS }, { fiends: FIENDS.slice(0, 1) }, { fiends: FIENDS.slice(0, 2) }],
    [3, 1, 0],
  ],
  // Soot Cat: black, purple, red.
  'beast-bonded': [
    [
      ['red 1', 'red 1', 'green 1'],
      ['black 1', 'red 1', 'green 1'],
      ['black 1', 'purple-red 1', 'green-red 1'],
    ].map((FAM) => ({ familiar: 'soot-cat', rows: { FAM } })),
    [0, 1, 3],
  ],
  relentless: [
    [fight(4, 3), fight(6), fight(8, 2)],
    [0, 3, 3],
  ],
  'bad-company': [
    [0, 1, 4, 5].map((n) => ({ fiends: FIENDS.slice(0, n), banished: FIENDS.slice(n, n + 2) })),
    [0, 1, 4, 4],
  ],
  'double-entry': [[1, 2, 5, 6, 8].map((n) => splits(n)), [0, 1, 2, 3, 3]],
  'circle-drawer': [[1, 2, 3, 4].map((n) => ({ banished: FIENDS.slice(0, n), fiends: FIENDS.slice(n) })), [0, 2, 4, 4]],

  'trophy-proud': [counted('trophies', 0, 1, 3, 4, 5), [0, 1, 3, 5, 6]],
  'haunted-company': [
    [
      { fiends: FIENDS.slice(0, 1) },
      { fiends: FIENDS.slice(0, 1), banished: FIENDS.slice(1, 2) },
      { fiends: FIENDS.slice(0, 4), banished: FIENDS.slice(4, 6) },
      { banished: FIENDS },
    ],
    [0, 1, 3, 3],
  ],
  'well-read': [[0, 1, 4, 5].map((n) => ({ cards: SCROLLS.slice(0, n) })), [0, 1, 4, 4]],
  homebody: [counted('trophies', 0, 1), [5, 0]],
  'clean-shield': [
    [
      { honor: 2, injury: 0 },
      { honor: 1, injury: 0 },
      { honor: 2, injury: 1 },
    ],
    [3, 0, 0],
  ],
  'plain-cut': [
    [dice('boost 3', 0), dice('boost 3', 1), dice('boost 3', 2)],
    [3, 3, 0],
  ],
  overgrown: [
    [dice('boost 3', 0), dice('boost 3', 1), dice('boost 3', 3), dice('boost 3', 4)],
    [0, 1, 3, 3],
  ],
  'decorated-wreck': [
    [
      { honor: 2, injury: 2 },
      { honor: 1, injury: 2 },
      { honor: 2, injury: 1 },
      { honor: 2, injury: 0 },
    ],
    [4, 0, 4, 0],
  ],
};

test.each(traits.map((card) => [card.id, printed('card', card.id), card] as const))('%s: %s', (id, _, { score }) => {
  const [heroes, stars] = TABLE[id];
  expect(heroes.map(({ results, ...own }) => starsOf(sees(own, results ? { results } : {}), 0, score))).toEqual(stars);
});

test('each has a test of its own', () => {
  expect(missing(traits, Object.keys(TABLE))).toEqual([]);
});

const STEPS = { good: 1, evil: 7, lawful: 3, chaotic: 5 };
const BLOCKED = { good: 1, evil: 7, lawful: 3, chaotic: 5 };

test.each(traits.map((card) => [card.id, card] as const))(
  'RP-14.1: buying %s moves the token by its arrow, if it can',
  (id, { arrow, cost }) => {
    const game = buying(id);
    expect(hero(game)).toMatchObject({ cell: STEPS[arrow], gold: 10 - cost });
    expect(hero(buying(id, { cell: BLOCKED[arrow] })).cell).toBe(BLOCKED[arrow]);
  },
);

test('RP-25.1: a Trait that is owned counts in the category of Traits, one that is not does not', () => {
  const stars = (cards: string[]) => sheetOf(sees({ cell: 4, cards }), 0).byCategory.traits;
  expect([stars(['noncommittal', 'open-palms']), stars([])]).toEqual([6, 0]);
});

test('RP-30.11, RP-30.12: Devious takes XP as it is gained, some or all, for good', () => {
  const game = buying('pact-of-ash', { cards: ['devious'] });
  game.expectQuestion('xp.store', 0).expectOptions(0, ['0', '1', '2', '3']);
  says(game, 0, '2');
  expect(hero(game)).toMatchObject({ xp: 1, xpStored: 2 });
  expect(hero(game).cards.map(({ card }) => card)).toEqual([ware('devious'), ware('pact-of-ash')]);
});
