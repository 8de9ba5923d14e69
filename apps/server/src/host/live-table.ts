/**
 * A table while somebody is at it. Everything that is done here is done one thing after the other: the table does it, the
 * store keeps it, and only then anybody is told. Should another process have been faster, this one reads what
 * happened and tries again; should the store not answer, nobody knows what is kept, so the table is put away and read anew.
 */
import type { GameModule } from '@tabard/content';
import type { Deed, FromGuest, FromInn, News, NotDone, TableCard } from '@tabard/inn';
import { type Bot, IllegalAnswer, LIMITS, type Seat, type Why, whyTooEarly } from '@tabard/kernel';
import { Table, type TableEntry, TableRefusal } from '@tabard/table';
import { type Fanout, THINKING_MS } from '../fanout/fanout';
import type { Notice } from '../push/pusher';
import { hostInstead, owedTo, voteOnTakeover, wantToTakeOver, weighed } from '../room/hands';
import { InnRefusal } from '../room/refusal';
import { cardOf, hasSeat, type Room, seatsOfGuest } from '../room/room';
import { Gone, Unreachable } from '../store/database';
import type { Holder, KeptTable, Line, Pulse, RoomChange, Store } from '../store/store';
import type { NewPage } from './chapters';
import { Gallery } from './gallery';
import { blindTo, Moments } from './moments';
import { Presence } from './presence';
import { Questions } from './questions';
import { becomingOf, commonOf, missedSince, type Shown, shownNow, sightOf, toldText } from './sights';
import { stubbornly } from './stubborn';
import { Talk } from './talk';
import { StuckBot, type Thinker } from './thinker';

/** What a pair of eyes wants to be told. */
export interface Eyes {
  /** Null: somebody who came without a token. */
  readonly guest: number | null;
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

export interface Around {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly now: () => number;
  /** Tells the other processes that there is more to read. */
  readonly fanout: Fanout;
  /** Tells a guest who is away, where they wanted that. */
  readonly call: (guest: number, notice: Notice) => void;
  /** What is to be kept of a game that is over; null: it cannot tell all of itself. */
  readonly record: (table: Table) => string | null;
  /** Something went wrong, and the table goes on. */
  readonly trouble: (table: string, error: Error) => void;
  /** Nobody knows how this table stands: it must be read anew. Null: it is gone. */
  readonly drop: (table: LiveTable, error: Error | null) => void;
}

/** What is said, and not done. */
export type Spoken = Extract<FromGuest, { kind: 'say' | 'phrase' | 'nudge' }>;

/** Who plays what: a game, and the bots that can sit down at it. */
export interface Rules {
  readonly module: GameModule;
  readonly roster: readonly Bot[];
}

/** So often in a row another process may be faster before something is wrong. */
const TRIES = 20;
/** So many lines later where it stands is kept again: from there it goes on should the rules change. */
const STAND_EVERY = 50;
/** Who is here may think so much longer at a window than who is away. */
const SLOW = 5;
/** Entries of a log that are no answers, or answers that were taken back. */
const MOST_BESIDE = 20_000;
/** No timer waits longer. */
const LONGEST_ALARM = 2 ** 31 - 1;

export class LiveTable {
  readonly id: string;
  readonly createdAt: number;
  lastUse: number;
  private table: Table | null = null;
  private kept: Pick<KeptTable, 'room' | 'revision' | 'holders'>;
  private readonly listeners = new Set<Listener>();
  /** Which seats each of them was told are theirs. */
  private readonly seatsTold = new Map<Listener, string>();
  private readonly presence: Presence;
  /** What each pair of eyes saw last. */
  private readonly shown = new Map<Seat | null, Shown>();
  private readonly moments = new Moments();
  /** By the guests' names for them: where in the log each command stands. */
  private readonly commands = new Map<string, number>();
  private readonly questions: Questions;
  private readonly talk: Talk;
  /** Its end is on disk. */
  private isOver = false;
  /** Who watches behind time. */
  private readonly gallery: Gallery;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private alarm: NodeJS.Timeout | null = null;
  private secondThought: NodeJS.Timeout | null = null;
  private thoughtAt = -1;
  private standKept = 0;
  private closed = false;

