/**
 * Where those watch who are shown a table later than it is played: a copy of the table that follows its log behind time. They
 * see exactly what was open then, in order, and whoever comes late sees it as it stood then: board, sayings and card.
 */
import type { FromInn, Saying, TableCard } from '@tabard/inn';
import type { Table, TableEntry } from '@tabard/table';
import type { Listener, Since } from './audience';
import { Breath } from './breath';
import { ChangeTexts, welcomeText } from './change-texts';
import { blindTo, Moments } from './moments';
import { type LastShown, shownNow, sightOf } from './sights';

/** The table as it is played. */
export interface PlayedTable {
  now(): number;
  /** Milliseconds by which those in the gallery are behind. */
  delay(): number;
  table(): Table | null;
  /** The table of the same log without any entries, and at which moment it begins. */
  fromTheBeginning(): Table;
  beginning(): number;
  card(): TableCard;
  sayings(): readonly Saying[];
  /** Does it when it is the table's turn. */
  inTurn(job: () => void): void;
  you(listener: Listener): Extract<FromInn, { kind: 'welcome' }>['you'];
}

type Item =
  | { readonly at: number; readonly entry: TableEntry }
  | { readonly at: number; readonly saying: Saying }
  | { readonly at: number; readonly card: TableCard };

/** No timer waits longer. */
const LONGEST = 2 ** 31 - 1;

