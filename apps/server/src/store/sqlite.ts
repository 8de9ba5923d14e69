/** SQLite in one folder: the database of an inn that is one process, with nothing to install. */
import { chmodSync, closeSync, openSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Database, Gone, type Row, type Snapshot, type Statement, Taken, Unreachable } from './database';

const PATIENCE_MS = 5_000;
const NO_ROWS: readonly (readonly Row[])[] = [];
let copies = 0;

type Job =
  | { readonly kind: 'commit' | 'query'; readonly statements: readonly Statement[] }
  | { readonly kind: 'copy'; readonly path: string }
  | { readonly kind: 'scrub' };

/** Without rows and without a code: done, and there was nothing to read. */
interface Answer {
  readonly id: number;
  readonly rows?: readonly (readonly Row[])[];
  readonly code?: string;
  readonly message?: string;
}

interface Waiting {
  readonly resolve: (rows: readonly (readonly Row[])[]) => void;
  readonly reject: (error: Error) => void;
}

export class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  /** Null: it has ended; whoever asks next starts another. */
  private thread: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** What was asked in this go of the loop: it goes to the thread together, as one message. */
  private jobs: (Job & { readonly id: number })[] = [];
  private isClosed = false;

  constructor(private readonly path: string) {
    keepToOurselves(path);
  }

  commit(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    return this.ask({ kind: 'commit', statements });
  }

  async query(statement: Statement): Promise<readonly Row[]> {
    const [rows] = await this.ask({ kind: 'query', statements: [statement] });
    return rows;
  }

  async copyTo(path: string): Promise<void> {
    keepToOurselves(path); // SQLite takes an empty file for none.
    await this.ask({ kind: 'copy', path });
  }

  async scrub(): Promise<void> {
    await this.ask({ kind: 'scrub' });
  }

  /** A copy beside it for as long as somebody reads. */
  async snapshot(): Promise<Snapshot> {
    const path = `${this.path}.${process.pid}-${copies++}.copy`;
    await this.copyTo(path);
    const copy = new SqliteDatabase(path);
    return {
      query: (statement) => copy.query(statement),
      async close() {
        await copy.close();
        for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true });
      },
    };
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.handOver();
    const { thread } = this;
    if (!thread) return;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage([{ kind: 'close' }]);
    await ended;
  }

  /** A disk that failed may have ended the thread; what is on it is read anew. */
  private started(): Worker {
    if (this.thread) return this.thread;
    const thread = new Worker(new URL('./sqlite-thread.mjs', import.meta.url), {
      workerData: { path: this.path, patience: PATIENCE_MS },
    });
    thread.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.answered(answer);
    });
    thread.on('error', (error) => this.lost(thread, error));
    thread.on('exit', () => this.lost(thread, new Error('its thread has ended')));
    this.thread = thread;
    return thread;
  }

  private ask(job: Job): Promise<readonly (readonly Row[])[]> {
    if (this.isClosed) return Promise.reject(new Unreachable('the database is closed'));
    const id = this.asked++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      if (this.jobs.length === 0) setImmediate(() => this.handOver());
      this.jobs.push({ ...job, id });
    });
  }

  private handOver(): void {
    const { jobs } = this;
    if (jobs.length === 0) return;
    this.jobs = [];
    this.started().postMessage(jobs);
  }

  private answered({ id, rows = NO_ROWS, code, message = '' }: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (code === undefined) waiting?.resolve(rows);
    else waiting?.reject(faultOf(code, message));
  }

  private lost(thread: Worker, error: Error): void {
    if (thread !== this.thread) return;
    this.thread = null;
    for (const { reject } of this.waiting.values()) reject(new Unreachable(`the database is closed: ${error.message}`));
    this.waiting.clear();
    this.jobs = [];
  }
}

const OURS = 0o600;

/** There are seeds in it: nobody else reads it, whatever the folder and its usual rights say. What SQLite lays beside it follows. */
function keepToOurselves(path: string): void {
  // Never opened once it is there: to close it again would let go of every lock that this process has on it.
  quietly(() => closeSync(openSync(path, 'ax', OURS)));
  for (const ending of ['', '-wal', '-shm']) quietly(() => chmodSync(path + ending, OURS));
}

/** There already, not there yet, or not ours to close: whoever opens it finds out, and `openToOthers` tells. */
function quietly(deed: () => void): void {
  try {
    deed();
  } catch {}
}

function faultOf(code: string, message: string): Error {
  if (code.startsWith('SQLITE_CONSTRAINT_PRIMARYKEY') || code.startsWith('SQLITE_CONSTRAINT_UNIQUE'))
    return new Taken(message);
  if (code.startsWith('SQLITE_CONSTRAINT_FOREIGNKEY')) return new Gone(message);
  const isAway = ['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'].some((away) =>
    code.startsWith(away),
  );
  return isAway ? new Unreachable(`${code}: ${message}`) : new Error(`${code}: ${message}`);
}
