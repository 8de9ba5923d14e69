/**
 * What the inn keeps. A table is its log: lines are appended under (table, number), and that key alone decides a race, so
 * any process may serve any table. A line carries the command that led to it; whoever does not know whether a command
 * got through sends it again and finds it there. Nothing is said to have happened before it is on disk.
 */
import type { Saying } from '@tabard/inn';
import type { TableEntry, TableState } from '@tabard/table';
import type { Subscription } from '../push/pusher';
import type { Room } from '../room/room';
import { type Database, type Row, type Statement, say, Taken, type Value } from './database';
import { claim, ownerOf } from './identity';
import { Rooms, SHORT, WHOLE } from './rooms';

export interface NewTable {
  readonly id: string;
  readonly room: Room;
  readonly holders: readonly Holder[];
  readonly at: number;
  /** Of a game that was begun elsewhere: what happened there, each entry as it is kept. */
  readonly entries?: readonly string[];
}

export interface Line {
  readonly entry: TableEntry;
  /** What the client called it; null for what the inn does by itself. */
  readonly command: string | null;
}

/** Whose token it is. The token itself is known to its holder alone; a guest has one for each device. */
export interface Holder {
  readonly tokenHash: string;
  readonly guest: number;
  readonly since: number;
}

/** A table as the lobby shows it. */
export interface TableTitle {
  readonly id: string;
  readonly room: Room;
  /** Counts the room's changes. */
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When its game came to its end; null while it goes on. */
  readonly endedAt: number | null;
}

export interface KeptTable extends TableTitle {
  readonly holders: readonly Holder[];
  /** Where it last stood, and the lines since what it goes on from: a state is where one may begin to read them. */
  readonly stands: TableState | null;
  readonly lines: readonly Line[];
}

/** late: another process has written these numbers, this revision, or this command already; nothing was written. */
export type Kept = 'kept' | 'late';

export interface Appending {
  readonly at: number;
  /** The table was touched so short a time ago that it need not be noted again. */
  readonly isFresh?: boolean;
  /** The game is over with these lines. */
  readonly ends?: boolean;
  /** When somebody must look at the table even if nobody comes (a clock runs out); null: never; left out: as it was. */
  readonly due?: number | null;
}

export interface RoomChange {
  readonly at: number;
  readonly holders?: readonly Holder[];
  /** Guests who are let in no more, by no token, code or call. */
  readonly without?: readonly number[];
  readonly due?: number | null;
}

/** A second device is let in by it, once. */
export interface Code {
  readonly codeHash: string;
  readonly table: string;
  readonly guest: number;
  readonly expiresAt: number;
}

/** How far a table has come: whoever knows as much has missed nothing. */
export interface Pulse {
  readonly id: string;
  readonly revision: number;
  /** The number after the last line's, and after the last saying's. */
  readonly lines: number;
  readonly sayings: number;
}

