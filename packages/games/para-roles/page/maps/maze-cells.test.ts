/** The maze as far as it is known: a wall is seen from both sides, and an arrow sends what may be answered. */
import { momentAt } from '@tabard/page/room/moment-at';
import { expect, test } from 'vitest';
import module, { beside, CENTRE, EVERY_CELL, GATE, type Maze, NONE, SIDES } from '../../index';
import { inMaze } from '../../scenarios/maze.fixture';
import { viewOf } from '../view';
import { isKnown, keyTowards, wallOf } from './maze-cells';

const mazeOf = (game: ReturnType<typeof inMaze>): Maze => viewOf(game.match.seen(0)).b.maze as Maze;
const BACK = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;

test('the rim is wall all round, but for the gate, which lets one in from the south', () => {
  const maze = mazeOf(inMaze());
  const rim = EVERY_CELL.flatMap((cell) =>
    SIDES.flatMap((side) => (beside(cell, side) === NONE ? [{ cell, side, state: wallOf(maze, cell, side) }] : [])),
  );
  expect(rim.filter(({ state }) => state === 'open')).toEqual([{ cell: GATE, side: 'south', state: 'open' }]);
  expect(rim.filter(({ state }) => state === 'unknown')).toEqual([]);
});

test('whoever was in a cell knows its four walls, also from the cells beside it, and no others', () => {
  const maze = mazeOf(inMaze());
  expect(maze.entered).toContain(1);
  for (const cell of EVERY_CELL)
    for (const side of SIDES) {
      const other = beside(cell, side);
      if (other === NONE) continue;
      const isSeen = maze.entered[cell] === 1 || maze.entered[other] === 1;
      expect([cell, side, wallOf(maze, cell, side) !== 'unknown']).toEqual([cell, side, isSeen]);
      expect(wallOf(maze, other, BACK[side])).toBe(wallOf(maze, cell, side));
    }
});

test('known are the gate, the middle, and what was entered or shown', () => {
  const maze = mazeOf(inMaze());
  const hidden = EVERY_CELL.find(
    (cell) => !maze.entered[cell] && !maze.shown[cell] && cell !== CENTRE && cell !== GATE,
  )!;
  expect([isKnown(maze, GATE), isKnown(maze, CENTRE), isKnown(maze, hidden)]).toEqual([true, true, false]);
  const shown = { ...maze, shown: maze.shown.map((is, cell) => (cell === hidden ? 1 : is)) } as Maze;
  expect(isKnown(shown, hidden)).toBe(true);
});

test('an arrow is a step in camp, and the side itself where a wall or a flight is asked for', () => {
  const game = inMaze();
  const moment = momentAt(module, game.match);
  const [ask] = moment.asks;
  expect(ask.options).toContain('step:north');
  for (const side of SIDES) {
    const step = ask.options.find((key) => key === `step:${side}`);
    expect(keyTowards(moment, side)).toBe(step);
  }
  const walls = { ...ask, question: 'maze.wall', options: ['north', 'east'] };
  expect(SIDES.map((side) => keyTowards({ ...moment, asks: [walls] }, side))).toEqual(
    SIDES.map((side) => (walls.options.includes(side) ? side : undefined)),
  );
  expect(keyTowards({ ...moment, asks: [] }, 'north')).toBeUndefined();
});
