/** DM-3 Dice and Experience levels. Towns A1, A2 and A3 lie in slots 0, 1 and 2. */
import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { black, blacks, red, reds, white } from '../scenarios/faces';
import { scenarios } from '../scenarios/position';
import { darkMinions } from '.';
import { type DarkMinions, levelOf } from './board';
import { totalOf } from './victory';

const TOWNS = { towns: ['A1', 'A2', 'A3'] };
const ADVANCED = { mode: 'advanced' };
const table = (given = {}) =>
  scenario(darkMinions, scenarios)
    .seats(4)
    .given({ ...TOWNS, ...given });
type Table = ReturnType<typeof table>;
const boardOf = (game: Table) => game.match.board as DarkMinions;
const level = (game: Table, seat = 0) => levelOf(boardOf(game), builtIn, seat);

describe('levels', () => {
  test.each([
    [1, ['black', 'black', 'black'], 0],
    [2, ['black', 'black', 'red'], 2],
    [3, ['black', 'red', 'red'], 4],
    [4, ['red', 'red', 'red'], 7],
    [5, ['red', 'red', 'red'], 10],
  ] as const)('DM-3.1 level %i rolls %j and is worth %i VP', (at, dice, vp) => {
    const game = table({ level: [at] });
    expect(totalOf(boardOf(game), builtIn, 0)).toBe(3 + vp); // the starting tiles are worth 3
    game.seat(0).answers('plain');
    game.expectBoard({ dice: [...dice] });
    game.expectEvents([{ type: 'dice.rolled', seat: 0, dice: [...dice] }]);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-3.1 level 5 has the white die on top', () => {
    const game = table({ level: [5] });
    game.seat(0).answers('bonus');
    game.expectBoard({ dice: ['red', 'red', 'red', 'white'], whiteIsBonus: 1 });
    game.expectQuestion('commit.use', 0);
  });

  test('DM-3.2 level 5 is the highest: from 4 a set leads to it, from 5 it leads nowhere', () => {
    expect(builtIn.levels).toHaveLength(5);
    for (const from of [4, 5]) {
      const game = table({ level: [from], towers: { 0: [1, 1, 0] } }).random('primary', reds(6, 3, 3));
      game.seat(0).answers('plain', 'capture:A1:black', 'done');
      expect(boardOf(game).level[0]).toBe(5);
      expect(level(game)).toBe(5);
      game.expectQuestion('roll.white', 1);
    }
  });

  describe('DM-3.3: from the next roll that is still to be rolled', () => {
    test('DM-3.3 a level gained at resolution counts on the next turn', () => {
      const game = table({ towers: { 0: [1, 1, 0] } }).random('primary', blacks(6, 2, 2));
      game.seat(0).answers('plain', 'capture:A1:black', 'done');
      game.expectBoard({ level: { 0: 2 } });
      for (const seat of [1, 2, 3]) game.seat(seat).answers('plain', 'done');
      game.seat(0).answers('plain');
      game.expectBoard({ dice: ['black', 'black', 'red'] });
      game.expectQuestion('commit.use', 0);
    });

    test('DM-3.3 a level gained in the commit phase gives no dice this turn', () => {
      const game = table({ display: ['dread-skeleton'] })
        .options(ADVANCED)
        .random('primary', blacks(6, 2, 2));
      game.seat(0).answers('plain', 'buy:dread-skeleton', 0);
      expect(level(game)).toBe(2);
      game.expectBoard({ dice: ['black', 'black', 'black'], use: ['buy', 'free', 'free'] });
      game.expectQuestion('commit.use', 0);
    });

    test('DM-3.3 a level gained while the roll is still being chosen counts for that roll', () => {
      const game = table({ level: [3], towers: { 0: [2, 1, 0] }, holds: { 0: ['witch'] } }).options(ADVANCED);
      game.seat(0).wishes('windows', 'never');
      game.expectOptions(0, ['plain', 'swap:black', 'swap:red']);
      game.seat(0).answers('announce:witch');
      game.expectOptions(0, ['plain', 'swap:red']); // level 4 has no black die to give up
      game.seat(0).answers('plain');
      game.expectBoard({ level: { 0: 4 }, dice: ['red', 'red', 'red'] });
      game.expectQuestion('commit.use', 0);
    });

    test('DM-3.3 also while the yellow die is considered: the white die is then decided anew', () => {
      const given = { towns: ['A1', 'A2', 'R1'], level: [3], towers: { 0: [2, 1, 0] }, holds: { 0: ['witch'] } };
      const game = table(given).options({ ...ADVANCED, demonLords: 'on' });
      game.seat(0).wishes('windows', 'never');
      game.seat(0).answers('swap:black');
      game.expectQuestion('roll.yellow', 0);
      game.seat(0).answers('announce:witch', 'no');
      game.expectQuestion('roll.white', 0);
      game.expectOptions(0, ['plain', 'swap:red']);
      game.seat(0).answers('swap:red', 'swap:red');
      game.expectBoard({ dice: ['white', 'yellow', 'red'], supply: { 0: 48 }, graveyard: { 0: 2 } });
      game.expectQuestion('commit.use', 0);
    });

    test('DM-3.3 a level lost before the roll is gone for that roll', () => {
      const game = table({ level: [2], inPlay: { 0: ['dread-skeleton'] } }).options(ADVANCED);
      expect(level(game)).toBe(3);
      game.seat(0).answers('discard:dread-skeleton', 'plain');
      game.expectBoard({ dice: ['black', 'black', 'red'] });
      game.expectQuestion('commit.use', 0);
    });
  });

  describe('DM-R11: earned level and the Dread Skeleton', () => {
    test.each([
      [1, 2],
      [3, 4],
      [4, 5],
      [5, 5],
    ])('DM-R11 at earned level %i its owner counts as level %i, and nobody else is raised', (earned, counts) => {
      const game = table({ level: [earned, 2], inPlay: { 0: ['dread-skeleton'] } }).options(ADVANCED);
      expect([level(game), level(game, 1)]).toEqual([counts, 2]);
      game.seat(0).answers('discard:dread-skeleton');
      expect([level(game), boardOf(game).level[0]]).toEqual([earned, earned]);
      game.expectQuestion('roll.white', 0);
    });

    test('DM-R11 a set raises the earned level, which stays when the card goes', () => {
      const game = table({ level: [2], towers: { 0: [1, 1, 0] }, inPlay: { 0: ['dread-skeleton'] } })
        .options(ADVANCED)
        .random('primary', [black(2), red(6), red(3)]);
      game.seat(0).answers('pay:dread-skeleton', 'plain', 'capture:A1:black', 'done');
      expect([boardOf(game).level[0], level(game)]).toEqual([3, 4]);
      for (const seat of [1, 2, 3]) game.seat(seat).answers('plain', 'done');
      game.seat(0).answers('discard:dread-skeleton');
      expect([boardOf(game).level[0], level(game)]).toEqual([3, 3]);
      game.expectQuestion('roll.white', 0);
    });
  });
});

