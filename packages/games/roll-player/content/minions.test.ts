/** Each of the 49 Minions: its weakness as printed, and every level of its rewards from end to end (RP-19). */
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { huntPool, levelOf } from '../rules/hunt';
import { boardOf, minionCard, offered, question, says, told } from '../scenarios/table.fixture';
import { builtIn, type Level, type Minion } from '.';
import { missing } from './cards.fixture';
import { type Given, hero, hunting, poolOfHunt, printed, resultOfHunt, sees } from './play.fixture';
import {
  alignmentWorth,
  backstory,
  cards,
  classDice,
  dice,
  familiarMatches,
  fiends,
  goals,
  inRows,
  power,
  rows,
  score,
  scores,
  splits,
} from './sheets.fixture';

const counted = (field: string, ...numbers: number[]): Given[] => numbers.map((n) => ({ [field]: n }));
const cells = (...numbers: number[]): Given[] => counted('cell', ...numbers);
const each = (numbers: readonly number[], of: (n: number) => Given): Given[] => numbers.map(of);
const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `${['red', 'blue'][i % 2]} 3`);

/** Heroes, and the Combat Dice that the weakness gives each of them. */
const WEAKNESSES: { readonly [id: string]: readonly [heroes: readonly Given[], dice: readonly number[]] } = {
  'bog-lurker': [
    [dice('red 2', 2), dice('red 2', 3), dice('red 1', 4), dice('red 3', 4)],
    [0, 1, 1, 0],
  ],
  'tollbridge-ogre': [
    [{}, { cards: ['backpack'] }, { cards: ['twinned-sabres'] }, { cards: ['backpack', 'longsword'] }],
    [0, 2, 4, 4],
  ],
  'candle-wisps': [each([0, 1, 2, 3], (n) => ({ cards: cards('scroll', n) })), [1, 2, 3, 3]],
  'ditch-jackals': [
    [
      {},
      rows(1, [1, 1, 1]),
      rows(2, [1, 1, 1]),
      { rows: { STR: ['blue 1', 'blue 1', 'blue 1'], FAM: ['red 1', 'red 1', 'red 1'] } },
    ],
    [2, 2, 0, 0],
  ],
  'kobold-excisemen': [counted('gold', 2, 3, 9, 12), [0, 1, 3, 3]],
  'chapel-gargoyle': [cells(0, 1, 3, 4, 8), [4, 2, 2, 0, 0]],
  'hedge-mimic': [each([0, 1, 3, 4], (n) => ({ class: 'almoner', ...classDice(n) })), [0, 1, 3, 3]],
  'mud-giant': [
    [dice('red 5', 4), dice('red 6', 1), dice('boost 7', 4), dice('red 6', 5)],
    [0, 1, 4, 4],
  ],
  'stray-imps': [
    [...each([0, 1, 3, 4], (n) => ({ fiends: fiends(n) })), { banished: fiends(3) }],
    [0, 1, 3, 3, 0],
  ],
  'sleepless-scarecrow': [
    [...each([0, 1, 2, 3], (n) => ({ cards: cards('skill', n) })), { exhausted: cards('skill', 2) }],
    [1, 2, 3, 3, 1],
  ],
  'marsh-coven': [
    [
      { cell: 4 },
      { cell: 7 },
      { cell: 4, banished: fiends(2) },
      { cell: 8, banished: fiends(1) },
      { fiends: fiends(1) },
    ],
    [0, 1, 1, 2, 0],
  ],
  'iron-husk': [
    [...each([0, 1, 3, 4], (n) => rows(n, [1, 1, 1])), { rows: { FAM: ['red 1', 'red 1', 'red 1'] } }],
    [0, 1, 3, 3, 0],
  ],
  'rift-hound': [
    [
      power(6),
      power(7),
      { rows: { FAM: ['red-blue 1', '_', '_'] } },
      { rows: { FAM: ['red-blue 1', 'red 6', '_'] } },
      { rows: { STR: ['red-blue 1'] } },
    ],
    [0, 2, 1, 3, 0],
  ],
  'gallows-crowd': [each([0, 1, 4, 5], (n) => ({ cards: cards('trait', n) })), [0, 1, 4, 4]],
  'grey-governess': [
    [...each([0, 1, 2, 3], (n) => ({ exhausted: cards('skill', n) })), { cards: cards('skill', 2) }],
    [1, 3, 5, 5, 1],
  ],
  'famine-hare': [counted('gold', 0, 3, 4), [3, 3, 0]],
  'weeping-cuirassier': [counted('honor', 0, 1, 4, 5), [1, 2, 5, 5]],
  'plague-stag': [counted('injury', 0, 1, 4, 5), [1, 2, 5, 5]],
  'mosaic-basilisk': [each([0, 1, 5, 6], backstory), [0, 1, 5, 5]],
  'twin-headed-bailiff': [each([0, 1, 2, 3], (n) => rows(n, [3, 1, 2])), [0, 2, 4, 4]],
  'clockwork-tyrant': [each([0, 1, 5, 6], (n) => goals(n)), [0, 1, 5, 5]],
  'pit-champion': [counted('trophies', 0, 1, 3, 4), [1, 3, 7, 7]],
  'courier-harpy': [[], []], // by the Initiative card: below

  'goblin-choir': [
    [score('CHA', 8), { ...score('CHA', 7), race: 'frogling' }],
    [1, 0],
  ], // the dice alone
  'cellar-slime': [each([0, 1, 2, 3], (n) => dice('gold 1', n)), [0, 1, 2, 2]],
  'gate-crows': [
    [{}, { cards: ['backpack'] }],
    [2, 0],
  ],
  'tin-militia': [
    [{}, rows(1, [1, 1, 1]), rows(2, [1, 1, 1])],
    [0, 1, 1],
  ],
  'boulder-cub': [each([0, 1, 3, 4], (n) => dice('boost 3', n)), [0, 1, 3, 3]],
  'nettle-aunt': [cells(4, 5, 2, 0), [0, 2, 3, 1]],
  'river-toll-newts': [each([1, 2, 6, 8], (n) => ({ cards: cards('trait', n) })), [1, 2, 4, 4]],
  'snapping-footlocker': [counted('xp', 0, 1, 2, 3), [0, 1, 2, 2]],
  'kennel-fog': [each([0, 1, 2, 3], (n) => ({ rows: { FAM: ['red 1', 'red 1', 'red 1'].slice(0, n) } })), [0, 1, 2, 2]],
  'squabbling-trolls': [each([0, 1, 3, 4], (n) => splits(n)), [0, 1, 3, 3]],
  'wax-knight': [
    [
      {},
      { cards: ['leather-gloves', 'buckskin-hood'] },
      { cards: ['leather-gloves', 'ringmail-coif'] },
      { cards: ['leather-gloves', 'ringmail-coif', 'sigil-of-moss'] },
    ],
    [0, 1, 2, 2],
  ],
  'backward-hobgoblin': [
    [
      dice('red 2', 2),
      dice('red 2', 3),
      dice('red 4', 9),
      { rows: inRows([...many(0), ...Array(9).fill('red 2'), ...Array(3).fill('blue 6')]) },
    ],
    [0, 1, 3, 3],
  ],
  'hollow-deer': [
    [{}, { injury: 1 }, { fiends: fiends(1) }, { injury: 1, fiends: fiends(1) }, { banished: fiends(2) }],
    [2, 1, 1, 0, 2],
  ],

  'saltmarsh-serpent': [
    [
      {},
      { cards: ['leather-gloves', 'ringmail-coif'] },
      { cards: ['leather-gloves', 'buckskin-hood', 'buckskin-boots'] },
      { cards: ['leather-gloves', 'buckskin-hood', 'buckskin-boots', 'buckskin-jerkin'] },
    ],
    [0, 1, 3, 3],
  ],
  'ember-bull': [
    [
      score('STR', 15),
      score('STR', 16),
      { rows: { CON: ['boost 7', 'boost 6', '_'] } },
      { rows: { CON: ['boost 7', 'boost 8', 'boost 7'] } },
    ],
    [0, 2, 1, 2],
  ],
  'bone-abacus': [
    [scores(10, 18, 12, 12, 12, 12), scores(9, 18, 12, 12, 12, 12)],
    [2, 0],
  ],
  'storm-drummer': [
    [scores(17), scores(16)],
    [3, 0],
  ],
  'playground-giant': [each([11, 10, 8, 7], (n) => scores(n, 15, 15, 15, 15, 15)), [0, 2, 2, 3]],
  'orchard-hag': [each([3, 1, 0, -1, -3], alignmentWorth), [3, 1, 0, 0, 0]],
  'milestone-giant': [cells(4, 1, 5), [3, 1, 1]],
  'lamplit-stalker': [
    [...each([0, 1, 4, 5], (n) => ({ banished: fiends(n) })), { fiends: fiends(2) }],
    [0, 1, 4, 4, 0],
  ],
  'jealous-pedigree': [
    [
      power(4),
      power(5),
      familiarMatches(1),
      familiarMatches(2),
      { familiar: 'bell-heron', rows: { FAM: ['blue 2', 'white 2', 'red 1'] } },
    ],
    [0, 2, 0, 1, 3],
  ],
  'quartermaster-ghoul': [
    [
      {},
      { cards: ['backpack', 'longsword'] },
      { cards: ['leather-gloves'] },
      { exhausted: ['feint'] },
      { cards: ['backpack', 'leather-gloves', 'feint'] },
    ],
    [0, 1, 1, 1, 3],
  ],
  'drowned-regiment': [
    [scores(14, 14), scores(15, 14), scores(15, 15, 15, 15), scores(15, 15, 15, 15, 15)],
    [0, 1, 4, 4],
  ],
  'late-lamplighter': [
    [{ rows: inRows(many(15)) }, { rows: inRows(many(16)) }],
    [0, 2],
  ],
  'hundred-handed-cook': [
    [
      { rows: { STR: ['red-blue 1', 'green-white 1', 'black 1'] } },
      { rows: { STR: ['red-blue 1', 'green-white 1', 'black-purple 1'] } },
      dice('gold 1', 2),
      dice('gold 1', 3),
    ],
    [0, 2, 0, 1],
  ],
};

