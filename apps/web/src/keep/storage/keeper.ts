/**
 * Keeps a table that is being played: what happens there is written down at once, one transaction after the other.
 * When that fails play goes on; the keeper says why (`trouble`), remembers the game in this tab, and tries again by
 * itself and with every answer. It never writes over what somebody else has written.
 */
import type { Table, TableLog, TableState } from '@tabard/table';
import type { Volume } from './campaign-schema';
import { mayStay } from './persist';
import type { SavedGame } from './saved';
import { addGame, appendEntries } from './shelf';
import { Trouble, type TroubleKind, troubleOf } from './trouble';
import { forget, remember } from './waiting';

/** After these it is tried again, the last over and over. */
const RETRY_MS = [1000, 3000, 10_000, 30_000];
/** A browser that has not written by then may never do it. */
const SLOW_MS = 5000;
/** A game in which so much has happened is worth asking the browser to keep it for good. */
const WORTH_KEEPING = 12;

/** After these another copy of the game is the true one: this one stops writing for good. */
const ENDS: readonly TroubleKind[] = ['overtaken'];

interface Kept {
  readonly table: Table;
  /** The game as the inn lists it. */
  head(): SavedGame;
  /** What its campaign keeps of it now that it is over; null: it is not, or belongs to none. */
  volume?(): Volume | null;
}

/** What a table asks of whoever keeps it. */
export type Keeping = Pick<Keeper, 'trouble' | 'isUpToDate' | 'keep' | 'settle' | 'putBack' | 'close'>;

/** Keeps nothing, and says so to nobody: of a table that is only tried there is nothing to keep. */
export const UNKEPT: Keeping = {
  trouble: null,
  isUpToDate: true,
  keep: () => undefined,
  settle: async () => undefined,
  putBack: () => undefined,
  close: async () => undefined,
};

export class Keeper {
  trouble: Trouble | null = null;
  private writing: Promise<void> | null = null;
  private retries = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;

  constructor(
    private readonly game: Kept,
    /** How many entries are in the store; null: the game is not there at all. */
    public written: number | null,
    /** Called when it fails, when it works again, and when all is written. */
    private readonly tell: () => void,
  ) {}

  /** Whether all that has happened is in the store. */
  get isUpToDate(): boolean {
    return this.written === this.game.table.moment;
  }

  /** After every change, and to try again. */
  keep(): void {
    if (this.closed || this.isOvertaken) return;
    if (this.trouble) this.rememberHere();
    if (this.writing) return;
    this.stopWaiting();
    const slow = setTimeout(() => this.fail(new Trouble('slow', `no answer for ${SLOW_MS} ms`)), SLOW_MS);
    this.writing = this.writeAll().then(
      () => this.succeed(),
      (error) => this.failAndWait(troubleOf(error)),
    );
    void this.writing.finally(() => clearTimeout(slow));
  }

  /** Whatever has happened until now is written, or it is known why not. */
  async settle(): Promise<void> {
    this.keep();
    await this.writing;
  }

  /** Somebody put the game away meanwhile, and it shall stay. */
  putBack(): void {
    this.written = null;
    this.keep();
  }

  /** Writes no more; what could not be written stays in this tab's memory. */
  async close(): Promise<void> {
    this.closed = true;
    this.stopWaiting();
    await this.writing;
    if (!this.isUpToDate && !this.isOvertaken) this.rememberHere();
  }

  private get isOvertaken(): boolean {
    return this.trouble !== null && ENDS.includes(this.trouble.kind);
  }

  private async writeAll(): Promise<void> {
    const { table } = this.game;
    do {
      const { moment } = table;
      const volume = this.game.volume?.() ?? null;
      if (this.written === null) await addGame(this.game.head(), this.log(), volume);
      else await appendEntries(this.game.head(), this.written, table.logFrom(this.written), this.stands(), volume);
      this.written = moment;
    } while (!this.closed && !this.isUpToDate);
  }

  private succeed(): void {
    this.writing = null;
    this.retries = 0;
    this.trouble = null;
    forget(this.game.head().id);
    if (this.game.table.moment >= WORTH_KEEPING) void mayStay();
    this.tell();
    if (!this.isUpToDate) this.keep();
  }

  private failAndWait(trouble: Trouble): void {
    this.writing = null;
    this.fail(trouble);
    if (this.closed || this.isOvertaken) return;
    const wait = RETRY_MS[Math.min(this.retries, RETRY_MS.length - 1)];
    this.retries += 1;
    this.timer = setTimeout(() => this.keep(), wait);
  }

  private fail(trouble: Trouble): void {
    this.trouble = trouble;
    if (this.isOvertaken) forget(this.game.head().id);
    else this.rememberHere();
    this.tell();
  }

  private rememberHere(): void {
    remember({ head: this.game.head(), log: this.log(), torn: null, written: this.written });
  }

  private log(): TableLog {
    const stands = this.stands();
    return { ...this.game.table.log, ...(stands ? { stands } : {}) };
  }

  /** A match whose rules broke stands nowhere any more; its log is as good as ever. */
  private stands(): TableState | null {
    try {
      return this.game.table.stands;
    } catch {
      return null;
    }
  }

  private stopWaiting(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}
