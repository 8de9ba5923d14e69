/** Each of the 108 Adventure cards: its condition met and missed, its benefit, and the requirement for one player (RP-24.4). */
import { describe, expect, test } from 'vitest';
import { adventureCard, told } from '../scenarios/table.fixture';
import { ADVENTURE_TYPES, type Attr, builtIn, COLOURS } from '.';
import { missing } from './cards.fixture';
import { at, type Given, printed } from './play.fixture';
import {
  alignmentWorth,
  backstory,
  cards,
  classDice,
  dice,
  familiarMatches,
  fiends,
  goal,
  goals,
  inRows,
  power,
  rowOf,
  rows,
  score,
  scores,
  splits,
} from './sheets.fixture';

// ---- heroes that have so many of something; each seat has dice and cards of its own

type Having = (n: number, seat: number) => Given;
const own = (seat: number): string => ['red', 'blue'][seat];
const three = (seat: number): readonly string[] => [COLOURS.slice(0, 3), COLOURS.slice(3)][seat];

const field =
  (name: string): Having =>
  (n) => ({ [name]: n });
/** So many dice that show one of these, and one that shows each of the others. */
const showing =
  (values: readonly number[], others: readonly number[]): Having =>
  (n, seat) => {
    const all = [...Array.from({ length: n }, (_, i) => values[i % values.length]), ...others];
    return { rows: inRows(all.map((value) => `${own(seat)} ${value}`)) };
  };
const scoreOf =
  (attr: Attr): Having =>
  (n, seat) =>
    score(attr, n, own(seat));
const goalOf =
  (attr: Attr): Having =>
  (n) =>
    goal(attr, n === 1);
const kindOf =
  (kind: 'scroll' | 'armor' | 'trait' | 'skill'): Having =>
  (n, seat) => ({ cards: cards(kind, n, 8 * seat) });
/** Cells that are in the row, column or place, and that are not. */
const cell =
  (yes: number, no: number): Having =>
  (n) => ({ cell: n === 1 ? yes : no });
/** So many of three scores are this high, the others low. */
const highScores =
  (high: number): Having =>
  (n, seat) => ({
    race: 'dikefolk',
    rows: Object.fromEntries(
      (['CON', 'INT', 'CHA'] as const).map((attr, i) => [attr, rowOf(i < n ? high : high - 1, [three(seat)[i]])]),
    ),
  });
/** All six scores are the same but one. */
const oneScore =
  (others: number): Having =>
  (n, seat) => {
    const colours = [n > 18 ? 'boost' : own(seat), ...three(1 - seat), 'white', 'gold'];
    const attrs = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'];
    const sums = [n, ...Array.from({ length: 5 }, () => others)];
    return { race: 'dikefolk', rows: Object.fromEntries(attrs.map((attr, i) => [attr, rowOf(sums[i], [colours[i]])])) };
  };

