/** DM-8 The white die. Swapped in for a black die it lies first, as die 0. */
import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { black, blacks, red, reds, white } from '../scenarios/faces';
import { scenarios } from '../scenarios/position';
import { darkMinions } from '.';
import type { DarkMinions } from './board';
import { totalOf } from './victory';

const TOWNS = { towns: ['A1', 'A2', 'A3'] };
const table = (given = {}) =>
  scenario(darkMinions, scenarios)
    .seats(4)
    .given({ ...TOWNS, ...given });

/** Level 1, white swapped in: die 0 is white, dice 1 and 2 black. */
const swapped = (face: Parameters<typeof white>[0], shows: Parameters<typeof blacks>, given = {}) => {
  const game = table(given).random('primary', [white(face), ...blacks(...shows)]);
  game.seat(0).answers('swap:black');
  return game;
};

/** Level 5, white as the bonus: dice 0 to 2 are red, die 3 white. */
const bonus = (face: Parameters<typeof white>[0], shows: Parameters<typeof reds>, given = {}) => {
  const game = table({ level: [5], ...given }).random('primary', [...reds(...shows), white(face)]);
  game.seat(0).answers('bonus');
  return game;
};

describe('the swap', () => {
  test.each([
    [1, ['plain', 'swap:black']],
    [2, ['plain', 'swap:black', 'swap:red']],
    [3, ['plain', 'swap:black', 'swap:red']],
    [4, ['plain', 'swap:red']],
    [5, ['bonus', 'plain', 'swap:red']],
  ] as const)('DM-8.1 DM-8.3 DM-8.11 at level %i the roll is one of %j', (level, offers) => {
    const game = table({ level: [level] });
    game.expectOptions(0, offers);
    if (level < 5) game.refuses(0, 'bonus', 'not-an-option');
    game.expectQuestion('roll.white', 0);
  });

  test.each([
    [1, 'swap:black', ['white', 'black', 'black']],
    [2, 'swap:black', ['white', 'black', 'red']],
    [2, 'swap:red', ['black', 'black', 'white']],
    [3, 'swap:black', ['white', 'red', 'red']],
    [3, 'swap:red', ['black', 'white', 'red']],
    [4, 'swap:red', ['white', 'red', 'red']],
    [5, 'swap:red', ['white', 'red', 'red']],
  ])('DM-8.1 DM-8.3 at level %i %s gives up exactly that die: %j', (level, swap, dice) => {
    const game = table({ level: [level] });
    game.seat(0).answers(swap);
    game.expectBoard({ dice, whiteIsBonus: 0 });
    game.expectEvents([
      { type: 'dice.swapped', gave: swap.slice(5), took: 'white' },
      { type: 'dice.rolled', dice },
    ]);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-8.1 who does not swap rolls no white die', () => {
    const game = table();
    game.seat(0).answers('plain');
    game.expectBoard({ dice: ['black', 'black', 'black'] });
    game.expectNoEvents([{ type: 'dice.swapped' }]);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-8.2 after the roll no swap is left, and a re-roll keeps the white die white', () => {
    const game = table()
      .random('primary', [white('+1'), ...blacks(2, 2)])
      .random('reroll', [white('+2'), black(6)]);
    game.seat(0).answers('swap:black');
    game.refuses(0, 'plain', 'not-an-option').refuses(0, 'swap:black', 'not-an-option');
    game.seat(0).answers('reroll:tile1', '0+2');
    game.expectBoard({ dice: ['white', 'black', 'black'], face: [white('+2'), black(2), black(6)] });
    game.expectEvents([{ type: 'dice.rerolled', dice: ['white', 'black'] }]);
    game.expectRandomUsedUp();
    game.expectQuestion('commit.use', 0);
  });
});

