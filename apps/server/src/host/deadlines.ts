/** Nobody waits for a clock that has run out, nor for a window that has waited long enough: whoever is late is answered for. */
import type { News, NotDone } from '@tabard/inn';
import type { Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import type { BotsTurn } from './bots-turn';
import { clockDue, earliest, type Waited, windowDue, windowsOf } from './due';

/** The table that waits. */
export interface WaitingTable extends Waited {
  readonly table: Table | null;
  readonly bots: BotsTurn;
  now(): number;
  inTurn<T>(job: (table: Table | null) => Promise<T> | T): Promise<T>;
  /** Does it, when it is the table's turn already. Null: it stands. */
  enact(deed: (table: Table, at: number) => void): Promise<NotDone | 'late' | null>;
  sayNews(news: News, about: number): Promise<void>;
  announce(): void;
}

/** No timer waits longer. */
const LONGEST_ALARM = 2 ** 31 - 1;

export class Deadlines {
  private alarm: NodeJS.Timeout | null = null;
  /** Somebody's time is over, and it is thought about what to say for them. */
  private answering: Promise<void> | null = null;

  constructor(private readonly at: WaitingTable) {}

  close(): void {
    if (this.alarm) clearTimeout(this.alarm);
  }

  setAlarm(table: Table): void {
    this.close();
    this.alarm = null;
    const at = this.at.now();
    const due = this.dueAt(table, at);
    if (due === null) return;
    this.alarm = setTimeout(() => void this.timeUp().catch(() => undefined), Math.min(due - at + 1, LONGEST_ALARM));
    this.alarm.unref();
  }

  isDue(at: number): boolean {
    const { table } = this.at;
    const due = table && !table.match.standing ? this.dueAt(table, at) : null;
    return due !== null && due <= at;
  }

  private dueAt(table: Table, at: number): number | null {
    return earliest(clockDue(table, at), windowDue(table, this.at));
  }

  /** Who has run out of time is answered for, each once; while a bot thinks about it nobody else need begin. */
  timeUp(): Promise<void> {
    this.answering ??= this.answerForTheLate().finally(() => {
      this.answering = null;
    });
    return this.answering;
  }

  private async answerForTheLate(): Promise<void> {
    const { at } = this;
    const tried = new Set<Seat>();
    for (let late = await this.nextLate(tried); late; late = await this.nextLate(tried)) {
      const { table, seat, moment } = late;
      tried.add(seat);
      const word = await at.bots.standIn(table, seat);
      await at.inTurn(async () => {
        // Meanwhile they may have answered themselves.
        if (table !== at.table || table.moment !== moment || at.room.paused) return;
        if (word && word !== 'stuck' && (await at.bots.takesWord(word))) return;
        if (at.table?.late(at.now()).includes(seat)) await at.enact((own, now) => own.answerFor(seat, now));
      });
    }
    await at.inTurn(async (table) => {
      if (!table || table.match.standing || at.room.paused) return;
      await this.closeWindows();
      this.setAlarm(at.table!);
    });
  }

  private nextLate(tried: ReadonlySet<Seat>): Promise<{ table: Table; seat: Seat; moment: number } | null> {
    return this.at.inTurn((table) => {
      if (!table || table.match.standing || this.at.room.paused) return null;
      const seat = table.late(this.at.now()).find((each) => !tried.has(each));
      return seat === undefined ? null : { table, seat, moment: table.moment };
    });
  }

  /** Answers for whoever keeps the others waiting at a window: all of them at once, whatever they hold. */
  private async closeWindows(): Promise<void> {
    const { at } = this;
    const { table } = at;
    if (!table || table.match.standing) return;
    const now = at.now();
    const overdue = windowsOf(table, at).filter(({ due }) => due <= now);
    for (const { seat } of overdue) {
      const before = table.moment;
      await at.enact((own, then) => own.answerFor(seat, then));
      if (at.table !== table || table.moment !== before + 1) return;
      await at.sayNews('answered-for', seat);
      at.announce();
      if (!table.match.isWindow) return;
    }
  }
}
