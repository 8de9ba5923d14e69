/**
 * The log of a table and its room, as they are known here, and how both are written and read. What is written stands when the
 * store says so; another process may have been faster, and then what it wrote is read before anything else is done.
 */
import { Table, type TableEntry } from '@tabard/table';
import type { Room } from '../room/room';
import { Gone } from '../store/database';
import type { Holder, KeptTable, Line, RoomChange, Store } from '../store/store';
import { Breath } from './breath';
import { Courtesy } from './courtesy';
import { sizeOf } from './deeds';
import { clockDue, KeptTime } from './due';
import type { Rules } from './live-table';
import { blindTo, Moments } from './moments';
import { Questions } from './questions';
import { retried } from './retry';

/** What stands above the log. */
export type Title = Pick<KeptTable, 'room' | 'revision' | 'holders'>;

interface Where {
  readonly store: Store;
  readonly now: () => number;
  /** What is to be kept of a game that is over; null: it cannot tell all of itself. */
  readonly record: (table: Table, room: Room) => string | null;
}

/** So many lines later where it stands is kept again: from there it goes on should the rules change. */
const STAND_EVERY = 50;

export class KeptLog {
  readonly moments = new Moments();
  readonly questions: Questions;
  readonly courtesy = new Courtesy();
  table: Table | null = null;
  title: Title;
  /** Of its log, as far as people may choose them. */
  bytes = 0;
  /** By the guests' names for them: where in the log each command stands. */
  private readonly commands = new Map<string, number>();
  private readonly time = new KeptTime();
  private standKept = 0;
  /** What is told of its end for ever is on disk. */
  private isEndKept = false;

  constructor(
    private readonly where: Where,
    private readonly rules: Rules,
    private readonly id: string,
    title: Title,
  ) {
    this.title = title;
    this.questions = new Questions(where.now);
  }

  get room(): Room {
    return this.title.room;
  }

  get holders(): readonly Holder[] {
    return this.title.holders;
  }

  /** The moment at which the command was done; undefined: it was not. */
  doneAt(command: string): number | undefined {
    return this.commands.get(command);
  }

  // ---- reading

  /** A long game is played anew in short goes: others have tables, too. */
  async takeUp(kept: KeptTable): Promise<void> {
    const { room, lines } = kept;
    this.title = kept;
    this.standKept = kept.stands?.moment ?? 0;
    this.commands.clear();
    if (!room.head) return;
    const table = this.tableWithoutLines();
    this.moments.begin(table.moment);
    this.bytes = 0;
    this.questions.begin(table);
    const breath = new Breath();
    for (const line of lines) {
      if (breath.isDue) await breath.take();
      this.follow(table, line);
    }
    this.table = table;
  }

  tableWithoutLines(): Table {
    const { module, roster } = this.rules;
    return Table.fromLog(module.game, roster, { ...this.room.head!, entries: [] });
  }

  /** A line that another process has written. */
  follow(table: Table, { entry, command }: Line): void {
    this.time.forget();
    const blind = blindTo(table, entry.kind === 'wish' ? entry.seat : null);
    table.follow([entry]);
    if (command !== null) this.commands.set(command, table.moment);
    this.note(table, entry, blind());
  }

  private note(table: Table, entry: TableEntry, blind: ReturnType<ReturnType<typeof blindTo>>): void {
    this.bytes += sizeOf(entry);
    this.moments.note(blind);
    this.questions.note(table, entry);
  }

  // ---- writing

