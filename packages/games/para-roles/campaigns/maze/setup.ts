/** The maze before the first step: its enemy decks, its walls, its cards (PR-M2 to PR-M7, PR-M18). */
import { quickStream } from '@tabard/kernel';
import type { PremadeMaze } from '../../content';
import type { Enemy, Flag, G, Maze, ParaRoles } from '../../rules/board';
import { type Card, FULL_PACK, NONE } from '../../rules/cards/cards';
import { rebuildDecks } from '../../rules/cards/decks';
import { CARD_CELLS, type Cell, cellNamed, denOf, EVERY_CELL, GATE, type Openings, randomOpenings } from './map';
import { cardOfEntry, entryOf, openingsOf } from './premade';

/** One number stands for a whole map: a record notes each random result, and carving takes hundreds. */
const MAZES = 0x1_0000_0000;

export function prepare(g: G, b: ParaRoles): void {
  rebuildDecks(g, b, g.content.maze.ranks); // PR-M2
  b.mapDeck = FULL_PACK.slice();
  g.shuffle('map', b.mapDeck);
  const premade = g.content.mazes.find(({ id }) => id === g.options.map); // PR-28.12
  b.maze = premade ? premadeMaze(premade) : randomMaze(g, b.mapDeck);
  const { cards } = b.maze;
  b.mapDeck = b.mapDeck.filter((card) => !cards.includes(card));
}

/** PR-M7: 47 cards, one to each cell except D1 and D4. */
function randomMaze(g: G, mapDeck: readonly Card[]): Maze {
  const openings = randomOpenings(quickStream(g.pick('maze', MAZES)));
  const cards = byCell((): Card => NONE);
  for (const [dealt, cell] of CARD_CELLS.entries()) cards[cell] = mapDeck[dealt];
  return newMaze(openings, denOf(openings), cards);
}

/** An entry that names no card is a content of its own. */
function premadeMaze(premade: PremadeMaze): Maze {
  const cards = byCell((cell) => cardOfEntry(entryOf(premade, cell)));
  const fixed = byCell((cell) => (CARD_CELLS.includes(cell) && cards[cell] === NONE ? entryOf(premade, cell) : ''));
  return { ...newMaze(openingsOf(premade), cellNamed(premade.den), cards), fixed };
}

const byCell = <T>(of: (cell: Cell) => T): T[] => EVERY_CELL.map(of);

const newMaze = (openings: Openings, den: Cell, cards: Card[]): Maze => ({
  at: GATE, // PR-M3
  from: NONE,
  openings,
  entered: byCell((cell): Flag => (cell === GATE ? 1 : 0)),
  cards,
  fixed: byCell(() => ''),
  shown: byCell((): Flag => 0),
  spent: byCell((): Flag => 0),
  tries: byCell(() => 0),
  waiting: byCell((): Enemy[] => []),
  ticks: 0,
  owed: 0,
  madness: 0, // PR-M26
  den,
  minotaur: NONE,
  minotaurAwake: 0,
  minotaurGone: 0,
  minotaurSteps: 0,
  minotaurRests: 0,
  point: 0,
  centreDealt: 0,
  spentUse: 0,
  mustAttack: 0,
  foundWanderer: 0,
});
