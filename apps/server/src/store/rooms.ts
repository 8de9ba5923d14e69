/**
 * A room as it is kept: a short text that is written anew with every change, and beside it what is large (what was brought to
 * the table, what its log begins with), which is written once. Only the newest revision is kept.
 */
import type { Room } from '../room/room';
import { type Row, type Statement, say } from './database';

const PARTS = ['brought', 'head'] as const;
type Part = (typeof PARTS)[number];

/** How its large parts are kept: `same`, where the log's beginning brings what the room brings, which is kept once. */
interface Apart {
  readonly same: boolean;
}

/** A whole room, in one statement, so that its parts belong together. */
export const WHOLE = `SELECT t.*, r.room, ${PARTS.map(
  (part) => `(SELECT b.text FROM bulk b WHERE b.table_id = t.id AND b.part = '${part}') AS ${part}`,
).join(', ')} FROM tables t JOIN rooms r ON r.table_id = t.id AND r.revision = t.revision`;

/** Without its large parts: `brought` and `head` are null. */
export const SHORT = 'SELECT t.*, r.room FROM tables t JOIN rooms r ON r.table_id = t.id AND r.revision = t.revision';

type Head = NonNullable<Room['head']>;

export class Rooms {
  /** Large parts that stand in the database as they are here, and of which table. */
  private readonly kept = new WeakMap<object, { readonly id: string; readonly apart: Apart }>();

  /** What is to be written; `written` is called once it is. */
  writing(id: string, revision: number, room: Room): { statements: Statement[]; written(): void } {
    const parts = PARTS.filter((part) => isLarge(room[part]));
    const fresh = parts.filter((part) => this.kept.get(room[part] as object)?.id !== id);
    const apart = fresh.includes('head') || !room.head ? { same: isSame(room) } : this.kept.get(room.head)!.apart;
    const short = { ...room, brought: briefly(room.brought), head: null, apart };
    const statements = [
      say('INSERT INTO rooms (table_id, revision, room) VALUES (?, ?, ?)', id, revision, JSON.stringify(short)),
      ...fresh.map((part) => laying(id, part, part === 'head' ? headOf(room.head!, apart) : room.brought)),
    ];
    const written = () => {
      for (const part of parts) this.kept.set(room[part] as object, { id, apart });
    };
    return { statements, written };
  }

  read(row: Row): Room {
    const { apart, ...short } = JSON.parse(row.room as string) as Room & { readonly apart?: Apart };
    if (!apart) return short; // From before large parts were kept by themselves, or one that has none.
    const brought = row.brought ? JSON.parse(row.brought as string) : short.brought;
    const head = row.head ? withBrought(JSON.parse(row.head as string) as Head, apart, brought) : null;
    const room: Room = { ...short, brought, head };
    for (const part of PARTS)
      if (isLarge(room[part])) this.kept.set(room[part] as object, { id: row.id as string, apart });
    return room;
  }
}

const isLarge = (part: unknown): boolean => typeof part === 'object' && part !== null;

/** A number or a word stays where it is. */
const briefly = (brought: Room['brought']): Room['brought'] => (isLarge(brought) ? null : brought);

function isSame({ brought, head }: Room): boolean {
  const own = head?.setup.match.brought;
  return isLarge(own) && (own === brought || JSON.stringify(own) === JSON.stringify(brought));
}

const headOf = (head: Head, { same }: Apart): Head => (same ? bringing(head, null) : head);
const withBrought = (head: Head, { same }: Apart, brought: Room['brought']): Head =>
  same ? bringing(head, brought) : head;

/** In the place where it stood: a room is the same, letter for letter, when it is read again. */
const bringing = (head: Head, brought: Room['brought']): Head => ({
  ...head,
  setup: { ...head.setup, match: { ...head.setup.match, brought: brought as Head['setup']['match']['brought'] } },
});

const laying = (id: string, part: Part, what: unknown): Statement =>
  say(
    'INSERT INTO bulk (table_id, part, text) VALUES (?, ?, ?) ON CONFLICT (table_id, part) DO UPDATE SET text = excluded.text',
    ...[id, part, JSON.stringify(what)],
  );
