/**
 * What is brought is read in a thread of its own, which has so much time for each: whoever brings more work than that is
 * refused, the thread is ended, and another goes on with the next.
 */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { InnRefusal } from '../room/refusal';
import type { Brought, BroughtReader } from './brought-reader';

/** To the thread. */
export interface Reading {
  readonly number: number;
  readonly text: string;
  readonly now: number;
}

/** From it. */
export type Found =
  | { readonly number: number; readonly brought: Brought }
  | { readonly number: number; readonly refused: { readonly reason: string; readonly detail?: string } }
  | { readonly number: number; readonly broken: string };

export interface ReaderWishes {
  /** The thread's file: beside main.js, where the inn is bundled. */
  readonly file?: URL;
  /** Milliseconds for one thing that is brought. */
  readonly limit?: number;
  /** How many may wait. */
  readonly waiting?: number;
}

const FILE = new URL('./brought-worker.js', import.meta.url);
/** Many times what the longest game so far needs, where two others want the same core. */
const LIMIT = 10_000;
/** Until a thread has loaded the games. */
const WAKING = 30_000;
const WAITING = 8;

interface Job extends Reading {
  readonly resolve: (brought: Brought) => void;
  readonly reject: (error: Error) => void;
}

export class BroughtPool implements BroughtReader {
  /** Whether the thread's file is there: it is made when the inn is bundled. */
  static readonly isBuilt = existsSync(FILE);
  private readonly jobs: Job[] = [];
  private job: Job | null = null;
  private thread: Worker | null = null;
  /** It has answered before: it need not wake any more. */
  private isAwake = false;
  private timer: NodeJS.Timeout | null = null;
  private asked = 0;
  private closed = false;

  constructor(private readonly wishes: ReaderWishes = {}) {}

  read(text: string, now: number): Promise<Brought> {
    const { waiting = WAITING } = this.wishes;
    if (this.closed) return Promise.reject(new InnRefusal('closing'));
    if (this.jobs.length >= waiting) return Promise.reject(new InnRefusal('too-many', 'brought'));
    return new Promise((resolve, reject) => {
      this.jobs.push({ number: this.asked++, text, now, resolve, reject });
      this.goOn();
    });
  }

  private goOn(): void {
    const job = this.job ? undefined : this.jobs.shift();
    if (!job) return;
    this.job = job;
    this.thread ??= this.newThread();
    const { limit = LIMIT } = this.wishes;
    this.timer = setTimeout(() => this.end('it takes too long to play'), limit + (this.isAwake ? 0 : WAKING));
    const { number, text, now } = job;
    this.thread.postMessage({ number, text, now } satisfies Reading);
  }

  private hear(found: Found): void {
    const job = this.settle(found.number);
    if (!job) return;
    this.isAwake = true;
    if ('brought' in found) job.resolve(found.brought);
    else if ('refused' in found) job.reject(new InnRefusal(found.refused.reason, found.refused.detail));
    else job.reject(new Error(found.broken));
    this.goOn();
  }

  private settle(number = this.job?.number): Job | null {
    const { job } = this;
    if (!job || job.number !== number) return null;
    if (this.timer) clearTimeout(this.timer);
    this.job = null;
    return job;
  }

  private newThread(): Worker {
    const thread = new Worker(this.wishes.file ?? FILE);
    thread.unref();
    thread.on('message', (found: Found) => this.hear(found));
    const lost = () => this.thread === thread && this.end('it cannot be read');
    thread.on('error', lost);
    thread.on('exit', lost);
    this.isAwake = false;
    return thread;
  }

  /** Whoever waits for it is told why, and the next has a thread of its own. */
  private end(why: string): void {
    const { thread } = this;
    this.thread = null;
    void thread?.terminate();
    this.settle()?.reject(new InnRefusal('not-a-log', why));
    if (!this.closed) this.goOn();
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.jobs.splice(0)) reject(new InnRefusal('closing'));
    this.settle()?.reject(new InnRefusal('closing'));
    const { thread } = this;
    this.thread = null;
    await thread?.terminate();
  }
}
