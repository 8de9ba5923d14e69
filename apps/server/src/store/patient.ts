/** A database that is away when the inn begins is waited for: machines start in any order, and an inn that gave up stays shut. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Unreachable } from './database';

export interface Patience {
  /** For how long in all; 0: it is tried once. */
  readonly seconds: number;
  /** Hears why it waits, and for how long until it tries again. */
  readonly told: (why: string, seconds: number) => void;
  /** For tests. */
  readonly wait?: (ms: number) => Promise<unknown>;
  readonly now?: () => number;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** With pauses that grow, and never longer than was said. What waiting does not mend is thrown at once. */
export async function patiently<T>(open: () => Promise<T>, { seconds, told, wait = sleep, now = Date.now }: Patience) {
  const end = now() + seconds * 1000;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof Unreachable) || error.isForGood) throw error;
      const left = end - now();
      if (left <= 0) throw new Unreachable(`the database is away (${error.message}), and was waited for ${seconds} s`);
      const ms = Math.min(pause, left);
      told(error.message, ms / 1000);
      await wait(ms);
    }
  }
}
