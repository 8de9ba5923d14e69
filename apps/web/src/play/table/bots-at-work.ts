/** The page's side of the bots' worker. */
import type { Seat } from '@tabard/kernel';
import type { TableEntry, TableLog } from '@tabard/table';
import type { Advising, FromBots, ToBots } from './bot-worker';
import { newThinker } from './thinker';

export class BotsAtWork {
  private readonly worker = newThinker();
  private waiting: ((heard: FromBots) => void) | null = null;

  /** Who waits for a hint. */
  private advised: ((heard: Advising) => void) | null = null;

  constructor(log: TableLog) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromBots | Advising>) => {
      if ('advising' in data) this.advised?.(data);
      else this.waiting?.(data);
    });
    this.worker.addEventListener('error', (event) =>
      this.waiting?.({ moment: -1, ahead: null, word: null, failed: event.message }),
    );
    this.send({ kind: 'open', log });
  }

  follow(entries: readonly TableEntry[]): void {
    this.send({ kind: 'entries', entries });
  }

  /** What a bot does at this moment of the log, `ahead` before the others; null when all of them wait. */
  think(moment: number, ahead: Seat | null): Promise<FromBots['word']> {
    return new Promise((resolve, reject) => {
      this.waiting = (heard) => {
        if (heard.failed) reject(new Error(heard.failed));
        else if (heard.moment === moment && heard.ahead === ahead) resolve(heard.word);
      };
      this.send({ kind: 'think', moment, ahead });
    });
  }

  /** What the strongest bot would do at this seat, told again and again while it imagines games; another question ends it. */
  advise(moment: number, seat: Seat, tell: (heard: Advising) => void): void {
    this.advised = (heard) => heard.advising === moment && tell(heard);
    this.send({ kind: 'advise', moment, seat });
  }

  close(): void {
    this.worker.terminate();
  }

  private send(message: ToBots): void {
    this.worker.postMessage(message);
  }
}
