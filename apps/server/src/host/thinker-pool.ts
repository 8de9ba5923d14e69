/**
 * Bots think in threads, so that nobody waits for a bot but the table it plays at. A table is asked about where its copy is,
 * if that thread is free, and else in any that is; one thing at a time a table and a thread. A thread that does not answer in
 * time, or dies, is replaced, and whoever waited for it is told that the bot is stuck.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import { type BotsWord, StuckBot, type Thinker } from './thinker';
import type { Thought, Wondering } from './thoughts';

export interface PoolWishes {
  /** The thread's file: beside main.js, where the inn is bundled. */
  readonly file?: URL;
  readonly threads?: number;
  /** Milliseconds for a thought, the way to it (a table that is read anew) included. */
  readonly limit?: number;
}

const LIMIT = 60_000;
const FILE = new URL('./thinker-worker.js', import.meta.url);
/** Threads are asked about so many tables; who was forgotten is read anew. */
const MOST_KNOWN = 1_000;

interface Job {
  readonly copy: string;
  readonly table: Table;
  readonly moment: number;
  readonly ahead: Seat | undefined;
  readonly late: Seat | undefined;
  readonly resolve: (word: BotsWord | null) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** How much of which copy it knows. */
  readonly known: Map<string, number>;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

export class ThinkerPool implements Thinker {
  /** Whether the threads' file is there: it is made when the inn is bundled. */
  static readonly isBuilt = existsSync(FILE);
  private readonly threads: Thread[] = [];
  private readonly waiting: Job[] = [];
  private readonly copies = new WeakMap<Table, number>();
  private tables = 0;
  private questions = 0;
  private closed = false;
  private readonly file: URL;
  private readonly most: number;
  private readonly limit: number;

  constructor({ file = FILE, threads = Math.max(1, availableParallelism() - 1), limit = LIMIT }: PoolWishes = {}) {
    this.file = file;
    this.most = threads;
    this.limit = limit;
  }

  word(id: string, table: Table, ahead?: Seat, late?: Seat): Promise<BotsWord | null> {
    // Where no bot is asked, none need be woken to find out.
    const isAsked = table.botsAsked(ahead).length > 0 || table.match.pending.interrupts.length > 0;
    if (late === undefined && !isAsked) return Promise.resolve(null);
    const { moment } = table;
    return new Promise((resolve, reject) => {
      this.waiting.push({ copy: this.copyOf(id, table), table, moment, ahead, late, resolve, reject });
      this.goOn();
    });
  }

  private copyOf(id: string, table: Table): string {
    if (!this.copies.has(table)) this.copies.set(table, this.tables++);
    return `${id} ${this.copies.get(table)}`;
  }

  private goOn(): void {
    for (let i = 0; i < this.waiting.length && !this.closed; ) {
      const job = this.waiting[i];
      const thread = this.isThoughtAbout(job.copy) ? null : this.freeFor(job.copy);
      if (!thread) i += 1;
      else {
        this.waiting.splice(i, 1);
        this.begin(thread, job);
      }
    }
  }

  private isThoughtAbout(copy: string): boolean {
    return this.threads.some(({ job }) => job?.copy === copy);
  }

  private freeFor(copy: string): Thread | null {
    const free = this.threads.filter(({ job }) => job === null);
    const knows = free.find(({ known }) => known.has(copy)) ?? free[0];
    return knows ?? (this.threads.length < this.most ? this.newThread() : null);
  }

  private begin(thread: Thread, job: Job): void {
    // Meanwhile something else has happened: what it would have said is of no interest.
    if (job.table.moment !== job.moment) {
      job.resolve(null);
      return;
    }
    thread.job = job;
    thread.timer = setTimeout(
      () => this.replace(thread, `it thought for more than ${this.limit} milliseconds`),
      this.limit,
    );
    this.ask(thread, job, thread.known.get(job.copy) ?? null);
  }

  /** `from`: how much of the log is known there; null: nothing. */
  private ask({ worker }: Thread, { copy, table, moment, ahead, late }: Job, from: number | null): void {
    const more = from === null ? { log: table.log } : { entries: table.logFrom(from) };
    const wondering: Wondering = { number: this.questions++, copy, moment, more, ahead, late };
    worker.postMessage(wondering);
  }

  private hear(thread: Thread, thought: Thought): void {
    const { job, known } = thread;
    if (!job) return;
    if ('unknown' in thought && known.delete(job.copy) && job.table.moment === job.moment) {
      this.ask(thread, job, null);
      return;
    }
    this.free(thread);
    known.delete(job.copy);
    if ('word' in thought) {
      known.set(job.copy, job.moment);
      if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
      job.resolve(thought.word);
    } else if ('broken' in thought) job.reject(new StuckBot(thought.broken));
    else job.resolve(null);
    this.goOn();
  }

  private free(thread: Thread): void {
    if (thread.timer) clearTimeout(thread.timer);
    thread.timer = null;
    thread.job = null;
  }

  private newThread(): Thread {
    const worker = new Worker(this.file);
    const thread: Thread = { worker, known: new Map(), job: null, timer: null };
    worker.unref();
    worker.on('message', (thought: Thought) => this.hear(thread, thought));
    worker.on('error', (error) => this.replace(thread, error.message));
    worker.on('exit', () => this.replace(thread, 'its thread ended'));
    this.threads.push(thread);
    return thread;
  }

  private replace(thread: Thread, why: string): void {
    const place = this.threads.indexOf(thread);
    if (place < 0) return;
    this.threads.splice(place, 1);
    const { job } = thread;
    this.free(thread);
    void thread.worker.terminate();
    job?.reject(new StuckBot(why));
    this.goOn();
  }

  async close(): Promise<void> {
    this.closed = true;
    const threads = this.threads.splice(0);
    for (const { job } of threads) job?.resolve(null);
    for (const job of this.waiting.splice(0)) job.resolve(null);
    await Promise.all(
      threads.map((thread) => {
        this.free(thread);
        return thread.worker.terminate();
      }),
    );
  }
}
