/** What the ledger wants each book to give (5.9). */
import type { Storybook } from '../../content/storybook';

/** XP of the thorough and the short path, gold, rare cards, free recovery per player; null: the book has none. */
export interface Budget {
  readonly thorough: number;
  readonly short: number;
  readonly gold: number;
  readonly rare: number;
  readonly recovery: number;
}

const rows: readonly (readonly [number, number, number, number, number, number])[] = [
  [1, 18, 12, 7, 3, 3],
  [2, 20, 13, 7, 3, 3],
  [3, 20, 13, 6, 3, 6],
  [4, 20, 14, 8, 3, 3],
  [5, 22, 13, 8, 4, 3],
  [6, 20, 13, 9, 4, 0],
  [7, 22, 14, 8, 3, 4],
  [8, 21, 13, 6, 3, 8],
  [9, 20, 14, 6, 3, 4],
  [10, 24, 15, 9, 4, 4],
  [12, 16, 10, 8, 3, 3],
];
export function budgetOf({ adventure }: Pick<Storybook, 'adventure'>): Budget | null {
  const row = rows.find(([number]) => number === adventure.number && adventure.kind !== 'tutorial');
  if (!row) return null;
  const [, thorough, short, gold, rare, recovery] = row;
  return { thorough, short, gold, rare, recovery };
}
