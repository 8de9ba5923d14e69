/**
 * A table while somebody is at it. Everything that is done here is done one thing after the other: the table does it, the
 * store keeps it, and only then anybody is told. Should another process have been faster, this one reads what
 * happened and tries again; should the store not answer, nobody knows what is kept, so the table is put away and read anew.
 */
import type { GameModule } from '@tabard/content';
import type { Deed, FromGuest, FromInn, News, NotDone, TableCard } from '@tabard/inn';
import type { Bot, Seat } from '@tabard/kernel';
import { Table, type TableEntry, type TableLog } from '@tabard/table';
import type { Fanout } from '../fanout/fanout';
import type { Notice } from '../push/pusher';
import { hostInstead, owedTo, returned, seatsToReturn, voteOnTakeover, wantToTakeOver, weighed } from '../room/hands';
import { takenHome } from '../room/home';
import { InnRefusal } from '../room/refusal';
import { cardOf, hasSeat, type Room, seatsOfGuest } from '../room/room';
import { Gone, Unreachable } from '../store/database';
import type { Holder, KeptTable, Line, Pulse, RoomChange, Store } from '../store/store';
import { Audience, type Listener, type Since } from './audience';
import { BotsTurn, type Word } from './bots-turn';
import { Breath } from './breath';
import type { NewPage } from './chapters';
import { Courtesy } from './courtesy';
import { attempt, entryOf, innSays, mayDo, sizeOf } from './deeds';
import { clockDue, earliest, KeptTime, windowDue, windowsOf } from './due';
import { blindTo, Moments } from './moments';
import { Presence } from './presence';
import { Questions } from './questions';
import { stubbornly } from './stubborn';
import { Talk } from './talk';
import { StuckBot, type Thinker } from './thinker';

export interface Around {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly now: () => number;
  /** Tells the other processes that there is more to read. */
  readonly fanout: Fanout;
  /** Tells a guest who is away, where they wanted that; if not at once, then if they are still waited for. */
  readonly call: (guest: number, notice: Notice, isWaitedFor: () => Promise<boolean>) => void;
  /** What is to be kept of a game that is over; null: it cannot tell all of itself. */
  readonly record: (table: Table, room: Room) => string | null;
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

/** So many lines later where it stands is kept again: from there it goes on should the rules change. */
const STAND_EVERY = 50;
/** No timer waits longer. */
const LONGEST_ALARM = 2 ** 31 - 1;

export class LiveTable {
  readonly id: string;
  readonly createdAt: number;
  lastUse: number;
  private table: Table | null = null;
  private kept: Pick<KeptTable, 'room' | 'revision' | 'holders'>;
  private readonly presence: Presence;
  private readonly moments = new Moments();
  /** By the guests' names for them: where in the log each command stands. */
  private readonly commands = new Map<string, number>();
  private readonly questions: Questions;
  private readonly talk: Talk;
  private readonly audience: Audience;
  private readonly bots: BotsTurn;
  /** Its end is on disk. */
  private isOver = false;
  /** And so is what is told of it for ever. */
  private isEndKept = false;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private alarm: NodeJS.Timeout | null = null;
  private standKept = 0;
  private readonly keptTime = new KeptTime();
  private readonly courtesy = new Courtesy();
  /** Of its log, as far as people may choose them. */
  private bytes = 0;
  private closed = false;
  /** By seat that somebody else plays on at: the moment at which whose it is came back. */
  private readonly cameBack = new Map<Seat, number>();
  private isReturning = false;
  /** Somebody's time is over, and it is thought about what to say for them. */
  private answering: Promise<void> | null = null;

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
    this.talk = new Talk(kept.id, around.store, around.now, (saying) => this.audience.tellSaying(saying));
    this.audience = new Audience({
      now: around.now,
      room: () => this.room,
      table: () => this.table,
      fromTheBeginning: () => this.tableWithoutLines(this.room),
      beginning: () => beginOf(this.room) ?? 0,
      card: () => this.card,
      sayings: () => this.talk.sayings,
      moments: this.moments,
      inTurn: (job) => void this.byItself(job),
    });
    this.bots = new BotsTurn({
      id: kept.id,
      thinker: around.thinker,
      fanout: around.fanout,
      table: () => (this.goesOn && !this.room.paused ? this.table : null),
      heed: (table, moment, word, ahead) => this.heedBots(table, moment, word, ahead),
      trouble: (error) => around.trouble(kept.id, error),
      inTurn: (job) => void this.byItself(job),
      broken: (table, error) =>
        void this.byItself(() => {
          if (table === this.table) throw error; // Else it is another by now, and the first cause is known.
        }),
    });
  }

