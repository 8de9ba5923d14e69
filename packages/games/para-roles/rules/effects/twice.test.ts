/**
 * PR-10.19, PR-R106: every EPIC that lasts, activated twice, by one user and by two; what is to be seen while both run,
 * and what is left when one of them has ended. A new EPIC has to say here what it expects.
 */
import type { GameEvent, Plain, Seat } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { EPICS, type EpicId } from '../../content/roles';
import type { Given } from '../../scenarios/fight.fixture';
import { offered } from '../../scenarios/table.fixture';
import { type Answers, changes, FOES, type Picture, picture, Twice } from '../../scenarios/twice.fixture';
import { epicNamed } from './index';

/** What is other than before the first activation; `deed`: what a bit of play then brings. */
type Seen = Picture & { readonly deed?: Plain };

interface Expected {
  readonly answers?: Answers;
  readonly given?: Given;
  /** What is done when one runs, and when both do. */
  readonly whileOne?: { readonly [seat: Seat]: string };
  readonly whileBoth?: { readonly [seat: Seat]: string };
  readonly deed?: (table: Twice) => Plain;
  /** The first user's runs. */
  readonly first: Seen;
  /** Both users' run. */
  readonly both: Seen;
  /** Only the second user's is left. */
  readonly second: Seen;
  /** Only the first user's is left; without it, as if there had been no second. */
  readonly left?: Seen;
  /** The first user's runs twice; without it, as if it ran once. */
  readonly again?: Seen;
}

const PARTY = [0, 1, 2, 3];
const [FIRST, SECOND] = [0, 1];
const FRIEND = 2;
const [FOE, OTHER] = FOES;

// ---- answers

/** One thing for the first activation, another for the second. */
const inTurn =
  (...keys: (string | number)[]) =>
  (_: unknown, { activated }: Twice) =>
    String(keys[Math.min(activated, keys.length - 1)]);

/** No club comes before these are drawn. */
const NO_CLUBS = ['♦', '♥', '♠'].flatMap((suit) => [3, 4, 5, 6, 7, 8, 9, 10, 'J'].map((rank) => `${rank}${suit}`));

/** Now and then comes a 2, with which an enemy hits. */
const TWOS = [
  '3♦',
  '3♥',
  '3♣',
  '3♠',
  '4♦',
  '4♥',
  '4♣',
  '2♥',
  '4♠',
  '5♦',
  '5♥',
  '5♣',
  '5♠',
  '6♦',
  '6♥',
  '6♣',
  '6♠',
].concat([
  '2♦',
  '7♦',
  '7♥',
  '7♣',
  '7♠',
  '8♦',
  '8♥',
  '8♣',
  '8♠',
  '9♦',
  '2♠',
  '9♥',
  '9♣',
  '10♦',
  '10♥',
  '10♣',
  '10♠',
  '2♣',
]);

// ---- a bit of play

type Told = GameEvent & { readonly [fact: string]: unknown };

/** What is told while this is played. */
function during(table: Twice, play: () => void): Told[] {
  const before = table.game.match.eventsFor(null).length;
  play();
  return table.game.match.eventsFor(null).slice(before) as Told[];
}

/** How often it is told of this one in a round in which everybody is idle. */
const inQuietRound = (type: string, who: Plain) => (table: Twice) =>
  during(table, () => table.round()).filter((event) => {
    return event.type === type && JSON.stringify(event.who).startsWith(JSON.stringify(who).slice(0, -1));
  }).length;

/** What is asked on the way, and of whom, in the first round in which anything is. */
const asked = (table: Twice): Plain => {
  table.asked.length = 0;
  for (let rounds = 0; rounds < 10 && table.asked.length === 0; rounds++) table.round();
  return [...new Set(table.asked.map(([seat, question]) => `${question} of ${seat}`))];
};

/** Both users attack, then the first once more: which of them drew a card for a Sneak Attack. */
function sneaks(table: Twice): Plain {
  const attack = (seat: Seat) => during(table, () => table.turn(seat, `attack:${FOE}`));
  const isSneak = ({ type, purpose }: Told) => type === 'draws' && purpose === 'sneak-attack';
  const both = [FIRST, SECOND].map(attack);
  table.round();
  return [...both, attack(FIRST)].map((told) => told.filter(isSneak).length);
}

/** By seat, what an enemy loses by attacking it. In two rounds each of the four suits comes once. */
function recoil(table: Twice): Plain {
  const lost = [0, 0, 0, 0];
  let attacked: Seat = FIRST;
  for (const { type, target, who, count } of during(table, () => table.round().round())) {
    if (type === 'miss') attacked = (target as { seat: Seat }).seat;
    else if (type === 'damage' && who && 'enemy' in (who as object)) lost[attacked] += count as number;
  }
  return lost;
}

