/** Where bots think. What they say is judged by the table like anybody's word. */
import type { Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';

export interface BotsWord {
  readonly seat: Seat;
  readonly key: string;
}

export interface Thinker {
  /**
   * What one bot would do at this moment of the table; null when all of them wait. `ahead`: the bot that the people let go
   * first. Rejects with a StuckBot where a bot breaks or thinks for ever.
   */
  word(id: string, table: Table, ahead?: Seat): Promise<BotsWord | null>;
  close(): Promise<void>;
}

/** A bot that broke, or thought for too long: the table goes on without its word. */
export class StuckBot extends Error {
  override readonly name = 'StuckBot';
}

/** In this very thread: for tests, and for bots that do not think long. */
export const thinkHere: Thinker = {
  word: async (_, table, ahead) => {
    try {
      return table.botsWord(ahead);
    } catch (error) {
      throw new StuckBot((error as Error).message);
    }
  },
  close: async () => undefined,
};