const HAVING = {
  gold: field('gold'),
  xp: field('xp'),
  honor: field('honor'),
  injury: field('injury'),
  trophies: field('trophies'),
  active: (n, seat) => ({ fiends: fiends(n, 10 * seat) }),
  banished: (n, seat) => ({ banished: fiends(n, 10 * seat) }),
  fiends: (n, seat) => ({
    fiends: fiends(Math.ceil(n / 2), 10 * seat),
    banished: fiends(Math.floor(n / 2), 10 * seat + 5),
  }),
  fives: showing([5, 6], [4]),
  ones: showing([1], [2]),
  twos: showing([1, 2], [3]),
  threes: showing([3, 4], [2, 5]),
  odd: (n, seat) => dice(`${own(seat)} 5`, n),
  even: (n, seat) => dice(`${own(seat)} 4`, n),
  green: (n, seat) => (seat === 0 ? dice('green 1', n) : dice('green 2', n)),
  'gold dice': (n) => dice('gold 1', n),
  boost: (n) => dice('boost 3', n),
  'boost in attributes': (n) => ({ rows: { ...inRows(Array.from({ length: n }, () => 'boost 3')), FAM: ['boost 3'] } }),
  split: (n, seat) => splits(n, 7 * seat),
  'split in FAM': (n) => ({ rows: n === 1 ? { FAM: ['red-blue 1'] } : { STR: ['red-blue 1'], FAM: ['red 1'] } }),
  'class dice': (n, seat) =>
    seat === 0 ? { class: 'latchfinger', ...classDice(n, 'black') } : { class: 'harpooner', ...classDice(n, 'red') },
  scrolls: kindOf('scroll'),
  armor: kindOf('armor'),
  traits: kindOf('trait'),
  skills: kindOf('skill'),
  'market cards': kindOf('trait'),
  exhausted: (n, seat) => ({ exhausted: cards('skill', n, 8 * seat) }),
  hands: (n, seat) => ({
    cards: [[], [['backpack', 'longsword'][seat]], [['twinned-sabres', 'boar-spear'][seat]]][n],
  }),
  'armor of a set': (n, seat) => ({ cards: [RINGMAIL, BUCKSKIN][seat].slice(0, n) }),
  'armor sets': (n, seat) => ({
    cards: [
      ['ringmail-coif', 'leather-gloves', 'moonweave-veil'],
      ['ringmail-collar', 'buckskin-hood', 'moonweave-sash'],
    ][seat].slice(0, n),
  }),
  outfit: (n) => ({ cards: ['backpack', 'leather-gloves', ...(n === 1 ? ['feint'] : [])] }),
  backstory: (n) => backstory(n),
  'familiar matches': (n) => familiarMatches(n),
  power: (n, seat) => power(n, own(seat)),
  'power goal': (n) => power(n === 1 ? 5 : 4),
  'alignment stars': (n) => alignmentWorth(n),
  lawful: cell(3, 4),
  good: cell(2, 3),
  chaotic: cell(5, 4),
  centre: cell(4, 1),
  corner: cell(8, 7),
  edge: cell(7, 8),
  triples: (n) => rows(n, [2, 2, 2]),
  straights: (n, seat) => rows(n, [2, 4, 3], three(seat)),
  'rows of a colour': (n) => ({
    rows: { STR: n === 1 ? ['red 1', 'red-blue 1', 'red 2'] : ['red 1', 'blue 1', 'red 2'] },
  }),
  goals: (n, seat) => goals(n, [...three(seat), ...three(seat)]),
  'all scores but one': oneScore(12),
  'score of 18': (n) => scores(n === 1 ? 18 : 17),
  spread: (n, seat) => oneScore(12)(12 - n, seat),
  highest: oneScore(12),
  lowest: oneScore(15),
  'scores of 16': highScores(16),
  'scores of 17': highScores(17),
  STR: scoreOf('STR'),
  DEX: scoreOf('DEX'),
  CON: scoreOf('CON'),
  INT: scoreOf('INT'),
  WIS: scoreOf('WIS'),
  CHA: scoreOf('CHA'),
  'STR goal': goalOf('STR'),
  'DEX goal': goalOf('DEX'),
  'CON goal': goalOf('CON'),
  'INT goal': goalOf('INT'),
  'WIS goal': goalOf('WIS'),
  'CHA goal': goalOf('CHA'),
} as const satisfies { readonly [what: string]: Having };
type What = keyof typeof HAVING;
const RINGMAIL = ['ringmail-coif', 'ringmail-sabatons', 'ringmail-collar', 'ringmail-gauntlets'];
const BUCKSKIN = ['leather-gloves', 'buckskin-jerkin', 'buckskin-hood', 'buckskin-boots'];

// ---- what is printed on the cards

/** [what, the number that meets it, one that misses it] */
type Bound = readonly [what: What, met: number, missed: number];
interface Printed {
  readonly bound?: Bound;
  /** More, or fewer, of this than the others. */
  readonly compare?: readonly [what: What, better: number, worse: number];
  readonly solo?: Bound;
}
const least = (what: What, n: number, missed = n - 1): { bound: Bound } => ({ bound: [what, n, missed] });
const most = (what: What, n: number, missed = n + 1): { bound: Bound } => ({ bound: [what, n, missed] });
const is = (what: What): { bound: Bound } => ({ bound: [what, 1, 0] });
const compare = (what: What, better: number, worse: number, solo: Bound): Printed => ({
  compare: [what, better, worse],
  solo,
});