  /** The processes hear of it already. */
  static async open(around: Around, rules: Rules, { kept, lost }: NewPage): Promise<LiveTable> {
    const live = new LiveTable(around, rules, kept);
    try {
      await live.takeUp(kept);
      live.presence.hear((await around.fanout.elsewhere(kept.id)) ?? []);
      await live.talk.takeUp();
      live.audience.noteCard();
      await live.inTurn(() => live.squareUp());
      if (lost !== null && live.table) await live.tellNews('new-rules', lost);
      await live.inTurn(async (table) => {
        // Whoever wrote the last line may have died before it was signed.
        if (table?.match.standing) await live.keepRecord(table);
        live.afterwards();
      });
      return live;
    } catch (error) {
      live.end();
      throw error;
    }
  }

  // ---- what is known of it

  get room(): Room {
    return this.kept.room;
  }

  get holders(): readonly Holder[] {
    return this.kept.holders;
  }

  isHere(guest: number): boolean {
    return this.presence.isHere(guest);
  }

  get isIdle(): boolean {
    return this.audience.size === 0 && this.waiting === 0;
  }

  private get goesOn(): boolean {
    return !this.closed && this.table !== null && this.table.match.standing === null;
  }

  get card(): TableCard {
    const given = (seat: Seat) => this.table?.sitters[seat]?.given ?? 0;
    const card = cardOf(this.id, this.createdAt, this.room, (guest) => this.presence.isHere(guest), given);
    return this.isOver ? { ...card, phase: 'over' } : card;
  }

  /** Whether nothing has happened elsewhere that is not known here. */
  isUpTo({ revision, lines, sayings }: Pulse): boolean {
    const isKnown = lines <= (this.table?.moment ?? 0) && sayings <= this.talk.next;
    return isKnown && revision <= this.kept.revision;
  }

  // ---- one thing after the other

  inTurn<T>(job: (table: Table | null) => Promise<T> | T): Promise<T> {
    this.lastUse = this.around.now();
    return this.queued(job);
  }

  /** What no guest asked for: nobody waits for what comes of it, and should the table break over it, it is put away. */
  private byItself(job: () => Promise<void> | void): Promise<void> {
    return this.queued(job).catch(() => undefined);
  }

