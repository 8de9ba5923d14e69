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
   * first; `late`: a person's seat that is answered for. Rejects with a StuckBot where a bot breaks or thinks for ever.
   */
  word(id: string, table: Table, ahead?: Seat, late?: Seat): Promise<BotsWord | null>;
  close(): Promise<void>;
}

/** A bot that broke, or thought for too long: the table goes on without its word. */
export class StuckBot extends Error {
  override readonly name = 'StuckBot';
}

/** In this very thread: for tests, and for bots that do not think long. */
export const thinkHere: Thinker = {
  word: async (_, table, ahead, late) => {
    try {
      return late === undefined ? table.botsWord(ahead) : table.wordFor(late);
    } catch (error) {
      throw new StuckBot((error as Error).message);
    }
  },
  close: async () => undefined,
};
