/**
 * What the processes of one inn tell each other. Nothing that must not be lost goes this way: word of a change says only
 * that there is more to read in the store, and whoever hears none looks there now and then.
 */
export interface Fanout {
  /** Whether word gets through; while it does not, everyone looks more often. */
  readonly isHeard: boolean;
  /** Why word is lost, or was until now, if there is anybody to hear it; null: nothing is wrong. */
  readonly trouble: string | null;
  announce(table: string): void;
  /** Null: something may have been missed, of whatever table. */
  onNews(hear: (table: string | null) => void): void;
  /** Which guests are at this table in this process; null: it is not awake here any more. Settles when word of it is heard, or cannot be. */
  attend(table: string, guests: readonly number[] | null): Promise<void>;
  /** Which guests are at it in other processes; null: nobody can say now. */
  elsewhere(table: string): Promise<readonly number[] | null>;
  /** Whether this process is to let the bots think: one of those that have the table awake is enough. */
  mayThink(table: string, moment: number): Promise<boolean>;
  close(): Promise<void>;
}

/** After so long whoever was to let the bots think is not believed to do it any more. */
export const THINKING_MS = 5_000;

/** An inn that is one process. */
export const alone: Fanout = {
  isHeard: false,
  trouble: null,
  announce: () => undefined,
  onNews: () => undefined,
  attend: async () => undefined,
  elsewhere: async () => [],
  mayThink: async () => true,
  close: async () => undefined,
};
