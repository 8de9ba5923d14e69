/** DM-5 Respawning with dice, DM-6 with Skulls and starting tiles. Seat 0 is at level 1 unless said otherwise. */
import { scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { blacks, red, white } from '../scenarios/faces';
import { scenarios } from '../scenarios/position';
import { darkMinions } from '.';
import type { DarkMinions, Seen } from './board';
import { comeBack } from './respawn';
import { totalOf } from './victory';

const TOWNS = { towns: ['A1', 'A2', 'A3'] };
const table = (given = {}) =>
  scenario(darkMinions, scenarios)
    .seats(4)
    .given({ ...TOWNS, ...given });
const boardOf = (game: ReturnType<typeof table>) => game.match.board as DarkMinions;
const vpOf = (game: ReturnType<typeof table>) => totalOf(boardOf(game), builtIn, 0);

describe('5. with dice', () => {
  test('DM-5.1 any dice may be summed, and so many minions return', () => {
    const game = table({ graveyard: [20] }).random('primary', blacks(3, 4, 6));
    game.seat(0).answers('plain', 'respawn');
    game.expectOptions(0, ['0', '1', '2', '0+1', '0+2', '1+2', '0+1+2']);
    game.seat(0).answers('0+1+2');
    game.expectBoard({ supply: { 0: 43 }, graveyard: { 0: 7 }, use: ['respawn', 'respawn', 'respawn'] });
    game.expectEvents([{ type: 'respawn.dice', seat: 0, count: 13 }]);
    game.expectQuestion('commit.use', 0);
  });

  test.each([
    [12, 12, 0],
    [13, 13, 0],
    [14, 13, 1],
  ])('DM-5.1 of %i in the Graveyard the sum of 13 returns %i, and %i stay', (dead, back, stay) => {
    const game = table({ graveyard: [dead, 9] }).random('primary', blacks(3, 4, 6));
    expect(comeBack(game.match.seen(0) as Seen, 13)).toBe(back);
    game.seat(0).answers('plain', 'respawn', '0+1+2');
    game.expectBoard({ supply: { 0: 50 - dead + back } });
    expect(boardOf(game).graveyard).toEqual([stay, 9, 0, 0]);
    // With nobody left to raise and no die left, Done goes without saying.
    game.expectQuestion(...((stay > 0 ? ['commit.use', 0] : ['roll.white', 1]) as [string, number]));
  });

  test('DM-5.2 several separate respawns in one turn', () => {
    const game = table({ graveyard: [20] }).random('primary', blacks(3, 4, 6));
    game.seat(0).answers('plain', 'respawn', 1);
    game.expectBoard({ graveyard: { 0: 16 } });
    game.seat(0).answers('respawn', '0+2');
    game.expectBoard({ supply: { 0: 43 }, graveyard: { 0: 7 } });
    game.expectQuestion('commit.use', 0);
  });

  test('DM-5.3 DM-R51 what respawns may be used by a later commitment of the same turn', () => {
    const game = table({ supply: [0] }).random('primary', blacks(4, 6, 2));
    game.seat(0).answers('plain');
    game.refuses(0, 'attack:A1', 'DM-4.9').refuses(0, 'capture:A2:white', 'DM-7.2');
    game.seat(0).answers('respawn', 0);
    game.expectOffers(0, ['attack:A1', 'capture:A2:white'], ['capture:A2:gray']);
    game.seat(0).answers('attack:A1', 1);
    game.expectOptions(0, [4, 3, 2, 1]);
    game.seat(0).answers(4);
    game.expectBoard({ supply: { 0: 0 }, graveyard: { 0: 46 }, besiegers: { 0: [4, 0, 0, 0] } });
    game.expectQuestion('commit.use', 0);
  });

  test("DM-5.4 only the seat's own minions return", () => {
    const game = table({ graveyard: [2, 20, 7, 1] }).random('primary', blacks(3, 4, 6));
    game.seat(0).answers('plain', 'respawn', '0+1+2');
    game.expectBoard({ supply: [50, 30, 43, 49], graveyard: [0, 20, 7, 1] });
    game.expectQuestion('roll.white', 1);
  });

  test("DM-5.4 a rival's dead alone are nothing to respawn", () => {
    const game = table({ graveyard: [0, 20] }).random('primary', blacks(3, 4, 6));
    game.seat(0).answers('plain');
    game.refuses(0, 'respawn', 'DM-5.7');
    game.expectQuestion('commit.use', 0);
  });

  test('DM-5.5 minions at Towns and on Overlord cards stay where they are', () => {
    const game = table({ at: { A1: [8], A2: [3] }, inPlay: { 0: ['undead'] }, onCard: { undead: 10 }, graveyard: [2] })
      .options({ mode: 'advanced' })
      .random('primary', blacks(3, 4, 6));
    game.seat(0).answers('pay:undead', 'plain', 'respawn', '0+1+2');
    expect(boardOf(game)).toMatchObject({ supply: [24, 50, 50, 50], graveyard: [0, 0, 0, 0] });
    expect(boardOf(game).onCard[builtIn.overlordWith.undead]).toBe(15);
    expect(boardOf(game).besiegers.map((counts) => counts[0])).toEqual([8, 3, 0]);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-5.5 DM-5.7 with minions there but none dead a respawn is refused', () => {
    const game = table({ at: { A1: [8] }, inPlay: { 0: ['undead'] }, onCard: { undead: 10 } })
      .options({ mode: 'advanced' })
      .random('primary', blacks(3, 4, 6));
    game.seat(0).answers('pay:undead', 'plain');
    game.refuses(0, 'respawn', 'DM-5.7');
    game.expectQuestion('commit.use', 0);
  });

  test('DM-5.6 DM-R30 the amount is never asked for: the largest returns', () => {
    const game = table({ graveyard: [20] }).random('primary', blacks(5, 2, 2));
    game.seat(0).answers('plain', 'respawn', 0);
    game.expectBoard({ graveyard: { 0: 15 } });
    game.expectQuestion('commit.use', 0);
  });

  test('DM-R30 no choice either for Skulls, gray circles, the Lich and the Undead', () => {
    const given = {
      graveyard: [40],
      skulls: [1],
      holds: { 0: ['lich'] },
      inPlay: { 0: ['undead'] },
      display: ['witch'],
    };
    const game = table(given)
      .options({ mode: 'advanced' })
      .random('primary', blacks(5, 2, 2));
    game.seat(0).wishes('windows', 'never');
    game.seat(0).answers('discard:skull');
    game.expectBoard({ graveyard: { 0: 30 } });
    game.expectQuestion('turnCost.settle', 0);
    game.seat(0).answers('announce:lich');
    game.expectBoard({ graveyard: { 0: 20 } });
    game.expectQuestion('turnCost.settle', 0);
    game.seat(0).answers('pay:undead', 'plain', 'buy:witch', 0);
    game.expectBoard({ graveyard: { 0: 17 } });
    game.expectQuestion('commit.use', 0);
    game.seat(0).answers('done');
    game.expectBoard({ graveyard: { 0: 14 } });
    game.expectQuestion('roll.white', 1);
  });

  test('DM-5.7 with an empty Graveyard neither numbers nor a skull face respawn', () => {
    const game = table().random('primary', [white('skull'), ...blacks(4, 2)]);
    game.seat(0).answers('swap:black');
    game.refuses(0, 'respawn', 'DM-5.7').refuses(0, 'skull:0:respawn', 'DM-5.7');
    game.expectQuestion('commit.use', 0);
  });

  test('DM-5.7 with one minion there both do', () => {
    const game = table({ graveyard: [1] }).random('primary', [white('skull'), ...blacks(4, 2)]);
    game.seat(0).answers('swap:black');
    game.expectOffers(0, ['respawn', 'skull:0:respawn']);
    game.seat(0).answers('skull:0:respawn');
    game.expectBoard({ supply: { 0: 50 }, graveyard: { 0: 0 }, use: ['skull', 'free', 'free'] });
    game.expectQuestion('commit.use', 0);
  });
});

describe('6. with Skulls and starting tiles', () => {
  test.each([
    [9, 9, 0],
    [10, 10, 0],
    [11, 10, 1],
  ])('DM-6.1 of %i in the Graveyard one Skull returns %i, and %i stay', (dead, back, stay) => {
    const game = table({ graveyard: [dead], skulls: [2] });
    game.seat(0).answers('discard:skull');
    game.expectBoard({ supply: { 0: 50 - dead + back }, graveyard: { 0: stay }, skulls: { 0: 1 } });
    game.expectEvents([{ type: 'respawn.skull', seat: 0, count: back }]);
    game.expectQuestion('roll.white', 0);
  });

  test("DM-6.1 only on the seat's own turn", () => {
    const game = table({ graveyard: [11, 11], skulls: [1, 1] });
    game.expectInterrupts(0, ['discard:skull', 'discard:tile1', 'discard:tile2']);
    game.expectInterrupts(1, []);
    game.refuses(1, 'discard:skull', 'not-asked');
    game.expectQuestion('roll.white', 0);
  });

  test('DM-6.2 two Skulls in one turn return 20', () => {
    const game = table({ graveyard: [25], skulls: [3] });
    game.seat(0).answers('discard:skull', 'discard:skull');
    game.expectBoard({ supply: { 0: 45 }, graveyard: { 0: 5 }, skulls: { 0: 1 } });
    game.expectQuestion('roll.white', 0);
  });

  test('DM-6.3 DM-R12 the third of a turn returns all that are left, not ten', () => {
    const game = table({ graveyard: [37], skulls: [3] }).random('primary', blacks(2, 2, 2));
    game.seat(0).answers('discard:skull', 'plain', 'discard:skull', 'attack:A1', 0, 2, 'discard:skull');
    game.expectEvents([
      { type: 'respawn.skull', count: 10 },
      { type: 'respawn.skull', count: 10 },
      { type: 'respawn.skull', count: 17 },
    ]);
    game.expectBoard({ supply: { 0: 48 }, graveyard: { 0: 0 }, skulls: { 0: 0 } });
    game.expectQuestion('commit.use', 0);
  });

  test('DM-6.3 DM-R12 only dead minions return: those at Towns are alive', () => {
    const game = table({ graveyard: [30], at: { A1: [8] }, skulls: [3] });
    game.seat(0).answers('discard:skull', 'discard:skull', 'discard:skull');
    game.expectBoard({ supply: { 0: 42 }, graveyard: { 0: 0 }, besiegers: { 0: [8, 0, 0, 0] } });
    game.expectQuestion('roll.white', 0);
  });

  test('DM-6.3 DM-R12 the Skulls of an earlier turn do not count', () => {
    const game = table({ graveyard: [45], skulls: [3] });
    game.seat(0).answers('discard:skull', 'discard:skull', 'plain', 'done');
    for (const seat of [1, 2, 3]) game.seat(seat).answers('plain', 'done');
    game.seat(0).answers('discard:skull');
    game.expectBoard({ graveyard: { 0: 15 }, skullsSpent: 1 });
    game.expectQuestion('roll.white', 0);
  });

  test('DM-6.4 a starting tile is discarded as one Skull, and its VP are lost', () => {
    const game = table({ graveyard: [37], skulls: [1] });
    expect(vpOf(game)).toBe(4);
    game.seat(0).answers('discard:tile2');
    expect(vpOf(game)).toBe(2);
    game.expectBoard({ graveyard: { 0: 27 }, tileOne: { 0: 1 }, tileTwo: { 0: 0 } });
    game.expectEvents([{ type: 'respawn.tile', seat: 0, count: 10, vp: 2 }]);
    game.seat(0).answers('discard:tile1');
    expect(vpOf(game)).toBe(1);
    game.expectEvents([{ type: 'respawn.tile', seat: 0, count: 10, vp: 1 }]);
    game.seat(0).answers('discard:skull'); // the third of the turn
    game.expectBoard({ graveyard: { 0: 0 }, supply: { 0: 50 }, skulls: { 0: 0 } });
    expect(vpOf(game)).toBe(0);
    game.expectQuestion('roll.white', 0);
  });

  test('DM-6.5 plain VP tiles cannot be discarded', () => {
    const game = table({ graveyard: [20], tiles: { 0: [] }, vp: [12] })
      .board({ vpTwo: { 0: 3 } })
      .random('primary', blacks(2, 2, 2));
    game.expectInterrupts(0, []);
    game.refuses(0, 'discard:tile1', 'DM-6.4').refuses(0, 'discard:tile2', 'DM-6.4');
    game.refuses(0, 'discard:skull', 'DM-6.1');
    game.seat(0).answers('plain');
    game.expectInterrupts(0, []);
    game.expectBoard({ vpOne: { 0: 12 }, vpTwo: { 0: 3 }, graveyard: { 0: 20 } });
    game.expectQuestion('commit.use', 0);
  });

  test('DM-6.6 a discarded Skull goes to nobody, a discarded starting tile leaves the game', () => {
    const game = table({ graveyard: [30, 5], skulls: [1, 1] });
    game.seat(0).answers('discard:skull', 'discard:tile1');
    game.expectBoard({ skulls: [0, 1, 0, 0], tileOne: [0, 1, 1, 1], tileTwo: [1, 1, 1, 1], vpOne: [0, 0, 0, 0] });
    game.refuses(0, 'discard:tile1', 'DM-6.4').refuses(0, 'discard:skull', 'DM-6.1');
    game.expectInterrupts(0, ['discard:tile2']);
    game.seat(0).answers('plain', 'done');
    game.expectBoard({ tileOne: [0, 1, 1, 1] });
    game.expectQuestion('roll.white', 1);
  });

  test('DM-6.7 DM-R13 Skulls, starting tiles and dice respawn in the same turn', () => {
    const game = table({ graveyard: [45], skulls: [1] }).random('primary', blacks(6, 2, 2));
    game.seat(0).answers('discard:skull', 'plain', 'respawn', 0, 'discard:tile2');
    game.expectBoard({ supply: { 0: 31 }, graveyard: { 0: 19 } });
    game.expectOffers(0, ['respawn', 'discard:tile1', 'attack:A1']);
    game.expectQuestion('commit.use', 0);
  });

  describe('DM-6.8: both tiles in the same turn', () => {
    test('DM-6.8 both to respawn', () => {
      const game = table({ graveyard: [30] });
      game.seat(0).answers('discard:tile1', 'discard:tile2');
      game.expectBoard({ graveyard: { 0: 10 }, tileOne: { 0: 0 }, tileTwo: { 0: 0 } });
      game.expectQuestion('roll.white', 0);
    });

    test('DM-6.8 both to re-roll', () => {
      const game = table()
        .random('primary', blacks(2, 2, 2))
        .random('reroll', [blacks(3, 3, 3), blacks(6)]);
      game.seat(0).answers('plain', 'reroll:tile2', '0+1+2', 'reroll:tile1', 1);
      game.expectBoard({ face: blacks(3, 6, 3), tileOne: { 0: 0 }, tileTwo: { 0: 0 } });
      game.expectRandomUsedUp();
      game.expectQuestion('commit.use', 0);
    });

    test.each([
      ['tile1', 'tile2'],
      ['tile2', 'tile1'],
    ])('DM-6.8 %s to respawn, %s to re-roll', (first, second) => {
      const game = table({ graveyard: [30] })
        .random('primary', blacks(2, 2, 2))
        .random('reroll', blacks(6));
      game.seat(0).answers('plain', `discard:${first}`, `reroll:${second}`, 0);
      game.expectBoard({ graveyard: { 0: 20 }, face: blacks(6, 2, 2), tileOne: { 0: 0 }, tileTwo: { 0: 0 } });
      game.expectOffers(0, [], ['discard:tile1', 'discard:tile2', 'reroll:tile1', 'reroll:tile2']);
      game.expectQuestion('commit.use', 0);
    });
  });

  test('DM-6.9 with an empty Graveyard nothing can be discarded', () => {
    const game = table({ skulls: [2], graveyard: [0, 8] });
    game.expectInterrupts(0, []);
    for (const what of ['skull', 'tile1', 'tile2']) game.refuses(0, `discard:${what}`, 'DM-6.9');
    game.expectQuestion('roll.white', 0);
  });

  test('DM-6.9 with fewer than ten there fewer return, and nothing makes up for it', () => {
    const game = table({ skulls: [2], graveyard: [4] }).random('primary', blacks(6, 6, 2));
    game.seat(0).wishes('afterTurn', 'stop');
    game.seat(0).answers('discard:skull');
    game.expectBoard({ supply: { 0: 50 }, graveyard: { 0: 0 }, skulls: { 0: 1 } });
    game.seat(0).answers('plain', 'capture:A1:black', 0, 'capture:A2:black', 'done');
    game.expectBoard({ graveyard: { 0: 12 } });
    game.seat(0).answers('skull'); // the second of the turn: ten, not the sixteen that are missing to twenty
    game.expectBoard({ graveyard: { 0: 2 }, skulls: { 0: 0 } });
    game.expectQuestion('last.skulls', 0);
  });

  test('DM-6.10 before the roll, to get the minions for a Turn Cost', () => {
    const game = table({ supply: [3], at: { A1: [11] }, skulls: [1], inPlay: { 0: ['undead'] } })
      .options({ mode: 'advanced' })
      .board({ boughtOn: { 14: 1 } });
    game.refuses(0, 'pay:undead', 'DM-17.12');
    game.expectOptions(0, ['discard:undead']);
    game.seat(0).answers('discard:skull');
    game.expectOptions(0, ['pay:undead', 'discard:undead']);
    game.seat(0).answers('pay:undead');
    game.expectBoard({ supply: { 0: 8 }, graveyard: { 0: 26 }, dice: [] });
    game.expectQuestion('roll.white', 0);
  });

  test('DM-6.11 DM-R12 after the third the count starts anew: ten, ten, and all again', () => {
    // Two Towns fall with 41 minions of seat 0 after its third Skull.
    const given = { towns: ['A3', 'B3', 'A1'], at: { A3: [12], B3: [17] }, graveyard: [21], skulls: [6] };
    const game = table(given).random('primary', blacks(6, 6, 2));
    game.seat(0).wishes('afterTurn', 'stop');
    game.seat(0).answers('discard:skull', 'discard:skull', 'discard:skull');
    game.expectBoard({ supply: { 0: 21 }, graveyard: { 0: 0 } });
    game.seat(0).answers('plain', 'attack:A3', 0, 6, 'attack:B3', 1, 6, 'done');
    game.expectBoard({ graveyard: { 0: 41 }, skulls: { 0: 5 } }); // two won with the Towns
    game.seat(0).answers('skull');
    game.expectBoard({ graveyard: { 0: 31 } });
    game.seat(0).answers('skull');
    game.expectBoard({ graveyard: { 0: 21 } });
    game.seat(0).answers('skull');
    game.expectBoard({ graveyard: { 0: 0 }, supply: { 0: 50 }, skulls: { 0: 2 } });
    game.expectQuestion('roll.white', 1);
  });

  test('DM-6.1 DM-R13 a skull face is not a discarded Skull: it does not count toward three', () => {
    const game = table({ graveyard: [45], skulls: [2], level: [5] }).random('primary', [
      red(3),
      red(3),
      red(3),
      white('skull'),
    ]);
    game.seat(0).answers('bonus', 'discard:skull', 'skull:3:respawn', 'discard:skull');
    game.expectBoard({ graveyard: { 0: 15 }, skullsSpent: 2 });
    game.expectQuestion('commit.use', 0);
  });
});
