/** RP-23: the end of Character Creation. */
import { describe, expect, test } from 'vitest';
import { builtIn } from '../../content';
import { FULL, facing, ONE_SHORT, resultsOf } from '../../scenarios/monster.fixture';
import { gainOf } from '../../scenarios/stall.fixture';
import {
  asked,
  boardOf,
  heroOf,
  keyOf,
  offered,
  party,
  question,
  rowWords,
  says,
  told,
  ware,
} from '../../scenarios/table.fixture';
import { undecided } from '../undecided';

/** Cleanup with these two heroes. */
const cleanup = (one: object, two: object, given = {}, options = {}) =>
  party({ phase: 'cleanup', ...given, heroes: { 0: { gold: 0, ...one }, 1: { gold: 0, ...two } } } as never, options);

describe('when it ends', () => {
  test('RP-23.1 with 21 dice on every sheet, and not with one fewer on one of them', () => {
    expect(told(cleanup(FULL[0], FULL[1]), 'combat.begins')).toHaveLength(1);
    const goesOn = cleanup(FULL[0], ONE_SHORT[1]);
    expect(told(goesOn, 'combat.begins')).toEqual([]);
    goesOn.expectBoard({ round: 2 }).expectEvents([{ type: 'round.begins', round: 2 }]);
  });

  test('RP-23.2 in the base game 18 dice on every sheet lead to final scoring, 17 on one do not', () => {
    const without = ({ rows }: { rows?: unknown }) => {
      const { FAM: _, ...attributes } = rows as Record<string, readonly string[]>;
      return attributes;
    };
    const [one, two] = [without(FULL[0]), without(FULL[1])];
    const ended = cleanup({ rows: one }, { rows: two }, {}, { mode: 'base' });
    expect(ended.match.standing).not.toBeNull();
    expect([told(ended, 'combat.begins'), told(ended, 'scored').length]).toEqual([[], 2]);
    const goesOn = cleanup({ rows: one }, { rows: { ...two, CHA: ['green 1', 'white 1'] } }, {}, { mode: 'base' });
    goesOn.expectStanding(null).expectBoard({ round: 2 });
  });

  test('RP-23.6, RP-R34 a stored die counts as a die on the sheet', () => {
    const game = cleanup({ ...ONE_SHORT[0], cards: ['backpack'], stored: ['gold 2'] }, FULL[1]);
    game.expectQuestion('window.last', 0);
  });
});

describe('the last Cleanup', () => {
  test('RP-23.3, RP-R33 refresh, the last window, Charisma; nothing is refilled', () => {
    const own = { ...FULL[0], exhausted: ['feint'], charisma: 2, fiends: ['fidget'] };
    const initiative = [{ gold: 0, dice: ['purple 2'] }, { gold: 0 }, { gold: 0, fiends: [] }];
    const game = cleanup(own, { ...FULL[1], gold: 1 }, { initiative, market: ['thrifty', '_', '_', '_'] });
    game.expectQuestion('refresh.cleanup', 0);
    says(game, 0, 'card:feint');
    game.expectQuestion('window.last', 0).expectOffers(0, [keyOf(game, 'banish:fidget:charisma'), 'pass']);
    says(game, 0, 'banish:fidget:charisma', 'pass');
    game.expectEvents([
      { type: 'skill.refreshed', seat: 0 },
      { type: 'fiend.banished', seat: 0, charisma: 1 },
      { type: 'charisma.lost', seat: 0, amount: 1 },
      { type: 'combat.begins' },
    ]);
    game.expectNoEvents([{ type: 'market.drawn' }, { type: 'dice.rolled' }, { type: 'round.begins' }]);
    const { row, market, start } = boardOf(game);
    expect([row[0].dice.length, row.map(({ gold }) => gold), row[2].fiends, start]).toEqual([1, [0, 0, 0], [], 0]);
    expect(market).toEqual([ware('thrifty'), -1, -1, -1]);
  });

  test('RP-23.3 who has no any-time effect is not asked, and a player may wish to pass', () => {
    expect(told(cleanup(FULL[0], FULL[1]), 'combat.begins')).toHaveLength(1);
    const game = cleanup({ ...FULL[0], exhausted: ['feint'] }, { ...FULL[1], injury: 1, xp: 2 });
    game.seat(1).wishes('windows', 'pass');
    game.seat(0).answers('none');
    expect(question(game)).not.toBe('window.last');
    expect(heroOf(game, 1).injury).toBe(1);
  });

  test('RP-23.4, RP-30.3, RP-R34 stored dice must be placed, with Gold and an action', () => {
    const game = cleanup({ ...ONE_SHORT[0], cards: ['backpack'], stored: ['gold 2'] }, FULL[1]);
    game.expectOffers(0, ['pass']);
    game.seat(0).answers('pass'); // the only place left is the Familiar Row
    game.expectEvents([
      { type: 'stored.placed', seat: 0, row: 'FAM', column: 2 },
      { type: 'gold.gained', amount: 2 },
      { type: 'gold.gained', amount: 1, why: 'row' },
    ]);
    game.expectQuestion('action.choose', 0).expectOptions(0, ['FAM', 'none']);
    expect(rowWords(game, 0, 'FAM')).toEqual(['gold 1', 'red 1', 'gold 2']);
    game.seat(0).answers('none');
    expect(told(game, 'combat.begins')).toHaveLength(1);
  });

  test('RP-R34 for an absent player they are placed from top to bottom', () => {
    const rows = { ...(FULL[0].rows as object), STR: ['gold 1', 'red 1'], FAM: ['gold 1', 'red 1'] };
    const game = cleanup({ rows, cards: ['backpack'], stored: ['gold 2', 'white 3'] }, FULL[1]);
    const absent = () => {
      const [ask] = game.match.pending.asks;
      return undecided(game.match.seen(ask.seat) as never, ask)!;
    };
    expect(absent()).toBe('pass');
    game.seat(0).answers('pass');
    game.expectQuestion('stored.place', 0);
    expect(absent()).toBe(keyOf(game, 'place:gold 2:STR', 0));
    game.seat(0).answers(absent());
    expect(rowWords(game, 0, 'STR')[2]).toBe('gold 2');
  });
});

