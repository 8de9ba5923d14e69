/** Where bots think. What they say is judged by the table like anybody's word. */
import type { Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';

export interface BotsWord {
  readonly seat: Seat;
  readonly key: string;
}

export interface Thinker {
  /** What one bot would do at this moment of the table; null when all of them wait. */
  word(id: string, table: Table): Promise<BotsWord | null>;
  close(): Promise<void>;
}

/** In this very thread: for tests, and for bots that do not think long. */
export const thinkHere: Thinker = {
  word: async (_, table) => table.botsWord(),
  close: async () => undefined,
};
