/** Work in slices, so that whoever clicks in between is heard. */
import { GameProblem } from './problem';

const SLICE_MS = 12;

export async function inSlices<T>(
  work: Generator<number, T>,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    let at = work.next();
    while (!at.done && performance.now() < until) at = work.next();
    if (at.done) return at.value;
    onProgress(at.value);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) throw new GameProblem('stopped', '');
  }
}