  private constructor(
    private readonly around: Around,
    private readonly rules: Rules,
    kept: KeptTable,
  ) {
    this.id = kept.id;
    this.createdAt = kept.createdAt;
    this.lastUse = around.now();
    this.kept = kept;
    this.presence = new Presence(around.now);
    this.questions = new Questions(around.now);
    this.talk = new Talk(kept.id, around.store, around.now, (saying) => {
      this.tellAll({ kind: 'said', saying });
      this.gallery.goOn();
    });
    this.gallery = new Gallery({
      now: around.now,
      delay: () => this.room.delay,
      table: () => this.table,
      fromTheBeginning: () => Table.fromLog(rules.module.game, rules.roster, { ...this.room.head!, entries: [] }),
      card: () => this.card,
      sayings: () => this.talk.sayings,
      you: ({ guest }) => ({ guest, seats: seatsOfGuest(this.room, guest), viewer: null }),
    });
    this.takeUp(kept);
  }

  static async open(around: Around, rules: Rules, { kept, lost }: NewPage): Promise<LiveTable> {
    const live = new LiveTable(around, rules, kept);
    around.fanout.attend(kept.id, []);
    live.presence.hear((await around.fanout.elsewhere(kept.id)) ?? []);
    await live.talk.takeUp();
    if (live.room.delay > 0) live.gallery.note(live.card);
    await live.inTurn(() => live.squareUp());
    if (lost !== null && live.table) await live.tellNews('new-rules', lost);
    live.afterwards();
    return live;
  }

  // ---- what is known of it

  get room(): Room {
    return this.kept.room;
  }

  get holders(): readonly Holder[] {
    return this.kept.holders;
  }

  get isIdle(): boolean {
    return this.audience === 0 && this.waiting === 0;
  }

  get audience(): number {
    return this.listeners.size + this.gallery.listeners.size;
  }

  get card(): TableCard {
    const card = cardOf(this.id, this.createdAt, this.room, (guest) => this.presence.isHere(guest));
    return this.isOver ? { ...card, phase: 'over' } : card;
  }

  /** Whether nothing has happened elsewhere that is not known here. */
  isUpTo({ revision, lines, sayings }: Pulse): boolean {
    const isKnown = lines <= (this.table?.moment ?? 0) && sayings <= this.talk.next;
    return isKnown && revision <= this.kept.revision;
  }

  // ---- one thing after the other

