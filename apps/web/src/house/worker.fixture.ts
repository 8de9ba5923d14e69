/** A worker for tests in Node: what it is told is written down, what it answers the test says. */
import { vi } from 'vitest';

export class StandIn extends EventTarget {
  readonly told: unknown[] = [];
  isEnded = false;
  postMessage(message: unknown): void {
    this.told.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  says(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  breaks(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

/** Stands in for `Worker` until `vi.unstubAllGlobals()`; answers those that were made, the newest last. */
export function plugInWorkers(): StandIn[] {
  const made: StandIn[] = [];
  vi.stubGlobal(
    'Worker',
    class extends StandIn {
      constructor() {
        super();
        made.push(this);
      }
    },
  );
  return made;
}
