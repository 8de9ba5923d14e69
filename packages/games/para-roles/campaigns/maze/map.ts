/**
 * The maze as a map: seven by seven cells, columns A to G from west to east, rows 1 to 7 from south to north (PR-M3).
 * A cell's openings are bits: 1 north, 2 east, 4 south, 8 west. The gate, south of D1, is no opening: it leads out.
 */
import type { Stream } from '@tabard/kernel';
import { SIDES, type Side } from '../../content/kinds';
import type { Maze, Seen } from '../../rules/board';
import { NONE } from '../../rules/cards/cards';

export const WIDTH = 7;
export const CELLS = WIDTH * WIDTH;
export type Cell = number;
/** By cell. */
export type Openings = number[];

export { SIDES, type Side };

export const BIT: { readonly [side in Side]: number } = { north: 1, east: 2, south: 4, west: 8 };
const OPPOSITE: { readonly [side in Side]: Side } = { north: 'south', east: 'west', south: 'north', west: 'east' };

export const columnOf = (cell: Cell): number => cell % WIDTH;
export const rowOf = (cell: Cell): number => Math.floor(cell / WIDTH);

const COLUMNS = 'ABCDEFG';
export const cellName = (cell: Cell): string => `${COLUMNS[columnOf(cell)]}${rowOf(cell) + 1}`;
export const cellNamed = (name: string): Cell => COLUMNS.indexOf(name[0]) + WIDTH * (Number(name[1]) - 1);

export const GATE: Cell = cellNamed('D1');
export const CENTRE: Cell = cellNamed('D4');
export const EVERY_CELL: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell);
/** PR-M7: every cell that holds a map card. */
export const CARD_CELLS: readonly Cell[] = EVERY_CELL.filter((cell) => cell !== GATE && cell !== CENTRE);

/** The cell on that side, or NONE where the maze ends. */
export function beside(cell: Cell, side: Side): Cell {
  if (side === 'north') return rowOf(cell) < WIDTH - 1 ? cell + WIDTH : NONE;
  if (side === 'south') return rowOf(cell) > 0 ? cell - WIDTH : NONE;
  if (side === 'east') return columnOf(cell) < WIDTH - 1 ? cell + 1 : NONE;
  return columnOf(cell) > 0 ? cell - 1 : NONE;
}

export const innerSides = (cell: Cell): Side[] => SIDES.filter((side) => beside(cell, side) !== NONE);

export const isOpen = (openings: readonly number[], cell: Cell, side: Side): boolean =>
  (openings[cell] & BIT[side]) !== 0;
export const openSides = (openings: readonly number[], cell: Cell): Side[] =>
  SIDES.filter((side) => isOpen(openings, cell, side));
export const closedInnerSides = (openings: readonly number[], cell: Cell): Side[] =>
  innerSides(cell).filter((side) => !isOpen(openings, cell, side));
/** The side on which `other` lies next to `cell`, or undefined. */
export const sideTowards = (cell: Cell, other: Cell): Side | undefined =>
  innerSides(cell).find((side) => beside(cell, side) === other);

/** A wall has two sides. */
export function openWall(openings: Openings, cell: Cell, side: Side): void {
  openings[cell] |= BIT[side];
  openings[beside(cell, side)] |= BIT[OPPOSITE[side]];
}

export function closeWall(openings: Openings, cell: Cell, side: Side): void {
  openings[cell] &= ~BIT[side];
  openings[beside(cell, side)] &= ~BIT[OPPOSITE[side]];
}

/** The maze of a table that plays in one. */
export const mazeOf = ({ b }: Seen): Maze => b.maze as Maze;

// ---- ways

/** By cell: the steps of a shortest way from there to `goal`; Infinity where none leads. */
export function stepsTo(openings: readonly number[], goal: Cell): number[] {
  const steps = EVERY_CELL.map(() => Number.POSITIVE_INFINITY);
  steps[goal] = 0;
  const reached = [goal];
  for (const cell of reached) {
    for (const side of openSides(openings, cell)) {
      const next = beside(cell, side);
      if (steps[next] !== Number.POSITIVE_INFINITY) continue;
      steps[next] = steps[cell] + 1;
      reached.push(next);
    }
  }
  return steps;
}

export const allReachable = (openings: readonly number[]): boolean =>
  stepsTo(openings, CENTRE).every((steps) => steps !== Number.POSITIVE_INFINITY);