  inTurn<T>(job: (table: Table | null) => Promise<T> | T): Promise<T> {
    this.waiting += 1;
    this.lastUse = this.around.now();
    const turn = this.queue.then(async () => {
      try {
        if (this.closed) throw new InnRefusal('put-away');
        return await job(this.table);
      } catch (error) {
        if (error instanceof Gone) this.vanish();
        else if (!isOurs(error)) this.breakOff(error as Error);
        throw error instanceof Gone ? new InnRefusal('no-such-table') : error;
      } finally {
        this.waiting -= 1;
      }
    });
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  /** What memory says may be more or less than what is on disk: whoever wants to go on reads it from there. */
  private breakOff(error: Error): void {
    if (this.closed) return;
    this.close('trouble', true);
    this.around.drop(this, error);
  }

  /** It was erased elsewhere: there is nothing to come back to. */
  private vanish(): void {
    if (this.closed) return;
    this.close('erased', false);
    this.around.drop(this, null);
  }

  /** For good. Whatever waits for its turn finds nothing any more. */
  erase(): Promise<void> {
    return this.inTurn(async () => {
      await this.around.store.erase(this.id);
      this.vanish();
    });
  }

  /** Everyone is sent away; what was done is kept. */
  close(reason: string, again: boolean): void {
    this.end();
    for (const listener of [...this.listeners, ...this.gallery.listeners]) listener.dismiss(reason, again);
    this.listeners.clear();
    this.gallery.close();
  }

  /** Where it stands is kept, for the day when the rules have changed. */
  putAway(): Promise<void> {
    return this.inTurn(async (table) => {
      if (table && table.moment > this.standKept) await this.keepStand(table);
      this.end();
    });
  }

  private end(): void {
    if (this.closed) return;
    this.closed = true;
    if (this.alarm) clearTimeout(this.alarm);
    if (this.secondThought) clearTimeout(this.secondThought);
    this.around.fanout.attend(this.id, null);
  }

  // ---- coming and going

  /** Says welcome to whoever comes, and tells them everything from now on. */
  arrive(listener: Listener, since: Since | null): Promise<void> {
    return this.inTurn(async (table) => {
      listener.look(this.placeOf(listener)); // A seat may have changed hands while they waited.
      if (!this.mayWatch(listener)) {
        listener.dismiss('no-watching', false);
        return;
      }
      const isAhead = (since?.moment ?? 0) > (table ? this.moments.of(listener.viewer) : 0);
      if (isAhead) await this.hearNews(); // They come from a process that knows more.
      if (this.isBehind(listener)) this.gallery.arrive(listener, since);
      else {
        this.greet(listener, since);
        this.listeners.add(listener);
      }
      if (listener.guest === null) return;
      this.presence.come(listener.guest);
      this.tellPresence();
    });
  }

  leave(listener: Listener): void {
    if (!this.listeners.delete(listener) && !this.gallery.leave(listener)) return;
    const { viewer, guest } = listener;
    this.forget(viewer);
    this.seatsTold.delete(listener);
    this.lastUse = this.around.now();
    if (guest === null) return;
    this.presence.go(guest);
    this.tellPresence();
  }

  private tellPresence(): void {
    if (this.closed) return;
    this.around.fanout.attend(this.id, this.presence.guestsHere);
    this.tellCard();
    this.whoIsHereHasChanged();
  }

  /** Who came back keeps their seat; a window waits less for who left. */
  private whoIsHereHasChanged(): void {
    if (this.table) this.setAlarm(this.table);
    if (this.room.takeover) void this.weighTakeover().catch(() => undefined);
  }

  /** Without a seat one watches, if the host likes. */
  private mayWatch({ guest }: Eyes): boolean {
    const { room } = this;
    return room.watchers || room.phase === 'gathering' || guest === room.host || seatsOfGuest(room, guest).length > 0;
  }

  private isBehind({ guest }: Eyes): boolean {
    const { room } = this;
    return room.delay > 0 && room.phase !== 'gathering' && seatsOfGuest(room, guest).length === 0;
  }

  /** The card for who has no seat here. */
  get openCard(): TableCard {
    return this.room.delay > 0 && this.table ? this.gallery.card : this.card;
  }

  /** Whether it is over also for this guest, who may be told later than those who play. */
  isOverFor(guest: number | null): boolean {
    if (!this.table?.match.standing) return false;
    return seatsOfGuest(this.room, guest).length > 0 || this.openCard.phase === 'over';
  }

  private welcome(eyes: Eyes, since: Since | null): FromInn {
    const { guest, viewer } = eyes;
    const seats = seatsOfGuest(this.room, guest);
    const you = { guest, seats, viewer };
    const { card } = this;
    const { sayings } = this.talk;
    const at = this.around.now();
    return { kind: 'welcome', protocol: 1, you, table: card, ...this.upToNow(eyes, since, at), sayings, at };
  }

  private upToNow(
    { viewer, story, reasons }: Eyes,
    before: Since | null,
    at: number,
  ): Pick<Extract<FromInn, { kind: 'welcome' }>, 'sight' | 'change' | 'history'> {
    const { table } = this;
    if (!table) return { sight: null, change: null, history: null };
    const { moments } = this;
    const how = { story, reasons, at, moment: moments.of(viewer) };
    const sight = sightOf(table, viewer, how);
    if (!this.shown.has(viewer)) this.shown.set(viewer, shownNow(table, sight.b));
    // What was seen before the rules changed may have looked otherwise. Nobody counts past the moment of the change before it.
    const turnedAt = this.room.head?.from?.chapters.length ? beginOf(this.room)! : -1;
    const since = before && before.moment > turnedAt ? before : null;
    if (since?.moment === how.moment) return { sight: null, change: null, history: null };
    const seen = since && { ...since, moment: moments.inLog(viewer, since.moment) };
    const change = seen && missedSince(table, viewer, seen, how);
    if (change) return { sight: null, change, history: null };
    return { sight, change: null, history: story ? table.match.eventsFor(viewer) : null };
  }

  // ---- what is done

  /** What a guest does under a name of their own; the same name a second time finds that it is done. */
  do(guest: number, id: string, deed: Deed, viewer: Seat | null = deed.seat): Promise<FromInn> {
    const command = `${guest}:${id}`;
    const { moments } = this;
    return this.inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const stands = this.commands.get(command);
        if (stands !== undefined) return { kind: 'done', id, moment: moments.of(viewer, stands) };
        const refusal = this.mayDo(guest, deed, viewer);
        const wisher = deed.kind === 'wish' ? deed.seat : null;
        const done = refusal ?? (await this.enact((table, at) => table.follow([entryOf(deed, at)]), command, wisher));
        if (done === 'late' || (done && (await this.hadMissed()))) continue;
        return done ? { kind: 'refused', id, refusal: done } : { kind: 'done', id, moment: moments.of(viewer) };
      }
      throw new Error('other processes were faster again and again');
    });
  }

  private mayDo(guest: number, deed: Deed, viewer: Seat | null): NotDone | null {
    const { table, room } = this;
    if (!table) return innSays('not-begun');
    if (room.paused && deed.kind !== 'sit') return innSays('paused');
    // The host may give anybody's seat to a bot; only whose it is may take it back.
    const isHosts = deed.kind === 'sit' && deed.bot !== null && room.host === guest;
    if (!isHosts && !seatsOfGuest(room, guest).includes(deed.seat)) return innSays('not-your-seat');
    if (isTooMuch(table, deed)) return innSays('log-full');
    if (this.isStale(table, deed, viewer)) return innSays('question-gone');
    const early = this.isEarly(table, deed);
    return early && { by: 'rules', why: early };
  }

  /** A hand says how long it took; it cannot have taken longer than the question stands (DF-R105). */
  private isEarly(table: Table, deed: Deed): Why | null {
    if (deed.kind !== 'answer') return null;
    const ask = table.match.pending.asks.find(({ seat }) => seat === deed.seat);
    return ask?.input ? whyTooEarly(ask.input, deed.key, this.around.now() - this.questions.askedAt(deed.seat)) : null;
  }

  /** Given to a question that is answered or changed by now, however well it would fit the one that is asked instead. */
  private isStale(table: Table, deed: Deed, viewer: Seat | null): boolean {
    if (deed.kind !== 'answer' || deed.moment === undefined) return false;
    const isAsked = table.match.pending.asks.some(({ seat }) => seat === deed.seat);
    return isAsked && this.questions.isNewerThan(deed.seat, this.moments.inLog(viewer, deed.moment));
  }

  /** null: it stands, and everyone was told; late: another process was faster, and what it did is known now. */
  private async enact(
    deed: (table: Table, at: number) => void,
    command: string | null,
    wisher: Seat | null = null,
  ): Promise<NotDone | 'late' | null> {
    const { table, around } = this;
    if (!table) return innSays('not-begun');
    const at = around.now();
    const number = table.moment;
    const blind = blindTo(table, wisher);
    const refusal = attempt(() => deed(table, at));
    if (refusal instanceof Error) return this.stumbled(refusal);
    const entries = table.logFrom(number);
    if (entries.length === 0) return refusal;
    const lines = entries.map((entry, i) => ({ entry, command: i === 0 ? command : null }));
    const ends = table.match.standing !== null;
    const due = ends ? null : dueOf(table, at);
    // Should the first attempt have got through unheard, the second is late, and finds it there.
    if ((await stubbornly(() => around.store.append(this.id, number, lines, { at, ends, due }))) === 'late') {
      await this.readAnew();
      return 'late';
    }
    if (command !== null) this.commands.set(command, table.moment);
    for (const entry of entries) {
      this.moments.note(blind());
      this.questions.note(table, entry);
    }
    around.fanout.announce(this.id);
    await this.changed();
    this.callAsked(table);
    return null;
  }

  /** The rules broke over it, and left the board who knows how: as it was before, without it, the table goes on. */
  private async stumbled(error: Error): Promise<NotDone> {
    this.around.trouble(this.id, error);
    await this.readAnew();
    return innSays('rules-broke');
  }

  // ---- what others did

  /** Another process says that there is more to read. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.hearNews());
  }

  /** Nothing is refused for what is not so any more: what other processes did is heard first. */
  private async hadMissed(): Promise<boolean> {
    const [pulse] = await this.around.store.pulses([this.id]).catch(() => []);
    if (!pulse || this.isUpTo(pulse)) return false;
    await this.hearNews();
    return true;
  }

  private async hearNews(): Promise<void> {
    const { title, lines, elsewhere } = await this.readNews();
    if (!title) return this.vanish();
    const { table } = this;
    const isOtherTable = beginOf(title.room) !== beginOf(this.room);
    if (isOtherTable) return this.readAnew();
    this.takeRoom(title);
    if (elsewhere && this.presence.hear(elsewhere)) {
      this.tellCard();
      this.whoIsHereHasChanged();
    }
    if (!table || lines.length === 0) return;
    for (const line of lines) this.followLine(table, line);
    await this.changed();
  }

  /** Nothing has changed here before all of it is there: should the store be away, what is known stays true. */
  private async readNews() {
    const { store, fanout } = this.around;
    try {
      const title = await store.title(this.id);
      const lines = this.table ? await store.linesFrom(this.id, this.table.moment) : [];
      await this.talk.catchUp();
      return { title, lines, elsewhere: await fanout.elsewhere(this.id) };
    } catch (error) {
      throw error instanceof Unreachable ? new InnRefusal('trouble') : error;
    }
  }

  private followLine(table: Table, { entry, command }: Line): void {
    const blind = blindTo(table, entry.kind === 'wish' ? entry.seat : null);
    table.follow([entry]);
    this.moments.note(blind());
    if (command !== null) this.commands.set(command, table.moment);
    this.questions.note(table, entry);
  }

  private async readAnew(): Promise<void> {
    const kept = await stubbornly(() => this.around.store.read(this.id));
    if (!kept) throw new Gone('the table was erased');
    const { table } = this;
    this.takeUp(kept);
    this.tellCard();
    if (!table && this.table) return this.showAll();
    this.lookAgain();
    await this.changed();
  }

  private takeUp(kept: KeptTable): void {
    const { room, lines } = kept;
    this.kept = kept;
    this.standKept = kept.stands?.moment ?? 0;
    this.commands.clear();
    this.thoughtAt = -1;
    if (!room.head) return;
    const { module, roster } = this.rules;
    const table = Table.fromLog(module.game, roster, { ...room.head, entries: [] });
    this.moments.begin(table.moment);
    this.questions.begin(table);
    for (const line of lines) this.followLine(table, line);
    this.table = table;
    this.isOver = table.match.standing !== null;
  }

  // ---- the room

  /** Replaces the room; whoever changed it meanwhile is listened to first. */
  changeRoom(change: (room: Room) => { readonly room: Room } & Omit<RoomChange, 'at'>): Promise<void> {
    return this.inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const wished = attemptChange(() => change(this.room));
        if (wished instanceof InnRefusal && (await this.hadMissed())) continue;
        if (wished instanceof InnRefusal) throw wished;
        const { room, ...how } = wished;
        const { store, now } = this.around;
        const revision = this.kept.revision + 1;
        const at = now();
        const kept = await stubbornly(() => store.changeRoom(this.id, revision, room, { ...how, at }));
        const title = kept === 'kept' ? null : await stubbornly(() => store.title(this.id));
        if (kept === 'late' && !title) throw new Gone('the table was erased');
        const own = { room, revision, holders: [...this.holders, ...(how.holders ?? [])] };
        const isOurs = !title || isSameChange(title, own);
        if (isOurs) this.around.fanout.announce(this.id);
        const begins = this.table === null && (title ?? own).room.head !== null;
        if (begins) await this.readAnew();
        else this.takeRoom(title ?? own);
        if (!isOurs) continue;
        await this.squareUp();
        if (begins && this.table) this.callAsked(this.table);
        return;
      }
      throw new Error('other processes were faster again and again');
    });
  }

  private takeRoom(kept: Pick<KeptTable, 'room' | 'revision' | 'holders'>): void {
    const { revision, room } = this.kept;
    this.kept = kept;
    if (kept.revision === revision) return; // A device more, perhaps.
    this.tellCard();
    this.lookAgain();
    if (room.paused && !kept.room.paused) this.thoughtAt = -1; // What bots thought of meanwhile was not heard.
    this.afterwards();
  }

  /** The first card is dealt: everyone gets to see the table. */
  private showAll(): void {
    for (const listener of this.listeners) {
      listener.look(this.placeOf(listener));
      if (this.isWhereItBelongs(listener)) this.greet(listener, null);
    }
    this.afterwards();
  }

  /** The log says what the room says: whose seats are whose, and whether time stands still. */
  private async squareUp(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const owed = this.table ? owedTo(this.table, this.room) : [];
      if (owed.length === 0) return;
      const done = await this.enact((table, at) => table.follow(owed.map((entry) => ({ ...entry, at }))), null);
      if (done !== 'late') return;
    }
  }

  /** Whoever has other seats than they were told is told, and looks from there. */
  private lookAgain(): void {
    for (const listener of [...this.listeners, ...this.gallery.listeners]) {
      const { guest, viewer } = listener;
      const seats = seatsOfGuest(this.room, guest);
      if (!this.isWhereItBelongs(listener) || this.gallery.listeners.has(listener)) continue;
      if (this.seatsTold.get(listener) === seats.join()) continue;
      listener.look(this.placeOf(listener));
      this.forget(viewer);
      this.greet(listener, null);
    }
  }

  /** Sends who may not watch away, and those to or from the gallery who must be told later, or need not any more. */
  private isWhereItBelongs(listener: Listener): boolean {
    const { gallery, listeners } = this;
    const isBehind = this.isBehind(listener);
    if (!this.mayWatch(listener)) {
      listener.dismiss('no-watching', false);
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

  /** Where they looked from, if it is still theirs. */
  private placeOf({ guest, viewer }: Listener): Seat | null {
    const seats = seatsOfGuest(this.room, guest);
    return viewer !== null && seats.includes(viewer) ? viewer : (seats[0] ?? null);
  }

  private greet(listener: Listener, since: Since | null): void {
    this.seatsTold.set(listener, seatsOfGuest(this.room, listener.guest).join());
    listener.send(JSON.stringify(this.welcome(listener, since)));
  }

  /** Nobody looks through these eyes any more: what they saw need not be known. */
  private forget(viewer: Seat | null): void {
    if (![...this.listeners].some((other) => other.viewer === viewer)) this.shown.delete(viewer);
  }

  /** A device more. */
  let(holder: Holder): Promise<void> {
    return this.inTurn(async () => {
      await this.around.store.hold(this.id, holder);
      this.kept = { ...this.kept, holders: [...this.holders, holder] };
    });
  }

  // ---- seats change hands

  /** Wants to play on for somebody who is away. */
  async takeOver(guest: number, seat: Seat): Promise<void> {
    await this.changeHands((room) => wantToTakeOver(room, guest, seat, this.presence));
  }

  async vote(guest: number, seat: Seat, agrees: boolean): Promise<void> {
    await this.changeHands((room) => voteOnTakeover(room, guest, seat, agrees, this.presence));
  }

  private async weighTakeover(): Promise<void> {
    await this.changeHands((room) => weighed(room, this.presence));
  }

  private async changeHands(change: (room: Room) => Room): Promise<void> {
    let taken = -1;
    await this.changeRoom((room) => {
      const changed = change(room);
      taken = changed.seats === room.seats ? -1 : room.seats.findIndex((seat, i) => seat !== changed.seats[i]);
      return { room: changed };
    });
    if (taken >= 0) await this.tellNews('taken-over', taken);
  }

  /** Now and then: nobody waits for a clock or a window that has run out, nor for a host who is away for long. */
  async lookAfter(at: number): Promise<void> {
    const { table } = this;
    this.gallery.goOn();
    const due = table && !table.match.standing ? earliest(dueOf(table, at), this.windowDue(table)) : null;
    if (due !== null && due <= at) await this.timeUp();
    const host = hostInstead(this.room, this.presence);
    if (host === null) return;
    await this.changeRoom((room) => ({ room: { ...room, host: hostInstead(room, this.presence) ?? room.host } }));
    await this.tellNews('new-host', host);
  }

  private tellNews(news: News, about: number): Promise<void> {
    return this.inTurn(async () => {
      await this.talk.news(news, about);
      this.around.fanout.announce(this.id);
    });
  }

  /** Something is said, under the name that the guest gave it. */
  speak(guest: number, message: Spoken): Promise<void> {
    const { room, talk } = this;
    const command = `${guest}:${message.id}`;
    return this.inTurn(async () => {
      if (message.kind === 'say') await talk.text(room, guest, message.text, command);
      else if (message.kind === 'phrase') await talk.phrase(guest, message.phrase, command);
      else {
        if (!this.isWaitedFor(message.guest)) throw new InnRefusal('not-waited-for');
        await talk.nudge(room, guest, message.guest, command);
        this.callAway([message.guest], 'nudge');
      }
      this.around.fanout.announce(this.id);
    });
  }

  /** Who has no line here is told otherwise. */
  private callAway(guests: readonly number[], why: Notice['tabard']): void {
    for (const guest of guests) {
      if (this.presence.isHere(guest)) continue;
      this.around.call(guest, { tabard: why, table: this.id, game: this.room.game });
    }
  }

  /** Whose question is as new as the log: each is told of it once. */
  private callAsked(table: Table): void {
    if (table.match.standing) return;
    const fresh = table.personsAsked().filter((seat) => this.questions.isNewerThan(seat, table.moment - 1));
    this.callAway([...new Set(fresh.map((seat) => table.humanOf(seat)!))], 'turn');
  }

  /** Whether one of this guest's seats is asked something. */
  private isWaitedFor(guest: number): boolean {
    const { table, room } = this;
    const seats = seatsOfGuest(room, guest);
    return table?.personsAsked().some((seat) => seats.includes(seat)) ?? false;
  }

  // ---- telling

  private async changed(): Promise<void> {
    const { table } = this;
    if (!table) return;
    this.isOver = table.match.standing !== null;
    this.tellChange(table);
    this.gallery.goOn();
    if (table.match.standing) await this.keepEnd(table);
    else if (table.moment - this.standKept >= STAND_EVERY) await this.keepStand(table);
    if (table.match.standing) this.tellCard();
    this.afterwards();
  }

  /** Years later, by whatever rules are here then, it is still there as it was played. */
  private async keepEnd(table: Table): Promise<void> {
    const record = this.around.record(table);
    if (record !== null) await stubbornly(() => this.around.store.keepRecord(this.id, record));
    await this.keepStand(table);
  }

  private async keepStand(table: Table): Promise<void> {
    const { stands } = table;
    await stubbornly(() => this.around.store.keepStand(this.id, stands));
    this.standKept = table.moment;
  }

  /** Whoever looks through the same eyes and wants the same is told the same. */
  private tellChange(table: Table): void {
    const at = this.around.now();
    const texts = new Map<string, string | null>();
    const seen = new Map<Seat | null, Shown>();
    const common = JSON.stringify(commonOf(table, at));
    for (const listener of this.listeners) {
      const { viewer, story, reasons } = listener;
      const kind = `${viewer} ${story} ${reasons}`;
      let text = texts.get(kind);
      if (text === undefined) {
        const before = this.shown.get(viewer)!;
        const now = becomingOf(table, viewer, before, { story, reasons, at, moment: this.moments.of(viewer) });
        // What they may not count they are not told.
        text = this.moments.isStill(viewer, before.moment) ? null : toldText(now.own, common, at);
        texts.set(kind, text);
        seen.set(viewer, shownNow(table, now.b));
      }
      if (text !== null) listener.send(text);
    }
    for (const [viewer, shown] of seen) this.shown.set(viewer, shown);
  }

  private tellCard(): void {
    const { card } = this;
    this.tellAll({ kind: 'table', table: card });
    if (this.room.delay > 0) this.gallery.note(card);
  }

  private tellAll(message: FromInn): void {
    const text = JSON.stringify(message);
    for (const listener of this.listeners) listener.send(text);
  }

  // ---- what happens by itself

  private afterwards(): void {
    const { table } = this;
    if (!table || table.match.standing || this.closed) return;
    this.setAlarm(table);
    if (!this.room.paused) this.letBotsThink(table);
  }

  private letBotsThink(table: Table): void {
    const isBots = table.sitters.some(({ kind }) => kind === 'bot');
    const { moment } = table;
    if (!isBots || this.thoughtAt === moment) return;
    this.thoughtAt = moment;
    this.around.fanout
      .mayThink(this.id, moment)
      .then((may) => {
        if (table.moment !== moment) return; // There is something else to think about by now.
        return may ? this.heedBots(table) : this.thinkLater(moment);
      })
      .catch((error: unknown) => {
        if (!isOurs(error)) this.breakOff(error as Error);
      });
  }

  /** People let a bot go first that waits for them. Done when it has acted, or there is something else to think about. */
  async letGo(guest: number, seat: Seat): Promise<void> {
    const table = await this.inTurn((held) => held);
    if (!table) throw new InnRefusal('not-begun');
    if (this.room.paused) throw new InnRefusal('paused');
    if (!hasSeat(this.room, guest)) throw new InnRefusal('not-your-seat');
    if (!table.botsAsked(seat).includes(seat)) throw new InnRefusal('not-waiting');
    await this.heedBots(table, seat);
  }

  private async heedBots(table: Table, ahead?: Seat): Promise<void> {
    const { moment } = table;
    const word = await this.around.thinker.word(this.id, table, ahead).catch((error: Error) => {
      if (!(error instanceof StuckBot)) throw error;
      this.around.trouble(this.id, error);
      return 'stuck' as const;
    });
    if (!word) return;
    let stuck = -1;
    await this.inTurn(async () => {
      // Should it have been overtaken, it thinks again about what there is then.
      if (table !== this.table || table.moment !== moment || this.room.paused) return;
      const [first] = table.botsAsked(ahead);
      if (word !== 'stuck') await this.enact((at) => at.answer(word.seat, word.key, this.around.now()), null);
      else if (first !== undefined) {
        await this.enact((own, at) => own.answerFor(first, at), null);
        stuck = first;
      }
    });
    if (stuck >= 0) await this.tellNews('stuck', stuck);
  }

  /** Another process lets the bots think. Should nothing come of it, this one does. */
  private thinkLater(moment: number): void {
    if (this.secondThought) clearTimeout(this.secondThought);
    this.secondThought = setTimeout(() => {
      if (this.closed || this.table?.moment !== moment) return;
      this.thoughtAt = -1;
      this.afterwards();
    }, THINKING_MS + 1);
    this.secondThought.unref();
  }

  private setAlarm(table: Table): void {
    if (this.alarm) clearTimeout(this.alarm);
    this.alarm = null;
    const at = this.around.now();
    const due = earliest(dueOf(table, at), this.windowDue(table));
    if (due === null) return;
    this.alarm = setTimeout(() => void this.timeUp().catch(() => undefined), Math.min(due - at + 1, LONGEST_ALARM));
    this.alarm.unref();
  }

  /** Who has run out of time is answered for. */
  timeUp(): Promise<void> {
    return this.inTurn(async (table) => {
      if (!table || table.match.standing || this.room.paused) return;
      await this.enact((own, at) => void own.timeUp(at), null);
      await this.closeWindows();
      this.setAlarm(this.table!);
    });
  }

  // ---- windows

  /** Answers for whoever keeps the others waiting at a window: all of them at once, whatever they hold. */
  private async closeWindows(): Promise<void> {
    const { table, around } = this;
    if (!table || table.match.standing) return;
    const at = around.now();
    const overdue = this.windows(table).filter(({ due }) => due <= at);
    for (const { seat } of overdue) {
      const before = table.moment;
      await this.enact((own, now) => own.answerFor(seat, now), null);
      if (this.table !== table || table.moment !== before + 1) return;
      await this.talk.news('answered-for', seat);
      around.fanout.announce(this.id);
      if (!table.match.isWindow) return;
    }
  }

  private windowDue(table: Table): number | null {
    return this.windows(table).reduce<number | null>((first, { due }) => earliest(first, due), null);
  }

  /**
   * Persons whom a window waits for, and when it has waited enough. Where a clock runs it says so itself; and where nobody
   * waits, nobody is in a hurry.
   */
  private windows(table: Table): { readonly seat: Seat; readonly due: number }[] {
    const { room, presence } = this;
    if (room.pace.kind !== 'free' || room.paused || !table.match.isWindow) return [];
    const isHere = (seat: Seat) => presence.isHere(table.humanOf(seat) ?? -1);
    const someoneWaits = (seat: Seat) =>
      table.humans.some((human) => human !== table.humanOf(seat) && presence.isHere(human));
    return table
      .personsAsked()
      .filter(someoneWaits)
      .map((seat) => {
        const asked = this.questions.askedAt(seat);
        const away = presence.awaySince(table.humanOf(seat)!);
        const due = isHere(seat) ? asked + room.window * SLOW : Math.max(asked, away ?? 0) + room.window;
        return { seat, due };
      });
  }
}

const innSays = (reason: string): NotDone => ({ by: 'inn', reason });

const isOurs = (error: unknown): boolean => error instanceof InnRefusal;

function attemptChange<T>(change: () => T): T | InnRefusal {
  try {
    return change();
  } catch (error) {
    if (error instanceof InnRefusal) return error;
    throw error;
  }
}

/** An Error: the rules themselves broke. */
function attempt(deed: () => void): NotDone | Error | null {
  try {
    deed();
    return null;
  } catch (error) {
    if (error instanceof IllegalAnswer) return { by: 'rules', why: error.reason };
    if (error instanceof TableRefusal) return { by: 'table', id: error.id };
    return error as Error;
  }
}

/**
 * A log has an end (`LIMITS`), and what is no answer must not fill it: who points at things all day long leaves the others
 * room to play on.
 */
function isTooMuch({ moment, match }: Table, { kind }: Deed): boolean {
  const beside = moment - match.answers;
  return kind === 'answer' ? moment >= LIMITS.entries : beside >= MOST_BESIDE;
}

/** What stands there is what was to be written: it got through, though nobody heard so. */
function isSameChange(
  title: Pick<KeptTable, 'room' | 'revision' | 'holders'>,
  own: Pick<KeptTable, 'room' | 'revision' | 'holders'>,
): boolean {
  const isHeld = ({ tokenHash }: Holder) => title.holders.some((holder) => holder.tokenHash === tokenHash);
  const isSameRoom = title.revision === own.revision && JSON.stringify(title.room) === JSON.stringify(own.room);
  return isSameRoom && own.holders.every(isHeld);
}

/** What its lines go on from: the first card, or where rules that have changed since took over. Null: it has not begun. */
const beginOf = ({ head }: Room): number | null => head && (head.from?.moment ?? 0);

function entryOf(deed: Deed, at: number): TableEntry {
  if (deed.kind !== 'answer') return { ...deed, at };
  const { moment: _, ...entry } = deed;
  return { ...entry, at };
}

const earliest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

/** When the first clock runs out; null: none runs. */
function dueOf({ clocks, isPaused }: Table, at: number): number | null {
  if (!clocks || isPaused) return null;
  const left = clocks.state.running.map((seat) => clocks.left(seat, at)).filter(Number.isFinite);
  return left.length === 0 ? null : at + Math.max(0, Math.min(...left));
}
