/**
 * A table while somebody is at it. Everything that is done here is done one thing after the other: the table does it, the
 * store keeps it, and only then anybody is told. Should another process have been faster, this one reads what
 * happened and tries again; should the store not answer, nobody knows what is kept, so the table is put away and read anew.
 */
import type { GameModule } from '@tabard/content';
import type { FromGuest, FromInn, GuestDeed, News, NotDone, Saying, TableCard } from '@tabard/inn';
import type { Bot, Seat } from '@tabard/kernel';
import type { Table, TableEntry, TableLog } from '@tabard/table';
import type { Fanout } from '../fanout/fanout';
import type { Notice } from '../push/pusher';
import { owedTo } from '../room/hands';
import { takenHome } from '../room/home';
import { InnRefusal } from '../room/refusal';
import { cardOf, type Room } from '../room/room';
import { Gone, Unreachable } from '../store/database';
import type { Holder, KeptTable, Pulse, RoomChange, Store } from '../store/store';
import { Audience, type Listener, type Played, type Since } from './audience';
import { type BotsTable, BotsTurn } from './bots-turn';
import { ChangingHands, type SeatedTable } from './changing-hands';
import type { NewPage } from './chapters';
import { Deadlines, type WaitingTable } from './deadlines';
import { attempt, entryOf, innSays, mayDo, type Situation } from './deeds';
import { beginOf, KeptLog, pageOf, type Title } from './kept-log';
import { blindTo, type Moments } from './moments';
import { Presence } from './presence';
import type { Questions } from './questions';
import { retried } from './retry';
import { Talk } from './talk';
import type { Thinker } from './thinker';
import { Turns } from './turns';
import { type CallingTable, WaitedFor } from './waited-for';

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

/** What the parts of a table are given of it: each sees as much of it as it needs. */
type Parts = Played & BotsTable & SeatedTable & WaitingTable & CallingTable & Situation;

export class LiveTable implements Parts {
  readonly id: string;
  readonly createdAt: number;
  lastUse: number;
  readonly presence: Presence;
  readonly bots: BotsTurn;
  private readonly log: KeptLog;
  private readonly turns = new Turns(this);
  private readonly talk: Talk;
  private readonly audience: Audience;
  private readonly hands: ChangingHands;
  private readonly deadlines: Deadlines;
  private readonly waitedFor: WaitedFor;
  /** Its end is on disk. */
  private isOver = false;
  isClosed = false;

  private constructor(
    private readonly around: Around,
    rules: Rules,
    kept: KeptTable,
  ) {
    this.id = kept.id;
    this.createdAt = kept.createdAt;
    this.lastUse = around.now();
    this.log = new KeptLog(around, rules, kept.id, kept);
    this.presence = new Presence(around.now);
    this.talk = new Talk(kept.id, around.store, around.now, (saying) => this.audience.tellSaying(saying));
    this.audience = new Audience(this);
    this.bots = new BotsTurn(this);
    this.hands = new ChangingHands(this);
    this.deadlines = new Deadlines(this);
    this.waitedFor = new WaitedFor(this);
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
        if (table?.match.standing) await live.log.keepRecord(table);
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
    return this.log.room;
  }

  get table(): Table | null {
    return this.log.table;
  }

  get holders(): readonly Holder[] {
    return this.log.holders;
  }

  get moments(): Moments {
    return this.log.moments;
  }

  get questions(): Questions {
    return this.log.questions;
  }

  /** Of its log. */
  get bytes(): number {
    return this.log.bytes;
  }

  get sayings(): readonly Saying[] {
    return this.talk.sayings;
  }

  /** The moment from which its lines go. */
  get beginning(): number {
    return beginOf(this.room) ?? 0;
  }

  get fanout(): Fanout {
    return this.around.fanout;
  }

  get thinker(): Thinker {
    return this.around.thinker;
  }

  get at(): number {
    return this.now();
  }

  now(): number {
    return this.around.now();
  }

  fromTheBeginning(): Table {
    return this.log.tableWithoutLines();
  }

  isHere(guest: number): boolean {
    return this.presence.isHere(guest);
  }

  get isIdle(): boolean {
    return this.audience.size === 0 && this.turns.isIdle;
  }

  get goesOn(): boolean {
    return !this.isClosed && this.table !== null && this.table.match.standing === null;
  }

  get card(): TableCard {
    const given = (seat: Seat) => this.table?.sitters[seat]?.given ?? 0;
    const card = cardOf(this.id, this.createdAt, this.room, (guest) => this.presence.isHere(guest), given);
    return this.isOver ? { ...card, phase: 'over' } : card;
  }

  /** Whether nothing has happened elsewhere that is not known here. */
  isUpTo({ revision, lines, sayings }: Pulse): boolean {
    const isKnown = lines <= (this.table?.moment ?? 0) && sayings <= this.talk.next;
    return isKnown && revision <= this.log.title.revision;
  }

  // ---- one thing after the other

