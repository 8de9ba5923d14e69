/** Long work in the thread that serves everybody is done in short goes, and between them others are heard. */
import { setImmediate as others } from 'node:timers/promises';

/** Milliseconds of one go. */
const GO = 8;

export class Breath {
  private since = performance.now();

  /** To be asked before every piece of work: whether it is time to let others go first. */
  get isDue(): boolean {
    return performance.now() - this.since >= GO;
  }

  async take(): Promise<void> {
    await others();
    this.since = performance.now();
  }
}
