/** Mazes made beforehand: how their drawing is read, and what makes one valid (PR-E27). */
import type { PremadeMaze } from '../../content';
import { type Card, cardName, FULL_PACK, NONE } from '../../rules/cards/cards';
import { fixedContent } from './cells';
import {
  BIT,
  CARD_CELLS,
  CENTRE,
  type Cell,
  cellName,
  cellNamed,
  columnOf,
  DEN_FROM_CENTRE,
  EVERY_CELL,
  GATE,
  innerSides,
  LENGTHS,
  type Openings,
  rowOf,
  type Side,
  stepsTo,
  WIDTH,
} from './map';

const GRID = 2 * WIDTH + 1;
const WALL = '#';

/** The line of the drawing on which a row of cells lies; the northernmost is drawn first. */
const lineOf = (cell: Cell): number => GRID - 2 - 2 * rowOf(cell);
const placeOf = (cell: Cell): number => 2 * columnOf(cell) + 1;

const BESIDE_IN_GRID: { readonly [side in Side]: readonly [line: number, place: number] } = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
};

const isDrawnOpen = (grid: readonly string[], cell: Cell, side: Side): boolean => {
  const [line, place] = BESIDE_IN_GRID[side];
  return grid[lineOf(cell) + line][placeOf(cell) + place] !== WALL;
};

export const openingsOf = ({ grid }: PremadeMaze): Openings =>
  EVERY_CELL.map((cell) =>
    innerSides(cell).reduce((bits, side) => (isDrawnOpen(grid, cell, side) ? bits | BIT[side] : bits), 0),
  );

/** What is written for a cell of a premade map. */
export const entryOf = ({ cells }: PremadeMaze, cell: Cell): string => cells[WIDTH - 1 - rowOf(cell)][columnOf(cell)];

/** The card an entry names, or NONE. */
export const cardOfEntry = (entry: string): Card => FULL_PACK.find((card) => cardName(card) === entry) ?? NONE;

const NO_ENTRY = '--';

/** PR-E27: what is wrong with a premade maze, in sentences; none if it is valid. */
export function mazeProblems(premade: PremadeMaze): string[] {
  return [...drawingProblems(premade), ...wayProblems(premade), ...entryProblems(premade)];
}

/** Pillars and the rim are walls, cells are not; the gate is the one gap in the rim. */
function drawingProblems({ grid }: PremadeMaze): string[] {
  const problems: string[] = [];
  for (let line = 0; line < GRID; line++) {
    for (let place = 0; place < GRID; place++) {
      const isGate = line === GRID - 1 && place === placeOf(GATE);
      const isRim = line === 0 || place === 0 || line === GRID - 1 || place === GRID - 1;
      const isPillar = line % 2 === 0 && place % 2 === 0;
      const isCell = line % 2 === 1 && place % 2 === 1;
      const drawn = grid[line][place];
      const where = `line ${line + 1}, place ${place + 1} of the grid`;
      if (drawn !== WALL && drawn !== ' ') problems.push(`${where} is "${drawn}"; write # or a space`);
      else if ((isCell || isGate) && drawn === WALL)
        problems.push(`${where} is a ${isGate ? 'gate' : 'cell'}, not a wall`);
      else if ((isPillar || isRim) && !isGate && drawn !== WALL) problems.push(`${where} must be a wall`);
    }
  }
  return problems;
}

function wayProblems(premade: PremadeMaze): string[] {
  const problems: string[] = [];
  const toCentre = stepsTo(openingsOf(premade), CENTRE);
  for (const cell of EVERY_CELL) {
    if (toCentre[cell] === Number.POSITIVE_INFINITY) problems.push(`${cellName(cell)} cannot be reached`);
  }
  if (!LENGTHS.includes(toCentre[GATE])) {
    problems.push(`the shortest way from D1 to D4 has ${toCentre[GATE]} steps, not ${LENGTHS.join(', ')}`);
  }
  if (toCentre[cellNamed(premade.den)] < DEN_FROM_CENTRE) {
    problems.push(`the den ${premade.den} is less than ${DEN_FROM_CENTRE} steps from D4`);
  }
  return problems;
}

function entryProblems(premade: PremadeMaze): string[] {
  const problems: string[] = [];
  const used = new Set<string>();
  for (const cell of EVERY_CELL) {
    const entry = entryOf(premade, cell);
    const name = cellName(cell);
    if (!CARD_CELLS.includes(cell)) {
      if (entry !== NO_ENTRY) problems.push(`${name} holds nothing: write ${NO_ENTRY}, not "${entry}"`);
    } else if (cardOfEntry(entry) !== NONE) {
      if (used.has(entry)) problems.push(`${entry} lies on ${name} and on another cell: there is one of it`);
      used.add(entry);
    } else if (!fixedContent(entry)) problems.push(`${name} holds "${entry}": write a card or "trap ♥" and the like`);
  }
  return problems;
}