describe('numbers and plus faces', () => {
  test('DM-3.4 a number serves as any whole amount up to its value: a 6 as 4', () => {
    const game = table().random('primary', blacks(6, 2, 2));
    game.seat(0).answers('plain', 'attack:A1', 0);
    game.expectOptions(0, [6, 5, 4, 3, 2, 1]);
    game.refuses(0, 7, 'not-an-option').refuses(0, 0, 'not-an-option');
    game.seat(0).answers(4);
    game.expectBoard({ besiegers: { 0: [4, 0, 0, 0] }, supply: { 0: 46 } });
    game.expectQuestion('commit.use', 0);
  });

  test('DM-3.5 a black +1 is added to one other die, or used alone as a 1', () => {
    const game = table({ graveyard: [3] }).random('primary', blacks(1, 5, 3));
    game.seat(0).answers('plain', 'attack:A1');
    game.expectOptions(0, ['0', '1', '2', '0+1', '0+2']);
    game.seat(0).answers('0+1');
    game.expectOptions(0, [6, 5, 4, 3, 2, 1]);
    game.expectQuestion('attack.count', 0);
    const alone = table().random('primary', blacks(1, 5, 3));
    alone.seat(0).answers('plain', 'attack:A1', 0);
    alone.expectBoard({ besiegers: { 0: [1, 0, 0, 0] }, use: ['attack', 'free', 'free'] });
    alone.expectQuestion('commit.use', 0);
  });

  test('DM-3.5 the dice that carry a plus: the 1 on black, the numbers on white, none on red', () => {
    const plus = (kind: 'black' | 'red' | 'white') =>
      builtIn.dice[kind].filter((face) => face.kind === 'plus').map(({ value }) => value);
    expect([plus('black'), plus('red'), plus('white')]).toEqual([[1], [], [1, 1, 2, 2]]);
    expect(builtIn.dice.black.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(builtIn.dice.red.map(({ value }) => value)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(builtIn.dice.white.map(({ kind }) => kind).filter((kind) => kind === 'skull')).toHaveLength(2);
  });

  test('DM-3.6 DM-R2 a number cannot be turned into a plus, for an attack or a capture', () => {
    const game = table().random('primary', blacks(5, 3, 2));
    game.seat(0).answers('plain');
    game.refuses(0, 'capture:A1:black', 'DM-7.1');
    game.seat(0).answers('attack:A1');
    game.expectOptions(0, ['0', '1', '2']);
    game.refuses(0, '0+1', 'DM-4.4').refuses(0, '0+1+2', 'DM-4.4');
    game.expectQuestion('attack.dice', 0);
    const withPlus = table().random('primary', blacks(5, 3, 1));
    withPlus.seat(0).answers('plain', 'attack:A1');
    withPlus.refuses(0, '0+1+2', 'DM-3.6').refuses(0, '0+1', 'DM-4.4');
    withPlus.expectQuestion('attack.dice', 0);
  });

  test('DM-R2 the option: any die may serve as a +1', () => {
    const game = table()
      .options({ plusFrom: 'any-die' })
      .random('primary', blacks(5, 3, 2));
    game.seat(0).answers('plain');
    game.expectOffers(0, ['capture:A1:black']);
    game.seat(0).answers('attack:A1');
    game.expectOptions(0, ['0', '1', '2', '0+1', '0+2', '1+2', '0+1+2']);
    game.seat(0).answers('0+1+2');
    game.expectOptions(0, [7, 6, 5, 4, 3, 2, 1]); // 5 + 1 + 1, not 10
    game.seat(0).answers(7);
    game.expectBoard({ besiegers: { 0: [7, 0, 0, 0] } });
    game.expectQuestion('roll.white', 1);
  });

  test('DM-R2 the option adds 1 for a die, not its value: 4 and 3 make 5, 3 and 3 make 4', () => {
    const game = table()
      .options({ plusFrom: 'any-die' })
      .random('primary', blacks(4, 3, 3));
    game.seat(0).answers('plain', 'capture:A1:gray');
    game.expectOptions(0, ['0+1', '0+2', '0+1+2']);
    game.refuses(0, '1+2', 'DM-7.1');
    game.expectQuestion('capture.dice', 0);
  });

  test('DM-3.7 several plus dice join one base, and a plus may be the base', () => {
    const game = table().random('primary', blacks(1, 1, 4));
    game.seat(0).answers('plain', 'attack:A1');
    game.expectOptions(0, ['0', '1', '2', '0+1', '0+2', '1+2', '0+1+2']);
    game.seat(0).answers('0+1+2');
    game.expectOptions(0, [6, 5, 4, 3, 2, 1]);
    game.expectQuestion('attack.count', 0);
    const ones = table().random('primary', blacks(1, 1, 4));
    ones.seat(0).answers('plain', 'attack:A1', '0+1');
    ones.expectOptions(0, [2, 1]);
    ones.expectQuestion('attack.count', 0);
  });

  test('DM-3.8 a skull face is never a base, and nothing can be added to it', () => {
    const game = table({ graveyard: [20] }).random('primary', [white('skull'), ...blacks(4, 1)]);
    game.seat(0).answers('swap:black', 'attack:A1');
    game.expectOptions(0, ['1', '2', '1+2']);
    for (const pick of ['0', '0+1', '0+2', '0+1+2']) game.refuses(0, pick, 'DM-3.8');
    game.expectQuestion('attack.dice', 0);
    const respawn = table({ graveyard: [20] }).random('primary', [white('skull'), ...blacks(4, 1)]);
    respawn.seat(0).answers('swap:black', 'respawn');
    respawn.expectOptions(0, ['1', '2', '1+2']);
    respawn.refuses(0, '0+1', 'DM-3.8');
    respawn.expectQuestion('respawn.dice', 0);
  });

  test('DM-3.8 black and red numbers, a black plus and the white bonus plus are bases, each alone', () => {
    const game = table({ level: [5] }).random('primary', [...reds(3, 7, 8), white('+1')]);
    game.seat(0).answers('bonus', 'attack:A1');
    game.expectOptions(0, ['0', '1', '2', '3', '0+3', '1+3', '2+3']);
    game.expectQuestion('attack.dice', 0);
    const mixed = table({ level: [2] }).random('primary', [black(1), black(6), red(5)]);
    mixed.seat(0).answers('plain', 'attack:A1');
    mixed.expectOptions(0, ['0', '1', '2', '0+1', '0+2']);
    mixed.expectQuestion('attack.dice', 0);
  });
});

describe('one use for each die', () => {
  test('DM-3.9 DM-R36 a die serves one use, and what it does not need is lost', () => {
    const game = table({ graveyard: [9] }).random('primary', blacks(6, 3, 2));
    game.seat(0).answers('plain', 'attack:A1', 0, 2); // the other 4 pips are gone
    game.refuses(0, 'capture:A2:white', 'DM-7.1'); // only 3 and 2 are left
    game.seat(0).answers('respawn');
    game.expectOptions(0, ['1', '2', '1+2']);
    game.refuses(0, '0', 'not-an-option').refuses(0, '0+1', 'not-an-option');
    game.seat(0).answers('1+2');
    game.expectBoard({ use: ['attack', 'respawn', 'respawn'], supply: { 0: 44 }, graveyard: { 0: 4 } });
    for (const use of ['attack:A2', 'capture:A3:white', 'respawn']) game.refuses(0, use, 'DM-3.9');
    game.expectOptions(0, ['done']);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-3.9 DM-R36 a 6 on a White Tower: the surplus of 2 moves nobody', () => {
    const game = table().random('primary', blacks(6, 2, 2));
    game.seat(0).answers('plain', 'capture:A1:white');
    game.expectBoard({ supply: { 0: 46 }, waiting: { 0: 4 }, use: ['capture', 'free', 'free'] });
    game.seat(0).answers('attack:A2');
    game.expectOptions(0, ['1', '2']);
    game.expectQuestion('attack.dice', 0);
  });

  test('DM-3.10 what is committed does not change later: the Scourge reduces the dice that are left', () => {
    const game = table({ holds: { 0: ['scourge'] } })
      .options(ADVANCED)
      .random('primary', blacks(5, 6, 2));
    game.seat(0).wishes('windows', 'never');
    game.seat(0).answers('plain', 'attack:A1', 0, 5, 'capture:A3:white', 'announce:scourge');
    game.expectBoard({ besiegers: { 0: [5, 0, 0, 0] }, waiting: { 0: 4 }, supply: { 0: 41 } });
    game.seat(0).answers('attack:A2'); // the 2 counts 1 now: one minion, unasked
    game.expectBoard({ besiegers: { 0: [5, 0, 0, 0], 1: [1, 0, 0, 0] } });
    game.expectQuestion('commit.use', 0); // the display may still be exchanged
  });

  test("DM-3.10 values are read with all modifiers at the commitment: with G'rahl a 5 takes a Black Tower", () => {
    const game = table({ holds: { 0: ['grahl'] } })
      .options(ADVANCED)
      .random('primary', blacks(5, 5, 2));
    game.seat(0).wishes('windows', 'never');
    game.seat(0).answers('plain', 'attack:A1', 0);
    game.expectOptions(0, [5, 4, 3, 2, 1]);
    game.seat(0).answers(5);
    game.refuses(0, 'capture:A2:black', 'DM-7.1');
    game.seat(0).answers('announce:grahl');
    game.expectOffers(0, ['capture:A2:black']);
    game.expectBoard({ besiegers: { 0: [5, 0, 0, 0] } });
    game.expectQuestion('commit.use', 0);
  });

  describe('DM-3.11: a die that counts 0', () => {
    const scourged = (...shows: Parameters<typeof blacks>) =>
      table({ graveyard: [20], inPlay: { 1: ['scourge'] }, display: ['blood-elf'] })
        .options(ADVANCED)
        .random('primary', blacks(...shows));

    test('DM-3.11 joins no attack, no capture, no respawn and no price', () => {
      const attack = scourged(1, 2, 6);
      attack.seat(0).answers('plain', 'attack:A1');
      attack.expectOptions(0, ['1', '2']);
      for (const pick of ['0', '0+1', '0+2']) attack.refuses(0, pick, 'DM-3.11');
      attack.expectQuestion('attack.dice', 0);

      const capture = scourged(1, 2, 6);
      capture.seat(0).answers('plain');
      capture.refuses(0, 'capture:A1:black', 'DM-7.1'); // 5 + 0
      capture.expectOffers(0, ['capture:A1:gray']);

      const respawn = scourged(1, 2, 6);
      respawn.seat(0).answers('plain', 'respawn');
      respawn.expectOptions(0, ['1', '2', '1+2']);
      respawn.refuses(0, '0', 'DM-3.11').refuses(0, '0+1+2', 'DM-3.11');
      respawn.expectQuestion('respawn.dice', 0);

      const buy = scourged(1, 3, 6);
      buy.seat(0).answers('plain', 'buy:blood-elf');
      buy.expectOptions(0, ['2', '1+2']);
      buy.refuses(0, '0+2', 'DM-3.11').refuses(0, '0', 'DM-3.11');
      buy.expectQuestion('buy.dice', 0);
    });

    test('DM-3.11 three of them leave nothing to commit', () => {
      const game = scourged(1, 1, 1);
      game.seat(0).answers('plain');
      game.expectOptions(0, ['reroll:tile1', 'reroll:tile2', 'done']);
      for (const use of ['attack:A1', 'respawn', 'buy:blood-elf']) game.refuses(0, use, 'DM-2.6');
      game.expectQuestion('commit.use', 0);
    });
  });

  test('DM-3.12 there are 3 black, 3 red and 1 white die, enough for every roll', () => {
    const pool = builtIn.rule.dicePool;
    expect([pool.black, pool.red, pool.white]).toEqual([3, 3, 1]);
    for (const { dice, bonus } of builtIn.levels) {
      for (const kind of ['black', 'red'] as const)
        expect(dice.filter((die) => die === kind).length).toBeLessThanOrEqual(pool[kind]);
      expect(dice).toHaveLength(3);
      expect(bonus ?? 'white').toBe('white');
    }
    const game = table(); // the dice pass on: whoever rolls has them all
    for (const seat of [0, 1, 2, 3]) {
      game.seat(seat).answers('plain');
      game.expectBoard({ dice: ['black', 'black', 'black'] });
      game.seat(seat).answers('done');
    }
    game.expectQuestion('roll.white', 0);
  });
});

test('DM-R62 every committed die lies at its Town, Graveyard or Overlord until the turn ends', () => {
  const game = table({ level: [5], graveyard: [9], display: ['gargoyle'] })
    .options(ADVANCED)
    .random('primary', [...reds(4, 5, 6), white('+2')]);
  game.seat(0).wishes('windows', 'never');
  game.seat(0).answers('bonus');
  game.expectBoard({ use: ['free', 'free', 'free', 'free'], useAt: [-1, -1, -1, -1] });
  game.seat(0).answers('attack:A2', 0, 4, 'capture:A3:gray', 1, 'buy:gargoyle', 2, 'respawn');
  const gargoyle = builtIn.overlordWith.gargoyle;
  game.expectBoard({ use: ['attack', 'capture', 'buy', 'respawn'], useAt: [1, 2, gargoyle, -1] });
  game.expectView(3, { use: ['attack', 'capture', 'buy', 'respawn'], useAt: [1, 2, gargoyle, -1] });
  game.expectQuestion('commit.use', 0);
  game.seat(0).answers('done');
  game.expectBoard({ use: [], useAt: [], dice: [] });
  game.expectQuestion('roll.white', 1);
});