export class Gallery {
  readonly listeners = new Set<Listener>();
  /** Kept also while nobody watches: who comes and goes again does not have the whole game played each time. */
  private table: Table | null = null;
  private begins = 0;
  /** Of the table as it is seen here. */
  private readonly moments = new Moments();
  private shown: LastShown | null = null;
  /** Cards as they were, the oldest first. */
  private cards: { readonly at: number; readonly card: TableCard }[] = [];
  private heard = -1;
  /** When the last card was made that was told. */
  private cardTold = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly stage: PlayedTable) {}

  close(): void {
    if (this.timer) clearTimeout(this.timer);
    this.listeners.clear();
  }

  /** The card has changed. */
  note(card: TableCard): void {
    this.cards.push({ at: this.stage.now(), card });
    this.goOn();
    const until = this.until();
    const shown = this.cards.findLastIndex(({ at }) => at <= until);
    this.cards = this.cards.slice(Math.max(0, shown)); // What was before that nobody will ask for.
  }

  /** What anybody may know of the table at this time. */
  get card(): TableCard {
    const until = this.until();
    const card = this.cards.findLast(({ at }) => at <= until)?.card ?? this.cards[0]?.card ?? this.stage.card();
    return { ...card, phase: this.phase(until) };
  }

  private phase(until: number): TableCard['phase'] {
    const table = this.stage.table();
    if (!table || (table.setup.at ?? 0) > until) return 'gathering';
    const isOver = table.match.standing !== null && (table.logFrom(0).at(-1)?.at ?? 0) <= until;
    return isOver ? 'over' : 'playing';
  }

  /** In short goes, before somebody arrives: a long game is much to play, and others have tables, too. */
  async prepare(delay = this.stage.delay()): Promise<void> {
    const until = this.stage.now() - delay;
    if (this.listeners.size > 0 || !this.isBegun(until)) return;
    const table = this.copy(until);
    const breath = new Breath();
    for (const entry of this.entries(until)) {
      if (breath.isDue) await breath.take();
      if (table !== this.table || this.listeners.size > 0) return; // Somebody was faster.
      this.enter(table, entry);
    }
  }

  arrive(listener: Listener, since: Since | null): void {
    this.goOn();
    this.catchUp();
    this.listeners.add(listener);
    this.greet(listener, since);
    this.setTimer();
  }

  /** The table is another than it was: so is the copy. */
  showAnew(): void {
    const all = [...this.listeners];
    for (const listener of all) this.leave(listener);
    for (const listener of all) this.arrive(listener, null);
  }

  leave(listener: Listener): boolean {
    const was = this.listeners.delete(listener);
    if (this.listeners.size > 0) return was;
    if (this.timer) clearTimeout(this.timer);
    this.shown = null;
    return was;
  }

  private greet(listener: Listener, since: Since | null): void {
    const at = this.until();
    const { table, stage } = this;
    const sayings = stage.sayings().filter((saying) => saying.at <= at);
    const { story, reasons } = listener;
    const how = { story, reasons, at, moment: this.moments.of(null) };
    const sight = table && sightOf(table, null, how);
    if (sight && !this.shown) this.shown = shownNow(table, sight.b);
    const seen = since && { ...since, moment: this.moments.inLog(null, since.moment) };
    const change = table && seen && new ChangeTexts(table, at).missed(null, seen, how);
    const history = table && story && !change ? table.match.eventsFor(null) : null;
    const now = { sight: change ? null : sight, history, sayings, at };
    listener.send(welcomeText({ you: stage.you(listener), table: this.card, ...now }, change));
  }

  // ---- behind time

  private until(): number {
    return this.stage.now() - this.stage.delay();
  }

  /** Nothing is told that was not there yet; the first who comes finds it as it stood then. */
  private catchUp(): void {
    if (this.listeners.size > 0) return;
    const until = this.until();
    this.cardTold = until;
    this.heard = this.stage.sayings().findLast(({ at }) => at <= until)?.number ?? -1;
    this.shown = null;
    if (!this.isBegun(until)) {
      this.table = null;
      return;
    }
    const table = this.copy(until);
    for (const entry of this.entries(until)) this.enter(table, entry);
  }

  private isBegun(until: number): boolean {
    const table = this.stage.table();
    return table !== null && (table.setup.at ?? 0) <= until;
  }

  /** Whatever has come of age is told, in its order. */
  goOn(): void {
    if (this.listeners.size === 0) return;
    const until = this.until();
    if (!this.table && this.isBegun(until)) this.begin();
    for (const item of this.items(until)) this.tell(item);
    this.setTimer();
  }

  /** As far as it was followed, unless that is further than may be seen, or another beginning's. */
  private copy(until: number): Table {
    const { table, stage } = this;
    if (!table || this.begins !== stage.beginning()) return this.open();
    const last = table.moment > this.begins ? table.logFrom(table.moment - 1).at(0) : undefined;
    return (last?.at ?? 0) > until ? this.open() : table;
  }

  private open(): Table {
    this.begins = this.stage.beginning();
    const table = this.stage.fromTheBeginning();
    this.moments.begin(table.moment);
    this.table = table;
    return table;
  }

  private enter(table: Table, entry: TableEntry): void {
    const blind = blindTo(table, entry.kind === 'wish' ? entry.seat : null);
    table.follow([entry]);
    this.moments.note(blind());
  }

  private begin(): void {
    this.open();
    for (const listener of this.listeners) this.greet(listener, null);
  }

  private items(until: number): Item[] {
    const entries = this.table ? this.entries(until).map((entry) => ({ at: entry.at ?? 0, entry })) : [];
    const sayings = this.stage.sayings().filter(({ at, number }) => at <= until && number > this.heard);
    const cards = this.cards.filter(({ at }) => at > this.cardTold && at <= until);
    const items: Item[] = [...entries, ...sayings.map((saying) => ({ at: saying.at, saying })), ...cards];
    return items.sort((a, b) => a.at - b.at);
  }

  private entries(until: number): TableEntry[] {
    const { table } = this;
    if (!table) return [];
    const more = this.stage.table()!.logFrom(table.moment);
    const young = more.findIndex(({ at = 0 }) => at > until);
    return young < 0 ? more : more.slice(0, young);
  }

  private tell(item: Item): void {
    if ('entry' in item) this.follow(item.entry, item.at);
    else if ('saying' in item) {
      this.heard = item.saying.number;
      this.send({ kind: 'said', saying: item.saying });
    } else {
      this.cardTold = item.at;
      this.send({ kind: 'table', table: { ...item.card, phase: this.phase(item.at) } });
    }
  }

  private follow(entry: TableEntry, at: number): void {
    const { moments } = this;
    const table = this.table!;
    const before = this.shown!;
    this.enter(table, entry);
    const told = new ChangeTexts(table, at);
    for (const listener of [...this.listeners]) {
      const { story, reasons } = listener;
      const { text, shown } = told.to(null, before, { story, reasons, moment: moments.of(null) });
      this.shown = shown;
      if (!moments.isStill(null, before.moment)) listener.send(text);
    }
    if (table.match.standing) this.send({ kind: 'table', table: { ...this.card, phase: 'over' } });
  }

  private send(message: FromInn): void {
    const text = JSON.stringify(message);
    for (const listener of this.listeners) listener.send(text);
  }

  private setTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.listeners.size === 0) return;
    const next = this.next();
    if (next === null) return;
    const wait = Math.max(1, next + this.stage.delay() - this.stage.now());
    this.timer = setTimeout(() => this.stage.inTurn(() => this.goOn()), Math.min(wait, LONGEST));
    this.timer.unref();
  }

  /** When that happened which is told next. */
  private next(): number | null {
    const until = this.until();
    const live = this.stage.table();
    const begins = live && !this.table ? (live.setup.at ?? 0) : null;
    const entry = this.table ? live!.logFrom(this.table.moment)[0]?.at : undefined;
    const saying = this.stage.sayings().find(({ number }) => number > this.heard)?.at;
    const card = this.cards.find(({ at }) => at > until)?.at;
    const times = [begins, entry, saying, card].filter((at) => at !== null && at !== undefined);
    return times.length === 0 ? null : Math.min(...times);
  }
}
