/** A store that is away for a moment (it restarts, its disk is slow) is asked again before anybody is troubled with it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Unreachable } from '../store/database';

const WAITS = [50, 100, 200, 400, 800, 1600];
/** A line that is dead answers late: no second time then. */
const LONG = 8_000;

/** Only for what may be asked twice: of two that got through, the key refuses one. */
export async function retried<T>(ask: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  for (const wait of WAITS) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Unreachable) || performance.now() - begin > LONG) throw error;
      await sleep(wait);
    }
  }
  return ask();
}
