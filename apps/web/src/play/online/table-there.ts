/** How it stands at a table where this browser holds a seat. */
import type { TableCard } from '@tabard/inn';
import { cardOfTable, NoInn, turnAt } from './inn-api';
import type { Held } from './tokens';

export type Turn = Awaited<ReturnType<typeof turnAt>>['waitsFor'];
/** gone: there is no such table, or no such seat any more; null: nobody answers now. */
export type TableThere = { readonly card: TableCard; readonly turn: Turn } | 'gone' | null;

const GONE: readonly string[] = ['no-such-table', 'erased', 'not-a-guest'];

export async function tableThere({ table, token }: Pick<Held, 'table' | 'token'>): Promise<TableThere> {
  try {
    const card = await cardOfTable(table);
    const { waitsFor } = card.phase === 'playing' ? await turnAt(table, token).catch(noTurn) : { waitsFor: null };
    return { card, turn: waitsFor };
  } catch (error) {
    return error instanceof NoInn && GONE.includes(error.reason) ? 'gone' : null;
  }
}

/** Who has no seat there has no turn. */
function noTurn(error: unknown): { readonly waitsFor: null } {
  if (error instanceof NoInn && error.reason === 'not-your-seat') return { waitsFor: null };
  throw error;
}
