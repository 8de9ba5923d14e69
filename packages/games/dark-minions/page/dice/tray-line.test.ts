/** The line below the dice, and what a march would come to. */
import { momentAt } from '@tabard/page/room/moment-at';
import { expect, test } from 'vitest';
import module from '../../index';
import { basic } from '../../scenarios/table.fixture';
import { handOf, outcomeOf } from './plan';
import { trayLineOf } from './tray-line';

type Game = ReturnType<typeof basic>;
const rolled = (given = {}, ...answers: (string | number)[]) =>
  basic(given)
    .random('primary', [5, 4, 3])
    .seat(0)
    .answers('plain', ...answers);
const lineAt = (game: Game, { seat = 0, picked = null as readonly number[] | null, over = false } = {}) => {
  const moment = { ...momentAt(module, game.match, { seat }), over };
  const line = trayLineOf(moment, handOf(moment, picked));
  return line && ('sends' in line ? line.sends : line.hint.id);
};

test('on the own turn it says to pick dice up, or to put those down that are in the hand', () => {
  const game = rolled();
  expect([lineAt(game), lineAt(game, { picked: [] }), lineAt(game, { picked: [1] })]).toEqual([
    ...['board.hintPlace', 'board.hintPick', 'board.hintPlace'],
  ]);
});

test('while dice are asked for, those that fit are sent by it; those that do not are not', () => {
  const game = rolled({}, 'attack:A2');
  expect([lineAt(game, { picked: [1] }), lineAt(game, { picked: [0, 1] })]).toEqual(['1', 'board.hintPlace']);
});

test('whoever waits reads whose dice these are, or whose turn it is before the roll', () => {
  expect([lineAt(rolled(), { seat: 1 }), lineAt(basic(), { seat: 1 })]).toEqual(['board.diceOf', 'board.turnOf']);
});

test('when it is over nothing is said: nobody is at it any more', () => {
  expect([lineAt(rolled(), { over: true }), lineAt(rolled(), { over: true, seat: 1 })]).toEqual([null, null]);
});

test('DM-10.6 a Town falls with the minion that meets its need and not with one fewer, and it is told who would win it', () => {
  const moment = momentAt(module, rolled({ at: { A1: [2, 5] } }).match); // Barrowmere needs 12.
  expect([4, 5, 6].map((count) => outcomeOf(moment, 0, count))).toEqual([
    { total: 11, need: 12, falls: false, outcome: 'stands' },
    { total: 12, need: 12, falls: true, outcome: 'first' },
    { total: 13, need: 12, falls: true, outcome: 'first' },
  ]);
  const tied = momentAt(module, rolled({ at: { A1: [1, 6] } }).match);
  expect(outcomeOf(tied, 0, 5)).toMatchObject({ falls: true, outcome: 'tiedFirst' });
});