  inTurn<T>(job: (table: Table | null) => Promise<T> | T): Promise<T> {
    this.lastUse = this.around.now();
    return this.queued(job);
  }

  /** What no guest asked for: nobody waits for what comes of it, and should the table break over it, it is put away. */
  byItself(job: () => Promise<void> | void): Promise<void> {
    return this.queued(job).catch(() => undefined);
  }

  private queued<T>(job: (table: Table | null) => Promise<T> | T): Promise<T> {
    return this.turns.take(() => job(this.table));
  }

  stillSo(look: () => boolean): Promise<boolean> {
    return this.queued(look).catch(() => this.isClosed);
  }

  /** What whoever asked is told. Anything but a refusal is the end of the table here, and what it was is told to the house, once. */
  ending(error: Error): InnRefusal {
    if (error instanceof InnRefusal) return error;
    if (error instanceof Gone) this.vanish();
    else this.breakOff(error);
    return new InnRefusal(error instanceof Gone ? 'no-such-table' : 'trouble');
  }

  /** What memory says may be more or less than what is on disk: whoever wants to go on reads it from there. */
  breakOff(error: Error): void {
    if (this.isClosed) return;
    this.end();
    this.around.drop(this, error);
    this.audience.dismiss('trouble', true);
  }

  /** It was erased elsewhere: there is nothing to come back to. */
  private vanish(): void {
    if (this.isClosed) return;
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
    return this.inTurn(async () => {
      await this.log.keepNow();
      this.end();
    });
  }

