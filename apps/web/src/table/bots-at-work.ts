/** The page's side of the bots' worker. */
import type { TableEntry, TableLog } from '@tabard/table';
import type { FromBots, ToBots } from './bot-worker';

export class BotsAtWork {
  private readonly worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  private waiting: ((heard: FromBots) => void) | null = null;

  constructor(log: TableLog) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromBots>) => this.waiting?.(data));
    this.worker.addEventListener('error', (event) => this.waiting?.({ moment: -1, word: null, failed: event.message }));
    this.send({ kind: 'open', log });
  }

  follow(entries: readonly TableEntry[]): void {
    this.send({ kind: 'entries', entries });
  }

  /** What a bot does at this moment of the log; null when all of them wait. */
  think(moment: number): Promise<FromBots['word']> {
    return new Promise((resolve, reject) => {
      this.waiting = ({ moment: thought, word, failed }) => {
        if (failed) reject(new Error(failed));
        else if (thought === moment) resolve(word);
      };
      this.send({ kind: 'think', moment });
    });
  }

  close(): void {
    this.worker.terminate();
  }

  private send(message: ToBots): void {
    this.worker.postMessage(message);
  }
}