  private queued<T>(job: (table: Table | null) => Promise<T> | T): Promise<T> {
    this.waiting += 1;
    const turn = this.queue.then(async () => {
      try {
        if (this.closed) throw new InnRefusal('put-away');
        return await job(this.table);
      } catch (error) {
        throw this.ending(error as Error);
      } finally {
        this.waiting -= 1;
      }
    });
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  /** What whoever asked is told. Anything but a refusal is the end of the table here, and what it was is told to the house, once. */
  private ending(error: Error): InnRefusal {
    if (error instanceof InnRefusal) return error;
    if (error instanceof Gone) this.vanish();
    else this.breakOff(error);
    return new InnRefusal(error instanceof Gone ? 'no-such-table' : 'trouble');
  }

  /** What memory says may be more or less than what is on disk: whoever wants to go on reads it from there. */
  breakOff(error: Error): void {
    if (this.closed) return;
    this.end();
    this.around.drop(this, error);
    this.audience.dismiss('trouble', true);
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
    this.audience.dismiss(reason, again);
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
    this.bots.close();
    void this.around.fanout.attend(this.id, null);
  }

  // ---- coming and going

  /** Says welcome to whoever comes, and tells them everything from now on. */
  arrive(listener: Listener, since: Since | null): Promise<void> {
    return this.inTurn(async (table) => {
      if (!this.audience.lets(listener)) return; // A seat may have changed hands while they waited.
      const isAhead = (since?.moment ?? 0) > (table ? this.moments.of(listener.viewer) : 0);
      if (isAhead) await this.hearNews(); // They come from a process that knows more.
      await this.audience.prepare(listener);
      this.audience.admit(listener, since);
      if (listener.guest === null) return;
      const isBack = !this.presence.isHere(listener.guest);
      this.presence.come(listener.guest);
      this.tellPresence();
      if (isBack) await this.takeBackFromBots(listener.guest);
    });
  }

  /** What somebody else gave to a bot while they were away is theirs again. */
  private async takeBackFromBots(guest: number): Promise<void> {
    for (const seat of seatsOfGuest(this.room, guest)) {
      const { table } = this;
      if (!table || table.match.standing || !table.isGivenAway(seat)) continue;
      if ((await this.enact((own, at) => own.sit(seat, null, at), null)) === null)
        await this.talk.news('seat-back', seat);
    }
  }

  /** A line has ended, at whatever moment: nothing comes of it before its turn. */
  leave(listener: Listener): Promise<void> {
    return this.byItself(() => {
      if (!this.audience.leave(listener)) return;
      const { guest } = listener;
      this.lastUse = this.around.now();
      if (guest === null) return;
      this.presence.go(guest);
      this.tellPresence();
    });
  }

  private tellPresence(): void {
    if (this.closed) return;
    void this.around.fanout.attend(this.id, this.presence.guestsHere);
    this.audience.tellCard();
    this.whoIsHereHasChanged();
  }

  /** Who came back keeps their seat; a window waits less for who left. */
  private whoIsHereHasChanged(): void {
    if (this.table) this.setAlarm(this.table);
    if (this.room.takeover) void this.weighTakeover().catch(() => undefined);
    this.returnSeats();
  }

  /** Who comes back has their seat again at its next question; the one that is asked is answered by who played on, if they are here. */
  private returnSeats(): void {
    const { table, room, presence, questions } = this;
    const theirs = this.goesOn ? seatsToReturn(room, presence) : [];
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
      await this.changeRoom((now) => ({ room: returned(now, seats, this.presence) }));
      for (const seat of seats) await this.tellNews('seat-back', seat);
    } catch {
      // Put away meanwhile, or somebody else did it: whoever is here next looks again.
    } finally {
      this.isReturning = false;
    }
  }

  /** The card for who has no seat here. */
  get openCard(): TableCard {
    return this.audience.openCard;
  }

  isOverFor(guest: number | null): boolean {
    return this.audience.isOverFor(guest);
  }

  // ---- what is done

  /** What a guest does under a name of their own; the same name a second time finds that it is done. */
  do(guest: number, id: string, deed: Deed, viewer: Seat | null = deed.seat): Promise<FromInn> {
    const command = `${guest}:${id}`;
    const { moments } = this;
    return this.inTurn(async () => {
      for (const _ of this.courtesy.tries()) {
        const stands = this.commands.get(command);
        if (stands !== undefined) return { kind: 'done', id, moment: moments.of(viewer, stands) };
        const refusal = mayDo(guest, deed, viewer, this.situation);
        const wisher = deed.kind === 'wish' ? deed.seat : null;
        const enter = (table: Table, at: number) => table.follow([entryOf(deed, at, guest, this.room)]);
        const done = refusal ?? (await this.enact(enter, command, wisher));
        if (done === null && isGift(entryOf(deed, 0, guest, this.room))) await this.tellGift(deed.seat);
        if (done === 'late' || (done && (await this.hadMissed()))) continue;
        return done ? { kind: 'refused', id, refusal: done } : { kind: 'done', id, moment: moments.of(viewer) };
      }
      throw new Error('other processes were faster again and again');
    });
  }

