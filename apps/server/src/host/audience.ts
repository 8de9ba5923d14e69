/**
 * Who is told what happens at a table: where each of them looks from, what they saw last, and who watches behind time. Whoever
 * looks through the same eyes and wants the same is told the same.
 */
import type { FromInn, Saying, TableCard } from '@tabard/inn';
import type { Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import { type Room, seatsOfGuest } from '../room/room';
import { ChangeTexts, welcomeText } from './change-texts';
import { Gallery } from './gallery';
import type { Moments } from './moments';
import { type LastShown, shownNow, sightOf } from './sights';

/** What a pair of eyes wants to be told. */
export interface Eyes {
  /** Null: somebody who came without a token. */
  readonly guest: number | null;
  /** How many had this guest's number before them. */
  readonly nth?: number;
  readonly viewer: Seat | null;
  readonly story: boolean;
  readonly reasons: boolean;
}

export interface Listener extends Eyes {
  /** Their seats have changed: from now on they look from here. */
  look(viewer: Seat | null): void;
  send(text: string): void;
  /** The table is put away; they may come back at once if `again`. */
  dismiss(reason: string, again: boolean): void;
}

/** What whoever comes back saw last. */
export interface Since {
  readonly moment: number;
  readonly events: number;
}

/** The table that is looked at. */
export interface Played {
  now(): number;
  readonly room: Room;
  readonly table: Table | null;
  /** The table of the same log without any entries. */
  fromTheBeginning(): Table;
  /** The moment at which that is. */
  readonly beginning: number;
  readonly card: TableCard;
  readonly sayings: readonly Saying[];
  readonly moments: Moments;
  /** Does it when it is the table's turn. */
  byItself(job: () => void): unknown;
}

type Welcome = Extract<FromInn, { kind: 'welcome' }>;
const NOTHING_NEW = { sight: null, change: null, history: null };

export class Audience {
  private readonly listeners = new Set<Listener>();
  /** Which seats each of them was told are theirs. */
  private readonly seatsTold = new Map<Listener, string>();
  /** What each pair of eyes saw last. */
  private readonly shown = new Map<Seat | null, LastShown>();
  private readonly gallery: Gallery;

  constructor(private readonly played: Played) {
    this.gallery = new Gallery({
      now: () => played.now(),
      delay: () => this.room.delay,
      table: () => played.table,
      fromTheBeginning: () => played.fromTheBeginning(),
      beginning: () => played.beginning,
      card: () => played.card,
      sayings: () => played.sayings,
      inTurn: (job) => void played.byItself(job),
      you: ({ guest }) => ({ guest, seats: seatsOfGuest(this.room, guest), viewer: null }),
    });
  }

  private get room(): Room {
    return this.played.room;
  }

  get size(): number {
    return this.listeners.size + this.gallery.listeners.size;
  }

  private get everyone(): Listener[] {
    return [...this.listeners, ...this.gallery.listeners];
  }

  // ---- coming and going

  /** Whether they may come in, and from where they look. Who may not is sent away. */
  lets(listener: Listener): boolean {
    listener.look(this.placeOf(listener));
    const why = this.whyNot(listener);
    if (why !== null) listener.dismiss(why, false);
    return why === null;
  }

  /** What it takes to let them in is done in short goes; then they are let in at once. */
  async prepare(listener: Listener): Promise<void> {
    if (this.isBehind(listener)) await this.gallery.prepare();
  }

  /** The same before a room in which somebody who is here is behind time. */
  async prepareFor(room: Room): Promise<void> {
    const isNew = room.delay > 0 && room.delay !== this.room.delay;
    if (isNew && this.played.table && this.size > 0) await this.gallery.prepare(room.delay);
  }

  /** Says welcome, and tells them everything from now on. */
  admit(listener: Listener, since: Since | null): void {
    if (this.isBehind(listener)) this.gallery.arrive(listener, since);
    else {
      this.greet(listener, since);
      this.listeners.add(listener);
    }
  }

  /** False: they were not here. */
  leave(listener: Listener): boolean {
    if (!this.listeners.delete(listener) && !this.gallery.leave(listener)) return false;
    this.forget(listener.viewer);
    this.seatsTold.delete(listener);
    return true;
  }

  /** Everyone is sent away. */
  dismiss(reason: string, again: boolean): void {
    for (const listener of this.everyone) listener.dismiss(reason, again);
    this.listeners.clear();
    this.gallery.close();
  }

  /** Without a seat one watches, if the host likes; who has left for good comes in as somebody new, if at all. */
  private whyNot({ guest, nth = 0 }: Eyes): string | null {
    const { room } = this;
    const there = guest === null ? null : room.guests[guest];
    if (there && (there.gone || (there.nth ?? 0) !== nth)) return 'not-a-guest';
    const isWelcome = room.watchers || room.phase === 'gathering' || guest === room.host;
    return isWelcome || seatsOfGuest(room, guest).length > 0 ? null : 'no-watching';
  }

  private isBehind({ guest }: Eyes): boolean {
    const { room } = this;
    return room.delay > 0 && room.phase !== 'gathering' && seatsOfGuest(room, guest).length === 0;
  }

  /** Where they looked from, if it is still theirs. */
  private placeOf({ guest, viewer }: Listener): Seat | null {
    const seats = seatsOfGuest(this.room, guest);
    return viewer !== null && seats.includes(viewer) ? viewer : (seats[0] ?? null);
  }

  /** Nobody looks through these eyes any more: what they saw need not be known. */
  private forget(viewer: Seat | null): void {
    if (![...this.listeners].some((other) => other.viewer === viewer)) this.shown.delete(viewer);
  }

  // ---- what is open to whom

  /** The card for who has no seat here. */
  get openCard(): TableCard {
    return this.room.delay > 0 && this.played.table ? this.gallery.card : this.played.card;
  }

  /** Whether it is over also for this guest, who may be told later than those who play. */
  isOverFor(guest: number | null): boolean {
    if (!this.played.table?.match.standing) return false;
    return seatsOfGuest(this.room, guest).length > 0 || this.openCard.phase === 'over';
  }

  // ---- welcome

  private greet(listener: Listener, since: Since | null): void {
    this.seatsTold.set(listener, seatsOfGuest(this.room, listener.guest).join());
    listener.send(this.welcome(listener, since));
  }

  private welcome(eyes: Eyes, since: Since | null): string {
    const { guest, viewer } = eyes;
    const { played } = this;
    const you = { guest, seats: seatsOfGuest(this.room, guest), viewer };
    const at = played.now();
    const { change, ...now } = this.upToNow(eyes, since, at);
    return welcomeText({ you, table: played.card, ...now, sayings: played.sayings, at }, change);
  }

  private upToNow(
    { viewer, story, reasons }: Eyes,
    before: Since | null,
    at: number,
  ): Pick<Welcome, 'sight' | 'history'> & { readonly change: string | null } {
    const table = this.played.table;
    if (!table) return NOTHING_NEW;
    const { moments } = this.played;
    const how = { story, reasons, at, moment: moments.of(viewer) };
    const sight = sightOf(table, viewer, how);
    if (!this.shown.has(viewer)) this.shown.set(viewer, shownNow(table, sight.b));
    // What was seen before the rules changed may have looked otherwise. Nobody counts past the moment of the change before it.
    const { head } = this.room;
    const turnedAt = head?.from?.chapters.length ? head.from.moment : -1;
    const since = before && before.moment > turnedAt ? before : null;
    if (since?.moment === how.moment) return NOTHING_NEW;
    const seen = since && { ...since, moment: moments.inLog(viewer, since.moment) };
    const change = seen && new ChangeTexts(table, at).missed(viewer, seen, how);
    if (change) return { sight: null, change, history: null };
    return { sight, change: null, history: story ? table.match.eventsFor(viewer) : null };
  }

  // ---- seats that have changed

  /** The first card is dealt: everyone gets to see the table. */
  showAll(): void {
    for (const listener of this.listeners) {
      listener.look(this.placeOf(listener));
      if (this.isWhereItBelongs(listener)) this.greet(listener, null);
    }
  }

  /** What the table is has changed, and not only how it stands: everyone is told all of it once more. */
  showAnew(): void {
    this.showAll();
    this.gallery.showAnew();
  }

  /** Whoever has other seats than they were told is told, and looks from there. */
  lookAgain(): void {
    for (const listener of this.everyone) {
      const { guest, viewer } = listener;
      if (!this.isWhereItBelongs(listener) || this.gallery.listeners.has(listener)) continue;
      if (this.seatsTold.get(listener) === seatsOfGuest(this.room, guest).join()) continue;
      listener.look(this.placeOf(listener));
      this.forget(viewer);
      this.greet(listener, null);
    }
  }

  /** Sends who may not watch away, and those to or from the gallery who must be told later, or need not any more. */
  private isWhereItBelongs(listener: Listener): boolean {
    const { gallery, listeners } = this;
    const isBehind = this.isBehind(listener);
    const why = this.whyNot(listener);
    if (why !== null) {
      listener.dismiss(why, false);
      return false;
    }
    if (isBehind === gallery.listeners.has(listener)) return true;
    listener.look(this.placeOf(listener));
    if (isBehind) {
      listeners.delete(listener);
      gallery.arrive(listener, null);
    } else {
      gallery.leave(listener);
      listeners.add(listener);
      this.greet(listener, null);
    }
    return false;
  }

  // ---- telling

  /** What has happened at the table, each as far as they may see it. */
  tellChange(table: Table): void {
    const { moments } = this.played;
    const told = new ChangeTexts(table, this.played.now());
    const seen = new Map<Seat | null, LastShown>();
    for (const listener of this.listeners) {
      const { viewer, story, reasons } = listener;
      const before = this.shown.get(viewer)!;
      const { text, shown } = told.to(viewer, before, { story, reasons, moment: moments.of(viewer) });
      seen.set(viewer, shown);
      if (!moments.isStill(viewer, before.moment)) listener.send(text); // What they may not count they are not told.
    }
    for (const [viewer, shown] of seen) this.shown.set(viewer, shown);
    this.gallery.goOn();
  }

  tellCard(): void {
    const card = this.played.card;
    this.tellAll({ kind: 'table', table: card });
    this.noteCard(card);
  }

  /** So that those behind time get it when it is theirs. */
  noteCard(card = this.played.card): void {
    if (this.room.delay > 0) this.gallery.note(card);
  }

  tellSaying(saying: Saying): void {
    this.tellAll({ kind: 'said', saying });
    this.gallery.goOn();
  }

  private tellAll(message: FromInn): void {
    const text = JSON.stringify(message);
    for (const listener of this.listeners) listener.send(text);
  }

  /** What has come of age for those behind time is told. */
  goOn(): void {
    this.gallery.goOn();
  }
}