export interface Store {
  /** False: a table of that name is there already. */
  create(table: NewTable): Promise<boolean>;
  read(id: string): Promise<KeptTable | null>;
  /** Without its lines. */
  title(id: string): Promise<(TableTitle & Pick<KeptTable, 'holders'>) | null>;
  linesFrom(id: string, number: number): Promise<readonly Line[]>;
  /** The lines get the numbers from `number` on. */
  append(id: string, number: number, lines: readonly Line[], how: Appending): Promise<Kept>;
  /** The room gets this revision; whoever it lets in is let in with it. */
  changeRoom(id: string, revision: number, room: Room, how: RoomChange): Promise<Kept>;
  /** Keeps where a table stands; an older moment never takes the place of a newer one. */
  keepStand(id: string, state: TableState): Promise<void>;
  /** Of a game that is over; the first that is kept stays. */
  keepRecord(id: string, record: string): Promise<void>;
  record(id: string): Promise<string | null>;
  hold(id: string, holder: Holder): Promise<void>;
  /** Whoever holds this token here holds nothing any more. */
  release(id: string, tokenHash: string): Promise<void>;
  /** Takes the place of one that this guest was given before. */
  addCode(code: Code): Promise<void>;
  /** The code, which is used up with it; null: there is none, or its time is over. */
  takeCode(codeHash: string, at: number): Promise<Code | null>;
  /** `command`: what the client called it; null for what the inn says by itself. */
  say(id: string, saying: Saying, command: string | null): Promise<Kept>;
  sayings(id: string, from: number, most: number): Promise<readonly Saying[]>;
  /** How far these tables have come; of one that was erased there is nothing. */
  pulses(ids: readonly string[]): Promise<readonly Pulse[]>;
  /** A browser of this guest wants to be told; said again, it is renewed. Of one guest the newest so many are kept. */
  subscribe(id: string, guest: number, to: Subscription, how: { at: number; most: number }): Promise<void>;
  subscriptions(id: string, guest: number): Promise<readonly Subscription[]>;
  unsubscribe(id: string, endpoint: string): Promise<void>;
  /** Public tables whose game goes on, the newest first; of their rooms all but what is large (`brought`, `head`). */
  lobby(most: number): Promise<readonly TableTitle[]>;
  /** Tables that somebody must look at by now. */
  due(at: number, most: number): Promise<readonly string[]>;
  /** The table and all that was kept of it. */
  erase(id: string): Promise<void>;
  /** Under which key its inn is known; null: nobody's yet. `asking`: the inn that asks. */
  owner(asking: string | null): Promise<string | null>;
  /** Whose it is from now on: this inn's, unless it was another's already. */
  claim(inn: string, at: number): Promise<string>;
  /** Answers when the database does. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const PULSES_AT_ONCE = 200;
const LINES_AT_ONCE = 1_000;
const PULSE = `SELECT id, revision,
  (SELECT max(number) FROM lines WHERE table_id = id) AS line,
  (SELECT max(number) FROM sayings WHERE table_id = id) AS saying FROM tables`;

export class SqlStore implements Store {
  private readonly rooms = new Rooms();

  constructor(private readonly db: Database) {}

  async create({ id, room, holders, at, entries = [] }: NewTable): Promise<boolean> {
    const table = say(
      'INSERT INTO tables (id, revision, created_at, updated_at, ended_at, due_at, is_public) VALUES (?, 0, ?, ?, NULL, NULL, ?)',
      ...[id, at, at, room.isPublic && entries.length === 0 ? 1 : 0],
    );
    const { statements, written } = this.rooms.writing(id, 0, room);
    const kept = await this.unlessTaken([table, ...statements, ...holders.map((holder) => holding(id, holder))]);
    if (kept === 'late') return false;
    written();
    await this.fill(id, beginOf(room), entries, room.isPublic).catch(async (error: Error) => {
      await this.erase(id).catch(() => undefined);
      throw error;
    });
    return true;
  }

  /** Some at a time, because others want to write, too; nobody knows the table before all are there. */
  private async fill(id: string, first: number, entries: readonly string[], isPublic: boolean): Promise<void> {
    for (let at = 0; at < entries.length; at += LINES_AT_ONCE) {
      const some = entries.slice(at, at + LINES_AT_ONCE);
      const values = some.flatMap((entry, i): Value[] => [id, first + at + i, entry]);
      const places = some.map(() => '(?, ?, ?)').join(', ');
      await this.db.commit([say(`INSERT INTO lines (table_id, number, entry) VALUES ${places}`, ...values)]);
    }
    if (entries.length > 0 && isPublic) await this.db.commit([say('UPDATE tables SET is_public = 1 WHERE id = ?', id)]);
  }

  async read(id: string): Promise<KeptTable | null> {
    const title = await this.title(id);
    if (!title) return null;
    const [stands] = await this.db.query(say('SELECT state FROM stands WHERE table_id = ?', id));
    return {
      ...title,
      stands: stands ? (JSON.parse(stands.state as string) as TableState) : null,
      lines: await this.linesFrom(id, beginOf(title.room)),
    };
  }

  async title(id: string): Promise<(TableTitle & Pick<KeptTable, 'holders'>) | null> {
    const [row] = await this.db.query(say(`${WHOLE} WHERE t.id = ?`, id));
    if (!row) return null;
    const holders = await this.db.query(say('SELECT * FROM holders WHERE table_id = ? ORDER BY since', id));
    return { ...this.titleIn(row), holders: holders.map(holderIn) };
  }

  /** Some at a time: a long log is much to read, and others wait. */
  async linesFrom(id: string, number: number): Promise<readonly Line[]> {
    const lines: Line[] = [];
    const sql = 'SELECT entry, command FROM lines WHERE table_id = ? AND number >= ? ORDER BY number LIMIT ?';
    for (;;) {
      const rows = await this.db.query(say(sql, id, number + lines.length, LINES_AT_ONCE));
      for (const { entry, command } of rows)
        lines.push({ entry: JSON.parse(entry as string) as TableEntry, command: command as string | null });
      if (rows.length < LINES_AT_ONCE) return lines;
    }
  }

  append(id: string, number: number, lines: readonly Line[], { at, isFresh, ends, due }: Appending): Promise<Kept> {
    const changes: { [column: string]: Value } = {
      ...(isFresh ? {} : { updated_at: at }),
      ...(due === undefined ? {} : { due_at: due }),
      ...(ends ? { ended_at: at } : {}),
    };
    return this.unlessTaken([appending(id, number, lines), ...updating(id, changes)]);
  }