  /** The others hear of it each time, and of how often it has been done. */
  private async tellGift(seat: Seat): Promise<void> {
    this.audience.tellCard();
    await this.talk.news('given-to-bot', seat);
    this.around.fanout.announce(this.id);
  }

  private get situation() {
    const { table, room, questions, moments, presence, bytes } = this;
    return { table, room, questions, moments, presence, bytes, at: this.around.now() };
  }

  /** null: it stands, and everyone was told; late: another process was faster, and what it did is known now. */
  private async enact(
    deed: (table: Table, at: number) => void,
    command: string | null,
    wisher: Seat | null = null,
  ): Promise<NotDone | 'late' | null> {
    const { table, around } = this;
    if (!table) return innSays('not-begun');
    await this.courtesy.letOthersGoFirst();
    const at = around.now();
    const number = table.moment;
    const blind = blindTo(table, wisher);
    const refusal = attempt(() => deed(table, at));
    if (refusal instanceof Error) return this.stumbled(refusal);
    const entries = table.logFrom(number);
    if (entries.length === 0) return refusal;
    const lines = entries.map((entry, i) => ({ entry, command: i === 0 ? command : null }));
    const ends = table.match.standing !== null;
    const due = ends ? null : clockDue(table, at);
    const owed = this.keptTime.owed(at, due);
    // Should the first attempt have got through unheard, the second is late, and finds it there.
    if ((await stubbornly(() => around.store.append(this.id, number, lines, { at, ends, ...owed }))) === 'late') {
      this.courtesy.noticed();
      around.fanout.announce(this.id); // Whoever was faster hears that somebody waits.
      await this.courtesy.reading(() => this.readAnew());
      return 'late';
    }
    this.courtesy.wrote();
    this.keptTime.note(at, due, owed);
    if (command !== null) this.commands.set(command, table.moment);
    for (const entry of entries) {
      this.bytes += sizeOf(entry);
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
    try {
      await this.readAnew();
    } catch (again) {
      throw again instanceof Gone ? again : error; // It is put away for what it broke over first.
    }
    this.around.trouble(this.id, error);
    return innSays('rules-broke');
  }

  // ---- what others did

  /** Another process says that there is more to read. */
  catchUp(): Promise<void> {
    this.courtesy.noticed();
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
    if (pageOf(title.room) !== pageOf(this.room)) return this.readAnew();
    await this.audience.prepareFor(title.room);
    this.takeRoom(title);
    if (elsewhere && this.presence.hear(elsewhere)) {
      this.audience.tellCard();
      this.whoIsHereHasChanged();
    }
    if (!table || lines.length === 0) return;
    this.courtesy.noticed();
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
    this.keptTime.forget();
    const blind = blindTo(table, entry.kind === 'wish' ? entry.seat : null);
    table.follow([entry]);
    this.bytes += sizeOf(entry);
    this.moments.note(blind());
    if (command !== null) this.commands.set(command, table.moment);
    this.questions.note(table, entry);
  }

  private async readAnew(): Promise<void> {
    const kept = await stubbornly(() => this.around.store.read(this.id));
    if (!kept) throw new Gone('the table was erased');
    const { table, room } = this;
    await this.takeUp(kept);
    this.audience.tellCard();
    const isKnownNow = kept.room.takenHome !== room.takenHome;
    if (this.table && (!table || isKnownNow)) {
      if (table) this.audience.showAnew();
      else this.audience.showAll();
      this.afterwards();
      return;
    }
    this.audience.lookAgain();
    await this.changed();
  }

  /** A long game is played anew in short goes: others have tables, too. */
  private async takeUp(kept: KeptTable): Promise<void> {
    const { room, lines } = kept;
    this.kept = kept;
    this.standKept = kept.stands?.moment ?? 0;
    this.commands.clear();
    this.bots.anew();
    if (!room.head) return;
    const table = this.tableWithoutLines(room);
    this.moments.begin(table.moment);
    this.bytes = 0;
    this.questions.begin(table);
    const breath = new Breath();
    for (const line of lines) {
      if (breath.isDue) await breath.take();
      this.followLine(table, line);
    }
    this.table = table;
    this.isOver = table.match.standing !== null;
  }

  private tableWithoutLines({ head }: Room): Table {
    const { module, roster } = this.rules;
    return Table.fromLog(module.game, roster, { ...head!, entries: [] });
  }

  // ---- the room

  /** Replaces the room; whoever changed it meanwhile is listened to first. */
  changeRoom(change: (room: Room) => { readonly room: Room } & Omit<RoomChange, 'at'>): Promise<void> {
    return this.inTurn(async () => {
      for (const _ of this.courtesy.tries()) {
        const wished = attemptChange(() => change(this.room));
        if (wished instanceof InnRefusal && (await this.hadMissed())) continue;
        if (wished instanceof InnRefusal) throw wished;
        const { room, ...how } = wished;
        const { store, now } = this.around;
        this.keptTime.forget();
        const revision = this.kept.revision + 1;
        const at = now();
        const kept = await stubbornly(() => store.changeRoom(this.id, revision, room, { ...how, at }));
        const title = kept === 'kept' ? null : await stubbornly(() => store.title(this.id));
        if (kept === 'late' && !title) throw new Gone('the table was erased');
        const stay = this.holders.filter(({ guest }) => !how.without?.includes(guest));
        const own = { room, revision, holders: [...stay, ...(how.holders ?? [])] };
        const isOurs = !title || isSameChange(title, own);
        if (isOurs) this.around.fanout.announce(this.id);
        const stands = title ?? own;
        const begins = this.table === null && stands.room.head !== null;
        await this.audience.prepareFor(stands.room);
        if (pageOf(stands.room) !== pageOf(this.room)) await this.readAnew();
        else this.takeRoom(stands);
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
    this.audience.tellCard();
    this.audience.lookAgain();
    if (room.paused && !kept.room.paused) this.bots.anew(); // What bots thought of meanwhile was not heard.
    this.afterwards();
  }

  /** The log says what the room says: whose seats are whose, and whether time stands still. */
  private async squareUp(): Promise<void> {
    for (const _ of this.courtesy.tries()) {
      const owed = this.table ? owedTo(this.table, this.room) : [];
      if (owed.length === 0) return;
      const done = await this.enact((table, at) => table.follow(owed.map((entry) => ({ ...entry, at }))), null);
      if (done !== 'late') return;
    }
  }

  /**
   * The log with its seed, for whoever plays alone. What goes on at home is as good as it was; here somebody knows the dice from
   * now on, and nobody is told the seed before all of that stands.
   */
  async takeHome(guest: number): Promise<TableLog> {
    let was = false;
    let isFirst = false;
    await this.changeRoom((room) => {
      if (this.table?.match.standing) throw new InnRefusal('over');
      was = this.table?.match.setup.practice ?? false;
      isFirst = !room.takenHome;
      return { room: takenHome(room, guest) };
    });
    if (isFirst) await this.tellNews('taken-home', guest);
    return this.inTurn((table) => {
      const { setup, ...log } = table!.log;
      return { ...log, setup: { ...setup, match: { ...setup.match, practice: was } } };
    });
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

  /**
   * Now and then: nobody waits for a clock or a window that has run out, nor for a host who is away for long. Where something is
   * being done, whoever looks after all tables does not wait for it.
   */
  async lookAfter(at: number): Promise<void> {
    if (this.waiting > 0) return;
    const isDue = await this.queued((table) => {
      this.audience.goOn();
      const due = table && !table.match.standing ? this.dueAt(table, at) : null;
      return due !== null && due <= at;
    });
    if (isDue) await this.timeUp();
    const host = hostInstead(this.room, this.presence);
    if (host === null) return;
    await this.changeRoom((room) => ({ room: { ...room, host: hostInstead(room, this.presence) ?? room.host } }));
    await this.tellNews('new-host', host);
  }

  /** The inn itself says something; everybody reads it in their own language. */
  tellNews(news: News, about: number): Promise<void> {
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
      const look = () => !this.presence.isHere(guest) && this.isWaitedFor(guest);
      const isStillWaitedFor = () => this.queued(look).catch(() => this.closed); // Put away, it is asked no more.
      this.around.call(guest, { tabard: why, table: this.id, game: this.room.game }, isStillWaitedFor);
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

  /** The people who are asked, as the seat sees it, and since when. Null: it does not wait for anybody. */
  waitsFor(viewer: Seat): Promise<{ seats: Seat[]; since: number } | null> {
    return this.inTurn((table) => {
      if (!table || table.match.standing) return null;
      const { asks } = table.match.pendingFor(viewer);
      const seats = asks.map(({ seat }) => seat).filter((seat) => table.humanOf(seat) !== null);
      if (seats.length === 0) return null;
      return { seats, since: Math.min(...seats.map((seat) => this.questions.askedAt(seat))) };
    });
  }

  // ---- telling

  private async changed(): Promise<void> {
    const { table } = this;
    if (!table) return;
    this.isOver = table.match.standing !== null;
    this.audience.tellChange(table);
    if (table.match.standing) await this.keepEnd(table);
    else if (table.moment - this.standKept >= STAND_EVERY) await this.keepStand(table);
    if (table.match.standing) this.audience.tellCard();
    this.afterwards();
  }

  /** Years later, by whatever rules are here then, it is still there as it was played. */
  private async keepEnd(table: Table): Promise<void> {
    if (this.isEndKept) return;
    await this.keepRecord(table);
    await this.keepStand(table);
    this.isEndKept = true;
  }

  /** Signed once: what stands there already stays. */
  private async keepRecord(table: Table): Promise<void> {
    const { store } = this.around;
    if ((await stubbornly(() => store.record(this.id))) !== null) return;
    const record = this.around.record(table, this.room);
    if (record !== null) await stubbornly(() => store.keepRecord(this.id, record));
  }

  private async keepStand(table: Table): Promise<void> {
    await new Breath().take(); // What has happened since its last checkpoint may have to be played once more for it.
    const { stands } = table;
    await stubbornly(() => this.around.store.keepStand(this.id, stands));
    this.standKept = table.moment;
  }

  // ---- what happens by itself

  private afterwards(): void {
    const { table } = this;
    if (!table || !this.goesOn) return;
    this.setAlarm(table);
    this.returnSeats();
    if (!this.room.paused) this.bots.think(table);
  }

  /** People let a bot go first that waits for them. Done when it has acted, or there is something else to think about. */
  async letGo(guest: number, seat: Seat): Promise<void> {
    const table = await this.inTurn((held) => {
      if (!held) throw new InnRefusal('not-begun');
      if (this.room.paused) throw new InnRefusal('paused');
      if (!hasSeat(this.room, guest)) throw new InnRefusal('not-your-seat');
      if (!held.botsAsked(seat).includes(seat)) throw new InnRefusal('not-waiting');
      return held;
    });
    await this.bots.ask(table, seat);
  }

  private async heedBots(table: Table, moment: number, word: Word, ahead?: Seat): Promise<void> {
    let stuck = -1;
    await this.inTurn(async () => {
      // Should it have been overtaken, it thinks again about what there is then.
      if (table !== this.table || table.moment !== moment || this.room.paused) return;
      if (word !== 'stuck' && (await this.takesWord(word))) return;
      const first = this.table.botsAsked(ahead).at(0); // Where the rules broke over it, the table was read anew.
      if (first === undefined) return;
      await this.enact((own, at) => own.answerFor(first, at), null);
      stuck = first;
    });
    if (stuck >= 0) await this.tellNews('stuck', stuck);
  }

  /** False: the table refuses it, and would refuse it again. */
  private async takesWord({ seat, key }: Exclude<Word, 'stuck'>): Promise<boolean> {
    const refusal = await this.enact((own, at) => own.answer(seat, key, at), null);
    if (refusal === null || refusal === 'late') return true;
    this.around.trouble(this.id, new StuckBot(`seat ${seat} says ${key} and is refused: ${JSON.stringify(refusal)}`));
    return false;
  }

  private setAlarm(table: Table): void {
    if (this.alarm) clearTimeout(this.alarm);
    this.alarm = null;
    const at = this.around.now();
    const due = this.dueAt(table, at);
    if (due === null) return;
    this.alarm = setTimeout(() => void this.timeUp().catch(() => undefined), Math.min(due - at + 1, LONGEST_ALARM));
    this.alarm.unref();
  }

  private dueAt(table: Table, at: number): number | null {
    return earliest(clockDue(table, at), windowDue(table, this.situation));
  }

  /** Who has run out of time is answered for, each once; while a bot thinks about it nobody else need begin. */
  timeUp(): Promise<void> {
    this.answering ??= this.answerForTheLate().finally(() => {
      this.answering = null;
    });
    return this.answering;
  }

  private async answerForTheLate(): Promise<void> {
    const tried = new Set<Seat>();
    for (let late = await this.nextLate(tried); late; late = await this.nextLate(tried)) {
      const { table, seat, moment } = late;
      tried.add(seat);
      const word = await this.bots.standIn(table, seat);
      await this.inTurn(async () => {
        // Meanwhile they may have answered themselves.
        if (table !== this.table || table.moment !== moment || this.room.paused) return;
        if (word && word !== 'stuck' && (await this.takesWord(word))) return;
        if (this.table?.late(this.around.now()).includes(seat))
          await this.enact((own, at) => own.answerFor(seat, at), null);
      });
    }
    await this.inTurn(async (table) => {
      if (!table || table.match.standing || this.room.paused) return;
      await this.closeWindows();
      this.setAlarm(this.table!);
    });
  }

  private nextLate(tried: ReadonlySet<Seat>): Promise<{ table: Table; seat: Seat; moment: number } | null> {
    return this.inTurn((table) => {
      if (!table || table.match.standing || this.room.paused) return null;
      const seat = table.late(this.around.now()).find((each) => !tried.has(each));
      return seat === undefined ? null : { table, seat, moment: table.moment };
    });
  }

  /** Answers for whoever keeps the others waiting at a window: all of them at once, whatever they hold. */
  private async closeWindows(): Promise<void> {
    const { table, around } = this;
    if (!table || table.match.standing) return;
    const at = around.now();
    const overdue = windowsOf(table, this.situation).filter(({ due }) => due <= at);
    for (const { seat } of overdue) {
      const before = table.moment;
      await this.enact((own, now) => own.answerFor(seat, now), null);
      if (this.table !== table || table.moment !== before + 1) return;
      await this.talk.news('answered-for', seat);
      around.fanout.announce(this.id);
      if (!table.match.isWindow) return;
    }
  }
}

const isGift = (entry: TableEntry): boolean => entry.kind === 'sit' && entry.by !== undefined;

function attemptChange<T>(change: () => T): T | InnRefusal {
  try {
    return change();
  } catch (error) {
    if (error instanceof InnRefusal) return error;
    throw error;
  }
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

/** From which moment the lines go that are written now. */
const beginOf = ({ head }: Room): number | null => head && (head.from?.moment ?? 0);

/**
 * What its lines go on from, and under which word: the first card, or where rules that have changed since took over; the seed a
 * secret, or known to somebody. Null: it has not begun.
 */
const pageOf = ({ head, takenHome }: Room): string | null =>
  head && `${head.from?.moment ?? 0}${takenHome ? ', known' : ''}`;
