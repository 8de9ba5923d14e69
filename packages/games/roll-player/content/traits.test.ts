/** Each of the 36 Traits gives the Stars that are printed on it: at the boundary, and one past it. */
import { expect, test } from 'vitest';
import { sheetOf, starsOf } from '../rules/end/scoring';
import { says, ware } from '../scenarios/table.fixture';
import { ATTRS, builtIn, type Trait } from '.';
import { missing } from './cards.fixture';
import { amountOn, buying, type Given, hero, numbersOn, printed, sees } from './play.fixture';
import {
  alignmentWorth,
  and,
  backstory,
  type Cases,
  cards,
  counted,
  dice,
  fiends,
  having,
  rows,
  scores,
  splits,
  steps,
} from './sheets.fixture';

const traits = builtIn.market.filter((card): card is Trait => card.kind === 'trait');
const FIENDS = fiends(8);
/** A Pikeman's goals: 17, 15-16, 18, 14+, 14+, 14+. */
const pikeman = (...sums: number[]): Given => ({ class: 'pikeman', ...scores(...sums) });
const fight = (stars: number, champion = 0): Given => ({ results: { 0: { stars, champion, success: 1 } } });

/** So many of the six scores are this, the others that. */
const scored = (n: number, some: number, others: number): Given =>
  scores(...ATTRS.map((_, i) => (i < n ? some : others)));

/** Heroes and the Stars of each, by the numbers printed on the card, in their order. `results` is about the table. */
const TABLE: { readonly [id: string]: (...printed: number[]) => Cases } = {
  thrifty: (stars, every, most) => steps(having('gold'), stars, every, most),
  'well-equipped': (stars) => [
    [
      { cards: ['boar-spear', 'leather-gloves', 'feint'] },
      { cards: ['boar-spear', 'leather-gloves'] },
      { cards: ['boar-spear', 'feint'] },
      { cards: ['leather-gloves', 'feint', 'clarity'] },
      { cards: ['boar-spear', 'leather-gloves'], exhausted: ['feint'] },
    ],
    [stars, 0, 0, 0, stars],
  ],
  uniformed: (stars, _, most) => [
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
    [stars, 0, 0, stars, 3 * stars, most],
  ],
  noncommittal: (stars) => [counted('cell', 4, 1, 3, 8), [stars, 0, 0, 0]],
  'never-rests': (stars, most) =>
    and(
      steps(
        having('exhausted', (n) => cards('skill', n)),
        stars,
        1,
        most,
      ),
      [[{ cards: cards('skill', 4) }], [0]],
    ),
  'late-bloomer': (stars, score, most) => steps((n) => scored(n, score, score + 1), stars, 1, most),
  'step-by-step': (stars, _, most) => [
    [
      { rows: { STR: ['red 3', 'red 1', 'red 2'] } },
      { rows: { STR: ['red 3', 'red 1', 'red 4'] } },
      { rows: { STR: ['red 1', 'red 2', '_'], FAM: ['boost 8', 'red 6', 'boost 7'] } },
      rows(5, [1, 2, 3]),
    ],
    [stars, 0, stars, most],
  ],
  'many-hued': (stars) => [
    [
      { rows: { STR: ['red-blue 1', 'green-white 1', 'black-purple 1'] } },
      { rows: { STR: ['red-blue 1', 'green-white 1', 'black 1'], DEX: ['gold 1', 'boost 3'] } },
    ],
    [stars, 0],
  ],
  'open-palms': (stars, less) => [
    [{}, { cards: ['backpack'] }, { cards: ['backpack', 'longsword'] }, { cards: ['boar-spear'] }],
    [stars, stars - less, stars - 2 * less, stars - 2 * less],
  ],
  'patchwork-pride': (two, _, three) => [
    [
      { cards: ['leather-gloves', 'buckskin-hood'] },
      { cards: ['leather-gloves', 'ringmail-coif'] },
      { cards: ['leather-gloves', 'ringmail-coif', 'moonweave-veil'] },
      { cards: ['leather-gloves', 'ringmail-coif', 'moonweave-veil', 'sigil-of-moss'] },
    ],
    [0, two, three, three],
  ],
  'snake-eyed': (stars, every, one, two, most) =>
    and(
      steps((n) => dice(`gold ${two}`, n), stars, every, most),
      [
        [dice(`red ${one}`, every), dice(`red ${two + 1}`, 9)],
        [stars, 0],
      ],
    ),
  rootless: (stars, most) => [[0, most, most + 1].map(backstory), [stars, stars, 0]],
  hypocrite: (stars) => [[3, 1, 0, -1, -3].map(alignmentWorth), [0, 0, 0, stars, stars]],
  turncoat: (stars, most) => [
    [dice('red 1', most), dice('red 1', most + 1), dice('blue 1', 9)].map((own) => ({ class: 'pikeman', ...own })),
    [stars, 0, stars],
  ],
  overbearing: (stars, score, most) => steps((n) => scored(n, score, score - 1), stars, 1, most),
  'frail-frame': (stars, score) => [
    [scores(score, 18), scores(score + 1, 3)],
    [stars, 0],
  ],
  balanced: (stars, most) => [
    [scores(16 - most, 14, 15, 16, 15, 14), scores(16 - most - 1, 14, 15, 16, 15, 14)],
    [stars, 0],
  ],
  reckless: (five, _five, four, _four, less) => [
    [
      pikeman(17, 15, 18, 14, 14, 14),
      pikeman(17, 15, 18, 14, 14, 13),
      pikeman(17, 15, 18, 14, 13, 13),
      pikeman(17, 15, 18, 13, 13, 13),
    ],
    [five, five, four, -less],
  ],
  spendthrift: (stars, less, every) => [
    counted('gold', 0, every - 1, every, 5 * every - 1, 5 * every),
    [stars, stars, stars - less, stars - 4 * less, stars - 5 * less],
  ],
  lopsided: (stars, least) => [
    [scores(16 - least + 1, 14, 15, 16, 15, 14), scores(16 - least, 14, 15, 16, 15, 14)],
    [0, stars],
  ],
  devious: (stars, every, most) => steps(having('xpStored'), stars, every, most),
  'battle-scarred': (stars, most) => steps(having('injury'), stars, 1, most),
  untroubled: (none, one) => [
    [{ banished: FIENDS }, { fiends: FIENDS.slice(0, 1) }, { fiends: FIENDS.slice(0, 2) }],
    [none, one, 0],
  ],
  // Soot Cat: black, purple, red.
  'beast-bonded': (stars) => [
    [
      ['red 1', 'red 1', 'green 1'],
      ['black 1', 'red 1', 'green 1'],
      ['black 1', 'purple-red 1', 'green-red 1'],
    ].map((FAM) => ({ familiar: 'soot-cat', rows: { FAM } })),
    [0, stars, 3 * stars],
  ],
  relentless: (stars, least) => [
    [fight(least - 1), fight(least - 1, 3), fight(least), fight(least, 2)],
    [0, 0, stars, stars],
  ],
  'bad-company': (stars, most) => steps((n) => ({ fiends: fiends(n), banished: fiends(2, n) }), stars, 1, most),
  'double-entry': (stars, every, most) => steps(splits, stars, every, most),
  'circle-drawer': (two, least, four, many) => [
    [least - 1, least, many - 1, many, many + 1].map((n) => ({ banished: fiends(n), fiends: fiends(4, n) })),
    [0, two, two, four, four],
  ],

  'trophy-proud': (stars, more, many) => [
    counted('trophies', 0, 1, many - 1, many, many + 1),
    [0, stars, stars * (many - 1), stars * many + more, stars * (many + 1) + more],
  ],
  'haunted-company': (stars, every, most) =>
    steps((n) => ({ fiends: fiends(Math.ceil(n / 2)), banished: fiends(Math.floor(n / 2), 10) }), stars, every, most),
  'well-read': (stars, most) =>
    steps(
      having('cards', (n) => cards('scroll', n)),
      stars,
      1,
      most,
    ),
  homebody: (stars, withOne) => [counted('trophies', 0, 1, 2), [stars, withOne, 0]],
  'clean-shield': (stars, honor) => [
    [
      { honor, injury: 0 },
      { honor: honor - 1, injury: 0 },
      { honor, injury: 1 },
    ],
    [stars, 0, 0],
  ],
  'plain-cut': (stars, most) => [[0, most, most + 1].map((n) => dice('boost 3', n)), [stars, stars, 0]],
  overgrown: (stars, most) => steps((n) => dice('boost 3', n), stars, 1, most),
  'decorated-wreck': (stars, honor, injury) => [
    [
      { honor, injury: injury + 1 },
      { honor: honor - 1, injury: injury + 1 },
      { honor, injury },
      { honor, injury: injury - 1 },
    ],
    [stars, 0, stars, 0],
  ],
};