  async changeRoom(id: string, revision: number, room: Room, how: RoomChange): Promise<Kept> {
    const { at, holders = [], without = [], due } = how;
    const { statements, written } = this.rooms.writing(id, revision, room);
    const kept = await this.unlessTaken([
      ...statements,
      {
        // What was read must be what is changed: the rows of older revisions are not there any more to say so.
        sql: 'UPDATE tables SET revision = ?, updated_at = ?, is_public = ? WHERE id = ? AND revision = ?',
        values: [revision, at, room.isPublic ? 1 : 0, id, revision - 1],
        must: true,
      },
      say('DELETE FROM rooms WHERE table_id = ? AND revision < ?', id, revision),
      ...(due === undefined ? [] : [say('UPDATE tables SET due_at = ? WHERE id = ?', due, id)]),
      ...without.flatMap((guest) =>
        ['holders', 'codes', 'subscriptions'].map((part) =>
          say(`DELETE FROM ${part} WHERE table_id = ? AND guest = ?`, id, guest),
        ),
      ),
      ...holders.map((holder) => holding(id, holder)),
    ]);
    if (kept === 'kept') written();
    return kept;
  }

  async keepStand(id: string, state: TableState): Promise<void> {
    const newer = 'WHERE excluded.moment >= stands.moment';
    const upsert = `ON CONFLICT (table_id) DO UPDATE SET moment = excluded.moment, state = excluded.state ${newer}`;
    const values = [id, state.moment, JSON.stringify(state)];
    await this.db.commit([say(`INSERT INTO stands (table_id, moment, state) VALUES (?, ?, ?) ${upsert}`, ...values)]);
  }

  async keepRecord(id: string, record: string): Promise<void> {
    const once = 'ON CONFLICT (table_id) DO NOTHING';
    await this.db.commit([say(`INSERT INTO records (table_id, record) VALUES (?, ?) ${once}`, id, record)]);
  }

  async record(id: string): Promise<string | null> {
    const [row] = await this.db.query(say('SELECT record FROM records WHERE table_id = ?', id));
    return row ? (row.record as string) : null;
  }

  async hold(id: string, holder: Holder): Promise<void> {
    await this.db.commit([holding(id, holder)]);
  }

  async release(id: string, tokenHash: string): Promise<void> {
    await this.db.commit([say('DELETE FROM holders WHERE table_id = ? AND token_hash = ?', id, tokenHash)]);
  }

  async addCode({ codeHash, table, guest, expiresAt }: Code): Promise<void> {
    const values = [codeHash, table, guest, expiresAt];
    await this.db.commit([
      // Of one guest the newest alone lets in: whoever asks for codes all day long fills no disk.
      say('DELETE FROM codes WHERE table_id = ? AND guest = ?', table, guest),
      say('INSERT INTO codes (code_hash, table_id, guest, expires_at) VALUES (?, ?, ?, ?)', ...values),
    ]);
  }

  async takeCode(codeHash: string, at: number): Promise<Code | null> {
    const [, [row]] = await this.db.commit([
      say('DELETE FROM codes WHERE expires_at < ?', at),
      say('DELETE FROM codes WHERE code_hash = ? RETURNING table_id, guest, expires_at', codeHash),
    ]);
    if (!row) return null;
    return { codeHash, table: row.table_id as string, guest: Number(row.guest), expiresAt: Number(row.expires_at) };
  }

  say(id: string, { number, guest, kind, text, about, at }: Saying, command: string | null): Promise<Kept> {
    const values = [id, number, guest, kind, text, about, at, command];
    const columns = 'table_id, number, guest, kind, text, about, at, command';
    return this.unlessTaken([say(`INSERT INTO sayings (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`, ...values)]);
  }

  async sayings(id: string, from: number, most: number): Promise<readonly Saying[]> {
    const rows = await this.db.query(
      say('SELECT * FROM sayings WHERE table_id = ? AND number >= ? ORDER BY number DESC LIMIT ?', ...[id, from, most]),
    );
    return rows
      .map(({ number, guest, kind, text, about, at }) => ({
        number: Number(number),
        guest: numberOr(guest),
        kind: kind as Saying['kind'],
        text: text as string,
        about: numberOr(about),
        at: Number(at),
      }))
      .reverse();
  }

  async pulses(ids: readonly string[]): Promise<readonly Pulse[]> {
    const pulses: Pulse[] = [];
    for (let at = 0; at < ids.length; at += PULSES_AT_ONCE) {
      const some = ids.slice(at, at + PULSES_AT_ONCE);
      const rows = await this.db.query(say(`${PULSE} WHERE id IN (${some.map(() => '?').join(', ')})`, ...some));
      pulses.push(...rows.map(pulseIn));
    }
    return pulses;
  }