describe('a white number that was swapped in', () => {
  test('DM-8.4 is added to one of the others for an attack', () => {
    const game = swapped('+2', [4, 2]);
    game.seat(0).answers('attack:A1');
    game.expectOptions(0, ['1', '2', '0+1', '0+2']);
    game.refuses(0, '0+1+2', 'DM-3.6'); // one of them, not both
    game.seat(0).answers('0+2');
    game.expectOptions(0, [4, 3, 2, 1]);
    game.expectQuestion('attack.count', 0);
  });

  test('DM-8.4 for a capture', () => {
    const game = swapped('+2', [4, 2]);
    game.seat(0).answers('capture:A1:black');
    game.expectBoard({ use: ['capture', 'capture', 'free'], waiting: { 0: 6 } });
    game.expectQuestion('commit.use', 0);
  });

  test('DM-8.4 DM-8.6 for a respawn, and for a price', () => {
    const game = swapped('+2', [4, 2], { graveyard: [20] });
    game.seat(0).answers('respawn', '0+1');
    game.expectBoard({ graveyard: { 0: 14 } });
    game.expectQuestion('commit.use', 0);
    const buy = table({ display: ['wyvern'] })
      .options({ mode: 'advanced' })
      .random('primary', [white('+2'), ...blacks(5, 2)]);
    buy.seat(0).answers('swap:black', 'buy:wyvern');
    buy.expectOptions(0, ['0+1', '1+2', '0+1+2']);
    buy.refuses(0, '0', 'DM-8.6').refuses(0, '0+2', 'DM-16.4');
    buy.seat(0).answers('0+1');
    buy.expectBoard({ holder: { [builtIn.overlordWith.wyvern]: 0 }, use: ['buy', 'buy', 'free'] });
    buy.expectQuestion('commit.use', 0);
  });

  test('DM-8.5 DM-R33 cannot be used alone', () => {
    const game = swapped('+2', [4, 2]);
    game.seat(0).answers('attack:A1');
    game.refuses(0, '0', 'DM-8.5');
    game.seat(0).answers('1', 4, 'attack:A2', '2', 2);
    // Only the white +2 is left now: no Town, no Tower.
    game.refuses(0, 'attack:A3', 'DM-2.6').refuses(0, 'capture:A3:white', 'DM-7.1');
    game.expectOptions(0, ['reroll:tile1', 'reroll:tile2', 'done']);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-8.5 DM-R33 nor after a turn in which another seat rolled it as its bonus', () => {
    const game = table({ level: [5, 1] }).random('primary', [
      [...reds(3, 3, 3), white('+2')],
      [white('+2'), ...blacks(4, 2)],
    ]);
    game.seat(0).answers('bonus', 'done');
    game.seat(1).answers('swap:black', 'attack:A1');
    game.refuses(1, '0', 'DM-8.5');
    game.expectQuestion('attack.dice', 1);
  });

  test('DM-8.5 DM-R33 nor as the base of a group of its own at level 4', () => {
    const game = table({ level: [4] }).random('primary', [white('+2'), red(3), red(4)]);
    game.seat(0).answers('swap:red', 'attack:A1');
    game.expectOptions(0, ['1', '2', '0+1', '0+2']);
    game.refuses(0, '0', 'DM-8.5');
    game.expectQuestion('attack.dice', 0);
  });

  test('DM-R33 the option: it may always be used alone', () => {
    const game = table({ graveyard: [9] })
      .options({ whiteAlone: 'always' })
      .random('primary', [white('+2'), ...blacks(4, 2)]);
    game.seat(0).answers('swap:black', 'attack:A1');
    game.expectOptions(0, ['0', '1', '2', '0+1', '0+2']);
    game.seat(0).answers('1', 4, 'respawn');
    game.expectOptions(0, ['0', '2', '0+2']);
    game.seat(0).answers('0');
    game.expectBoard({ graveyard: { 0: 7 }, use: ['respawn', 'attack', 'free'] });
    game.expectQuestion('commit.use', 0);
  });

  test('DM-8.6 counts in a sum only together with another die', () => {
    const game = swapped('+2', [4, 2], { graveyard: [20] });
    game.seat(0).answers('respawn');
    game.expectOptions(0, ['1', '2', '0+1', '0+2', '1+2', '0+1+2']);
    game.refuses(0, '0', 'DM-8.6');
    game.seat(0).answers('1+2');
    game.refuses(0, 'respawn', 'DM-2.6'); // nothing is left to count it with
    game.expectBoard({ graveyard: { 0: 14 } });
    game.expectQuestion('commit.use', 0);
  });
});

describe('a white Skull', () => {
  test.each([
    [9, 0],
    [10, 0],
    [11, 1],
  ])('DM-8.7 swapped in, with %i in the Graveyard it respawns up to ten: %i stay', (dead, stay) => {
    const game = swapped('skull', [4, 2], { graveyard: [dead] });
    game.seat(0).answers('skull:0:respawn');
    game.expectBoard({
      graveyard: { 0: stay },
      supply: { 0: 50 - stay },
      use: ['skull', 'free', 'free'],
      skulls: { 0: 0 },
    });
    game.expectEvents([{ type: 'respawn.face', seat: 0, count: dead - stay }]);
    game.expectOffers(0, [], ['skull:0:respawn']); // that was the die's use
    game.expectQuestion('commit.use', 0);
  });

  test('DM-8.7 DM-8.10 swapped in it gives no Skull tile, at any level', () => {
    for (const [level, swap] of [
      [1, 'swap:black'],
      [4, 'swap:red'],
      [5, 'swap:red'],
    ] as const) {
      const game = table({ level: [level], graveyard: [12] }).random('primary', [white('skull'), 3, 3]);
      game.seat(0).answers(swap);
      game.expectOffers(0, ['skull:0:respawn'], ['skull:0:tile']);
      game.refuses(0, 'skull:0:tile', 'DM-8.10');
      game.expectQuestion('commit.use', 0);
    }
  });

  test('DM-8.10 as the bonus it respawns up to ten', () => {
    const game = bonus('skull', [3, 3, 3], { graveyard: [12] });
    game.expectOffers(0, ['skull:3:respawn', 'skull:3:tile']);
    game.seat(0).answers('skull:3:respawn');
    game.expectBoard({ graveyard: { 0: 2 }, skulls: { 0: 0 }, use: ['free', 'free', 'free', 'skull'] });
    game.expectOffers(0, [], ['skull:3:respawn', 'skull:3:tile']);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-8.10 or gives one Skull tile, worth 1 VP', () => {
    const game = bonus('skull', [3, 3, 3], { graveyard: [12] });
    const vp = () => totalOf(game.match.board as DarkMinions, builtIn, 0);
    const before = vp();
    game.seat(0).answers('skull:3:tile');
    game.expectBoard({ graveyard: { 0: 12 }, skulls: { 0: 1 }, use: ['free', 'free', 'free', 'skull'] });
    expect(vp()).toBe(before + 1);
    game.expectEvents([{ type: 'skull.face.tile', seat: 0 }]);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-8.10 with nobody in the Graveyard only the tile is left', () => {
    const game = bonus('skull', [3, 3, 3]);
    game.expectOffers(0, ['skull:3:tile'], ['skull:3:respawn']);
    game.refuses(0, 'skull:3:respawn', 'DM-5.7');
    game.expectQuestion('commit.use', 0);
  });
});

