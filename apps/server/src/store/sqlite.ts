/** SQLite in one folder: the database of an inn that is one process, with nothing to install. */
import { Worker } from 'node:worker_threads';
import { type Database, type Row, type Statement, Taken, Unreachable } from './database';

const PATIENCE_MS = 5_000;

type Job =
  | { readonly kind: 'commit' | 'query'; readonly statements: readonly Statement[] }
  | { readonly kind: 'copy'; readonly path: string };

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
  private readonly thread: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  private gone: Error | null = null;

  constructor(path: string) {
    this.thread = new Worker(new URL('./sqlite-thread.mjs', import.meta.url), {
      workerData: { path, patience: PATIENCE_MS },
    });
    this.thread.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.answered(answer);
    });
    this.thread.on('error', (error) => this.lost(error));
    this.thread.on('exit', () => this.lost(new Error('its thread has ended')));
  }

  commit(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    return this.ask({ kind: 'commit', statements });
  }

  async query(statement: Statement): Promise<readonly Row[]> {
    const [rows] = await this.ask({ kind: 'query', statements: [statement] });
    return rows;
  }

  async copyTo(path: string): Promise<void> {
    await this.ask({ kind: 'copy', path });
  }

  async close(): Promise<void> {
    if (this.gone) return;
    const ended = new Promise((resolve) => this.thread.once('exit', resolve));
    this.thread.postMessage({ kind: 'close' });
    await ended;
  }

  private ask(job: Job): Promise<readonly (readonly Row[])[]> {
    if (this.gone) return Promise.reject(this.gone);
    const id = this.asked++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.thread.postMessage({ ...job, id });
    });
  }

  private answered({ id, rows, code = '', message = '' }: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (rows) waiting?.resolve(rows);
    else waiting?.reject(faultOf(code, message));
  }

  private lost(error: Error): void {
    this.gone ??= new Unreachable(`the database is closed: ${error.message}`);
    for (const { reject } of this.waiting.values()) reject(this.gone);
    this.waiting.clear();
  }
}

function faultOf(code: string, message: string): Error {
  if (code.startsWith('SQLITE_CONSTRAINT_PRIMARYKEY') || code.startsWith('SQLITE_CONSTRAINT_UNIQUE'))
    return new Taken(message);
  const isAway = ['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'].some((away) =>
    code.startsWith(away),
  );
  return isAway ? new Unreachable(`${code}: ${message}`) : new Error(`${code}: ${message}`);
}
