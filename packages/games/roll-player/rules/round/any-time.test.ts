/** RP-31: when any-time effects may be used. */
import { describe, expect, test } from 'vitest';
import { fullRows } from '../../scenarios/position';
import { hunting, refused } from '../../scenarios/stall.fixture';
import {
  asked,
  boardOf,
  type Given,
  heroOf,
  interrupts,
  keyOf,
  offered,
  party,
  playTo,
  question,
  says,
  table,
  told,
} from '../../scenarios/table.fixture';

/** Somebody who could do everything: a Skill, banish, heal, an action for XP, a stored die. */
const BUSY = {
  cards: ['feint', 'backpack'],
  fiends: ['fidget'],
  gold: 5,
  charisma: 1,
  injury: 1,
  xp: 5,
  stored: ['white 4'],
};
/** Seat 0 selects; seat 1 is busy. */
const drafting = (heroes: Given = { 1: BUSY }, given: Given = {}) =>
  party({
    phase: 'dice',
    called: 1,
    initiative: [{ dice: ['red 1'] }, { dice: ['blue 2'] }, { dice: ['green 3'] }],
    heroes,
    ...given,
  });

describe('what and when', () => {
  test('RP-31.1 Skills, banishing, 2 XP, 5 XP, stored dice', () => {
    const game = drafting();
    const words = [
      'skill:feint',
      'skill:feint:move',
      'banish:fidget:gold',
      'banish:fidget:charisma',
      'heal',
      'xp-action',
      'stored:white 4:STR',
    ];
    for (const one of words) expect(interrupts(game, 1), one).toContain(keyOf(game, one, 1));
    expect(interrupts(game, 0)).toEqual([]);
  });

  test('RP-31.1 a Skill with a limit in its text is not one of them', () => {
    const game = drafting({ 1: { cards: ['barter', 'feint', 'climb'] } });
    game.expectQuestion('window.select', 1);
    says(game, 1, 'pass');
    const own = interrupts(game, 1);
    expect([own.includes(keyOf(game, 'skill:barter')), own.includes(keyOf(game, 'skill:climb'))]).toEqual([
      false,
      true,
    ]);
  });

  test('RP-31.1, RP-19.18 a known Adventure card may be looked at at any time', () => {
    const game = drafting({ 1: { trophies: 1 } }, { adventures: ['silk-granary'], monster: 'gloamspider-queen' });
    const view = (seat: number) => (game.match.view(seat) as ReturnType<typeof boardOf>).adventures;
    expect([view(1)[0], view(1)[1], view(0)[0]]).toEqual([boardOf(game).adventures[0], -1, -1]);
  });

  test('RP-31.2, RP-R50 between steps, not while a step, an effect or a roll is resolved', () => {
    const game = drafting({ 0: { gold: 5, injury: 1, xp: 5 }, 1: BUSY });
    says(game, 0, 'card:0');
    expect(interrupts(game, 1)).toEqual([]); // seat 0 is placing its dice
    expect(interrupts(game, 0)).toContain('heal'); // between its own dice
    says(game, 0, 'place:red 1:STR');
    expect([question(game), interrupts(game, 1)]).toEqual(['action.choose', []]);
    expect(interrupts(game, 0)).toContain('heal'); // between the last die and the action
    says(game, 0, 'STR');
    expect([question(game), interrupts(game, 0)]).toEqual(['die.flip', []]);
  });

  test('RP-31.2 off turn before another player’s Market option; the question stands as before', () => {
    const game = party({ phase: 'market', heroes: { 1: { xp: 2, injury: 1 } } });
    says(game, 1, 'heal');
    expect([heroOf(game, 1).injury, question(game), asked(game)]).toEqual([0, 'market.option', 0]);
  });

  test('RP-31.6 in set-up none can be used', () => {
    for (const until of ['sheet.choose', 'class.choose', 'familiar.choose', 'starting.place']) {
      const game = playTo(table(), until);
      expect(game.match.pending.interrupts, until).toEqual([]);
    }
  });
});

