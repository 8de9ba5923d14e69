/** Whom a table waits for, and since when; who of them has no line here is told otherwise. */
import type { Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import type { Notice } from '../push/pusher';
import { type Room, seatsOfGuest } from '../room/room';
import type { Presence } from './presence';
import type { Questions } from './questions';

export interface CallingTable {
  readonly id: string;
  readonly room: Room;
  readonly table: Table | null;
  readonly presence: Presence;
  readonly questions: Questions;
  /** Tells a guest who is away, where they wanted that; if not at once, then if they are still waited for. */
  call(guest: number, notice: Notice, isWaitedFor: () => Promise<boolean>): void;
  /** Looks when it is the table's turn. Of one that was put away nothing more is asked: it stays so. */
  stillSo(look: () => boolean): Promise<boolean>;
}

export class WaitedFor {
  constructor(private readonly at: CallingTable) {}

  /** Whether one of this guest's seats is asked something. */
  isWaitedFor(guest: number): boolean {
    const { table, room } = this.at;
    const seats = seatsOfGuest(room, guest);
    return table?.personsAsked().some((seat) => seats.includes(seat)) ?? false;
  }

  /** The people who are asked, as the seat sees it, and since when. Null: it does not wait for anybody. */
  seenBy(viewer: Seat): { seats: Seat[]; since: number } | null {
    const { table, questions } = this.at;
    if (!table || table.match.standing) return null;
    const { asks } = table.match.pendingFor(viewer);
    const seats = asks.map(({ seat }) => seat).filter((seat) => table.humanOf(seat) !== null);
    if (seats.length === 0) return null;
    return { seats, since: Math.min(...seats.map((seat) => questions.askedAt(seat))) };
  }

  callAway(guests: readonly number[], why: Notice['tabard']): void {
    const { id, room, presence } = this.at;
    for (const guest of guests) {
      if (presence.isHere(guest)) continue;
      const look = () => !presence.isHere(guest) && this.isWaitedFor(guest);
      this.at.call(guest, { tabard: why, table: id, game: room.game }, () => this.at.stillSo(look));
    }
  }

  /** Whose question is as new as the log: each is told of it once. */
  callAsked(table: Table): void {
    if (table.match.standing) return;
    const fresh = table.personsAsked().filter((seat) => this.at.questions.isNewerThan(seat, table.moment - 1));
    this.callAway([...new Set(fresh.map((seat) => table.humanOf(seat)!))], 'turn');
  }
}
