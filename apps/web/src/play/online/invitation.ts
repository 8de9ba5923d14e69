/** Who was at the table that is played once more here, and comes by a link: this browser holds their seat of before. */
import type { SeatNow, TableCard } from '@tabard/inn';
import { cardOfTable, NoInn, playAgain } from './inn-api';
import { allHeld } from './tokens';

export interface Invitation {
  readonly name: string;
  /** Of the table before: whoever has it is let in. */
  readonly token: string;
  readonly seats: readonly number[];
}

/** So many tables are asked whether they are played once more here. */
const MOST_ASKED = 5;

/** Whoever sits here was asked to come, and has not. */
export const isExpected = ({ guests }: Pick<TableCard, 'guests'>, { kind, guest }: SeatNow): boolean =>
  kind === 'person' && guests.some((one) => one.guest === guest && one.awaited);

/** Null: nobody of that table is expected by this browser's seats. */
export async function invitationTo({ id, game }: Pick<TableCard, 'id' | 'game'>): Promise<Invitation | null> {
  const held = allHeld().filter((one) => one.game === game && one.table !== id);
  for (const { table, token, name } of held.slice(0, MOST_ASKED)) {
    if ((await againOf(table)) !== id) continue;
    const { guest, seats } = await playAgain(table, token);
    return guest !== null && seats.length > 0 ? { name, token, seats } : null;
  }
  return null;
}

/** A table that was put away meanwhile is not the one; the others may still be. */
async function againOf(table: string): Promise<string | null> {
  try {
    return (await cardOfTable(table)).again;
  } catch (error) {
    if (error instanceof NoInn && error.reason !== 'away') return null;
    throw error;
  }
}
