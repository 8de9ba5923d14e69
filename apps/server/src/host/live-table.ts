/**
 * A table while somebody is at it. Everything that is done here is done one thing after the other: the table does it, the
 * store keeps it, and only then anybody is told. Should another process have been faster, this one reads what
 * happened and tries again; should the store not answer, nobody knows what is kept, so the table is put away and read anew.
 */
import type { GameModule } from '@tabard/content';
import type { Deed, FromInn, NotDone, Saying, Sight, TableCard } from '@tabard/inn';
import { type Bot, IllegalAnswer, type Seat, type Why, whyTooEarly } from '@tabard/kernel';
import { Table, type TableEntry, TableRefusal } from '@tabard/table';
import { InnRefusal } from '../room/refusal';
import { cardOf, type Room, seatsOfGuest } from '../room/room';
import type { Holder, KeptTable, RoomChange, Store } from '../store/store';
import { changeOf, missedSince, type Shown, shownBy, sightOf } from './sights';
import type { Thinker } from './thinker';

/** What a pair of eyes wants to be told. */
export interface Eyes {
  /** Null: somebody who came without a token. */
  readonly guest: number | null;
  readonly viewer: Seat | null;
  readonly story: boolean;
  readonly reasons: boolean;
}

export interface Listener extends Eyes {
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
  /** Nobody knows how this table stands: it must be read anew. */
  readonly drop: (table: LiveTable, error: Error) => void;
}

/** Who plays what: a game, and the bots that can sit down at it. */
export interface Rules {
  readonly module: GameModule;
  readonly roster: readonly Bot[];
}

