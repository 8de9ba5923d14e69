/**
 * A table while somebody is at it. Everything that is done here is done one thing after the other: the table does it, the
 * store keeps it, and only then anybody is told. Should another process have been faster, this one reads what
 * happened and tries again; should the store not answer, nobody knows what is kept, so the table is put away and read anew.
 */
import type { GameModule } from '@tabard/content';
import type { Deed, FromGuest, FromInn, News, NotDone, TableCard } from '@tabard/inn';
import { type Bot, IllegalAnswer, LIMITS, type Seat, type Why, whyTooEarly } from '@tabard/kernel';
import { Table, type TableEntry, TableRefusal } from '@tabard/table';
import { hostInstead, owedTo, voteOnTakeover, wantToTakeOver, weighed } from '../room/hands';
import { InnRefusal } from '../room/refusal';
import { cardOf, hasSeat, type Room, seatsOfGuest } from '../room/room';
import type { Holder, KeptTable, RoomChange, Store } from '../store/store';
import { Moments } from './moments';
import { Presence } from './presence';
import { becomingOf, commonOf, isSame, missedSince, type Shown, shownNow, sightOf, toldText } from './sights';
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
  readonly announce: (table: string) => void;
  /** Something went wrong, and the table goes on. */
  readonly trouble: (table: string, error: Error) => void;
  /** Nobody knows how this table stands: it must be read anew. */
  readonly drop: (table: LiveTable, error: Error) => void;
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
  /** By seat: its question, and since when it stands: the log's length, and the time. */
  private asked: { readonly question: string; readonly since: number; readonly at: number }[] = [];
  private readonly talk: Talk;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private alarm: NodeJS.Timeout | null = null;
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
    this.talk = new Talk(kept.id, around.store, around.now, (saying) => this.tellAll({ kind: 'said', saying }));
    this.takeUp(kept);
  }

  static async open(around: Around, rules: Rules, kept: KeptTable): Promise<LiveTable> {
    await rules.module.ready?.();
    const live = new LiveTable(around, rules, kept);
    await live.talk.takeUp();
    await live.inTurn(() => live.squareUp());
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
    return this.listeners.size === 0 && this.waiting === 0;
  }

  get audience(): number {
    return this.listeners.size;
  }

  get card(): TableCard {
    const card = cardOf(this.id, this.createdAt, this.room, (guest) => this.presence.isHere(guest));
    return this.table?.match.standing ? { ...card, phase: 'over' } : card;
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
        if (!isOurs(error)) this.breakOff(error as Error);
        throw error;
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

  /** Everyone is sent away; what was done is kept. */
  close(reason: string, again: boolean): void {
    this.closed = true;
    if (this.alarm) clearTimeout(this.alarm);
    for (const listener of this.listeners) listener.dismiss(reason, again);
    this.listeners.clear();
  }

  /** Where it stands is kept, for the day when the rules have changed. */
  putAway(): Promise<void> {
    return this.inTurn(async (table) => {
      if (table && table.moment > this.standKept) await this.keepStand(table);
      this.closed = true;
      if (this.alarm) clearTimeout(this.alarm);
    });
  }

  // ---- coming and going

  /** Says welcome to whoever comes, and tells them everything from now on. */
  arrive(listener: Listener, since: Since | null): Promise<void> {
    return this.inTurn(() => {
      this.greet(listener, since);
      this.listeners.add(listener);
      if (listener.guest === null) return;
      this.presence.come(listener.guest);
      this.tellCard();
      this.whoIsHereHasChanged();
    });
  }

  leave(listener: Listener): void {
    if (!this.listeners.delete(listener)) return;
    const { viewer, guest } = listener;
    this.forget(viewer);
    this.seatsTold.delete(listener);
    this.lastUse = this.around.now();
    if (guest === null) return;
    this.presence.go(guest);
    this.tellCard();
    this.whoIsHereHasChanged();
  }

  /** Who came back keeps their seat; a window waits less for who left. */
  private whoIsHereHasChanged(): void {
    if (this.closed) return;
    if (this.table) this.setAlarm(this.table);
    if (this.room.takeover) void this.weighTakeover().catch(() => undefined);
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
    since: Since | null,
    at: number,
  ): Pick<Extract<FromInn, { kind: 'welcome' }>, 'sight' | 'change' | 'history'> {
    const { table } = this;
    if (!table) return { sight: null, change: null, history: null };
    const { moments } = this;
    const how = { story, reasons, at, moment: moments.of(viewer) };
    const sight = sightOf(table, viewer, how);
    if (!this.shown.has(viewer)) this.shown.set(viewer, shownNow(table, sight.b, sight.pending));
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
        if (refusal) return { kind: 'refused', id, refusal };
        const done = await this.enact((table, at) => table.follow([entryOf(deed, at)]), command);
        if (done === 'late') continue;
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
    return ask?.input ? whyTooEarly(ask.input, deed.key, this.around.now() - this.asked[deed.seat].at) : null;
  }

  /** Given to a question that is answered or changed by now, however well it would fit the one that is asked instead. */
  private isStale(table: Table, deed: Deed, viewer: Seat | null): boolean {
    if (deed.kind !== 'answer' || deed.moment === undefined) return false;
    const { asks } = table.match.pending;
    const asked = asks.find(({ seat }) => seat === deed.seat);
    return asked !== undefined && this.asked[deed.seat].since > this.moments.inLog(viewer, deed.moment);
  }

  /** null: it stands, and everyone was told; late: another process was faster, and what it did is known now. */
  private async enact(
    deed: (table: Table, at: number) => void,
    command: string | null,
  ): Promise<NotDone | 'late' | null> {
    const { table, around } = this;
    if (!table) return innSays('not-begun');
    const at = around.now();
    const number = table.moment;
    const refusal = attempt(() => deed(table, at));
    const entries = table.logFrom(number);
    if (entries.length === 0) return refusal;
    const lines = entries.map((entry, i) => ({ entry, command: i === 0 ? command : null }));
    const ends = table.match.standing !== null;
    const due = ends ? null : dueOf(table, at);
    if ((await around.store.append(this.id, number, lines, { at, ends, due })) === 'late') {
      await this.readAnew();
      return 'late';
    }
    this.moments.note(entries);
    if (command !== null) this.commands.set(command, table.moment);
    around.announce(this.id);
    await this.changed();
    return null;
  }

  // ---- what others did

  /** Another process says that there is more to read. */
  catchUp(): Promise<void> {
    return this.inTurn(async () => {
      const title = await this.around.store.title(this.id);
      if (!title) throw new Error('the table is gone');
      const { table } = this;
      const begins = !table && title.room.head !== null;
      if (begins) return this.readAnew();
      if (title.revision > this.kept.revision) {
        this.kept = title;
        this.tellCard();
        this.lookAgain();
      }
      await this.talk.catchUp();
      if (!table) return;
      const lines = await this.around.store.linesFrom(this.id, table.moment);
      if (lines.length === 0) return;
      for (const { entry, command } of lines) {
        table.follow([entry]);
        this.moments.note([entry]);
        if (command !== null) this.commands.set(command, table.moment);
      }
      await this.changed();
    });
  }

  private async readAnew(): Promise<void> {
    const kept = await this.around.store.read(this.id);
    if (!kept) throw new Error('the table is gone');
    const begins = this.table === null;
    this.takeUp(kept);
    this.tellCard();
    if (begins && this.table) return this.showAll();
    this.lookAgain();
    await this.changed();
  }

  private takeUp(kept: KeptTable): void {
    const { room, lines } = kept;
    this.kept = kept;
    this.standKept = kept.stands?.moment ?? 0;
    this.commands.clear();
    if (!room.head) return;
    const { module, roster } = this.rules;
    const entries = lines.map(({ entry }) => entry);
    this.table = Table.fromLog(module.game, roster, { ...room.head, entries });
    const first = this.table.moment - lines.length;
    this.moments.begin(first, entries);
    lines.forEach(({ command }, i) => {
      if (command !== null) this.commands.set(command, first + i + 1);
    });
    this.noteQuestions(this.table);
  }

  // ---- the room

  /** Replaces the room; whoever changed it meanwhile is listened to first. */
  changeRoom(change: (room: Room) => { readonly room: Room } & Omit<RoomChange, 'at'>): Promise<void> {
    return this.inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const { room, ...how } = change(this.room);
        const { store, now } = this.around;
        const revision = this.kept.revision + 1;
        const at = now();
        if ((await store.changeRoom(this.id, revision, room, { ...how, at })) === 'kept') {
          const begins = room.head !== null && this.table === null;
          this.kept = { room, revision, holders: [...this.holders, ...(how.holders ?? [])] };
          this.around.announce(this.id);
          if (begins) await this.begin();
          else this.tellCard();
          this.lookAgain();
          await this.squareUp();
          return;
        }
        const title = await store.title(this.id);
        if (!title) throw new Error('the table is gone');
        this.kept = title;
      }
      throw new Error('other processes were faster again and again');
    });
  }

  /** The first card is dealt: everyone gets to see the table. */
  private async begin(): Promise<void> {
    const { module, roster } = this.rules;
    this.table = Table.fromLog(module.game, roster, { ...this.room.head!, entries: [] });
    this.moments.begin(this.table.moment, []);
    this.noteQuestions(this.table);
    this.showAll();
  }

  private showAll(): void {
    for (const listener of this.listeners) {
      listener.look(this.placeOf(listener));
      this.greet(listener, null);
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
    for (const listener of this.listeners) {
      const { guest, viewer } = listener;
      const seats = seatsOfGuest(this.room, guest);
      if (this.seatsTold.get(listener) === seats.join()) continue;
      listener.look(this.placeOf(listener));
      this.forget(viewer);
      this.greet(listener, null);
    }
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

  /** Somebody looks after the table while its host is away for long. */
  async lookAfter(): Promise<void> {
    const host = hostInstead(this.room, this.presence);
    if (host === null) return;
    await this.changeRoom((room) => ({ room: { ...room, host: hostInstead(room, this.presence) ?? room.host } }));
    await this.tellNews('new-host', host);
  }

  private tellNews(news: News, about: number): Promise<void> {
    return this.inTurn(async () => {
      await this.talk.news(news, about);
      this.around.announce(this.id);
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
      }
      this.around.announce(this.id);
    });
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
    this.noteQuestions(table);
    this.tellChange(table);
    if (table.match.standing || table.moment - this.standKept >= STAND_EVERY) await this.keepStand(table);
    if (table.match.standing) this.tellCard();
    this.afterwards();
  }

  private async keepStand(table: Table): Promise<void> {
    await this.around.store.keepStand(this.id, table.stands);
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
        // What they may not count they are not told, unless something has come of it.
        const isNothing = this.moments.isStill(viewer, before.moment) && isSame(before, table, now);
        text = isNothing ? null : toldText(now.own, common, at);
        texts.set(kind, text);
        seen.set(viewer, shownNow(table, now.b, now.own.pending));
      }
      if (text !== null) listener.send(text);
    }
    for (const [viewer, shown] of seen) this.shown.set(viewer, shown);
  }

  private tellCard(): void {
    this.tellAll({ kind: 'table', table: this.card });
  }

  private tellAll(message: FromInn): void {
    const text = JSON.stringify(message);
    for (const listener of this.listeners) listener.send(text);
  }

  /** A question that is still the same stands since it was put, whatever else has happened. */
  private noteQuestions(table: Table): void {
    const { asks } = table.match.pending;
    const before = this.asked;
    this.asked = table.sitters.map((_, seat) => {
      const ask = asks.find((each) => each.seat === seat);
      const question = ask ? JSON.stringify([ask.question, ask.about, ask.options]) : '';
      if (before[seat]?.question === question) return before[seat];
      return { question, since: table.moment, at: table.logFrom(table.moment - 1).at(-1)?.at ?? this.around.now() };
    });
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
    if (!isBots || this.thoughtAt === table.moment) return;
    this.thoughtAt = table.moment;
    this.heedBots(table).catch((error: unknown) => {
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
      around.announce(this.id);
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
        const asked = this.asked[seat].at;
        const away = presence.awaySince(table.humanOf(seat)!);
        const due = isHere(seat) ? asked + room.window * SLOW : Math.max(asked, away ?? 0) + room.window;
        return { seat, due };
      });
  }
}

const innSays = (reason: string): NotDone => ({ by: 'inn', reason });

const isOurs = (error: unknown): boolean => error instanceof InnRefusal;

function attempt(deed: () => void): NotDone | null {
  try {
    deed();
    return null;
  } catch (error) {
    if (error instanceof IllegalAnswer) return { by: 'rules', why: error.reason };
    if (error instanceof TableRefusal) return { by: 'table', id: error.id };
    throw error;
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