describe('weaknesses', () => {
  test.each(builtIn.minions.map(({ id }) => [id, printed('minion', id)] as const))('%s: %s', (id, _) => {
    const [heroes, wanted] = WEAKNESSES[id];
    const pools = heroes.map((own) => huntPool(sees(own, { minion: id }), 0));
    expect(pools).toEqual(wanted.map((n) => 1 + n)); // RP-19.4
  });

  test('each has a test of its own', () => {
    expect(missing(builtIn.minions, Object.keys(WEAKNESSES))).toEqual([]);
  });

  test('courier-harpy: the hunter holds the first or the second card, or another', () => {
    const pool = (place: number) => {
      const initiative = [0, 1, 2].map((n) => ({ fiends: [], ...(n === place ? { holder: 0 } : {}) }));
      return huntPool(sees({}, { phase: 'market', minion: 'courier-harpy', initiative }), 0);
    };
    expect([0, 1, 2].map(pool)).toEqual([3, 3, 1]);
  });
});

/** So many dice that add up to this. */
const fallen = (sum: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.floor(sum / count) + (i < sum % count ? 1 : 0));

/** A hero without a coin takes on the Minion with as many mercenaries as this result needs. */
function ending(minion: Minion, wanted: number): { game: Scenario; result: number; own: Given } {
  const own = {
    class: 'almoner',
    familiar: 'bell-heron',
    xp: 15,
    exhausted: ['feint'],
    rows: { STR: ['red 2', 'red 2', '_'] },
  };
  const pool = huntPool(sees({ gold: 0, ...own }, { minion: minion.id, phase: 'market' }), 0);
  const count = Math.max(pool, Math.ceil(wanted / 6));
  const result = Math.max(wanted, pool);
  const game = hunting(own, { minion: minion.id, dice: fallen(result, count) });
  for (let hired = pool; hired < count; hired++) says(game, 0, 'xp');
  says(game, 0, 'roll');
  if (question(game) === 'hunt.reroll') says(game, 0, 'stop');
  return { game, result, own: { ...own, xp: 15 - 3 * (count - pool) } };
}

