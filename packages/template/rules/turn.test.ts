import { scenario } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { sleepingDragon } from './index';

const atTheHoard = (board = {}) =>
  scenario(sleepingDragon)
    .seats(2)
    .board({ turn: 0, ...board });

test('SD-1.1 what the dice show is held, on top of what was held before', () => {
  const game = atTheHoard({ held: 4, reaches: 1 }).random('hoard', [3, 5]);
  game.expectOptions(0, ['reach:1', 'reach:2', 'leave']);
  game.seat(0).answers('reach:2');
  game.expectBoard({ turn: 0, held: 14, reaches: 2, dice: [4, 6], gold: [0, 0] });
  game.expectQuestion('turn.act', 0);
  game.expectRandomUsedUp();
});

test.each([
  ['first', 0, 1],
  ['second', 1, 2],
  ['third', 2, 3],
  ['fourth', 3, 4],
  ['ninth', 8, 4],
])('SD-1.2 the %s time the dragon wakes at its number, and not at one more', (_, reaches, wakes) => {
  const held = reaches === 0 ? 0 : 9;
  const woken = atTheHoard({ held, reaches }).random('hoard', [wakes - 1]);
  woken.seat(0).answers('reach:1');
  woken.expectBoard({ turn: 1, held: 0, reaches: 0, gold: [0, 0] });
  woken.expectQuestion('turn.act', 1);
  const asleep = atTheHoard({ held, reaches }).random('hoard', [wakes]);
  asleep.seat(0).answers('reach:1');
  asleep.expectBoard({ turn: 0, held: held + wakes + 1 });
  asleep.expectQuestion('turn.act', 0);
});

test('SD-1.2 one hand is enough to wake it', () => {
  const game = atTheHoard({ held: 9, reaches: 1 }).random('hoard', [5, 0]);
  game.seat(0).answers('reach:2');
  game.expectBoard({ turn: 1, held: 0, gold: [0, 0] });
});

test('SD-1.3 nobody slips away with empty hands', () => {
  const game = atTheHoard();
  game.expectOptions(0, ['reach:1', 'reach:2']);
  expect(() => game.seat(0).answers('leave')).toThrow('SD-1.3');
  game.expectBoard({ turn: 0, held: 0 });
});

test('SD-1.3 what is carried out is kept, and 29 is not enough', () => {
  const game = atTheHoard({ held: 9, reaches: 2, gold: [20, 5] });
  game.seat(0).answers('leave');
  game.expectBoard({ turn: 1, held: 0, reaches: 0, gold: [29, 5] });
  game.expectQuestion('turn.act', 1);
});

test('SD-1.3 with 30 the game is over at once, and the others stand by what they own', () => {
  const game = scenario(sleepingDragon)
    .seats(3)
    .board({ turn: 1, held: 10, reaches: 2, gold: [7, 20, 7] });
  game.seat(1).answers('leave');
  expect(game.match.standing).toEqual({ places: [2, 1, 2], scores: [7, 30, 7], reason: 'SD-1.3' });
});
