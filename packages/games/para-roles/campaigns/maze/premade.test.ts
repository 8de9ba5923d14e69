/** Premade mazes: the three that come with the game, and what makes one invalid. */
import { describe, expect, test } from 'vitest';
import { builtIn, type PremadeMaze } from '../../content';
import { fixedContent } from './cells';
import { CARD_CELLS, CENTRE, cellName, cellNamed, closeWall, denOf, GATE, openSides, stepsTo } from './map';
import { cardOfEntry, entryOf, mazeProblems, openingsOf } from './premade';

const [knot, lungs, larder] = builtIn.mazes;
const kindOf = (premade: PremadeMaze, cell: number) =>
  fixedContent(entryOf(premade, cell))?.kind ?? entryOf(premade, cell).slice(0, -1);
const count = (premade: PremadeMaze, kinds: readonly string[]) =>
  CARD_CELLS.filter((cell) => kinds.includes(kindOf(premade, cell))).length;

describe('the mazes that come with the game', () => {
  test('PR-E27: there are three, and each is valid', () => {
    expect(builtIn.mazes.map(({ id }) => id)).toEqual(['turners-knot', 'twin-lungs', 'empty-larder']);
    for (const premade of builtIn.mazes) expect(mazeProblems(premade)).toEqual([]);
  });

  test('the drawing is read with north on top', () => {
    const openings = openingsOf(knot);
    expect(openSides(openings, GATE)).toEqual(['east', 'west']); // The gate itself leads out and is no opening.
    expect(openSides(openings, CENTRE)).toEqual(['west']);
    expect(openSides(openings, cellNamed('A7'))).toEqual(['east', 'south']);
    expect([entryOf(knot, cellNamed('A7')), entryOf(knot, cellNamed('G1'))]).toEqual(['K♠', '5♦']);
    expect(denOf(openings)).toBe(cellNamed('A7')); // far from its drawn den A6, so the drawn one must be read
  });

  test("The Turner's Knot is a spiral with two short cuts", () => {
    const openings = openingsOf(knot);
    expect(stepsTo(openings, CENTRE)[GATE]).toBe(13);
    closeWall(openings, cellNamed('G2'), 'west');
    expect(stepsTo(openings, CENTRE)[GATE]).toBe(33);
    closeWall(openings, cellNamed('F4'), 'west');
    expect(stepsTo(openings, CENTRE)[GATE]).toBe(45);
  });

  test('Twin Lungs: without gate and centre its halves are apart', () => {
    const openings = openingsOf(lungs);
    for (const side of openSides(openings, GATE)) closeWall(openings, GATE, side);
    for (const side of openSides(openings, CENTRE)) closeWall(openings, CENTRE, side);
    const west = CARD_CELLS.filter((cell) => Number.isFinite(stepsTo(openings, cellNamed('A1'))[cell]));
    expect(west).toHaveLength(23);
    expect(west.map(cellName)).not.toContain('E1');
  });

  test('The Empty Larder has few fights and many traps', () => {
    expect(count(larder, ['trap', '6', '7'])).toBeGreaterThan(2 * count(knot, ['6', '7']));
    expect(count(larder, ['lair', 'patrol', '8', '9', '10'])).toBe(4);
  });
});

describe('what makes a premade maze invalid', () => {
  const redrawn = (line: number, place: number, sign: string, of = knot): PremadeMaze => ({
    ...of,
    grid: of.grid.map((row, i) => (i === line ? row.slice(0, place) + sign + row.slice(place + 1) : row)),
  });
  const refilled = (name: string, entry: string): PremadeMaze => ({
    ...knot,
    cells: knot.cells.map((row, i) =>
      row.map((old, column) => (cellName(column + 7 * (6 - i)) === name ? entry : old)),
    ),
  });

  test('PR-E27: a cell that cannot be reached', () => {
    expect(mazeProblems(redrawn(13, 2, '#'))).toEqual(['A1 cannot be reached']);
  });

  test('PR-E27: a way to the centre that is too short or too long', () => {
    // A wall is gone between D1 and D2: D1 D2 E2 F2 F3 F4 E4 E5 D5 C5 C4 D4.
    expect(mazeProblems(redrawn(12, 7, ' '))).toEqual([]); // 11 steps
    expect(mazeProblems(redrawn(8, 7, ' '))).toEqual([]); // D3 to D4: 11 steps
    expect(mazeProblems(redrawn(7, 8, ' '))).toEqual([]); // E4 to D4: 9 steps
    expect(mazeProblems(redrawn(11, 12, '#'))).toEqual(['the shortest way from D1 to D4 has 33 steps, not 9, 11, 13']);
    const both = redrawn(12, 7, ' ', redrawn(7, 8, ' '));
    expect(mazeProblems(both)).toEqual(['the shortest way from D1 to D4 has 7 steps, not 9, 11, 13']);
  });

  test('PR-E27: a den less than 6 steps from the centre', () => {
    expect(mazeProblems({ ...knot, den: 'F4' })).toEqual([]); // C4 C5 D5 E5 E4 F4
    expect(mazeProblems({ ...knot, den: 'E4' })).toEqual(['the den E4 is less than 6 steps from D4']);
  });

  test('PR-E27: an entry that is missing, unknown, or a card that lies there twice', () => {
    expect(mazeProblems(refilled('G1', '--'))).toEqual(['G1 holds "--": write a card or "trap ♥" and the like']);
    expect(mazeProblems(refilled('G1', 'trap'))).toEqual(['G1 holds "trap": write a card or "trap ♥" and the like']);
    expect(mazeProblems(refilled('G1', 'K♠'))).toEqual(['K♠ lies on A7 and on another cell: there is one of it']);
    expect(mazeProblems(refilled('D4', 'K♠'))).toEqual(['D4 holds nothing: write --, not "K♠"']);
    expect(mazeProblems(refilled('G1', 'trap ♣'))).toEqual([]);
    expect(mazeProblems(refilled('G1', 'lair'))).toEqual([]);
  });

  test('PR-E27: a drawing with holes in the rim, pillars gone, cells walled up or the gate shut', () => {
    expect(mazeProblems(redrawn(0, 3, ' '))).toEqual(['line 1, place 4 of the grid must be a wall']);
    expect(mazeProblems(redrawn(2, 2, ' '))).toEqual(['line 3, place 3 of the grid must be a wall']);
    expect(mazeProblems(redrawn(14, 7, '#'))).toEqual(['line 15, place 8 of the grid is a gate, not a wall']);
    expect(mazeProblems(redrawn(1, 1, '#'))).toEqual(['line 2, place 2 of the grid is a cell, not a wall']);
    expect(mazeProblems(redrawn(2, 3, 'x'))).toEqual(['line 3, place 4 of the grid is "x"; write # or a space']);
  });
});

test('PR-M9: an entry is a card or a fixed content', () => {
  expect([cardOfEntry('10♥'), cardOfEntry('trap ♥'), cardOfEntry('--')]).toEqual([8, -1, -1]);
  expect(fixedContent('trap ♠')).toEqual({ kind: 'trap', suit: 2 });
  expect(fixedContent('cache')).toEqual({ kind: 'cache', suit: -1 });
  expect([fixedContent('cache ♥'), fixedContent('wall'), fixedContent('')]).toEqual([undefined, undefined, undefined]);
});
