/**
 * Long work in the thread that serves everybody is done in short goes, and between them others are heard. However many work at
 * once, one of them has a go between two turns of the loop: twenty tables that wake hold nobody up for longer than one.
 */
import { setImmediate as others } from 'node:timers/promises';

/** Milliseconds of one go. */
const GO = 8;

/** The last who waits for a go; whoever comes next goes after them. */
let queue: Promise<void> = Promise.resolve();

export class Breath {
  /** Also the first go is waited for: many may begin in the same moment. */
  private since = Number.NEGATIVE_INFINITY;

  /** To be asked before every piece of work: whether it is time to let others go first. */
  get isDue(): boolean {
    return performance.now() - this.since >= GO;
  }

  async take(): Promise<void> {
    queue = queue.then(() => others());
    await queue;
    this.since = performance.now();
  }
}
