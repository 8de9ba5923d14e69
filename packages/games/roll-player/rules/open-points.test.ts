/** RP-31.2: between which steps of a turn somebody can act; RP-31.4: who is asked at the closing points. */
import { describe, expect, test } from 'vitest';
import { drafting } from '../scenarios/draft.fixture';
import { FULL, ONE_SHORT } from '../scenarios/monster.fixture';
import { buys, gainOf, hunting, priceOf, stall } from '../scenarios/stall.fixture';
import {
  asked,
  boardOf,
  type Given,
  heroOf,
  interrupts,
  keyOf,
  offered,
  party,
  question,
  says,
  type Table,
  told,
} from '../scenarios/table.fixture';

const TABLES: readonly Table[] = [
  { mode: 'base' },
  { mode: 'base', seats: 1 },
  { mode: 'ff' },
  { mode: 'ff', seats: 1 },
  { mode: 'full' },
  { mode: 'full', seats: 1 },
];
const words = ({ mode, seats = 2 }: Table) => `${mode}, ${seats === 1 ? 'alone' : 'two'}`;
const each = (tables: readonly Table[]) => tables.map((table) => [words(table), table] as const);

/** Seat 0 has placed its one die in CON: the action comes next. */
const beforeAction = (own: Given, table: Table = {}) => {
  const game = party(
    {
      phase: 'dice',
      called: 1,
      initiative: [{ dice: ['red 1'] }, { dice: ['blue 2'] }, { dice: ['green 3'] }],
      heroes: { 0: { class: 'bruiser', gold: 0, ...own } },
    },
    table,
  );
  return says(game, 0, 'card:0', 'place:red 1:CON');
};

describe('between the last die and the action', () => {
  test.each(each(TABLES))('RP-31.2 a Skill can come in (%s)', (_, table) => {
    const game = beforeAction({ cards: ['feint'] }, table);
    expect([question(game), interrupts(game, 0)]).toEqual([
      'action.choose',
      [keyOf(game, 'skill:feint'), keyOf(game, 'skill:feint:move')],
    ]);
    says(game, 0, 'skill:feint', 'die:red 1');
    game.expectQuestion('action.choose', 0).expectOptions(0, ['CON', 'none']);
    says(game, 0, 'CON', 'down:red 6'); // the action finds what the Skill has left
    expect(told(game, 'adjusted', 0)).toMatchObject([{ from: 6, to: 5 }]);
  });

  test.each(each(TABLES.filter(({ mode }) => mode !== 'base')))(
    'RP-30.5, RP-R45 a stored die can come in, and shares the one action (%s)',
    (_, table) => {
      const game = beforeAction({ cards: ['backpack'], stored: ['white 5'] }, table);
      game.expectQuestion('action.choose', 0).expectOptions(0, ['CON', 'none']);
      says(game, 0, 'stored:white 5:CHA');
      game.expectQuestion('action.choose', 0).expectOptions(0, ['CON', 'CHA', 'none']);
      says(game, 0, 'CHA');
      expect(question(game)).not.toBe('action.choose');
      expect([told(game, 'action.taken', 0).length, heroOf(game, 0).charisma]).toEqual([1, 1]);
    },
  );

  test('RP-31.2 the others wait for the end of it', () => {
    const healer = { xp: 2, injury: 1 };
    const game = drafting(healer, undefined, { heroes: { 1: healer } });
    says(game, 0, 'card:0', 'place:red 1:CON');
    expect([interrupts(game, 0), interrupts(game, 1)]).toEqual([['heal'], []]);
    says(game, 0, 'none');
    expect([question(game), interrupts(game, 0)]).toEqual(['initiative.select', ['heal']]);
  });

  test('RP-18.3 who could banish the Fiend that forbids the only action is asked before it is lost', () => {
    const bound = { fiends: ['hush-gremlin'], gold: 5 };
    const game = drafting(bound);
    says(game, 0, 'card:0', 'place:red 1:CHA');
    game.expectQuestion('action.choose', 0).expectOptions(0, ['none']);
    says(game, 0, 'banish:hush-gremlin:gold');
    game.expectOptions(0, ['CHA', 'none']);
    const poor = drafting({ ...bound, gold: 4 });
    says(poor, 0, 'card:0', 'place:red 1:CHA');
    poor.expectQuestion('initiative.select', 1); // nothing to decide, nothing asked
  });

  test('RP-18.3 and who could banish the one that leaves a single place', () => {
    const bound = { fiends: ['narrow-eye'], rows: { STR: ['white 2'] } };
    const game = says(drafting({ ...bound, gold: 5 }), 0, 'card:0');
    game.expectQuestion('place.die', 0).expectOptions(0, [keyOf(game, 'place:red 1:STR', 0)]);
    says(game, 0, 'banish:narrow-eye:gold');
    expect(offered(game)).toHaveLength(7);
    expect(question(says(drafting(bound), 0, 'card:0'))).toBe('action.choose'); // placed without asking
  });

  test('RP-31.2 the action of a stored die off turn, or of Clarity, belongs to an effect: nobody comes between', () => {
    const busy = { xp: 9, injury: 1, cards: ['backpack', 'feint'], stored: ['white 5'] };
    const stored = drafting({}, undefined, { heroes: { 1: busy } });
    says(stored, 1, 'stored:white 5:STR');
    expect([question(stored), asked(stored), interrupts(stored, 1)]).toEqual(['action.choose', 1, []]);
    const rows = { STR: ['red 2'] };
    const clarity = stall({ ...busy, stored: [], rows, gold: 9 }, { market: ['clarity'] });
    buys(clarity, 'clarity');
    says(clarity, 0, 'die:red 2', 'space:3');
    expect([question(clarity), interrupts(clarity, 0)]).toEqual(['action.choose', []]);
  });
});

