/** What the squire does in positions where one answer is plainly best. */

import { describe, expect, test } from 'vitest';
import { keys } from '../rules/keys';
import { hunting, seenBy, stall } from '../scenarios/stall.fixture';
import { type Given, keyOf, party, ware } from '../scenarios/table.fixture';
import { HAS_ITS_MOMENT } from './deciding/any-time';
import { DECISIONS } from './deciding/decisions';
import { answerOf, playUntil } from './seated.fixture';
import { cardWorth } from './thinking/cards';
import { mindOf } from './thinking/mind';
import { Weighing } from './thinking/weighing';
import { TYPICAL } from './weights/effects';

/** Pikeman: STR 17, CON 18. The sheet is full but for CHA, and the last die is taken. */
const FULL = {
  class: 'pikeman',
  race: 'dikefolk',
  rows: {
    STR: ['blue 5', 'green 6', 'white 6'],
    DEX: ['blue 5', 'green 5', 'white 5'],
    CON: ['blue 6', 'green 6', 'white 6'],
    INT: ['blue 5', 'green 5', 'white 5'],
    WIS: ['black 5', 'green 5', 'white 5'],
    CHA: ['black 5', 'purple 4', '_'],
    FAM: ['black 3', 'purple 2', 'purple 2'],
  },
};

/** The last die, a red 5, is taken and goes into the one row with a space; its action is taken. */
const acting = (rows: Given, action: string, rolls: readonly (readonly number[])[] = []) =>
  party({
    phase: 'dice',
    round: 9,
    called: 1,
    initiative: [{ dice: ['red 5'] }, { dice: ['blue 2'] }, { dice: ['green 3'], fiends: [] }],
    heroes: { 0: { ...FULL, rows: { ...FULL.rows, CHA: ['black 5', 'purple 4', 'black 5'], ...rows } } },
  })
    .random('reroll', rolls)
    .seat(0)
    .answers('card:0')
    .seat(0)
    .answers(action);

describe('dice', () => {
  test('flips the die that makes an exact goal', () => {
    const game = acting({ STR: ['blue 1', 'green 6', '_'] }, 'STR'); // 1 + 6 + 5
    expect(answerOf(game)).toBe(keyOf(game, 'die:blue 1', 0)); // 6 + 6 + 5 = 17
  });

  test('leaves dice alone where every change would cost a goal', () => {
    const game = acting({ STR: ['blue 6', 'green 6', '_'] }, 'STR'); // 17 already
    expect(answerOf(game)).toBe('done');
  });

  test('keeps the value that meets a goal, old or new', () => {
    const game = acting({ INT: ['blue 2', 'green 6', '_'] }, 'INT', [[5]]); // 13, and 14 is wanted
    game.seat(0).answers(keyOf(game, 'die:blue 2', 0));
    expect(answerOf(game)).toBe('value:6');
  });

  test('puts a die where it completes a goal', () => {
    const game = party({
      phase: 'dice',
      round: 9,
      called: 1,
      initiative: [{ dice: ['red 5'] }, { dice: ['blue 1'] }, { dice: ['green 1'], fiends: [] }],
      heroes: { 0: FULL },
    });
    expect(answerOf(game)).toBe('card:0');
  });

  test('puts a die where the action of the row then makes the goal of it', () => {
    const rows = { ...FULL.rows, STR: ['blue 6', 'green 6', '_'] };
    const game = party({
      phase: 'dice',
      round: 9,
      called: 1,
      initiative: [{ dice: ['red 2'] }, { dice: ['blue 1'] }, { dice: ['green 1'], fiends: [] }],
      heroes: { 0: { ...FULL, rows } },
    });
    game.seat(0).answers('card:0');
    expect(answerOf(game)).toBe(keyOf(game, 'place:red 2:STR', 0)); // turned, 6 + 6 + 5 = 17
  });

  test('knows what own cards pay for an action', () => {
    const worth = (...cards: string[]) =>
      new Weighing(mindOf(seenBy(stall({ gold: 0, cards, rows: FULL.rows })), 0)).action('INT');
    expect(worth('astrolabe-rod')).toBeGreaterThan(worth() + 0.5); // 2 Gold
  });
});