function brings(minion: Minion, level: Level, wanted: number): void {
  const { game, result, own } = ending(minion, wanted);
  expect([poolOfHunt(game) > 0, resultOfHunt(game)]).toEqual([true, result]);
  if (level.actions) {
    expect(offered(game).filter((key) => key !== 'done')).toEqual([...new Set(level.actions)]);
    says(game, 0, 'done'); // RP-19.13
  }
  const { gold = 0, xp = 0, honor = 0, injury = 0, trophy = false } = level;
  expect(hero(game)).toMatchObject({ gold, xp: Number(own.xp) + xp, honor, injury });
  const card = minionCard(minion.id);
  expect(hero(game).trophies).toEqual(trophy ? [card] : []);
  expect(boardOf(game).minionDeck[0] === card).toBe(!trophy); // RP-19.14: to the bottom
  expect(told(game, 'adventure.token', 0)).toHaveLength(trophy ? 1 : 0);
}

describe('RP-19.12: exactly one level, from its first result to its last', () => {
  test.each(builtIn.minions.map((minion) => [minion.id, minion] as const))('%s', (_, minion) => {
    for (const [i, level] of minion.levels.entries()) {
      const last = (minion.levels[i + 1]?.min ?? level.min + 2) - 1;
      expect([levelOf(minion, level.min), levelOf(minion, last)]).toEqual([level, level]);
      brings(minion, level, last);
      if (i > 0) brings(minion, level, level.min);
    }
  });
});