describe('in the Market Phase', () => {
  test('RP-31.2, RP-30.17 a Skill can pay for the second purchase of the Bard', () => {
    const gold = priceOf('short-change');
    const market = ['short-change', 'barter'];
    const bard = (more: Given) => buys(stall({ class: 'ballad-broker', gold, ...more }, { market }), 'short-change');
    const [price, gain] = [priceOf('barter'), gainOf('short-change', 'gold')];
    const game = bard({ gold: gold + price - gain });
    game.expectQuestion('market.second', 0).expectOptions(0, ['done']);
    says(game, 0, 'skill:short-change'); // RP-13.1: it was bought a moment ago
    game.expectOptions(0, ['buy:1', 'done']);
    const tired = bard({ gold: gold + price - gain, cell: 7 }); // the token cannot follow the arrow
    tired.expectQuestion('market.option', 1);
  });

  test('RP-31.5, RP-19.22 the hunter who meets another Minion can act before its pool is built', () => {
    const own = { gold: 3, cards: ['feint'] };
    const game = hunting(own, 'bog-lurker', [[3]], { minions: ['tollbridge-ogre'] });
    game.expectQuestion('hunt.minion', 0);
    says(game, 0, 'change');
    game.expectQuestion('hunt.minion', 0).expectOptions(0, ['fight']);
    expect(told(game, 'hunt.pool')).toEqual([]);
    expect(interrupts(game, 0)).toContain(keyOf(game, 'skill:feint'));
    const idle = hunting({ gold: 3 }, 'bog-lurker', [[3]], { minions: ['tollbridge-ogre'] });
    says(idle, 0, 'change');
    expect(told(idle, 'hunt.pool')).toHaveLength(1); // nothing to use: on it goes
  });

  test('RP-31.5, RP-30.24 Diplomacy that could copy a Skill for Hunts is a Skill that fits', () => {
    const full: Table = { mode: 'full' };
    const rival = { heroes: { 1: { cards: ['low-blow'] } } };
    const game = hunting({ gold: 0, cards: ['diplomacy'] }, 'bog-lurker', [[3]], rival, full);
    game.expectQuestion('hunt.mercenary', 0).expectOptions(0, ['roll']);
    says(game, 0, 'skill:diplomacy', 'roll');
    expect(told(game, 'hunt.result')).toMatchObject([{ result: 3 + gainOf('low-blow', 'combat-result') }]);
    const alone = hunting({ gold: 0, cards: ['diplomacy'] }, 'bog-lurker', [[3]], {}, full);
    expect(told(alone, 'hunt.result')).toHaveLength(1); // nothing to copy: nobody was asked
  });
});

describe('closing points', () => {
  test('RP-31.4, RP-30.24 before a selection Diplomacy that could copy Climb is asked', () => {
    const game = drafting({ cards: ['climb'] }, undefined, { heroes: { 1: { cards: ['diplomacy'], gold: 0 } } });
    game
      .expectQuestion('window.select', 1)
      .expectOptions(1, ['pass', keyOf(game, 'skill:diplomacy'), keyOf(game, 'skill:diplomacy:move')]);
    says(game, 1, 'skill:diplomacy', 'die:green 3'); // Climb raises a die
    expect(told(game, 'initiative.changed')).toMatchObject([{ seat: 1, from: 3, to: 4 }]);
    expect(heroOf(game, 1)).toMatchObject({ cell: 5, gold: gainOf('climb', 'gold') });
    expect(heroOf(game, 0).cell).toBe(4);
  });

  test('RP-31.4 and not when there is nothing of the kind to copy, or the token cannot follow', () => {
    const ask = (rival: Given, own: Given = {}) =>
      question(drafting(rival, undefined, { heroes: { 1: { cards: ['diplomacy'], ...own } } }));
    expect(ask({ cards: ['feint'] })).toBe('initiative.select'); // a Skill for any time is no reason to ask
    expect(ask({ cards: ['climb'] }, { cell: 5 })).toBe('initiative.select');
    expect(ask({ cards: ['climb'] }, { cards: [], exhausted: ['diplomacy'] })).toBe('initiative.select');
  });

  test('RP-31.4 a holder of Summon is not asked, and may throw it in', () => {
    const summoner = { cards: ['summon'], fiends: ['fidget'], gold: 0 };
    const game = drafting({}, undefined, { heroes: { 1: summoner } });
    game.expectQuestion('initiative.select', 0);
    says(game, 1, 'skill:summon', 'fiend:fidget', 'card:0');
    expect(boardOf(game).row[0].fiends).toHaveLength(1);
  });

  test('RP-23.3, RP-23.4 what a die brings that had to be placed in the last window can be used in it', () => {
    const own = { ...ONE_SHORT[0], cards: ['backpack'], stored: ['gold 2'], fiends: ['fidget'], gold: 2 };
    const game = party({ phase: 'cleanup', heroes: { 0: own, 1: { ...FULL[1], gold: 5, fiends: ['doomcrier'] } } });
    says(game, 0, 'pass');
    says(game, 1, 'pass');
    says(game, 0, 'none'); // it went into the Familiar Row: 2 Gold, and 1 for the row
    game.expectQuestion('window.last', 0).expectOptions(0, ['pass', keyOf(game, 'banish:fidget:gold')]);
    says(game, 0, 'banish:fidget:gold');
    expect(told(game, 'combat.begins')).toHaveLength(1); // seat 1 has passed and placed nothing
  });
});