test.each(traits.map((card) => [card.id, printed('card', card.id), card] as const))('%s: %s', (id, _, { score }) => {
  const [heroes, stars] = TABLE[id](...numbersOn('card', id));
  expect(new Set(stars).size).toBeGreaterThan(1); // somebody gets them, and somebody does not
  expect(heroes.map(({ results, ...own }) => starsOf(sees(own, results ? { results } : {}), 0, score))).toEqual(stars);
});

test('each has a test of its own', () => {
  expect(missing(traits, Object.keys(TABLE))).toEqual([]);
});

const STEPS = { good: 1, evil: 7, lawful: 3, chaotic: 5 };
const BLOCKED = { good: 1, evil: 7, lawful: 3, chaotic: 5 };

test.each(traits.map((card) => [card.id, card] as const))(
  'RP-14.1 buying %s moves the token by its arrow, if it can',
  (id, { arrow, cost }) => {
    const game = buying(id);
    expect(hero(game)).toMatchObject({ cell: STEPS[arrow], gold: 10 - cost });
    expect(hero(buying(id, { cell: BLOCKED[arrow] })).cell).toBe(BLOCKED[arrow]);
  },
);

test('RP-25.1 a Trait that is owned counts in the category of Traits, one that is not does not', () => {
  const stars = (cards: string[]) => sheetOf(sees({ cell: 4, cards }), 0).byCategory.traits;
  const [centre, palms] = ['noncommittal', 'open-palms'].map((id) => numbersOn('card', id)[0]);
  expect([stars(['noncommittal', 'open-palms']), stars([])]).toEqual([centre + palms, 0]);
});

test('RP-30.11, RP-30.12 Devious takes XP as it is gained, some or all, for good', () => {
  const game = buying('pact-of-ash', { cards: ['devious'] });
  const gained = amountOn('card', 'pact-of-ash', 'XP');
  game.expectQuestion('xp.store', 0).expectOptions(
    0,
    Array.from({ length: gained + 1 }, (_, xp) => String(xp)),
  );
  says(game, 0, '2');
  expect(hero(game)).toMatchObject({ xp: gained - 2, xpStored: 2 });
  expect(hero(game).cards.map(({ card }) => card)).toEqual([ware('devious'), ware('pact-of-ash')]);
});
