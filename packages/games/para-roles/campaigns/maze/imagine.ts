/** What nobody at the table can know of the maze, exchanged for something else that could be so. */
import type { Stream } from '@tabard/kernel';
import type { Maze, Seen } from '../../rules/board';
import { type Card, NONE } from '../../rules/cards/cards';
import {
  beside,
  CARD_CELLS,
  type Cell,
  denOf,
  EVERY_CELL,
  innerSides,
  knownPassages,
  mazeOf,
  type Openings,
  openDeadEnds,
  openSides,
  openWall,
  type Side,
} from './map';

export function imagineMaze(seen: Seen, chance: Stream): void {
  const m = mazeOf(seen);
  dealAgain(m, seen.b.mapDeck, chance);
  const openings = imagineOpenings(m.openings, m.entered, chance);
  for (const cell of EVERY_CELL) m.openings[cell] = openings[cell];
  if (!m.minotaurAwake) m.den = denOf(openings); // PR-M18
}

/** The face-down cards and those left over change places, and so does what a premade map fixes. */
function dealAgain(m: Maze, mapDeck: Card[], chance: Stream): void {
  const places = CARD_CELLS.filter((cell) => !m.shown[cell]);
  // Sorted first: nothing of the true order may show through.
  const fixed = places.flatMap((cell) => (m.fixed[cell] === '' ? [] : [m.fixed[cell]])).sort();
  const cards = [...places.map((cell) => m.cards[cell]), ...mapDeck].filter((card) => card !== NONE);
  cards.sort((x, y) => x - y);
  const lay = (cell: Cell, card: Card, entry: string) => {
    m.cards[cell] = card;
    m.fixed[cell] = entry;
  };
  for (const entry of fixed) lay(takeAny(places, chance), NONE, entry);
  for (const cell of places) lay(cell, takeAny(cards, chance), '');
  for (let i = 0; i < mapDeck.length; i++) mapDeck[i] = takeAny(cards, chance);
}

const takeAny = <T>(items: T[], chance: Stream): T => items.splice(chance.below(items.length), 1)[0];

/** Every cell stays reachable; walls of cells the party has been in stay as they are. */
function imagineOpenings(openings: readonly number[], entered: readonly number[], chance: Stream): Openings {
  const imagined = knownPassages(openings, entered);
  const part = EVERY_CELL.slice(); // by cell: which part of the maze it belongs to, joined so far
  const join = (cell: Cell, side: Side) => {
    const joined = part[beside(cell, side)];
    for (const other of EVERY_CELL) if (part[other] === joined) part[other] = part[cell];
  };
  for (const cell of EVERY_CELL) for (const side of openSides(imagined, cell)) join(cell, side);
  const walls = EVERY_CELL.flatMap((cell) => unknownWalls(cell, entered));
  while (walls.length > 0) {
    const { cell, side } = takeAny(walls, chance);
    if (part[cell] === part[beside(cell, side)]) continue;
    openWall(imagined, cell, side);
    join(cell, side);
  }
  openDeadEnds(imagined, chance, entered);
  return imagined;
}

/** Each wall once, between two cells the party has not been in. */
function unknownWalls(cell: Cell, entered: readonly number[]): { cell: Cell; side: Side }[] {
  return innerSides(cell)
    .filter((side) => beside(cell, side) > cell && !entered[cell] && !entered[beside(cell, side)])
    .map((side) => ({ cell, side }));
}
