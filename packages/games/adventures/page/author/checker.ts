/** The page's side of the checks: one worker for each, ended when nobody waits for it any more. */
import type { CheckMessage, ToChecker } from './check-worker';

/** Calls `hear` with all that is told until it is stopped. */
export type Checker = (asked: ToChecker, hear: (told: CheckMessage) => void) => () => void;

export const checkInWorker: Checker = (asked, hear) => {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => hear(data));
  worker.addEventListener('error', (event) => hear({ kind: 'failed', message: event.message || 'out of memory' }));
  worker.postMessage(asked);
  return () => worker.terminate();
};