describe('afterwards', () => {
  const full = { mode: 'full' };

  /** What nobody can use before the Monster: everything that RP-31.1 lists, in each of the phases that follow. */
  test('RP-23.5, RP-R35 no banishing, no healing, no action for XP, no stored dice', () => {
    const rich = {
      gold: 20,
      xp: 9,
      injury: 2,
      charisma: 2,
      fiends: ['fidget'],
      cards: ['backpack'],
      stored: ['white 3'],
    };
    const game = facing('gloamspider-queen', [{ ...ONE_SHORT[0], ...rich }, {}], [[1, 1, 1], [1]], {}, full);
    game.expectQuestion('monster.mercenaries', 0); // no window: there is nothing to use
    const deeds = ['heal', 'xp-action', 'banish:fidget:gold', 'banish:fidget:charisma', 'stored:white 3:FAM'];
    const nothing = () => {
      expect(game.match.pending.interrupts).toEqual([]);
      for (const words of deeds) game.refuses(0, keyOf(game, words, 0));
    };
    nothing();
    says(game, 0, '1:1');
    game.expectQuestion('monster.reroll', 0);
    nothing();
    says(game, 0, 'stop');
    expect(heroOf(game, 0)).toMatchObject({ injury: 2, charisma: 2, stored: [expect.any(Number)] });
  });

  test('RP-23.5, RP-R35 of all Skills only those that name combat work, in the window before mercenaries', () => {
    const skills = builtIn.market.filter((card) => card.kind === 'skill');
    for (const { id } of skills) {
      const rival = { cards: id === 'low-blow' ? ['feint'] : ['low-blow'], cell: 7 }; // who can use neither
      const own = { cards: [id], fiends: ['fidget'], injury: 1, rows: { STR: ['gold 1', 'red 1'] } };
      const game = facing('gloamspider-queen', [own, rival], [[4], [4]], {}, full);
      const usable = told(game, 'fight.result').length === 0;
      expect([id, usable]).toEqual([id, id === 'low-blow']);
    }
  });

  test('RP-R35 Diplomacy names no combat: it copies none before the Monster', () => {
    const game = facing('gloamspider-queen', [{ cards: ['diplomacy'] }, { cards: ['low-blow'] }], [[4], [4]], {}, full);
    game.expectQuestion('window.combat', 1);
    game.refuses(0, keyOf(game, 'skill:diplomacy'));
    game.seat(1).answers('pass');
    expect(told(game, 'skill.used')).toEqual([]);
  });

  test('RP-23.5, RP-R35, RP-13.2 a Skill that names combat is used there and moves the token first', () => {
    const game = facing('gloamspider-queen', [{ cards: ['low-blow', 'feint'] }, {}], [[4], [4]], {}, full);
    game.expectQuestion('window.combat', 0);
    expect(offered(game, 0)).toEqual(['pass', keyOf(game, 'skill:low-blow'), keyOf(game, 'skill:low-blow:move')]);
    says(game, 0, 'skill:low-blow');
    expect(heroOf(game, 0).cell).toBe(7);
    expect(resultsOf(game).map(({ result }) => result)).toEqual([4 + gainOf('low-blow', 'combat-result'), 4]);
  });

  test('RP-R35, RP-13.3 nor can it be used when the token cannot move', () => {
    const game = facing('gloamspider-queen', [{ cards: ['low-blow'], cell: 7 }, {}], [[4], [4]], {}, full);
    expect(asked(game)).toBeUndefined();
    expect(resultsOf(game)[0].result).toBe(4);
  });
});
