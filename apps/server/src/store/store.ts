/**
 * What the inn keeps. A table is its log: lines are appended under (table, number), and that key alone decides a race, so
 * any process may serve any table. A line carries the command that led to it; whoever does not know whether a command
 * got through sends it again and finds it there. Nothing is said to have happened before it is on disk.
 */
import type { TableEntry, TableLog, TableState } from '@tabard/table';
import { type Database, type Row, type Statement, say, Taken, type Value } from './database';

/** A table without its lines: what it was opened with. */
export type TableHead = Omit<TableLog, 'entries' | 'stands'>;

export interface NewTable {
  readonly id: string;
  readonly head: TableHead;
  /** In the lobby, for everyone to see. */
  readonly isPublic: boolean;
  readonly holders: readonly Holder[];
  readonly at: number;
}

export interface Line {
  readonly entry: TableEntry;
  /** What the client called it; null for what the inn does by itself. */
  readonly command: string | null;
}

/** Whose token opens what. The token itself is known to its holder alone. */
export interface Holder {
  readonly tokenHash: string;
  readonly role: 'host' | 'seat' | 'spectator';
  /** The seat, for who holds one. */
  readonly seat: number | null;
  readonly since: number;
}

export interface KeptTable {
  readonly id: string;
  readonly head: TableHead;
  readonly isPublic: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When its game came to its end; null while it goes on. */
  readonly endedAt: number | null;
  readonly holders: readonly Holder[];
  /** Where it last stood, and all lines: a state is where one may begin to read them. */
  readonly stands: TableState | null;
  readonly lines: readonly Line[];
}

/** late: another process has written these numbers, or this command, already; nothing was written. */
export type Appended = 'kept' | 'late';

export interface Store {
  /** False: a table of that name is there already. */
  create(table: NewTable): Promise<boolean>;
  read(id: string): Promise<KeptTable | null>;
  linesFrom(id: string, number: number): Promise<readonly Line[]>;
  /** The lines get the numbers from `number` on; `ends` when the game is over with them. */
  append(id: string, number: number, lines: readonly Line[], at: number, ends?: boolean): Promise<Appended>;
  /** Keeps where a table stands; an older moment never takes the place of a newer one. */
  keepStand(id: string, state: TableState): Promise<void>;
  hold(id: string, holder: Holder): Promise<void>;
  /** Whoever holds this token here holds nothing any more. */
  release(id: string, tokenHash: string): Promise<void>;
  /** Public tables whose game goes on, the newest first. */
  lobby(most: number): Promise<readonly Omit<KeptTable, 'lines' | 'stands' | 'holders'>[]>;
  /** The table and all that was kept of it. */
  erase(id: string): Promise<void>;
  close(): Promise<void>;
}

export class SqlStore implements Store {
  constructor(private readonly db: Database) {}

  async create({ id, head, isPublic, holders, at }: NewTable): Promise<boolean> {
    const table = say(
      'INSERT INTO tables (id, head, created_at, updated_at, ended_at, is_public) VALUES (?, ?, ?, ?, NULL, ?)',
      ...[id, JSON.stringify(head), at, at, isPublic ? 1 : 0],
    );
    return this.unlessTaken([table, ...holders.map((holder) => holding(id, holder))]);
  }

  async read(id: string): Promise<KeptTable | null> {
    const [row] = await this.db.query(say('SELECT * FROM tables WHERE id = ?', id));
    if (!row) return null;
    const holders = await this.db.query(say('SELECT * FROM holders WHERE table_id = ? ORDER BY since', id));
    const [stands] = await this.db.query(say('SELECT state FROM stands WHERE table_id = ?', id));
    return {
      ...tableIn(row),
      holders: holders.map(holderIn),
      stands: stands ? (JSON.parse(stands.state as string) as TableState) : null,
      lines: await this.linesFrom(id, 0),
    };
  }

  async linesFrom(id: string, number: number): Promise<readonly Line[]> {
    const rows = await this.db.query(
      say('SELECT entry, command FROM lines WHERE table_id = ? AND number >= ? ORDER BY number', id, number),
    );
    return rows.map(({ entry, command }) => ({
      entry: JSON.parse(entry as string) as TableEntry,
      command: command as string | null,
    }));
  }

  async append(id: string, number: number, lines: readonly Line[], at: number, ends = false): Promise<Appended> {
    const values = lines.flatMap(({ entry, command }, i): Value[] => [id, number + i, JSON.stringify(entry), command]);
    const places = lines.map(() => '(?, ?, ?, ?)').join(', ');
    const statements = [
      say(`INSERT INTO lines (table_id, number, entry, command) VALUES ${places}`, ...values),
      say('UPDATE tables SET updated_at = ? WHERE id = ?', at, id),
      ...(ends ? [say('UPDATE tables SET ended_at = ? WHERE id = ?', at, id)] : []),
    ];
    return (await this.unlessTaken(statements)) ? 'kept' : 'late';
  }

  async keepStand(id: string, state: TableState): Promise<void> {
    const newer = 'WHERE excluded.moment >= stands.moment';
    const upsert = `ON CONFLICT (table_id) DO UPDATE SET moment = excluded.moment, state = excluded.state ${newer}`;
    const values = [id, state.moment, JSON.stringify(state)];
    await this.db.commit([say(`INSERT INTO stands (table_id, moment, state) VALUES (?, ?, ?) ${upsert}`, ...values)]);
  }

  async hold(id: string, holder: Holder): Promise<void> {
    await this.db.commit([holding(id, holder)]);
  }

  async release(id: string, tokenHash: string): Promise<void> {
    await this.db.commit([say('DELETE FROM holders WHERE table_id = ? AND token_hash = ?', id, tokenHash)]);
  }

  async lobby(most: number): Promise<readonly Omit<KeptTable, 'lines' | 'stands' | 'holders'>[]> {
    const open = 'WHERE is_public = 1 AND ended_at IS NULL';
    const rows = await this.db.query(say(`SELECT * FROM tables ${open} ORDER BY updated_at DESC LIMIT ?`, most));
    return rows.map(tableIn);
  }

  async erase(id: string): Promise<void> {
    await this.db.commit([say('DELETE FROM tables WHERE id = ?', id)]);
  }

  close(): Promise<void> {
    return this.db.close();
  }

  private async unlessTaken(statements: readonly Statement[]): Promise<boolean> {
    try {
      await this.db.commit(statements);
      return true;
    } catch (error) {
      if (error instanceof Taken) return false;
      throw error;
    }
  }
}

const holding = (id: string, { tokenHash, role, seat, since }: Holder): Statement =>
  say(
    'INSERT INTO holders (table_id, token_hash, role, seat, since) VALUES (?, ?, ?, ?, ?)',
    ...[id, tokenHash, role, seat, since],
  );

/** PostgreSQL hands out 64-bit numbers as text. */
const numberOr = (value: Value): number | null => (value === null ? null : Number(value));

const holderIn = ({ token_hash, role, seat, since }: Row): Holder => ({
  tokenHash: token_hash as string,
  role: role as Holder['role'],
  seat: numberOr(seat),
  since: Number(since),
});

const tableIn = (row: Row): Omit<KeptTable, 'lines' | 'stands' | 'holders'> => ({
  id: row.id as string,
  head: JSON.parse(row.head as string) as TableHead,
  isPublic: row.is_public === 1,
  createdAt: Number(row.created_at),
  updatedAt: Number(row.updated_at),
  endedAt: numberOr(row.ended_at),
});