describe('closing points', () => {
  const healer = { xp: 4, injury: 2 };

  test('RP-31.3 the Start Player goes first, then clockwise, and again after every deed', () => {
    const game = party({
      phase: 'cleanup',
      start: 1,
      heroes: {
        0: { ...healer, rows: fullRows(['red 1', 'blue 1', 'gold 1']) },
        1: { ...healer, rows: fullRows(['green 1', 'white 1', 'black 1']) },
      },
    });
    game.expectQuestion('window.last', 1);
    says(game, 1, 'pass');
    game.expectQuestion('window.last', 0);
    says(game, 0, 'heal');
    game.expectQuestion('window.last', 1);
  });

  test('RP-31.4 before a selection only holders of effects on Initiative cards are asked', () => {
    const holders = drafting({ 0: { xp: 5 }, 1: { ...BUSY, cards: ['climb'], stored: [] } });
    holders
      .expectQuestion('window.select', 1)
      .expectOptions(1, ['pass', keyOf(holders, 'skill:climb'), keyOf(holders, 'skill:climb:move')]);
    expect(question(drafting())).toBe('initiative.select'); // a Skill for any time is no reason to ask
  });

  test('RP-31.4 at the end of the Dice Phase, before Fiends take effect', () => {
    const game = drafting({ 0: { fresh: ['price-sprite'], gold: 5 }, 1: { gold: 0 } });
    says(game, 0, 'card:0', 'place:red 1:STR', 'none');
    says(game, 1, 'card:1', 'place:blue 2:STR', 'none');
    game.expectQuestion('window.dice', 0);
    expect(told(game, 'fiend.binds')).toEqual([]);
    says(game, 0, 'pass');
    expect(told(game, 'fiend.binds', 0)).toHaveLength(1);
  });

  test('RP-31.4 at the end of the Market Phase', () => {
    const game = party({ phase: 'market', called: 1, heroes: { 0: healer } });
    game.seat(0).answers('discard:0');
    game.seat(1).answers('discard:1');
    game.expectQuestion('window.market', 0).expectOptions(0, ['pass', 'heal']);
    expect(boardOf(game).round).toBe(1);
  });

  test('RP-31.4, RP-R50 who has nothing to use, or wishes to pass, is not asked', () => {
    const game = party({ phase: 'market', called: 1, heroes: { 0: healer } });
    game.seat(0).wishes('windows', 'pass');
    game.seat(0).answers('discard:0');
    game.seat(1).answers('discard:1');
    expect(boardOf(game).round).toBe(2);
  });

  test('RP-R50 effects on Initiative dice come before the selection is confirmed', () => {
    const game = drafting({ 0: { cards: ['climb'] }, 1: { cards: ['intimidate'] } });
    says(game, 1, 'pass');
    expect(interrupts(game, 0)).toContain(keyOf(game, 'skill:climb'));
    expect(interrupts(game, 1)).toContain(keyOf(game, 'skill:intimidate'));
    says(game, 0, 'card:0');
    expect([...interrupts(game, 0), ...interrupts(game, 1)]).toEqual([]);
  });
});

describe('others', () => {
  test('RP-31.5 in a Hunt only the hunter acts between the steps', () => {
    const game = hunting({ gold: 5, xp: 2, injury: 1 }, 'bog-lurker', [[3]], { heroes: { 1: BUSY } });
    game.expectQuestion('hunt.minion', 0);
    expect([interrupts(game, 1), interrupts(game, 0)]).toEqual([[], ['heal']]);
    says(game, 0, 'fight');
    expect([question(game), interrupts(game, 1), interrupts(game, 0)]).toEqual(['hunt.mercenary', [], ['heal']]);
    expect(refused(game, 1, 'heal')).toBeDefined();
  });

  test('RP-31.7, RP-R74 what forbids a kind of reroll forbids every reroll of it', () => {
    const combat = hunting(
      { gold: 0, xp: 3, fiends: ['butterthumb'], cards: ['ratchet-crossbow'] },
      'bog-lurker',
      [[3]],
      {},
      { mode: 'full' },
    );
    says(combat, 0, 'roll');
    expect([offered(combat), told(combat, 'hunt.rerolled')]).toEqual([[], []]); // the free rerolls are forbidden too
    expect(told(combat, 'hunt.result')).toMatchObject([{ result: 3 }]);
    const dice = party({
      phase: 'market',
      heroes: { 0: { fiends: ['butterthumb'], class: 'hexer', cards: ['tempt-fate'], rows: { STR: ['red 1'] } } },
    });
    expect(offered(says(dice, 0, 'skill:tempt-fate'))).toContain('done'); // dice of the sheet are another kind
  });
});
