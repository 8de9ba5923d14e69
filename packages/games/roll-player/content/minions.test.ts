/** Each of the 49 Minions: its weakness as printed, and every level of its rewards from end to end (RP-19). */
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { huntPool, levelOf } from '../rules/foes/hunt';
import { boardOf, minionCard, offered, question, says, told } from '../scenarios/table.fixture';
import { ATTRS, builtIn, type Kind, type Level, type Minion } from '.';
import { missing } from './cards.fixture';
import { type Given, hero, hunting, numbersOn, poolOfHunt, printed, resultOfHunt, sees } from './play.fixture';
import {
  alignmentWorth,
  and,
  backstory,
  type Cases,
  cards,
  classDice,
  counted,
  dice,
  familiarMatches,
  fiends,
  goals,
  having,
  inRows,
  power,
  rows,
  score,
  scores,
  splits,
  steps,
} from './sheets.fixture';

const cells = (...numbers: number[]): Given[] => counted('cell', ...numbers);
const ofKind = (kind: Kind) => having('cards', (n) => cards(kind, n));
const fiendsOf = (n: number): string[] => fiends(n);
const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `${['red', 'blue'][i % 2]} 3`);

/** Heroes and the Combat Dice that the weakness gives each, by the numbers printed on the card, in their order. */
const WEAKNESSES: { readonly [id: string]: (...printed: number[]) => Cases } = {
  'bog-lurker': (more, least, one, two) => [
    [
      dice(`red ${two}`, least - 1),
      dice(`red ${two}`, least),
      dice(`red ${one}`, least + 1),
      dice(`red ${two + 1}`, least + 1),
    ],
    [0, more, more, 0],
  ],
  'tollbridge-ogre': (each, most) => [
    [{}, { cards: ['backpack'] }, { cards: ['twinned-sabres'] }, { cards: ['backpack', 'longsword'] }],
    [0, each, most, most],
  ],
  'candle-wisps': (always, each, most) => steps(ofKind('scroll'), each, 1, most, always),
  'ditch-jackals': (more, most) => [
    [
      {},
      rows(most, [1, 1, 1]),
      rows(most + 1, [1, 1, 1]),
      { rows: { STR: ['blue 1', 'blue 1', 'blue 1'], FAM: ['red 1', 'red 1', 'red 1'] } },
    ],
    [more, more, 0, 0],
  ],
  'kobold-excisemen': (each, every, most) => steps(having('gold'), each, every, most),
  'chapel-gargoyle': (good, lawful) => [cells(0, 1, 3, 4, 8), [good + lawful, good, lawful, 0, 0]],
  'hedge-mimic': (each, most) => steps((n) => ({ class: 'almoner', ...classDice(n) }), each, 1, most),
  'mud-giant': (each, least, most) =>
    and(
      steps((n) => dice(`red ${least}`, n), each, 1, most),
      [
        [dice(`red ${least - 1}`, 4), dice(`boost ${least + 1}`, 2)],
        [0, 2 * each],
      ],
    ),
  'stray-imps': (each, most) => and(steps(having('fiends', fiendsOf), each, 1, most), [[{ banished: fiends(3) }], [0]]),
  'sleepless-scarecrow': (always, each, most) =>
    and(steps(ofKind('skill'), each, 1, most, always), [[{ exhausted: cards('skill', 2) }], [always]]),
  'marsh-coven': (evil, banished) => [
    [
      { cell: 4 },
      { cell: 7 },
      { cell: 4, banished: fiends(2) },
      { cell: 8, banished: fiends(1) },
      { fiends: fiends(1) },
    ],
    [0, evil, banished, evil + banished, 0],
  ],
  'iron-husk': (each, most) =>
    and(
      steps((n) => rows(n, [1, 1, 1]), each, 1, most),
      [[{ rows: { FAM: ['red 1', 'red 1', 'red 1'] } }], [0]],
    ),
  'rift-hound': (strong, least, split) => [
    [
      power(least - 1),
      power(least),
      { rows: { FAM: ['red-blue 1', '_', '_'] } },
      { rows: { FAM: ['red-blue 1', `red ${least - 1}`, '_'] } },
      { rows: { STR: ['red-blue 1'] } },
    ],
    [0, strong, split, strong + split, 0],
  ],
  'gallows-crowd': (each, most) => steps(ofKind('trait'), each, 1, most),
  'grey-governess': (always, each, most) =>
    and(
      steps(
        having('exhausted', (n) => cards('skill', n)),
        each,
        1,
        most,
        always,
      ),
      [[{ cards: cards('skill', 2) }], [always]],
    ),
  'famine-hare': (more, most) => [counted('gold', 0, most, most + 1), [more, more, 0]],
  'weeping-cuirassier': (always, each, most) => steps(having('honor'), each, 1, most, always),
  'plague-stag': (always, each, most) => steps(having('injury'), each, 1, most, always),
  'mosaic-basilisk': (each, most) => steps(backstory, each, 1, most),
  'twin-headed-bailiff': (each, _three, most) => steps((n) => rows(n, [3, 1, 2]), each, 1, most),
  'clockwork-tyrant': (each, most) => steps((n) => goals(n), each, 1, most),
  'pit-champion': (always, each, most) => steps(having('trophies'), each, 1, most, always),
  'courier-harpy': () => [[], []], // by the Initiative card: below

  'goblin-choir': (more, least) => [
    [score('CHA', least), { ...score('CHA', least - 1), race: 'frogling' }], // the dice alone
    [more, 0],
  ],
  'cellar-slime': (each, most) => steps((n) => dice('gold 1', n), each, 1, most),
  'gate-crows': (more) => [
    [{}, { cards: ['backpack'] }],
    [more, 0],
  ],
  'tin-militia': (more) => [
    [{}, rows(1, [1, 1, 1]), rows(2, [1, 1, 1])],
    [0, more, more],
  ],
  'boulder-cub': (each, most) => steps((n) => dice('boost 3', n), each, 1, most),
  'nettle-aunt': (chaotic, corner) => [cells(4, 5, 2, 0), [0, chaotic, chaotic + corner, corner]],
  'river-toll-newts': (always, each, every, most) => steps(ofKind('trait'), each, every, most, always),
  'snapping-footlocker': (each, most) => steps(having('xp'), each, 1, most),
  'kennel-fog': (each, most) =>
    steps((n) => ({ rows: { FAM: ['red 1', 'red 1', 'red 1'].slice(0, n) } }), each, 1, most),
  'squabbling-trolls': (each, most) => steps((n) => splits(n), each, 1, most),
  'wax-knight': (each, most) => [
    [
      {},
      { cards: ['leather-gloves', 'buckskin-hood'] },
      { cards: ['leather-gloves', 'ringmail-coif'] },
      { cards: ['leather-gloves', 'ringmail-coif', 'sigil-of-moss'] },
    ],
    [0, each, 2 * each, most],
  ],
  'backward-hobgoblin': (each, every, most) =>
    and(
      steps((n) => dice('gold 2', n), each, every, most),
      [
        [dice('red 1', every), dice('red 3', every), { rows: inRows([...Array(every - 1).fill('red 4'), 'blue 6']) }],
        [0, 0, each],
      ],
    ),
  'hollow-deer': (unhurt, unhaunted) => [
    [{}, { injury: 1 }, { fiends: fiends(1) }, { injury: 1, fiends: fiends(1) }, { banished: fiends(2) }],
    [unhurt + unhaunted, unhaunted, unhurt, 0, unhurt + unhaunted],
  ],

  'saltmarsh-serpent': (each, most) => [
    [
      {},
      { cards: ['leather-gloves', 'ringmail-coif'] },
      { cards: ['leather-gloves', 'buckskin-hood', 'buckskin-boots'] },
      { cards: ['leather-gloves', 'buckskin-hood', 'buckskin-boots', 'buckskin-jerkin'] },
    ],
    [0, each, 3 * each, most],
  ],
  'ember-bull': (each, least, most, strong, score16) => [
    [
      score('STR', score16 - 1),
      score('STR', score16),
      { rows: { CON: [`boost ${least}`, `boost ${least - 1}`, '_'] } },
      { rows: { CON: [`boost ${least}`, `boost ${least + 1}`, `boost ${least}`] } },
    ],
    [0, strong, each, most],
  ],
  'bone-abacus': (more, most) => [
    [scores(18 - most, 18, 12, 12, 12, 12), scores(18 - most - 1, 18, 12, 12, 12, 12)],
    [more, 0],
  ],
  'storm-drummer': (more, least) => [
    [scores(least), scores(least - 1)],
    [more, 0],
  ],
  'playground-giant': (low, most, more, lowest) => [
    [most + 1, most, lowest + 1, lowest].map((n) => scores(n, 15, 15, 15, 15, 15)),
    [0, low, low, low + more],
  ],
  'orchard-hag': (each, most) => [[3, 1, 0, -1, -3].map(alignmentWorth), [most, each, 0, 0, 0]],
  'milestone-giant': (always, centre) => [cells(4, 1, 5), [always + centre, always, always]],
  'lamplit-stalker': (each, most) =>
    and(steps(having('banished', fiendsOf), each, 1, most), [[{ fiends: fiends(2) }], [0]]),
  'jealous-pedigree': (met, matched, least) => [
    [
      power(4),
      power(5),
      familiarMatches(least - 1),
      familiarMatches(least),
      { familiar: 'bell-heron', rows: { FAM: ['blue 2', 'white 2', 'red 1'] } },
    ],
    [0, met, 0, matched, met + matched],
  ],
  'quartermaster-ghoul': (weapon, armor, skill) => [
    [
      {},
      { cards: ['backpack', 'longsword'] },
      { cards: ['leather-gloves'] },
      { exhausted: ['feint'] },
      { cards: ['backpack', 'leather-gloves', 'feint'] },
    ],
    [0, weapon, armor, skill, weapon + armor + skill],
  ],
  'drowned-regiment': (each, least, most) =>
    steps((n) => scores(...ATTRS.map((_, i) => (i < n ? least : least - 1))), each, 1, most),
  'late-lamplighter': (more, most) => [
    [{ rows: inRows(many(21 - most - 1)) }, { rows: inRows(many(21 - most)) }],
    [0, more],
  ],
  'hundred-handed-cook': (all, _six, golden, least) => [
    [
      { rows: { STR: ['red-blue 1', 'green-white 1', 'black 1'] } },
      { rows: { STR: ['red-blue 1', 'green-white 1', 'black-purple 1'] } },
      dice('gold 1', least - 1),
      dice('gold 1', least),
    ],
    [0, all, 0, golden],
  ],
};

describe('weaknesses', () => {
  test.each(builtIn.minions.map(({ id }) => [id, printed('minion', id)] as const))('%s: %s', (id, _) => {
    const [heroes, wanted] = WEAKNESSES[id](...numbersOn('minion', id));
    if (id !== 'courier-harpy') expect(new Set(wanted).size).toBeGreaterThan(1); // it helps some, and not others
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
    const [more] = numbersOn('minion', 'courier-harpy');
    expect([0, 1, 2].map(pool)).toEqual([1 + more, 1 + more, 1]);
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

describe('RP-19.12 exactly one level, from its first result to its last', () => {
  test.each(builtIn.minions.map((minion) => [minion.id, minion] as const))('%s', (_, minion) => {
    for (const [i, level] of minion.levels.entries()) {
      const last = (minion.levels[i + 1]?.min ?? level.min + 2) - 1;
      expect([levelOf(minion, level.min), levelOf(minion, last)]).toEqual([level, level]);
      brings(minion, level, last);
      if (i > 0) brings(minion, level, level.min);
    }
  });
});