  private end(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.deadlines.close();
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
      if (isBack) await this.hands.takeBackFromBots(listener.guest);
    });
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
    if (this.isClosed) return;
    void this.around.fanout.attend(this.id, this.presence.guestsHere);
    this.audience.tellCard();
    this.whoIsHereHasChanged();
  }

  /** Who came back keeps their seat; a window waits less for who left. */
  private whoIsHereHasChanged(): void {
    if (this.table) this.deadlines.setAlarm(this.table);
    this.hands.whoIsHereHasChanged();
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
  do(guest: number, id: string, deed: GuestDeed, viewer: Seat | null = deed.seat): Promise<FromInn> {
    const command = `${guest}:${id}`;
    const { moments } = this;
    return this.inTurn(async () => {
      for (const _ of this.log.courtesy.tries()) {
        const stands = this.log.doneAt(command);
        if (stands !== undefined) return { kind: 'done', id, moment: moments.of(viewer, stands) };
        const refusal = mayDo(guest, deed, viewer, this);
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
    this.announce();
  }

  /** null: it stands, and everyone was told; late: another process was faster, and what it did is known now. */
  async enact(
    deed: (table: Table, at: number) => void,
    command: string | null = null,
    wisher: Seat | null = null,
  ): Promise<NotDone | 'late' | null> {
    const { table, log } = this;
    if (!table) return innSays('not-begun');
    await log.courtesy.letOthersGoFirst();
    const at = this.now();
    const number = table.moment;
    const blind = blindTo(table, wisher);
    const refusal = attempt(() => deed(table, at));
    if (refusal instanceof Error) return this.stumbled(refusal);
    if (table.moment === number) return refusal;
    const kept = await log.write(table, { number, at, command, blind });
    this.announce(); // Where this one was late, whoever was faster hears that somebody waits.
    if (kept === 'late') {
      await log.courtesy.reading(() => this.readAnew());
      return 'late';
    }
    await this.changed();
    this.waitedFor.callAsked(table);
    return null;
  }

  /** The other processes hear that there is more to read. */
  announce(): void {
    this.around.fanout.announce(this.id);
  }

  /** The rules broke over it, and left the board who knows how: as it was before, without it, the table goes on. */
  private async stumbled(error: Error): Promise<NotDone> {
    try {
      await this.readAnew();
    } catch (again) {
      throw again instanceof Gone ? again : error; // It is put away for what it broke over first.
    }
    this.trouble(error);
    return innSays('rules-broke');
  }

  // ---- what others did

  /** Another process says that there is more to read. */
  catchUp(): Promise<void> {
    this.log.courtesy.noticed();
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
    this.log.courtesy.noticed();
    for (const line of lines) this.log.follow(table, line);
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

  private async readAnew(): Promise<void> {
    const kept = await retried(() => this.around.store.read(this.id));
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

  private async takeUp(kept: KeptTable): Promise<void> {
    this.bots.anew();
    await this.log.takeUp(kept);
    if (kept.room.head) this.isOver = this.table!.match.standing !== null;
  }

  // ---- the room

  /** Replaces the room; whoever changed it meanwhile is listened to first. */
  changeRoom(change: (room: Room) => { readonly room: Room } & Omit<RoomChange, 'at'>): Promise<void> {
    return this.inTurn(async () => {
      for (const _ of this.log.courtesy.tries()) {
        const wished = attemptChange(() => change(this.room));
        if (wished instanceof InnRefusal && (await this.hadMissed())) continue;
        if (wished instanceof InnRefusal) throw wished;
        const { room, ...how } = wished;
        const { stands, isOurs } = await this.log.writeRoom(room, how);
        if (isOurs) this.announce();
        const begins = this.table === null && stands.room.head !== null;
        await this.audience.prepareFor(stands.room);
        if (pageOf(stands.room) !== pageOf(this.room)) await this.readAnew();
        else this.takeRoom(stands);
        if (!isOurs) continue;
        await this.squareUp();
        if (begins && this.table) this.waitedFor.callAsked(this.table);
        return;
      }
      throw new Error('other processes were faster again and again');
    });
  }

  private takeRoom(title: Title): void {
    const { revision, room } = this.log.title;
    this.log.title = title;
    if (title.revision === revision) return; // A device more, perhaps.
    this.audience.tellCard();
    this.audience.lookAgain();
    if (room.paused && !title.room.paused) this.bots.anew(); // What bots thought of meanwhile was not heard.
    this.afterwards();
  }

  /** The log says what the room says: whose seats are whose, and whether time stands still. */
  private async squareUp(): Promise<void> {
    for (const _ of this.log.courtesy.tries()) {
      const owed = this.table ? owedTo(this.table, this.room) : [];
      if (owed.length === 0) return;
      const done = await this.enact((table, at) => table.follow(owed.map((entry) => ({ ...entry, at }))));
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
    return this.inTurn(() => this.log.let(holder));
  }

  // ---- seats change hands, and time runs out

  takeOver(guest: number, seat: Seat): Promise<void> {
    return this.hands.takeOver(guest, seat);
  }

  vote(guest: number, seat: Seat, agrees: boolean): Promise<void> {
    return this.hands.vote(guest, seat, agrees);
  }

  /**
   * Now and then: nobody waits for a clock or a window that has run out, nor for a host who is away for long. Where something is
   * being done, whoever looks after all tables does not wait for it.
   */
  async doWhatIsDue(at: number): Promise<void> {
    if (!this.turns.isIdle) return;
    const isDue = await this.queued(() => {
      this.audience.goOn();
      return this.deadlines.isDue(at);
    });
    if (isDue) await this.deadlines.timeUp();
    await this.hands.replaceHost();
  }

  timeUp(): Promise<void> {
    return this.deadlines.timeUp();
  }

  // ---- what is said

  /** The inn itself says something; everybody reads it in their own language. */
  tellNews(news: News, about: number): Promise<void> {
    return this.inTurn(async () => {
      await this.talk.news(news, about);
      this.announce();
    });
  }

  /** The same while it is the table's turn, by whoever announces what they have done there. */
  sayNews(news: News, about: number): Promise<void> {
    return this.talk.news(news, about);
  }

  /** Something is said, under the name that the guest gave it. */
  speak(guest: number, message: Spoken): Promise<void> {
    const { room, talk } = this;
    const command = `${guest}:${message.id}`;
    return this.inTurn(async () => {
      if (message.kind === 'say') await talk.text(room, guest, message.text, command);
      else if (message.kind === 'phrase') await talk.phrase(guest, message.phrase, command);
      else {
        if (!this.waitedFor.isWaitedFor(message.guest)) throw new InnRefusal('not-waited-for');
        await talk.nudge(room, guest, message.guest, command);
        this.waitedFor.callAway([message.guest], 'nudge');
      }
      this.announce();
    });
  }

  /** The people who are asked, as the seat sees it, and since when. Null: it does not wait for anybody. */
  waitsFor(viewer: Seat): Promise<{ seats: Seat[]; since: number } | null> {
    return this.inTurn(() => this.waitedFor.seenBy(viewer));
  }

  call(guest: number, notice: Notice, isWaitedFor: () => Promise<boolean>): void {
    this.around.call(guest, notice, isWaitedFor);
  }

  // ---- telling

  private async changed(): Promise<void> {
    const { table } = this;
    if (!table) return;
    this.isOver = table.match.standing !== null;
    this.audience.tellChange(table);
    await this.log.keepStanding(table);
    if (table.match.standing) this.audience.tellCard();
    this.afterwards();
  }

  // ---- what happens by itself

  private afterwards(): void {
    const { table } = this;
    if (!table || !this.goesOn) return;
    this.deadlines.setAlarm(table);
    this.hands.returnSeats();
    if (!this.room.paused) this.bots.think(table);
  }

  /** People let a bot go first that waits for them. Done when it has acted, or there is something else to think about. */
  letGo(guest: number, seat: Seat): Promise<void> {
    return this.bots.letGo(guest, seat);
  }

  trouble(error: Error): void {
    this.around.trouble(this.id, error);
  }

  /** Nobody knows any more how this table stands. Should it be another by now, the first cause is known. */
  broken(table: Table, error: Error): void {
    void this.byItself(() => {
      if (table === this.table) throw error;
    });
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
