/** How the tests of the maze begin: a party somewhere in a maze of which only what matters is said. */
import type { Plain } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import {
  CARD_CELLS,
  CELLS,
  cellNamed,
  closedInnerSides,
  closeWall,
  openWall,
  type Side,
  sideTowards,
} from '../campaigns/maze/map';
import { cardOfEntry } from '../campaigns/maze/premade';
import type { Flag, Maze } from '../rules/board';
import { cardNamed, FULL_PACK } from '../rules/cards/cards';
import { boardOf, party } from './table.fixture';

type Given = { readonly [name: string]: Plain };

/** Without walls and with nothing in it, but for what is said. Cells go by their names. */
interface GivenMaze extends Partial<Omit<Maze, 'at' | 'from' | 'shown' | 'spent' | 'den' | 'minotaur'>> {
  readonly at?: string;
  readonly from?: string;
  /** What lies there: a card, or a content. */
  readonly cells?: { readonly [cell: string]: string };
  /** Which of it is turned up. */
  readonly shown?: readonly string[];
  /** Which of it is cleared, sprung or used. */
  readonly spent?: readonly string[];
  /** Between two cells: "D1 D2". */
  readonly walls?: readonly string[];
  readonly den?: string;
  /** Where he is, awake. */
  readonly minotaur?: string;
}

const columns = <T>(of: (cell: number) => T): T[] => Array.from({ length: CELLS }, (_, cell) => of(cell));
const flags = (of: (cell: number) => boolean): Flag[] => columns((cell) => (of(cell) ? 1 : 0));

export function inMaze(
  given: GivenMaze = {},
  more: Given = {},
  options: { readonly [id: string]: string } = {},
): Scenario {
  const { at = 'D1', from, cells = {}, shown = [], spent = [], walls = [], den = 'A7', minotaur, ...facts } = given;
  const entries = columns((cell): string => (CARD_CELLS.includes(cell) ? 'empty' : ''));
  for (const [name, entry] of Object.entries(cells)) entries[cellNamed(name)] = entry;
  const cards = entries.map(cardOfEntry);
  const been = [at, from ?? 'D1', 'D1'].map(cellNamed);
  const isKnownEmpty = (cell: number) => been.includes(cell) && entries[cell] === 'empty';
  const maze = {
    at: cellNamed(at),
    from: from ? cellNamed(from) : -1,
    openings: openingsBut(walls),
    entered: flags((cell) => been.includes(cell)),
    cards,
    fixed: entries.map((entry, cell) => (cards[cell] < 0 ? entry : '')),
    shown: flags((cell) => isKnownEmpty(cell) || shown.map(cellNamed).includes(cell)),
    spent: flags((cell) => isKnownEmpty(cell) || spent.map(cellNamed).includes(cell)),
    den: cellNamed(den),
    minotaur: minotaur ? cellNamed(minotaur) : -1,
    minotaurAwake: minotaur ? 1 : 0,
    ...facts,
  };
  const mapDeck = FULL_PACK.filter((card) => !cards.includes(card));
  return party(more, { campaign: 'maze', ...options }).board({ maze: maze as unknown as Plain, mapDeck });
}

function openingsBut(walls: readonly string[]): number[] {
  const openings = columns(() => 0);
  for (const [cell] of openings.entries()) {
    for (const side of closedInnerSides(openings, cell)) openWall(openings, cell, side);
  }
  for (const wall of walls) {
    const [cell, other] = wall.split(' ').map(cellNamed);
    closeWall(openings, cell, sideTowards(cell, other) as Side);
  }
  return openings;
}

export const mazeIn = (game: Scenario): Maze => boardOf(game).maze as Maze;

/** An order for the Random # Deck in which these cards come first. */
export function deckOf(...next: string[]): number[] {
  const first = next.map(cardNamed);
  return [...FULL_PACK.filter((card) => !first.includes(card)), ...first.reverse()];
}
