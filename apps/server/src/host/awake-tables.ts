/** Which tables are awake: a table wakes when somebody comes, and is put away when nobody has been there for a while. */
import { InnRefusal } from '../room/refusal';
import { Unreachable } from '../store/database';
import type { Store } from '../store/store';
import type { LiveTable } from './live-table';

/** Told by a table that this process has no use for any more; null: it is gone for good. */
type Drop = (table: LiveTable, error: Error | null) => void;

export interface WhereTablesWake {
  readonly store: Store;
  now(): number;
  /** Why nobody can be served now; null: they can. */
  isShut(): 'closing' | 'trouble' | null;
  wake(id: string, drop: Drop): Promise<LiveTable>;
  trouble(table: string, error: Error): void;
}

const MOST_AWAKE = 20_000;
const MOST_UNWOKEN = 1_000;
/** Tables whose clock has run out that are woken in one go. */
const MOST_DUE = 100;

export class AwakeTables {
  private readonly tables = new Map<string, Promise<LiveTable>>();
  /** Tables that are being put away. */
  private readonly leaving = new Map<string, Promise<void>>();
  /** Tables of which it was told that they broke, and that have not woken since. */
  private readonly unwoken = new Set<string>();

  constructor(
    private readonly inn: WhereTablesWake,
    private readonly most = MOST_AWAKE,
  ) {}

  get size(): number {
    return this.tables.size;
  }

  private get isFull(): boolean {
    return this.tables.size >= this.most;
  }

  /** The table, awake. */
  async table(id: string): Promise<LiveTable> {
    const shut = this.inn.isShut();
    if (shut) throw new InnRefusal(shut);
    if (!this.tables.has(id) && this.isFull) await this.makeRoom();
    const known = this.tables.get(id);
    if (known) return known;
    const waking: Promise<LiveTable> = this.wake(id, () => this.forget(id, waking));
    this.tables.set(id, waking);
    waking.then(
      () => this.unwoken.delete(id),
      (error: Error) => {
        this.forget(id, waking);
        this.noteUnwoken(id, error);
      },
    );
    return waking;
  }

  /** Does something at a table. Should it be put away at that very moment, it is woken again. */
  async at<T>(id: string, job: (live: LiveTable) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await job(await this.table(id));
      } catch (error) {
        const isAway = error instanceof InnRefusal && error.reason === 'put-away';
        if (!isAway || tries > 2) throw error;
      }
    }
  }

  /** Undefined: it sleeps, and nobody wakes it for this. */
  async ifAwake(id: string): Promise<LiveTable | undefined> {
    return this.tables.get(id)?.catch(() => undefined);
  }

  async all(): Promise<readonly LiveTable[]> {
    const tables = await Promise.all([...this.tables.values()].map((waking) => waking.catch(() => undefined)));
    return tables.filter((live) => live !== undefined);
  }

  private async wake(id: string, forget: () => void): Promise<LiveTable> {
    await this.leaving.get(id); // Else the old one, when it is gone, would sign the new one off from the other processes.
    return this.inn.wake(id, (table, error) => {
      forget();
      if (!error) return;
      this.unwoken.add(table.id); // Why is told now; should it not wake again, there is nothing more to tell.
      this.inn.trouble(table.id, error);
    });
  }

  /** A table that breaks as it wakes does so whenever somebody comes: whoever runs the inn is told what it was first, once. */
  private noteUnwoken(id: string, error: Error): void {
    if (error instanceof InnRefusal || error instanceof Unreachable) return;
    if (this.unwoken.has(id)) return;
    if (this.unwoken.size >= MOST_UNWOKEN) this.unwoken.clear();
    this.unwoken.add(id);
    this.inn.trouble(id, error);
  }

  /** Tables at which nobody is are put away before their time. */
  private async makeRoom(): Promise<void> {
    await this.putAwayIdle(0);
    if (this.isFull) throw new InnRefusal('house-full');
  }

  /** Only this one: another of its name may be awake by now. */
  private forget(id: string, waking: Promise<LiveTable>): void {
    if (this.tables.get(id) === waking) this.tables.delete(id);
  }

  /** Wakes tables where a clock has run out, and puts those away at which nobody is. */
  async tidy(patience: number): Promise<void> {
    const at = this.inn.now();
    await this.putAwayIdle(patience);
    const due = await this.inn.store.due(at, MOST_DUE).catch(() => []);
    for (const id of due) {
      const live = await this.table(id).catch(() => undefined);
      await live?.timeUp().catch(() => undefined);
    }
  }

  /** Puts those tables away at which nobody has been for so long. */
  async putAwayIdle(patience: number): Promise<void> {
    const at = this.inn.now();
    for (const [id, waking] of this.tables) {
      const live = await waking.catch(() => undefined);
      await live?.doWhatIsDue(at).catch(() => undefined);
      if (!live?.isIdle || at - live.lastUse < patience) continue;
      this.tables.delete(id);
      const away = live.putAway().catch(() => undefined);
      this.leaving.set(id, away);
      await away;
      this.leaving.delete(id);
    }
  }

  /** Everyone is told to come back in a moment. */
  async close(): Promise<void> {
    await Promise.all(
      (await this.all()).map(async (live) => {
        await live.putAway().catch(() => undefined);
        live.close('closing', true);
      }),
    );
  }
}