describe('the Market', () => {
  test('a Weapon against Minions with two dots is worth more once they lie there', () => {
    const worth = (minion: string) =>
      cardWorth(new Weighing(mindOf(seenBy(stall({ gold: 9 }, { minion })), 0)), ware('coachmans-whip'));
    expect(worth('marsh-coven')).toBeGreaterThan(worth('bog-lurker'));
  });

  test('buys a card that pays, and takes the Gold where none does', () => {
    const market = ['moonweave-mantle', 'ringmail-coif']; // it is blue
    expect(answerOf(stall({ gold: 9, class: 'hexer' }, { market }))).toBe('buy:0');
    const poor = stall({ gold: 0 }, { market });
    expect(answerOf(poor)).toMatch(/^discard:/);
  });

  test('hunts a Minion that it is strong against, not one that it is weak against', () => {
    const rows = {
      STR: ['red 5', 'red 5', 'red 4'],
      DEX: ['red 5', 'red 5', 'red 4'],
      CON: ['red 4', 'red 5', 'red 5'],
    };
    const own = { gold: 1, xp: 2, rows };
    expect(answerOf(stall(own, { market: ['never-rests'], minion: 'iron-husk' }))).toBe('hunt');
    expect(answerOf(stall({ gold: 1, xp: 2 }, { market: ['never-rests'], minion: 'iron-husk' }))).toBe('discard:0');
  });

  test('rolls a low die again when XP can win the Trophy', () => {
    const rows = {
      STR: ['red 5', 'red 5', 'red 4'],
      DEX: ['red 5', 'red 5', 'red 4'],
      CON: ['red 4', 'red 5', 'red 5'],
    };
    const near = hunting({ gold: 0, xp: 2, rows }, 'iron-husk', [[6, 6, 2, 1]]); // 15, one short
    expect(answerOf(playUntil(near, 'hunt.reroll'))).toBe('die:3');
    const won = hunting({ gold: 0, xp: 1, rows }, 'iron-husk', [[6, 6, 6, 6]]);
    expect(answerOf(playUntil(won, 'hunt.reroll'))).toBe('stop');
  });
});

describe('Fiends', () => {
  test('spends a Charisma token on one that would harm it', () => {
    const game = party({
      phase: 'dice',
      round: 4,
      turns: 1,
      called: 1,
      start: 1,
      initiative: [{ dice: ['red 5'] }, { dice: ['blue 2'] }, { dice: ['green 3'], fiends: [], holder: 1 }],
      heroes: { 0: { charisma: 1, gold: 0, fiends: ['doomcrier'] } },
    });
    expect(answerOf(playUntil(game, 'window.dice'))).toBe(keyOf(game, 'banish:doomcrier:charisma', 0));
  });
});

describe('the Monster', () => {
  const facing = (own: Given) =>
    party({ phase: 'combat', monster: 'marrow-wyrm', heroes: { 0: own, 1: {} } }, { seats: 2 });

  test('leaves no XP and no Gold unused for mercenaries', () => {
    const game = playUntil(facing({ xp: 6, gold: 10 }), 'monster.mercenaries');
    expect(['2:2', '1:2']).toContain(answerOf(game));
  });
});

test('what the game asks and it does not know does not compile', () => {
  const { 'die.flip': flip, ...others } = DECISIONS;
  // @ts-expect-error: `die.flip` is missing
  const short: typeof DECISIONS = others;
  const { any, ...moments } = HAS_ITS_MOMENT;
  // @ts-expect-error: the timing `any` is missing
  const timings: typeof HAS_ITS_MOMENT = moments;
  const { flip: worth, ...effects } = TYPICAL;
  // @ts-expect-error: the effect `flip` is missing
  const typical: typeof TYPICAL = effects;
  expect([flip, any, worth]).not.toContain(undefined);
  expect(Object.keys(short)).toHaveLength(Object.keys(keys).length - 2);
  expect([timings, typical]).toHaveLength(2);
});