  /** Writes what the table has done since it was so long. Should the first attempt get through unheard, the second is late, and finds it there. */
  async write(table: Table, { number, at, command, blind }: Written): Promise<'kept' | 'late'> {
    const entries = table.logFrom(number);
    const lines = entries.map((entry, i) => ({ entry, command: i === 0 ? command : null }));
    const ends = table.match.standing !== null;
    const due = ends ? null : clockDue(table, at);
    const owed = this.time.owed(at, due);
    const { store } = this.where;
    if ((await retried(() => store.append(this.id, number, lines, { at, ends, ...owed }))) === 'late') {
      this.courtesy.noticed();
      return 'late';
    }
    this.courtesy.wrote();
    this.time.note(at, due, owed);
    if (command !== null) this.commands.set(command, table.moment);
    for (const entry of entries) this.note(table, entry, blind());
    return 'kept';
  }

  /** Replaces the room; another process may have been faster, and then its own stands. */
  async writeRoom(
    room: Room,
    how: Omit<RoomChange, 'at'>,
  ): Promise<{ readonly stands: Title; readonly isOurs: boolean }> {
    const { store, now } = this.where;
    this.time.forget();
    const revision = this.title.revision + 1;
    const at = now();
    const kept = await retried(() => store.changeRoom(this.id, revision, room, { ...how, at }));
    const title = kept === 'kept' ? null : await retried(() => store.title(this.id));
    if (kept === 'late' && !title) throw new Gone('the table was erased');
    const stay = this.holders.filter(({ guest }) => !how.without?.includes(guest));
    const own = { room, revision, holders: [...stay, ...(how.holders ?? [])] };
    return { stands: title ?? own, isOurs: !title || isSameChange(title, own) };
  }

  /** A device more. */
  async let(holder: Holder): Promise<void> {
    await this.where.store.hold(this.id, holder);
    this.title = { ...this.title, holders: [...this.holders, holder] };
  }

  // ---- for the day when the rules have changed

  /** Where it stands, if it was not kept for long; at its end, all that is told of it for ever. */
  async keepStanding(table: Table): Promise<void> {
    if (table.match.standing) await this.keepEnd(table);
    else if (table.moment - this.standKept >= STAND_EVERY) await this.keepStand(table);
  }

  /** Before it is put away. */
  async keepNow(): Promise<void> {
    if (this.table && this.table.moment > this.standKept) await this.keepStand(this.table);
  }

  /** Years later, by whatever rules are here then, it is still there as it was played. */
  private async keepEnd(table: Table): Promise<void> {
    if (this.isEndKept) return;
    await this.keepRecord(table);
    await this.keepStand(table);
    this.isEndKept = true;
  }

  /** Signed once: what stands there already stays. */
  async keepRecord(table: Table): Promise<void> {
    const { store } = this.where;
    if ((await retried(() => store.record(this.id))) !== null) return;
    const record = this.where.record(table, this.room);
    if (record !== null) await retried(() => store.keepRecord(this.id, record));
  }

  private async keepStand(table: Table): Promise<void> {
    await new Breath().take(); // What has happened since its last checkpoint may have to be played once more for it.
    const { stands } = table;
    await retried(() => this.where.store.keepStand(this.id, stands));
    this.standKept = table.moment;
  }
}

interface Written {
  /** How long the log was before. */
  readonly number: number;
  readonly at: number;
  readonly command: string | null;
  readonly blind: ReturnType<typeof blindTo>;
}

/** What stands there is what was to be written: it got through, though nobody heard so. */
function isSameChange(title: Title, own: Title): boolean {
  const isHeld = ({ tokenHash }: Holder) => title.holders.some((holder) => holder.tokenHash === tokenHash);
  const isSameRoom = title.revision === own.revision && JSON.stringify(title.room) === JSON.stringify(own.room);
  return isSameRoom && own.holders.every(isHeld);
}

/** From which moment the lines go that are written now. */
export const beginOf = ({ head }: Room): number | null => head && (head.from?.moment ?? 0);

/**
 * What its lines go on from, and under which word: the first card, or where rules that have changed since took over; the seed a
 * secret, or known to somebody. Null: it has not begun.
 */
export const pageOf = ({ head, takenHome }: Room): string | null =>
  head && `${head.from?.moment ?? 0}${takenHome ? ', known' : ''}`;
