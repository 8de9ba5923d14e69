/** Each of the 108 Adventure cards: its condition met and missed, its benefit, and the requirement for one player (RP-24.4). */
import { describe, expect, test } from 'vitest';
import { adventureCard, told } from '../scenarios/table.fixture';
import { ADVENTURE_TYPES, type Attr, builtIn, COLOURS } from '.';
import { missing } from './cards.fixture';
import { at, type Given, numbersOn, printed } from './play.fixture';
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

/** So much of this, as printed first on the card, or said here where the card says it in words; and one that misses it. */
interface Bound {
  readonly what: What;
  readonly past: 1 | -1;
  readonly n?: number;
  readonly missed?: number;
}
interface Printed {
  readonly bound?: Bound;
  /** More, or fewer, of this than the others. */
  readonly compare?: readonly [what: What, better: number, worse: number];
  readonly solo?: Bound;
}
const atLeast = (what: What, n?: number, missed?: number): Bound => ({ what, past: -1, n, missed });
const atMost = (what: What, n?: number, missed?: number): Bound => ({ what, past: 1, n, missed });
const is = (what: What): Bound => atLeast(what, 1);
const compare = (what: What, better: number, worse: number, solo: Bound): Printed => ({
  compare: [what, better, worse],
  solo,
});
/** The numbers that meet a bound and that miss it by one. */
function edgesOf(
  id: string,
  field: 'text' | 'solo',
  { past, n, missed }: Bound,
): readonly [met: number, missed: number] {
  const met = n ?? numbersOn('adventure', id, field)[0];
  return [met, missed ?? met + past];
}