  async subscribe(
    id: string,
    guest: number,
    { endpoint, p256dh, auth }: Subscription,
    { at, most }: { at: number; most: number },
  ): Promise<void> {
    const values = [id, endpoint, guest, p256dh, auth, at];
    const newest = 'SELECT endpoint FROM subscriptions WHERE table_id = ? AND guest = ? ORDER BY since DESC LIMIT ?';
    await this.db.commit([
      say('DELETE FROM subscriptions WHERE table_id = ? AND endpoint = ?', id, endpoint),
      say(
        'INSERT INTO subscriptions (table_id, endpoint, guest, p256dh, auth, since) VALUES (?, ?, ?, ?, ?, ?)',
        ...values,
      ),
      say(
        `DELETE FROM subscriptions WHERE table_id = ? AND guest = ? AND endpoint NOT IN (${newest})`,
        ...[id, guest, id, guest, most],
      ),
    ]);
  }

  async subscriptions(id: string, guest: number): Promise<readonly Subscription[]> {
    const rows = await this.db.query(
      say(
        'SELECT endpoint, p256dh, auth FROM subscriptions WHERE table_id = ? AND guest = ? ORDER BY since',
        ...[id, guest],
      ),
    );
    return rows.map(({ endpoint, p256dh, auth }) => ({
      endpoint: endpoint as string,
      p256dh: p256dh as string,
      auth: auth as string,
    }));
  }

  async unsubscribe(id: string, endpoint: string): Promise<void> {
    await this.db.commit([say('DELETE FROM subscriptions WHERE table_id = ? AND endpoint = ?', id, endpoint)]);
  }

  async lobby(most: number): Promise<readonly TableTitle[]> {
    const open = 'WHERE t.is_public = 1 AND t.ended_at IS NULL';
    const rows = await this.db.query(say(`${SHORT} ${open} ORDER BY t.updated_at DESC LIMIT ?`, most));
    return rows.map((row) => this.titleIn(row));
  }

  async due(at: number, most: number): Promise<readonly string[]> {
    const rows = await this.db.query(
      say('SELECT id FROM tables WHERE due_at <= ? AND ended_at IS NULL ORDER BY due_at LIMIT ?', at, most),
    );
    return rows.map(({ id }) => id as string);
  }

  async erase(id: string): Promise<void> {
    await this.db.commit([say('DELETE FROM tables WHERE id = ?', id)]);
    await this.db.scrub?.().catch(() => undefined); // It is gone, whatever becomes of that.
  }

  owner(asking: string | null): Promise<string | null> {
    return ownerOf(this.db, asking);
  }

  claim(inn: string, at: number): Promise<string> {
    return claim(this.db, inn, at);
  }

  async ping(): Promise<void> {
    await this.db.query(say('SELECT 1'));
  }

  close(): Promise<void> {
    return this.db.close();
  }

  private titleIn(row: Row): TableTitle {
    return {
      id: row.id as string,
      room: this.rooms.read(row),
      revision: Number(row.revision),
      createdAt: Number(row.created_at),
      updatedAt: Number(row.updated_at),
      endedAt: numberOr(row.ended_at),
    };
  }

  private async unlessTaken(statements: readonly Statement[]): Promise<Kept> {
    try {
      await this.db.commit(statements);
      return 'kept';
    } catch (error) {
      if (error instanceof Taken) return 'late';
      throw error;
    }
  }
}

function appending(id: string, number: number, lines: readonly Line[]): Statement {
  const values = lines.flatMap(({ entry, command }, i): Value[] => [id, number + i, JSON.stringify(entry), command]);
  const places = lines.map(() => '(?, ?, ?, ?)').join(', ');
  return say(`INSERT INTO lines (table_id, number, entry, command) VALUES ${places}`, ...values);
}

/** Nothing changed, nothing said: a row that is written with every answer costs as much as the answer. */
function updating(id: string, changes: { readonly [column: string]: Value }): Statement[] {
  const columns = Object.keys(changes);
  if (columns.length === 0) return [];
  const set = columns.map((column) => `${column} = ?`).join(', ');
  return [say(`UPDATE tables SET ${set} WHERE id = ?`, ...Object.values(changes), id)];
}

const holding = (id: string, { tokenHash, guest, since }: Holder): Statement =>
  say('INSERT INTO holders (table_id, token_hash, guest, since) VALUES (?, ?, ?, ?)', id, tokenHash, guest, since);

/** PostgreSQL hands out 64-bit numbers as text. */
const numberOr = (value: Value): number | null => (value === null ? null : Number(value));

/** The number of the first line that a table goes on with; those before led to where it goes on from. */
const beginOf = ({ head }: Room): number => head?.from?.moment ?? 0;

const pulseIn = ({ id, revision, line, saying }: Row): Pulse => ({
  id: id as string,
  revision: Number(revision),
  lines: (numberOr(line) ?? -1) + 1,
  sayings: (numberOr(saying) ?? -1) + 1,
});

const holderIn = ({ token_hash, guest, since }: Row): Holder => ({
  tokenHash: token_hash as string,
  guest: Number(guest),
  since: Number(since),
});