const TABLE: { readonly [id: string]: Printed } = {
  'sunless-stair': compare('fives', 4, 3, ['fives', 6, 5]),
  'silk-granary': { ...least('gold', 6), solo: ['active', 0, 1] },
  'broken-belfry': is('WIS goal'),
  'hatchling-tide': compare('banished', 2, 1, ['banished', 2, 1]),
  'tangled-path': is('lawful'),
  'bait-and-thread': least('scrolls', 2),
  'paralysing-bite': { ...least('CON', 16), solo: ['CON goal', 1, 0] },
  'drop-from-above': compare('injury', 0, 1, ['injury', 0, 1]),
  'web-shroud': least('hands', 2),

  'bramble-gate': compare('green', 3, 2, ['green', 4, 3]),
  'seed-cathedral': is('CON goal'),
  'beggars-glade': most('gold', 1),
  'root-maze': compare('INT', 12, 11, ['INT', 15, 14]),
  'pollen-dreams': is('good'),
  'hungry-hedgerow': compare('armor', 2, 1, ['armor', 2, 1]),
  'thorn-volley': compare('active', 1, 2, ['active', 0, 1]),
  'strangling-ivy': least('STR', 16),
  'green-fever': compare('honor', 3, 2, ['honor', 3, 2]),

  'cloister-of-echoes': compare('scrolls', 3, 2, ['scrolls', 2, 1]),
  'bone-reliquary': least('backstory', 4),
  'tithe-barn': compare('gold', 7, 6, ['gold', 8, 7]),
  'vow-of-stillness': is('centre'),
  'procession-of-masks': compare('alignment stars', 3, 1, ['alignment stars', 3, 1]),
  'locked-crypt': is('DEX goal'),
  'litany-of-dust': compare('WIS', 13, 12, ['WIS', 16, 15]),
  'swinging-censer': compare('ones', 2, 3, ['ones', 2, 3]),
  'cold-benediction': least('armor of a set', 2),

  'hall-of-mirrors': least('triples', 1),
  'ticket-booth': compare('gold', 3, 4, ['gold', 2, 3]),
  'mangy-menagerie': compare('familiar matches', 2, 1, ['familiar matches', 2, 1]),
  'riddle-of-one-colour': is('rows of a colour'),
  'crooked-games': compare('odd', 5, 4, ['odd', 11, 10]),
  tightrope: compare('spread', 3, 4, ['spread', 4, 5]),
  'flying-knives': least('DEX', 16),
  'cruel-joke': compare('CHA', 15, 14, ['CHA', 16, 15]),
  'grand-finale': least('market cards', 7),

  'bone-orchard': compare('class dice', 4, 3, ['class dice', 5, 4]),
  'glass-dunes': is('power goal'),
  'smoking-ford': { ...least('armor', 3), solo: ['armor of a set', 3, 2] },
  landslip: compare('DEX', 10, 9, ['DEX', 15, 14]),
  deserters: least('traits', 3),
  'poisoned-wells': most('injury', 0),
  'rending-coil': compare('trophies', 4, 3, ['trophies', 3, 2]),
  'marrow-breath': least('goals', 4),
  'tail-lash': least('skills', 2),

  'frozen-market': compare('market cards', 3, 2, ['market cards', 6, 5]),
  'glacier-steps': least('straights', 2),
  'last-warm-inn': is('CHA goal'),
  'avalanche-song': compare('threes', 3, 2, ['threes', 6, 5]),
  snowblind: is('corner'),
  'wolves-at-dusk': least('trophies', 3),
  'freezing-grip': compare('CON', 15, 14, ['CON', 16, 15]),
  'icicle-rain': compare('armor sets', 3, 2, ['armor sets', 2, 1]),
  'slow-heart': compare('power', 7, 6, ['power', 8, 7]),

  'sinking-village': compare('market cards', 2, 3, ['market cards', 5, 6]),
  'peat-cutters-camp': least('skills', 2),
  'wisp-road': is('chaotic'),
  'leech-pond': least('injury', 3),
  'floating-logs': compare('even', 5, 4, ['even', 11, 10]),
  'reed-labyrinth': compare('backstory', 3, 2, ['backstory', 4, 3]),
  'mud-embrace': is('STR goal'),
  'swarm-of-daughters': compare('boost', 4, 3, ['boost', 3, 2]),
  'belch-of-gas': compare('power', 5, 6, ['power', 6, 7]),

  'chalk-cliffs': is('score of 18'),
  'veiled-chapel': compare('lowest', 10, 9, ['lowest', 13, 12]),
  'wake-house': compare('traits', 2, 1, ['traits', 3, 2]),
  'unpaid-mourners': compare('xp', 3, 2, ['xp', 4, 3]),
  'footprints-in-lime': most('boost', 3),
  'widows-suitors': least('CHA', 16),
  'quarry-fall': compare('hands', 2, 1, ['hands', 2, 1]),
  'blinding-powder': compare('gold dice', 2, 3, ['gold dice', 2, 3]),
  'last-embrace': least('familiar matches', 2),

  'stage-door': is('outfit'),
  'royal-box': least('alignment stars', 3, 1),
  'prop-cellar': compare('armor of a set', 3, 2, ['armor of a set', 3, 2]),
  'forged-contracts': compare('fiends', 3, 2, ['fiends', 4, 3]),
  understudies: compare('exhausted', 2, 1, ['exhausted', 1, 0]),
  trapdoor: is('INT goal'),
  'curtain-of-knives': compare('highest', 15, 14, ['highest', 19, 18]),
  'standing-ovation': least('honor', 3),
  'critics-quill': compare('alignment stars', -1, 0, ['alignment stars', -1, 0]),

  'glaziers-street': compare('split', 3, 2, ['split', 4, 3]),
  'ember-stairs': least('scores of 17', 2),
  'cinder-paddock': least('power', 9),
  'molten-toll': compare('gold dice', 3, 2, ['gold dice', 4, 3]),
  'falling-bricks': compare('boost', 1, 2, ['boost', 1, 2]),
  'smoke-choir': is('edge'),
  'bellows-breath': compare('STR', 12, 11, ['STR', 17, 16]),
  'slag-fist': compare('injury', 2, 1, ['injury', 2, 1]),
  'cracked-glaze': least('spread', 8),

  'counting-vault': least('banished', 2),
  'stair-of-names': least('class dice', 6),
  'debtors-gallery': compare('active', 2, 1, ['active', 2, 1]),
  'black-receipt': is('split in FAM'),
  'auditor-imps': compare('goals', 3, 2, ['goals', 5, 4]),
  'chain-lift': least('ones', 3),
  'grasping-dark': compare('twos', 3, 2, ['twos', 5, 4]),
  'compound-interest': least('xp', 4),
  foreclosure: compare('STR', 8, 9, ['STR', 12, 13]),

  'drowned-embassy': least('INT', 16),
  'tidal-causeway': least('trophies', 3),
  'pearl-market': compare('skills', 2, 1, ['skills', 2, 1]),
  'siren-tax': most('all scores but one', 11),
  'kelp-snare': least('boost in attributes', 3),
  riptide: compare('straights', 2, 1, ['straights', 2, 1]),
  'crushing-depth': compare('scores of 16', 2, 1, ['scores of 16', 3, 2]),
  'whirlpool-crown': least('WIS', 16),
  'salt-in-wounds': compare('class dice', 2, 3, ['class dice', 4, 5]),
};

