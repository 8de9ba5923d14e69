/**
 * Two processes at one table: the number of a line decides, and who is late reads the log anew before it tries again. That
 * takes longer than the next line of whoever was faster, so a hot process would win for ever. Hence whoever hears that
 * others write here, too, lets them go first after each line of its own, for about as long as reading anew takes.
 */
import { setTimeout as sleep } from 'node:timers/promises';

/** Others are believed to be at it for so long after they were noticed. */
const NOTICED_MS = 2_000;
const PAUSE_MS = { least: 8, most: 250 };

/** So often at least, and for so long at least, somebody who was late tries again. */
const TRIES = { least: 20, ms: 5_000 };

export class Courtesy {
  private othersUntil = Number.NEGATIVE_INFINITY;
  private wroteAt = Number.NEGATIVE_INFINITY;
  private readingTakes = 0;

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly random: () => number = Math.random,
    private readonly wait: (ms: number) => Promise<unknown> = sleep,
  ) {}

  /** Somebody else has written here, or was kept from it. */
  noticed(): void {
    this.othersUntil = this.now() + NOTICED_MS;
  }

  wrote(): void {
    this.wroteAt = this.now();
  }

  async reading<T>(read: () => Promise<T>): Promise<T> {
    const begin = this.now();
    try {
      return await read();
    } finally {
      this.readingTakes = this.now() - begin;
    }
  }

  /** Before a line of one's own. The pause differs each time, so that two do not wait for each other in step. */
  async letOthersGoFirst(): Promise<void> {
    const now = this.now();
    if (now >= this.othersUntil) return;
    const usual = Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, 2 * this.readingTakes));
    const left = this.wroteAt + usual * (0.75 + this.random() / 2) - now;
    if (left > 0) await this.wait(left);
  }

  /** One after the other until it is enough. */
  *tries(): Generator<number> {
    const end = this.now() + TRIES.ms;
    for (let tries = 0; tries < TRIES.least || this.now() < end; tries++) yield tries;
  }
}