describe('level 5', () => {
  test('DM-8.8 the white die is rolled on top of three red ones, or declined', () => {
    const taken = table({ level: [5] });
    taken.seat(0).answers('bonus');
    taken.expectBoard({ dice: ['red', 'red', 'red', 'white'], whiteIsBonus: 1 });
    taken.expectNoEvents([{ type: 'dice.swapped' }]);
    const declined = table({ level: [5] });
    declined.seat(0).answers('plain');
    declined.expectBoard({ dice: ['red', 'red', 'red'], whiteIsBonus: 0 });
    declined.expectQuestion('commit.use', 0);
  });

  test('DM-8.8 level 4 with the Dread Skeleton is level 5', () => {
    const game = table({ level: [4], inPlay: { 0: ['dread-skeleton'] } }).options({ mode: 'advanced' });
    game.seat(0).answers('pay:dread-skeleton');
    game.expectOptions(0, ['bonus', 'plain', 'swap:red']);
    game.expectQuestion('roll.white', 0);
  });

  test('DM-8.9 as the bonus +2 is added to another die or used alone as a fourth', () => {
    const game = bonus('+2', [3, 4, 5], { graveyard: [9] });
    game.seat(0).answers('attack:A1');
    game.expectOptions(0, ['0', '1', '2', '3', '0+3', '1+3', '2+3']);
    game.seat(0).answers('2+3');
    game.expectOptions(0, [7, 6, 5, 4, 3, 2, 1]);
    game.expectQuestion('attack.count', 0);
    const alone = bonus('+2', [3, 4, 5], { graveyard: [9] });
    alone.seat(0).answers('attack:A1', '3');
    alone.expectOptions(0, [2, 1]);
    alone.seat(0).answers(2);
    alone.expectBoard({ besiegers: { 0: [2, 0, 0, 0] }, use: ['free', 'free', 'free', 'attack'] });
    alone.expectQuestion('commit.use', 0);
    const respawn = bonus('+2', [3, 4, 5], { graveyard: [9] });
    respawn.seat(0).answers('respawn', '3');
    respawn.expectBoard({ graveyard: { 0: 7 } });
    respawn.expectQuestion('commit.use', 0);
  });

  test('DM-8.11 DM-R34 exactly three rolls; swapped in, the white die is no bonus', () => {
    const game = table({ level: [5], graveyard: [9] }).random('primary', [white('+2'), ...reds(3, 4)]);
    game.expectOptions(0, ['bonus', 'plain', 'swap:red']);
    game.seat(0).answers('swap:red');
    game.expectBoard({ dice: ['white', 'red', 'red'], whiteIsBonus: 0 });
    game.seat(0).answers('attack:A1');
    game.expectOptions(0, ['1', '2', '0+1', '0+2']);
    game.refuses(0, '0', 'DM-8.5');
    game.seat(0).answers('1', 3, 'respawn');
    game.refuses(0, '0', 'DM-8.6');
    game.expectOptions(0, ['2', '0+2']);
    game.expectQuestion('respawn.dice', 0);
  });

  test('DM-8.11 DM-R34 the bonus and the swap never go together: there is one white die', () => {
    const game = table({ level: [5] });
    game.seat(0).answers('bonus');
    game.refuses(0, 'swap:red', 'not-an-option');
    const { dice } = game.match.board as DarkMinions;
    expect(dice.filter((die) => die === 'white')).toHaveLength(1);
    game.expectQuestion('commit.use', 0);
  });
});

test('DM-8.12 a white plus joins a group that also has black +1 faces', () => {
  const game = swapped('+2', [1, 1]);
  game.seat(0).answers('attack:A1');
  game.expectOptions(0, ['1', '2', '0+1', '0+2', '1+2', '0+1+2']);
  game.seat(0).answers('0+1+2');
  game.expectOptions(0, [4, 3, 2, 1]);
  game.expectQuestion('attack.count', 0);
  const tower = swapped('+1', [4, 1]);
  tower.seat(0).answers('capture:A1:black'); // 4 + 1 + 1
  tower.expectBoard({ towers: { 0: [0, 0, 1] }, graveyard: { 0: 6 } }); // all three dice: the turn is over
  tower.expectQuestion('roll.white', 1);
});