// ---- playing them

const cardOf = (id: string) => builtIn.adventures[adventureCard(id)];

/** Which seats gain the benefit of the card when these heroes fight its Monster. Without more said, all have all tokens. */
function gaining(id: string, heroes: readonly Given[]): { readonly seats: number[]; readonly benefits: unknown[] } {
  const { monster } = cardOf(id);
  const { colour } = builtIn.monsters.find((one) => one.id === monster)!;
  const classes = ['black', 'red', 'blue'].filter((other) => other !== colour).map((other) => CLASS_OF[other]);
  const seated = heroes.map((hero, seat) => ({ class: classes[seat], trophies: 3, gold: 5, ...hero }));
  const game = at({ phase: 'combat', monster, adventures: [id], heroes: { ...seated } }, { seats: heroes.length });
  const gained = told(game, 'adventure.benefit').filter(({ card }) => card === adventureCard(id));
  return { seats: gained.map(({ seat }) => Number(seat)), benefits: gained.map(({ dice, xp }) => ({ dice, xp })) };
}
const CLASS_OF: { readonly [colour: string]: string } = { black: 'cutpurse', red: 'harpooner', blue: 'tinkermage' };

/** As many Trophies as do not bring the token of this card. */
const withoutToken = (id: string): Given => ({ trophies: ADVENTURE_TYPES.indexOf(cardOf(id).type) });