/** PR-M19: the next cell of a shortest way, or the goal itself for whoever is there; of several the northern, then the eastern, southern, western one. */
export function nextOnTheWay(openings: readonly number[], from: Cell, goal: Cell): Cell {
  const steps = stepsTo(openings, goal);
  const nearer = openSides(openings, from).find((side) => steps[beside(from, side)] < steps[from]);
  return nearer === undefined ? from : beside(from, nearer);
}

/** The passages that those who have entered these cells know of. */
export function knownPassages(openings: readonly number[], entered: readonly number[]): Openings {
  const known = EVERY_CELL.map(() => 0);
  for (const cell of EVERY_CELL) {
    if (entered[cell]) for (const side of openSides(openings, cell)) openWall(known, cell, side);
  }
  return known;
}

/** PR-M33: the shortest way to the gate through passages that are known, as cells, or null. Reads a view as well. */
export function knownWayToGate(openings: readonly number[], entered: readonly number[], from: Cell): Cell[] | null {
  const known = knownPassages(openings, entered);
  if (stepsTo(known, GATE)[from] === Number.POSITIVE_INFINITY) return null;
  const way: Cell[] = [];
  for (let cell = from; cell !== GATE; cell = way[way.length - 1]) way.push(nextOnTheWay(known, cell, GATE));
  return way;
}

// ---- the random map

const DEAD_ENDS_OPENED = 8; // PR-M5
const MOST_TRIES = 500; // PR-M6
export const LENGTHS: readonly number[] = [9, 11, 13]; // PR-M6

const hasGoodLength = (openings: readonly number[]): boolean => LENGTHS.includes(stepsTo(openings, CENTRE)[GATE]);

/** PR-M6: a map whose way in is neither short nor endless. */
export function randomOpenings(chance: Stream): Openings {
  let openings = carve(chance);
  for (let failures = 1; !hasGoodLength(openings) && failures < MOST_TRIES; failures++) openings = carve(chance);
  return openings;
}

function carve(chance: Stream): Openings {
  const openings = perfectMaze(chance);
  openDeadEnds(openings, chance);
  return openings;
}

/** PR-M4: depth first from the centre. */
export function perfectMaze(chance: Stream): Openings {
  const openings = EVERY_CELL.map(() => 0);
  const way = [CENTRE];
  while (way.length > 0) {
    const cell = way[way.length - 1];
    const unvisited = innerSides(cell).filter((side) => openings[beside(cell, side)] === 0);
    if (unvisited.length === 0) way.pop();
    else {
      const side = unvisited[chance.below(unvisited.length)];
      openWall(openings, cell, side);
      way.push(beside(cell, side));
    }
  }
  return openings;
}

const isDeadEnd = (openings: readonly number[], cell: Cell): boolean => openSides(openings, cell).length === 1;

/**
 * PR-M5: of the dead ends, in random order, the first eight get a second opening if they still need one. Where the
 * walls of some cells are known already, those stay.
 */
export function openDeadEnds(openings: Openings, chance: Stream, known: readonly number[] = []): void {
  const deadEnds = CARD_CELLS.filter((cell) => isDeadEnd(openings, cell) && !known[cell]);
  for (let looked = 0; looked < DEAD_ENDS_OPENED && deadEnds.length > 0; looked++) {
    const [cell] = deadEnds.splice(chance.below(deadEnds.length), 1);
    if (!isDeadEnd(openings, cell)) continue;
    const mayOpen = (side: Side) => beside(cell, side) !== CENTRE && !known[beside(cell, side)];
    const sides = closedInnerSides(openings, cell).filter(mayOpen);
    if (sides.length > 0) openWall(openings, cell, sides[chance.below(sides.length)]);
  }
}

export const DEN_FROM_CENTRE = 6;

/**
 * PR-M18: far from the centre, and of these cells the farthest from the gate. The corners are six steps from the centre
 * even without walls, so there is always one.
 */
export function denOf(openings: readonly number[]): Cell {
  const toCentre = stepsTo(openings, CENTRE);
  const toGate = stepsTo(openings, GATE);
  const far = EVERY_CELL.filter((cell) => toCentre[cell] >= DEN_FROM_CENTRE);
  far.sort((a, b) => toGate[b] - toGate[a] || columnOf(a) - columnOf(b) || rowOf(a) - rowOf(b));
  return far[0];
}