const SAYINGS_AT_ONCE = 100;
/** So often in a row another process may be faster before something is wrong. */
const TRIES = 20;
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
  private readonly listeners = new Set<Listener>();
  /** What each pair of eyes saw last. */
  private readonly shown = new Map<Seat | null, Shown>();
  /** By the guests' names for them: where in the log each command stands. */
  private readonly commands = new Map<string, number>();
  /** By seat: its question, since which moment it stands, and since when. */
  private asked: { readonly question: string; readonly since: number; readonly at: number }[] = [];
  private sayings: Saying[] = [];
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
    this.takeUp(kept);
  }

  static async open(around: Around, rules: Rules, kept: KeptTable): Promise<LiveTable> {
    await rules.module.ready?.();
    const live = new LiveTable(around, rules, kept);
    live.sayings = [...(await around.store.sayings(kept.id, 0, SAYINGS_AT_ONCE))];
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
    const here = new Set([...this.listeners].map(({ guest }) => guest));
    const card = cardOf(this.id, this.createdAt, this.room, (guest) => here.has(guest));
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
      listener.send(JSON.stringify(this.welcome(listener, since)));
      this.listeners.add(listener);
      if (listener.guest !== null) this.tellCard();
    });
  }

  leave(listener: Listener): void {
    if (!this.listeners.delete(listener)) return;
    const { viewer, guest } = listener;
    if (![...this.listeners].some((other) => other.viewer === viewer)) this.shown.delete(viewer);
    this.lastUse = this.around.now();
    if (guest !== null) this.tellCard();
  }

  private welcome(eyes: Eyes, since: Since | null): FromInn {
    const { guest, viewer } = eyes;
    const you = { guest, seats: seatsOfGuest(this.room, guest), viewer };
    const { card, sayings } = this;
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
    const sight = sightOf(table, viewer, reasons, at);
    if (!this.shown.has(viewer)) this.shown.set(viewer, shownBy(sight));
    if (since?.moment === table.moment) return { sight: null, change: null, history: null };
    const change = since && missedSince(table, viewer, since, { story, reasons, at });
    if (change) return { sight: null, change, history: null };
    return { sight, change: null, history: story ? table.match.eventsFor(viewer) : null };
  }

  // ---- what is done

  /** What a guest does under a name of their own; the same name a second time finds that it is done. */
  do(guest: number, id: string, deed: Deed): Promise<FromInn> {
    const command = `${guest}:${id}`;
    return this.inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const stands = this.commands.get(command);
        if (stands !== undefined) return { kind: 'done', id, moment: stands };
        const refusal = this.mayDo(guest, deed);
        if (refusal) return { kind: 'refused', id, refusal };
        const done = await this.enact((table, at) => table.follow([entryOf(deed, at)]), command);
        if (done === 'late') continue;
        return done ? { kind: 'refused', id, refusal: done } : { kind: 'done', id, moment: this.table!.moment };
      }
      throw new Error('other processes were faster again and again');
    });
  }

  private mayDo(guest: number, deed: Deed): NotDone | null {
    const { table, room } = this;
    if (!table) return innSays('not-begun');
    if (room.paused) return innSays('paused');
    const isHosts = deed.kind === 'sit' && room.host === guest;
    if (!isHosts && !seatsOfGuest(room, guest).includes(deed.seat)) return innSays('not-your-seat');
    if (this.isStale(table, deed)) return innSays('question-gone');
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
  private isStale(table: Table, deed: Deed): boolean {
    if (deed.kind !== 'answer' || deed.moment === undefined) return false;
    const { asks } = table.match.pending;
    const asked = asks.find(({ seat }) => seat === deed.seat);
    return asked !== undefined && this.asked[deed.seat].since > deed.moment;
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
      }
      if (!table) return;
      const lines = await this.around.store.linesFrom(this.id, table.moment);
      if (lines.length === 0) return;
      for (const { entry, command } of lines) {
        table.follow([entry]);
        if (command !== null) this.commands.set(command, table.moment);
      }
      await this.changed();
    });
  }

  private async readAnew(): Promise<void> {
    const kept = await this.around.store.read(this.id);
    if (!kept) throw new Error('the table is gone');
    this.takeUp(kept);
    this.tellCard();
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
    lines.forEach(({ command }, i) => {
      if (command !== null) this.commands.set(command, first + i + 1);
    });
    this.noteQuestions(this.table, entries.at(-1)?.at);
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
    this.noteQuestions(this.table);
    for (const listener of this.listeners) listener.send(JSON.stringify(this.welcome(listener, null)));
    this.afterwards();
  }

  /** A device more. */
  let(holder: Holder): Promise<void> {
    return this.inTurn(async () => {
      await this.around.store.hold(this.id, holder);
      this.kept = { ...this.kept, holders: [...this.holders, holder] };
    });
  }

  say(guest: number | null, text: string): Promise<void> {
    return this.inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const number = (this.sayings.at(-1)?.number ?? -1) + 1;
        const saying: Saying = { number, guest, text, at: this.around.now() };
        if ((await this.around.store.say(this.id, saying)) === 'kept') {
          this.heard(saying);
          this.around.announce(this.id);
          return;
        }
        for (const other of await this.around.store.sayings(this.id, number, SAYINGS_AT_ONCE)) this.heard(other);
      }
      throw new Error('other processes were faster again and again');
    });
  }

  private heard(saying: Saying): void {
    this.sayings = [...this.sayings.slice(-SAYINGS_AT_ONCE + 1), saying];
    this.tellAll({ kind: 'said', saying });
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
    const texts = new Map<string, string>();
    const views = new Map<Seat | null, Sight['b']>();
    for (const listener of this.listeners) {
      const { viewer, story, reasons } = listener;
      const kind = `${viewer} ${story} ${reasons}`;
      if (!texts.has(kind)) {
        const { change, b } = changeOf(table, viewer, this.shown.get(viewer)!, { story, reasons, at });
        views.set(viewer, b);
        texts.set(kind, JSON.stringify({ kind: 'told', change, at } satisfies FromInn));
      }
      listener.send(texts.get(kind)!);
    }
    const { moment, match } = table;
    for (const [viewer, b] of views)
      this.shown.set(viewer, { moment, answers: match.answers, events: match.eventCount, b });
  }

  private tellCard(): void {
    this.tellAll({ kind: 'table', table: this.card });
  }

  private tellAll(message: FromInn): void {
    const text = JSON.stringify(message);
    for (const listener of this.listeners) listener.send(text);
  }

  /** A question that is still the same stands since it was put, whatever else has happened. */
  private noteQuestions(table: Table, at = this.around.now()): void {
    const { asks } = table.match.pending;
    const before = this.asked;
    this.asked = table.sitters.map((_, seat) => {
      const ask = asks.find((each) => each.seat === seat);
      const question = ask ? JSON.stringify([ask.question, ask.about, ask.options]) : '';
      return before[seat]?.question === question ? before[seat] : { question, since: table.moment, at };
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
    const { moment } = table;
    const isBots = table.sitters.some(({ kind }) => kind === 'bot');
    if (!isBots || this.thoughtAt === moment) return;
    this.thoughtAt = moment;
    this.around.thinker
      .word(this.id, table)
      .then((word) => {
        if (!word) return;
        const deed = { kind: 'answer', ...word } as const;
        // Should it have been overtaken, it thinks again about what there is then.
        return this.inTurn(() =>
          table === this.table && table.moment === moment && !this.room.paused
            ? this.enact((at) => at.answer(deed.seat, deed.key, this.around.now()), null)
            : null,
        );
      })
      .catch((error: unknown) => {
        if (!isOurs(error)) this.breakOff(error as Error);
      });
  }

  private setAlarm(table: Table): void {
    if (this.alarm) clearTimeout(this.alarm);
    const at = this.around.now();
    const due = dueOf(table, at);
    if (due === null) return;
    this.alarm = setTimeout(() => void this.timeUp().catch(() => undefined), Math.min(due - at + 1, LONGEST_ALARM));
    this.alarm.unref();
  }

  /** Who has run out of time is answered for. */
  timeUp(): Promise<void> {
    return this.inTurn(async (table) => {
      if (!table || table.match.standing || this.room.paused) return;
      await this.enact((own, at) => void own.timeUp(at), null);
      this.setAlarm(this.table!);
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

function entryOf(deed: Deed, at: number): TableEntry {
  if (deed.kind !== 'answer') return { ...deed, at };
  const { moment: _, ...entry } = deed;
  return { ...entry, at };
}

/** When the first clock runs out; null: none runs. */
function dueOf({ clocks }: Table, at: number): number | null {
  if (!clocks) return null;
  const left = clocks.state.running.map((seat) => clocks.left(seat, at)).filter(Number.isFinite);
  return left.length === 0 ? null : at + Math.max(0, Math.min(...left));
}