const TEXTS = builtIn.adventures.map(({ id }) => [id, printed('adventure', id)] as const);

describe('conditions', () => {
  test.each(TEXTS.filter(([id]) => TABLE[id].bound))('%s: %s', (id) => {
    const [what, met, missed] = TABLE[id].bound!;
    const gains = (n: number, more: Given = {}) =>
      gaining(id, [{ ...HAVING[what](n, 0), ...more }, {}]).seats.includes(0);
    expect([gains(met), gains(missed)]).toEqual([true, false]);
    if (what !== 'trophies') expect(gains(met, withoutToken(id))).toBe(false); // RP-24.5
  });

  test.each(TEXTS.filter(([id]) => TABLE[id].compare))('%s: %s', (id) => {
    const [what, better, worse] = TABLE[id].compare!;
    const having = (n: number, seat: number): Given => HAVING[what](n, seat);
    expect(gaining(id, [having(better, 0), having(worse, 1)]).seats).toEqual([0]);
    expect(gaining(id, [having(worse, 0), having(better, 1)]).seats).toEqual([1]);
    expect(gaining(id, [having(better, 0), having(better, 1)]).seats).toEqual([0, 1]); // RP-24.7
    if (what === 'trophies') return;
    expect(gaining(id, [{ ...having(better, 0), ...withoutToken(id) }, having(worse, 1)]).seats).toEqual([1]); // RP-24.6
  });

  test('each has a test of its own', () => {
    expect(missing(builtIn.adventures, Object.keys(TABLE))).toEqual([]);
  });

  test('RP-24.6: who has nothing does not have the most of it', () => {
    expect(gaining('hatchling-tide', [{}, {}]).seats).toEqual([]);
    expect(gaining('drop-from-above', [{}, {}]).seats).toEqual([0, 1]); // the fewest, yes
  });
});

describe('benefits', () => {
  const BENEFITS = builtIn.adventures.map(({ id, benefit }) => [id, { dice: 0, xp: 0, ...benefit }] as const);
  test.each(BENEFITS)('RP-24.8: %s', (id, benefit) => {
    const { bound, compare: compared } = TABLE[id];
    const [what, better] = (bound ?? compared)!;
    expect(gaining(id, [HAVING[what](better, 0), {}]).benefits[0]).toEqual(benefit);
  });
});

describe('RP-27.15: alone the requirement must be met as well', () => {
  const SOLO = TEXTS.filter(([id]) => TABLE[id].solo).map(([id]) => [id, printed('adventure', id, 'solo')] as const);
  test.each(SOLO)('%s: %s', (id) => {
    const { bound, solo } = TABLE[id];
    const base = bound ? HAVING[bound[0]](bound[1], 0) : {};
    const [what, met, missed] = solo!;
    const alone = (n: number) => gaining(id, [{ ...base, ...HAVING[what](n, 0) }]).seats;
    expect([alone(met), alone(missed)]).toEqual([[0], []]);
  });

  test('the others need none', () => {
    const without = builtIn.adventures.filter(({ solo }) => solo === undefined).map(({ id }) => id);
    expect(without).toEqual(Object.keys(TABLE).filter((id) => !TABLE[id].solo));
  });
});