/** A hurt friend begins its turn: what it is asked, what its blow then takes; and what another regains instead. */
function auraChoices(table: Twice): Plain {
  const begins = (seat: Seat, choice: string): number => {
    if (!offered(table.game, seat).includes('begin')) return 0;
    table.game.match.answer(seat, 'begin');
    let asked = 0;
    for (; table.game.match.pending.asks[0].question === 'aura.choice'; asked++) table.game.match.answer(seat, choice);
    return asked;
  };
  const asked = begins(FRIEND, 'strike');
  const { damage = [] } = picture(table);
  if (asked > 0) table.game.match.answer(FRIEND, 'flask:0');
  const before = table.board.party[SECOND].hp;
  begins(SECOND, 'heal');
  return { asked, damage: damage[FRIEND], healed: table.board.party[SECOND].hp - before };
}

const EXPECTED: { readonly [epic in EpicId]?: Expected } = {
  immunity: {
    first: { unharmed: PARTY },
    both: { unharmed: PARTY },
    second: { unharmed: PARTY },
  },
  polymorph: {
    answers: {
      'polymorph.split': inTurn('0-0-0-4', '0-4-0-0'),
      'polymorph.place': ({ about }, { activated }) =>
        about.card === ['K♣', 'K♦'][activated] ? String(FRIEND) : 'return',
    },
    given: { statDeck: { 1: [13, 3, 4, 5], 3: [13, 3, 4, 5] } },
    first: { trick: [7, 9, 13, 6, 9, 9] },
    both: { trick: [7, 9, 13, 6, 9, 9], defense: [8, 6, 13, 9, 2, 2] },
    second: { defense: [8, 6, 13, 9, 2, 2] },
    again: { trick: [7, 9, 13, 6, 9, 9], defense: [8, 6, 13, 9, 2, 2] },
  },
  'holy-aura': {
    answers: { 'aura.choice': () => 'strike' },
    given: { party: { [SECOND]: { hp: 3 } } },
    deed: auraChoices,
    first: { damage: [2, 2, 2, 2], deed: { asked: 1, damage: 2, healed: 1 } },
    both: { damage: [2, 2, 2, 2], deed: { asked: 1, damage: 2, healed: 1 } },
    second: { damage: [2, 2, 2, 2], deed: { asked: 1, damage: 2, healed: 1 } },
  },
  'medical-evac': {
    answers: { 'evac.healer': inTurn(0, 1), 'evac.patient': inTurn(2, 3) },
    first: { hidden: [0, 2], afar: [0, 2], cured: ['0 cures 2'] },
    both: { hidden: PARTY, afar: PARTY, cured: ['0 cures 2', '1 cures 3'] },
    second: { hidden: [1, 3], afar: [1, 3], cured: ['1 cures 3'] },
    again: { hidden: PARTY, afar: PARTY, cured: ['0 cures 2', '1 cures 3'] },
  },
  'rage-monster': {
    first: { unharmed: [0], damage: [3, 1, 1, 1] },
    both: { unharmed: [0, 1], damage: [3, 3, 1, 1] },
    second: { unharmed: [1], damage: [1, 3, 1, 1] },
  },
  'all-for-one': {
    answers: { 'all-for-one.taker': () => '3' },
    given: { deck: TWOS },
    deed: asked,
    first: { hits: PARTY, deed: ['all-for-one.taker of 0'] },
    both: { hits: PARTY, deed: ['all-for-one.taker of 1'] },
    second: { hits: PARTY, deed: ['all-for-one.taker of 1'] },
  },
  'into-the-fray': {
    first: { defense: [14, 6, 7, 9, 2, 2], trick: [14, 9, 8, 6, 9, 9] },
    both: { defense: [14, 14, 7, 9, 2, 2], trick: [14, 14, 8, 6, 9, 9] },
    second: { defense: [8, 14, 7, 9, 2, 2], trick: [7, 14, 8, 6, 9, 9] },
  },
  'unholy-aura': {
    deed: inQuietRound('damage', { enemy: FOE }),
    first: { deed: 1 },
    both: { deed: 2 }, // each at the start of its own turn
    second: { deed: 1 },
  },
  'battle-prayer': {
    first: { defense: [11, 9, 10, 12, 2, 2], attack: [15, 15, 13, 10, 2, 2] },
    both: { defense: [11, 9, 10, 12, 2, 2], attack: [15, 15, 13, 10, 2, 2] },
    second: { defense: [11, 9, 10, 12, 2, 2], attack: [15, 15, 13, 10, 2, 2] },
  },
  'pattern-recognition': {
    first: { hits: PARTY, succeeds: PARTY },
    both: { hits: PARTY, succeeds: PARTY },
    second: { hits: PARTY, succeeds: PARTY },
  },
  'sneak-attack': {
    given: { deck: NO_CLUBS },
    deed: sneaks,
    first: { deed: [1, 0, 0] },
    both: { deed: [1, 1, 0] },
    second: { deed: [0, 1, 0] },
  },
  'en-garde': {
    deed: recoil,
    first: { defense: [14, 6, 7, 9, 2, 2], deed: [2, 0, 0, 0] },
    both: { defense: [14, 14, 7, 9, 2, 2], deed: [2, 2, 0, 0] },
    second: { defense: [8, 14, 7, 9, 2, 2], deed: [0, 2, 0, 0] },
  },
  'set-up': {
    first: { hits: PARTY, tame: FOES },
    both: { hits: PARTY, tame: FOES },
    second: { hits: PARTY, tame: FOES },
  },
  'dirty-bomb': {
    answers: { 'epic.enemy': inTurn(FOE, OTHER) },
    given: { deck: NO_CLUBS },
    first: { turnless: [FOE] },
    both: { turnless: [FOE, OTHER] },
    second: { turnless: [OTHER] },
    again: { turnless: [FOE, OTHER] },
  },
  'call-of-the-wild': {
    deed(table) {
      for (const user of [FIRST, SECOND]) table.turn(user, `attack:${FOE}`);
      return picture(table).hits;
    },
    first: { damage: [2, 1, 1, 1], deed: [1, 2, 3] },
    both: { damage: [2, 2, 1, 1], deed: PARTY },
    second: { damage: [1, 2, 1, 1], deed: [0, 2, 3] },
  },
  'pressure-point': {
    deed(table) {
      table.turn(FIRST, `attack:${FOE}`).turn(SECOND, `attack:${OTHER}`);
      return table.board.enemies.map(({ loses }) => loses);
    },
    first: { deed: [1, 0] },
    both: { deed: [1, 1] },
    second: { deed: [0, 1] },
  },
  'melodramatic-harmony': {
    given: { party: { [FRIEND]: { hp: 1, treasure: [9, 0, 0, 0] } } },
    deed: inQuietRound('healed', { seat: FRIEND }),
    first: { attack: [15, 15, 12, 7, 2, 2], deed: 1 },
    both: { attack: [15, 15, 12, 7, 2, 2], deed: 2 }, // each at the start of its own turn
    second: { attack: [15, 15, 12, 7, 2, 2], deed: 1 },
  },
  'blood-moon': {
    given: { party: { [FIRST]: { hp: 1 } } },
    deed(table) {
      const before = table.board.party[FIRST].hp;
      return table.turn(FIRST, `attack:${FOE}`).board.party[FIRST].hp - before;
    },
    first: { fed: PARTY, deed: 1 },
    both: { fed: PARTY, deed: 1 },
    second: { fed: PARTY, deed: 1 },
  },
  'forest-growth': {
    whileOne: { [FRIEND]: 'hide' },
    whileBoth: { 3: 'hide' },
    first: { hidden: [2], hollows: [0, 1, 3], damage: [1, 1, 2, 1] },
    both: { hidden: [2, 3], hollows: [0, 1, 2], damage: [1, 1, 2, 2] },
    second: { hidden: [3], hollows: [0, 1, 2], damage: [1, 1, 1, 2] }, // the friend hid before this one grew
    left: { hidden: [2, 3], hollows: [0, 1], damage: [1, 1, 2, 2] },
    again: { hidden: [2, 3], hollows: [0, 1], damage: [1, 1, 2, 2] },
  },
  acupuncture: {
    answers: {
      'acupuncture.target': ({ seat }, table) =>
        table.activator === seat ? inTurn(FRIEND, 3)(null, table) : String(FOE),
    },
    deed: inQuietRound('loses.action', { enemy: FOE }),
    first: { temporaryHp: [0, 0, 3, 0, 0, 0], deed: 1 },
    both: { temporaryHp: [0, 0, 3, 3, 0, 0], deed: 2 }, // after each Monk's action
    second: { temporaryHp: [0, 0, 0, 3, 0, 0], deed: 1 },
    again: { temporaryHp: [0, 0, 3, 3, 0, 0], deed: 1 },
  },
  'as-you-wish': {
    first: { granted: [0], hits: [0], succeeds: [0] },
    both: { granted: [0, 1], hits: [0, 1], succeeds: [0, 1] },
    second: { granted: [1], hits: [1], succeeds: [1] },
  },
  'heretic-bane': {
    answers: { 'epic.enemy': inTurn(FOE, OTHER) },
    first: { health: [9, 7, 6, 8, 36, 40], trick: [7, 9, 8, 6, 5, 9], damage: [2, 1, 1, 1] },
    both: { health: [9, 7, 6, 8, 36, 36], trick: [7, 9, 8, 6, 5, 5], damage: [2, 1, 1, 1] },
    second: { health: [9, 7, 6, 8, 40, 36], trick: [7, 9, 8, 6, 9, 5] },
    again: { health: [9, 7, 6, 8, 36, 36], trick: [7, 9, 8, 6, 5, 5], damage: [2, 1, 1, 1] },
  },
  'inspiring-poetry': {
    first: { attack: [15, 15, 12, 7, 2, 2], damage: [2, 2, 2, 2] },
    both: { attack: [15, 15, 12, 7, 2, 2], damage: [2, 2, 2, 2] },
    second: { attack: [15, 15, 12, 7, 2, 2], damage: [2, 2, 2, 2] },
  },
  'call-of-the-grave': {
    // The first draws ♥, the second ♦: the fourth card and the thirteenth.
    given: { deck: ['3♦', '4♦', '5♦', '3♥', '4♥', '5♥', '6♥', '7♥', '8♥', '9♥', '10♥', 'J♥', '6♦'] },
    first: { ailing: FOES, damage: [2, 2, 2, 2] },
    both: { ailing: FOES, damage: [2, 2, 2, 2], shieldless: FOES, hits: PARTY },
    second: { shieldless: FOES, hits: PARTY },
    again: { ailing: FOES, damage: [2, 2, 2, 2], shieldless: FOES, hits: PARTY },
  },
  'future-sight': {
    given: { deck: NO_CLUBS },
    deed: asked,
    first: { cards: [2, 2, 2, 2], deed: ['draw.keep of 0'] },
    both: { cards: [2, 2, 2, 2], deed: ['draw.keep of 1'] },
    second: { cards: [2, 2, 2, 2], deed: ['draw.keep of 1'] },
  },
  'from-the-shadows': {
    first: { missed: [0], hits: [0] },
    both: { missed: [0, 1], hits: [0, 1] },
    second: { missed: [1], hits: [1] },
  },
};

