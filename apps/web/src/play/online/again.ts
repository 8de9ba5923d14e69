/** The same people once more: a table of its own in the inn, at which each has the seat they had. */
import { cardOfTable, NoInn, playAgain } from './inn-api';
import { sitDown } from './sit-down';
import { heldAt } from './tokens';

/** Whether this browser holds a seat of that table. Without one there is nobody to play again with. */
export const mayPlayAgain = (table: string): boolean => heldAt(table) !== null;

/** Lays it, or follows whoever has; sits down there, and answers its id. */
export async function againAt(before: string): Promise<string> {
  const held = heldAt(before);
  if (!held) throw new NoInn('not-a-guest');
  const { table, guest, seats } = await playAgain(before, held.token);
  const card = await cardOfTable(table);
  const isNew = heldAt(table) === null && card.phase === 'gathering';
  if (isNew) await sitDown(card, held.name, seats, guest === null ? null : held.token);
  return table;
}
