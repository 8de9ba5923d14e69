/** What lies in a cell of the maze: by the rank of its map card, or as a premade map fixes it (PR-M9). */
import type { Maze } from '../../rules/board';
import { type Card, NONE, SUIT_SIGNS, SUITS, type Suit, suitOf, valueOfCard } from '../../rules/cards/cards';
import type { Cell } from './map';

export const CELL_KINDS = ['empty', 'trap', 'lair', 'patrol', 'madness', 'cache', 'sanctuary', 'wall'] as const;
export type CellKind = (typeof CELL_KINDS)[number];

export interface CellContent {
  readonly kind: CellKind;
  readonly suit: Suit;
}

/** PR-M9, by the card's value. */
function kindOfRank(value: number): CellKind {
  if (value <= 5) return 'empty';
  if (value <= 7) return 'trap';
  if (value <= 9) return 'lair';
  return (['patrol', 'madness', 'cache', 'sanctuary', 'wall'] as const)[value - 10];
}

export const contentOfCard = (card: Card): CellContent => ({ kind: kindOfRank(valueOfCard(card)), suit: suitOf(card) });

/** Kinds whose suit says what they do; on the others a card's suit means nothing. */
const BY_SUIT: readonly CellKind[] = ['trap', 'madness', 'wall'];

/** What a premade map may fix instead of a card: "lair", "trap ♥", "wall ♠". */
const FIXED: ReadonlyMap<string, CellContent> = new Map(
  CELL_KINDS.flatMap((kind): [string, CellContent][] =>
    BY_SUIT.includes(kind)
      ? SUITS.map((suit) => [`${kind} ${SUIT_SIGNS[suit]}`, { kind, suit }])
      : [[kind, { kind, suit: NONE }]],
  ),
);

export const fixedContent = (entry: string): CellContent | undefined => FIXED.get(entry);

/** What lies there, for whoever may know it: the cell must be turned up. */
export const contentOf = ({ cards, fixed }: Pick<Maze, 'cards' | 'fixed'>, cell: Cell): CellContent =>
  fixedContent(fixed[cell]) ?? contentOfCard(cards[cell]);