// ---- playing

const lasting = EPICS.filter((epic) => epicNamed(epic).effect !== undefined);

test('every EPIC that lasts says what comes of it when it runs twice', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual([...lasting].sort());
});

describe.each(Object.entries(EXPECTED) as [EpicId, Expected][])('PR-10.19 PR-R106 %s twice', (epic, expected) => {
  const { answers, given, whileOne, whileBoth, deed, first, both, second, left = first, again = first } = expected;
  const start = () => new Twice(epic, answers, given);
  const nothing = picture(start());

  /** Step by step, what is to be seen after each; what a bit of play then brings is tried at another table. */
  function follow(steps: readonly [(table: Twice) => Twice, Seen][]): void {
    const table = start();
    for (const [i, [step, { deed: brings, ...sight }]] of steps.entries()) {
      expect(changes(nothing, picture(step(table))), `after step ${i}`).toEqual(sight);
      if (!deed) continue;
      const other = start();
      for (const [before] of steps.slice(0, i + 1)) before(other);
      expect(deed(other), `what comes after step ${i}`).toEqual(brings);
    }
  }

  const activates = (user: Seat, doing: Expected['whileOne']) => (table: Twice) => table.activates(user).round(doing);
  const ends = (user: Seat) => (table: Twice) => table.drawsClub(user).round();
  const idle = deed ? { deed: deed(start().round()) } : {};

  test('by two users, and the first one’s club', () => {
    follow([
      [activates(FIRST, whileOne), first],
      [activates(SECOND, whileBoth), both],
      [ends(FIRST), second],
      [ends(SECOND), idle],
    ]);
  });

  test('by two users, and the second one’s club', () => {
    follow([
      [(table) => activates(SECOND, whileBoth)(activates(FIRST, whileOne)(table)), both],
      [ends(SECOND), left],
      [ends(FIRST), idle],
    ]);
  });

  test('by one user', () => {
    follow([
      [(table) => activates(FIRST, whileBoth)(activates(FIRST, whileOne)(table)), again],
      [ends(FIRST), idle],
    ]);
  });
});