const TABLE: { readonly [id: string]: Printed } = {
  'sunless-stair': compare('fives', 4, 3, atLeast('fives')),
  'silk-granary': { bound: atLeast('gold'), solo: atMost('active', 0) },
  'broken-belfry': { bound: is('WIS goal') },
  'hatchling-tide': compare('banished', 2, 1, atLeast('banished')),
  'tangled-path': { bound: is('lawful') },
  'bait-and-thread': { bound: atLeast('scrolls') },
  'paralysing-bite': { bound: atLeast('CON'), solo: is('CON goal') },
  'drop-from-above': compare('injury', 0, 1, atMost('injury', 0)),
  'web-shroud': { bound: atLeast('hands') },

  'bramble-gate': compare('green', 3, 2, atLeast('green')),
  'seed-cathedral': { bound: is('CON goal') },
  'beggars-glade': { bound: atMost('gold') },
  'root-maze': compare('INT', 12, 11, atLeast('INT')),
  'pollen-dreams': { bound: is('good') },
  'hungry-hedgerow': compare('armor', 2, 1, atLeast('armor')),
  'thorn-volley': compare('active', 1, 2, atMost('active', 0)),
  'strangling-ivy': { bound: atLeast('STR') },
  'green-fever': compare('honor', 3, 2, atLeast('honor')),

  'cloister-of-echoes': compare('scrolls', 3, 2, atLeast('scrolls')),
  'bone-reliquary': { bound: atLeast('backstory') },
  'tithe-barn': compare('gold', 7, 6, atLeast('gold')),
  'vow-of-stillness': { bound: is('centre') },
  'procession-of-masks': compare('alignment stars', 3, 1, atLeast('alignment stars', 3, 1)),
  'locked-crypt': { bound: is('DEX goal') },
  'litany-of-dust': compare('WIS', 13, 12, atLeast('WIS')),
  'swinging-censer': compare('ones', 2, 3, atMost('ones')),
  'cold-benediction': { bound: atLeast('armor of a set') },

  'hall-of-mirrors': { bound: atLeast('triples', 1) },
  'ticket-booth': compare('gold', 3, 4, atMost('gold')),
  'mangy-menagerie': compare('familiar matches', 2, 1, atLeast('familiar matches')),
  'riddle-of-one-colour': { bound: is('rows of a colour') },
  'crooked-games': compare('odd', 5, 4, atLeast('odd')),
  tightrope: compare('spread', 3, 4, atMost('spread')),
  'flying-knives': { bound: atLeast('DEX') },
  'cruel-joke': compare('CHA', 15, 14, atLeast('CHA')),
  'grand-finale': { bound: atLeast('market cards') },

  'bone-orchard': compare('class dice', 4, 3, atLeast('class dice')),
  'glass-dunes': { bound: is('power goal') },
  'smoking-ford': { bound: atLeast('armor'), solo: atLeast('armor of a set') },
  landslip: compare('DEX', 10, 9, atLeast('DEX')),
  deserters: { bound: atLeast('traits') },
  'poisoned-wells': { bound: atMost('injury', 0) },
  'rending-coil': compare('trophies', 4, 3, atLeast('trophies')),
  'marrow-breath': { bound: atLeast('goals') },
  'tail-lash': { bound: atLeast('skills') },

  'frozen-market': compare('market cards', 3, 2, atLeast('market cards')),
  'glacier-steps': { bound: atLeast('straights') },
  'last-warm-inn': { bound: is('CHA goal') },
  'avalanche-song': compare('threes', 3, 2, atLeast('threes')),
  snowblind: { bound: is('corner') },
  'wolves-at-dusk': { bound: atLeast('trophies') },
  'freezing-grip': compare('CON', 15, 14, atLeast('CON')),
  'icicle-rain': compare('armor sets', 3, 2, atLeast('armor sets')),
  'slow-heart': compare('power', 7, 6, atLeast('power')),

  'sinking-village': compare('market cards', 2, 3, atMost('market cards')),
  'peat-cutters-camp': { bound: atLeast('skills') },
  'wisp-road': { bound: is('chaotic') },
  'leech-pond': { bound: atLeast('injury') },
  'floating-logs': compare('even', 5, 4, atLeast('even')),
  'reed-labyrinth': compare('backstory', 3, 2, atLeast('backstory')),
  'mud-embrace': { bound: is('STR goal') },
  'swarm-of-daughters': compare('boost', 4, 3, atLeast('boost')),
  'belch-of-gas': compare('power', 5, 6, atMost('power')),

  'chalk-cliffs': { bound: is('score of 18') },
  'veiled-chapel': compare('lowest', 10, 9, atLeast('lowest')),
  'wake-house': compare('traits', 2, 1, atLeast('traits')),
  'unpaid-mourners': compare('xp', 3, 2, atLeast('xp')),
  'footprints-in-lime': { bound: atMost('boost') },
  'widows-suitors': { bound: atLeast('CHA') },
  'quarry-fall': compare('hands', 2, 1, atLeast('hands')),
  'blinding-powder': compare('gold dice', 2, 3, atMost('gold dice')),
  'last-embrace': { bound: atLeast('familiar matches') },

  'stage-door': { bound: is('outfit') },
  'royal-box': { bound: atLeast('alignment stars', 3, 1) },
  'prop-cellar': compare('armor of a set', 3, 2, atLeast('armor of a set')),
  'forged-contracts': compare('fiends', 3, 2, atLeast('fiends')),
  understudies: compare('exhausted', 2, 1, atLeast('exhausted')),
  trapdoor: { bound: is('INT goal') },
  'curtain-of-knives': compare('highest', 15, 14, atLeast('highest')),
  'standing-ovation': { bound: atLeast('honor') },
  'critics-quill': compare('alignment stars', -1, 0, atMost('alignment stars', -1)),

  'glaziers-street': compare('split', 3, 2, atLeast('split')),
  'ember-stairs': { bound: atLeast('scores of 17') },
  'cinder-paddock': { bound: atLeast('power') },
  'molten-toll': compare('gold dice', 3, 2, atLeast('gold dice')),
  'falling-bricks': compare('boost', 1, 2, atMost('boost')),
  'smoke-choir': { bound: is('edge') },
  'bellows-breath': compare('STR', 12, 11, atLeast('STR')),
  'slag-fist': compare('injury', 2, 1, atLeast('injury')),
  'cracked-glaze': { bound: atLeast('spread') },

  'counting-vault': { bound: atLeast('banished') },
  'stair-of-names': { bound: atLeast('class dice') },
  'debtors-gallery': compare('active', 2, 1, atLeast('active')),
  'black-receipt': { bound: is('split in FAM') },
  'auditor-imps': compare('goals', 3, 2, atLeast('goals')),
  'chain-lift': { bound: atLeast('ones') },
  'grasping-dark': compare('twos', 3, 2, atLeast('twos')),
  'compound-interest': { bound: atLeast('xp') },
  foreclosure: compare('STR', 8, 9, atMost('STR')),

  'drowned-embassy': { bound: atLeast('INT') },
  'tidal-causeway': { bound: atLeast('trophies') },
  'pearl-market': compare('skills', 2, 1, atLeast('skills')),
  'siren-tax': { bound: atMost('all scores but one') },
  'kelp-snare': { bound: atLeast('boost in attributes') },
  riptide: compare('straights', 2, 1, atLeast('straights')),
  'crushing-depth': compare('scores of 16', 2, 1, atLeast('scores of 16')),
  'whirlpool-crown': { bound: atLeast('WIS') },
  'salt-in-wounds': compare('class dice', 2, 3, atMost('class dice')),
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
    const { what } = TABLE[id].bound!;
    const [met, missed] = edgesOf(id, 'text', TABLE[id].bound!);
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

  test('RP-24.6 who has nothing does not have the most of it', () => {
    expect(gaining('hatchling-tide', [{}, {}]).seats).toEqual([]);
    expect(gaining('drop-from-above', [{}, {}]).seats).toEqual([0, 1]); // the fewest, yes
  });
});

describe('benefits', () => {
  const BENEFITS = builtIn.adventures.map(({ id, benefit }) => [id, { dice: 0, xp: 0, ...benefit }] as const);
  test.each(BENEFITS)('RP-24.8 %s', (id, benefit) => {
    const { bound, compare: compared } = TABLE[id];
    const [what, better] = bound ? [bound.what, edgesOf(id, 'text', bound)[0]] : compared!;
    expect(gaining(id, [HAVING[what](better, 0), {}]).benefits[0]).toEqual(benefit);
  });
});

describe('RP-27.15 alone the requirement must be met as well', () => {
  const SOLO = TEXTS.filter(([id]) => TABLE[id].solo).map(([id]) => [id, printed('adventure', id, 'solo')] as const);
  test.each(SOLO)('%s: %s', (id) => {
    const { bound, solo } = TABLE[id];
    const base = bound ? HAVING[bound.what](edgesOf(id, 'text', bound)[0], 0) : {};
    const [met, missed] = edgesOf(id, 'solo', solo!);
    const alone = (n: number) => gaining(id, [{ ...base, ...HAVING[solo!.what](n, 0) }]).seats;
    expect([alone(met), alone(missed)]).toEqual([[0], []]);
  });

  test('the others need none', () => {
    const without = builtIn.adventures.filter(({ solo }) => solo === undefined).map(({ id }) => id);
    expect(without).toEqual(Object.keys(TABLE).filter((id) => !TABLE[id].solo));
  });
});
