/** DM-9 Re-rolls by starting tiles. */
import { scenario } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { builtIn } from '../content';
import { blacks } from '../scenarios/faces';
import { scenarios } from '../scenarios/position';
import { darkMinions } from '.';
import type { DarkMinions } from './board';
import { totalOf } from './victory';

const TOWNS = { towns: ['A1', 'A2', 'A3'] };
const table = (given = {}) =>
  scenario(darkMinions, scenarios)
    .seats(4)
    .given({ ...TOWNS, ...given });
const vpOf = (game: ReturnType<typeof table>) => totalOf(game.match.board as DarkMinions, builtIn, 0);

test('DM-9.1 after the primary roll, not before, a tile re-rolls any one or more of the dice', () => {
  const game = table()
    .random('primary', blacks(1, 2, 3))
    .random('reroll', blacks(6, 5));
  game.refuses(0, 'reroll:tile1', 'not-an-option');
  game.seat(0).answers('plain');
  game.expectOffers(0, ['reroll:tile1', 'reroll:tile2']);
  game.seat(0).answers('reroll:tile1');
  game.expectOptions(0, ['0', '1', '2', '0+1', '0+2', '1+2', '0+1+2']);
  game.seat(0).answers('0+2');
  game.expectBoard({ face: blacks(6, 2, 5), use: ['free', 'free', 'free'], tileOne: { 0: 0 }, tileTwo: { 0: 1 } });
  game.expectEvents([{ type: 'dice.rerolled', seat: 0, source: 'tile1', faces: blacks(6, 5) }]);
  game.expectRandomUsedUp();
  game.expectQuestion('commit.use', 0);
});

test('DM-9.1 only the active seat, and only with a tile it still has', () => {
  const game = table({ tiles: { 0: [2] } }).random('primary', blacks(1, 2, 3));
  game.seat(0).answers('plain');
  game.expectOffers(0, ['reroll:tile2'], ['reroll:tile1']);
  game.refuses(0, 'reroll:tile1', 'DM-9.1').refuses(1, 'reroll:tile1', 'not-asked');
  game.expectQuestion('commit.use', 0);
});

test('DM-9.2 each tile is good for one re-roll; the second may include dice of the first', () => {
  const game = table()
    .random('primary', blacks(1, 2, 3))
    .random('reroll', [blacks(4, 4), blacks(5, 6)]);
  game.seat(0).answers('plain', 'reroll:tile2', '0+1');
  game.expectBoard({ face: blacks(4, 4, 3) });
  game.refuses(0, 'reroll:tile2', 'DM-9.1');
  game.seat(0).answers('reroll:tile1', '1+2');
  game.expectBoard({ face: blacks(4, 5, 6), tileOne: { 0: 0 }, tileTwo: { 0: 0 } });
  game.refuses(0, 'reroll:tile1', 'DM-9.1').refuses(0, 'reroll:tile2', 'DM-9.1');
  game.expectRandomUsedUp();
  game.expectQuestion('commit.use', 0);
});

test('DM-9.3 DM-R38 a committed die is not re-rolled, the rest may be', () => {
  const game = table({ graveyard: [1] })
    .random('primary', blacks(1, 2, 2))
    .random('reroll', blacks(6, 6));
  game.seat(0).answers('plain', 'attack:A1', 1, 2, 'reroll:tile1');
  game.expectOptions(0, ['0', '2', '0+2']);
  game.refuses(0, '1', 'not-an-option');
  game.seat(0).answers('0+2');
  game.expectBoard({ face: blacks(6, 2, 6), use: ['free', 'attack', 'free'], besiegers: { 0: [2, 0, 0, 0] } });
  game.expectQuestion('commit.use', 0);
});

test('DM-9.3 DM-R38 with every die committed there is nothing to re-roll', () => {
  const game = table({ graveyard: [1] }).random('primary', blacks(4, 4, 4));
  game.seat(0).answers('plain', 'attack:A1', 0, 4, 'attack:A2', 1, 4);
  game.expectOffers(0, ['reroll:tile1', 'reroll:tile2']);
  game.seat(0).answers('attack:A3', 4);
  game.refuses(0, 'reroll:tile1', 'DM-9.3').refuses(0, 'reroll:tile2', 'DM-9.3');
  game.expectBoard({ tileOne: { 0: 1 }, tileTwo: { 0: 1 } });
  game.expectOptions(0, ['done']);
  game.expectQuestion('commit.use', 0);
});

test('DM-9.4 the new result stands, worse or better, and the VP of the tile are lost', () => {
  const game = table()
    .random('primary', blacks(6, 2, 2))
    .random('reroll', [blacks(1), blacks(5)]);
  expect(vpOf(game)).toBe(3);
  game.seat(0).answers('plain', 'reroll:tile1', 0);
  expect(vpOf(game)).toBe(2);
  game.expectBoard({ face: blacks(1, 2, 2) });
  game.refuses(0, 'capture:A1:black', 'DM-7.1'); // the 6 is gone
  game.seat(0).answers('reroll:tile2', 1);
  expect(vpOf(game)).toBe(0);
  game.expectBoard({ face: blacks(1, 5, 2) });
  game.expectOffers(0, ['capture:A1:black']); // 5 + 1
  game.expectQuestion('commit.use', 0);
});

test('DM-9.5 DM-R64 no tile re-rolls a roll-off: nobody is asked, and the tiles stay', () => {
  const game = table({ at: { A1: [5, 6] } })
    .random('primary', blacks(1, 2, 2))
    .random('rolloff', [blacks(2, 2, 2), blacks(3, 3, 3)]);
  game.seat(0).answers('plain', 'attack:A1', 0, 'done');
  // Seat 0 has lost the roll-off and owned both tiles; the next thing anybody is asked is seat 1's roll.
  game.expectEvents([{ type: 'rolloff', reason: 'first', seats: [0, 1], sums: [6, 9], winner: 1 }]);
  game.expectBoard({ tileOne: [1, 1, 1, 1], tileTwo: [1, 1, 1, 1], townsWon: { 1: [0] } });
  game.expectNoEvents([{ type: 'dice.rerolled' }]);
  game.expectRandomUsedUp();
  game.expectQuestion('roll.white', 1);
});

test('DM-9.6 plain VP tiles give no re-roll', () => {
  const game = table({ tiles: { 0: [] }, vp: [9] })
    .board({ vpTwo: { 0: 4 } })
    .random('primary', blacks(2, 2, 2));
  game.seat(0).answers('plain');
  game.expectOptions(0, ['attack:A1', 'attack:A2', 'attack:A3', 'done']);
  game.refuses(0, 'reroll:tile1', 'DM-9.1').refuses(0, 'reroll:tile2', 'DM-9.1');
  game.expectBoard({ vpOne: { 0: 9 }, vpTwo: { 0: 4 } });
  game.expectQuestion('commit.use', 0);
});
