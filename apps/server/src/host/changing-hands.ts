/** Seats that change hands: somebody plays on for who is away, who comes back has their seat again, and another guest is host. */
import type { News, NotDone } from '@tabard/inn';
import type { Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import { hostInstead, returned, seatsToReturn, voteOnTakeover, wantToTakeOver, weighed } from '../room/hands';
import { type Room, seatsOfGuest } from '../room/room';
import type { Presence } from './presence';
import type { Questions } from './questions';

/** The table whose seats they are. */
export interface SeatedTable {
  readonly room: Room;
  readonly table: Table | null;
  readonly goesOn: boolean;
  readonly presence: Presence;
  readonly questions: Questions;
  changeRoom(change: (room: Room) => { readonly room: Room }): Promise<void>;
  /** Does it, when it is the table's turn already. Null: it stands. */
  enact(deed: (table: Table, at: number) => void): Promise<NotDone | 'late' | null>;
  /** The inn itself says something: now, or when it is the table's turn. */
  sayNews(news: News, about: number): Promise<void>;
  tellNews(news: News, about: number): Promise<void>;
}

export class ChangingHands {
  /** By seat that somebody else plays on at: the moment at which whose it is came back. */
  private readonly cameBack = new Map<Seat, number>();
  private isReturning = false;

  constructor(private readonly at: SeatedTable) {}

  // ---- somebody plays on

  /** Wants to play on for somebody who is away. */
  takeOver(guest: number, seat: Seat): Promise<void> {
    return this.change((room) => wantToTakeOver(room, guest, seat, this.at.presence));
  }

  vote(guest: number, seat: Seat, agrees: boolean): Promise<void> {
    return this.change((room) => voteOnTakeover(room, guest, seat, agrees, this.at.presence));
  }

  private async change(change: (room: Room) => Room): Promise<void> {
    let taken = -1;
    await this.at.changeRoom((room) => {
      const changed = change(room);
      taken = changed.seats === room.seats ? -1 : room.seats.findIndex((seat, i) => seat !== changed.seats[i]);
      return { room: changed };
    });
    if (taken >= 0) await this.at.tellNews('taken-over', taken);
  }

  /** The host is away for long. */
  async replaceHost(): Promise<void> {
    const { presence } = this.at;
    const host = hostInstead(this.at.room, presence);
    if (host === null) return;
    await this.at.changeRoom((room) => ({ room: { ...room, host: hostInstead(room, presence) ?? room.host } }));
    await this.at.tellNews('new-host', host);
  }

  // ---- somebody comes back

  /** Who came back keeps their seat. */
  whoIsHereHasChanged(): void {
    const weigh = (room: Room) => weighed(room, this.at.presence);
    if (this.at.room.takeover) void this.change(weigh).catch(() => undefined);
    this.returnSeats();
  }

  /** What somebody else gave to a bot while they were away is theirs again. */
  async takeBackFromBots(guest: number): Promise<void> {
    for (const seat of seatsOfGuest(this.at.room, guest)) {
      const { table } = this.at;
      if (!table || table.match.standing || !table.isGivenAway(seat)) continue;
      if ((await this.at.enact((own, at) => own.sit(seat, null, at))) === null)
        await this.at.sayNews('seat-back', seat);
    }
  }

  /** Who comes back has their seat again at its next question; the one that is asked is answered by who played on, if they are here. */
  returnSeats(): void {
    const { table, room, presence, questions, goesOn } = this.at;
    const theirs = goesOn ? seatsToReturn(room, presence) : [];
    for (const seat of this.cameBack.keys()) if (!theirs.includes(seat)) this.cameBack.delete(seat);
    const due = theirs.filter((seat) => {
      const since = this.cameBack.get(seat) ?? table!.moment;
      this.cameBack.set(seat, since);
      const standIn = table!.humanOf(seat);
      const isAsked = standIn !== null && presence.isHere(standIn) && table!.personsAsked().includes(seat);
      return !isAsked || questions.isNewerThan(seat, since);
    });
    if (due.length > 0 && !this.isReturning) void this.giveBack(due);
  }

  private async giveBack(seats: readonly Seat[]): Promise<void> {
    this.isReturning = true;
    try {
      await this.at.changeRoom((now) => ({ room: returned(now, seats, this.at.presence) }));
      for (const seat of seats) await this.at.tellNews('seat-back', seat);
    } catch {
      // Put away meanwhile, or somebody else did it: whoever is here next looks again.
    } finally {
      this.isReturning = false;
    }
  }
}
