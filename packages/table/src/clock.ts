/**
 * Time for each seat: a bank for the whole game, a timer for each answer, or both. The time of day comes from
 * outside, so a table's log can be played again to the second.
 */
import type { Seat } from '@tabard/kernel';

export interface ClockRules {
  /** Milliseconds each seat starts with. */
  readonly bank?: number;
  /** What an answer adds to the bank. */
  readonly increment?: number;
  /** Milliseconds for each answer: they start anew with every question put to the seat. */
  readonly perAnswer?: number;
}

/** What the clocks had measured when an answer was given: to go back to, should it be taken back. */
export interface Mark {
  /** How many answers stood before it. */
  readonly answers: number;
  /** Without what it earned. */
  readonly banks: readonly (number | null)[];
  /** Whose time ran, and for how long their question had stood. */
  readonly running: readonly { readonly seat: Seat; readonly spent: number }[];
  /** All the time that had run at the table. */
  readonly ticked: number;
}

/** Where the clocks stood. A bank without end is null, because a file knows no infinity. */
export interface ClockState {
  readonly banks: readonly (number | null)[];
  readonly askedAt: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
  /** Since when they stand still; null: they go. */
  readonly pausedAt?: number | null;
  readonly ticked?: number;
  /** Of the last answers that stand, the oldest first. */
  readonly marks?: readonly Mark[];
  /** Whose question stands while somebody else has the seat, and what they had used for it. */
  readonly held?: readonly { readonly seat: Seat; readonly spent: number }[];
}

/** So many answers back the clocks know what they had measured; further back a question is timed anew. */
const MOST_MARKS = 32;

export class Clocks {
  private readonly banks: number[];
  /** By seat: when the question that stands was put to it. */
  private readonly askedAt: number[];
  private running: readonly Seat[] = [];
  private since = 0;
  private pausedAt: number | null = null;
  private ticked = 0;
  private marks: Mark[] = [];
  /** By seat: what was used of the time for a question that still stands, while a bot has the seat. */
  private readonly held = new Map<Seat, number>();

  constructor(
    seats: number,
    readonly rules: ClockRules,
    from?: ClockState | null,
  ) {
    this.banks = new Array<number>(seats).fill(rules.bank ?? Number.POSITIVE_INFINITY);
    this.askedAt = new Array<number>(seats).fill(0);
    if (!from) return;
    this.fill(from.banks);
    from.askedAt.forEach((at, seat) => {
      this.askedAt[seat] = at;
    });
    this.running = from.running;
    this.since = from.since;
    this.pausedAt = from.pausedAt ?? null;
    this.ticked = from.ticked ?? 0;
    this.marks = [...(from.marks ?? [])];
    for (const { seat, spent } of from.held ?? []) this.held.set(seat, spent);
  }

  get state(): ClockState {
    const { running, since, pausedAt, ticked, marks } = this;
    const held = [...this.held].map(([seat, spent]) => ({ seat, spent }));
    const clocks = { banks: this.banksNow, askedAt: this.askedAt.slice(), running, since, pausedAt, ticked };
    return { ...clocks, marks: [...marks], ...(held.length > 0 ? { held } : {}) };
  }

  private get banksNow(): (number | null)[] {
    return this.banks.map((left) => (Number.isFinite(left) ? left : null));
  }

  private fill(banks: readonly (number | null)[]): void {
    banks.forEach((left, seat) => {
      this.banks[seat] = left ?? Number.POSITIVE_INFINITY;
    });
  }

  /**
   * From now on the time of these seats runs; what has run until now is charged. A seat whose question already
   * stood (`standing`) is not asked anew; nor whose seat a bot had for a while: they go on where they stood.
   */
  run(seats: readonly Seat[], now: number, standing: readonly Seat[] = []): void {
    this.charge(now);
    const left = this.running.filter((seat) => standing.includes(seat) && !seats.includes(seat));
    for (const seat of left) this.held.set(seat, this.spentBy(seat));
    for (const seat of this.held.keys()) if (!standing.includes(seat)) this.held.delete(seat);
    for (const seat of seats) {
      const held = this.held.get(seat);
      this.held.delete(seat);
      if (held !== undefined) this.askedAt[seat] = this.until(this.since) - held;
      else if (!standing.includes(seat) || !this.running.includes(seat)) this.askedAt[seat] = this.since;
    }
    this.running = seats;
  }

  /** Milliseconds of the time for the question that stands, up to what was charged last. */
  private spentBy(seat: Seat): number {
    return Math.max(0, this.until(this.since) - this.askedAt[seat]);
  }

  private charge(now: number): void {
    const elapsed = this.elapsed(now);
    for (const seat of this.running) this.banks[seat] -= elapsed;
    this.ticked += elapsed;
    this.since = Math.max(now, this.since);
  }

  /** Nobody's time runs until they go on. */
  pause(now: number): void {
    if (this.pausedAt !== null) return;
    this.run(this.running, now, this.running);
    this.pausedAt = this.since;
  }

  goOn(now: number): void {
    const { pausedAt, running, askedAt } = this;
    if (pausedAt === null) return;
    const at = Math.max(now, this.since);
    // What was asked before is given back the time of the pause; what was asked during it begins now.
    for (const seat of running) askedAt[seat] += at - Math.max(pausedAt, askedAt[seat]);
    this.pausedAt = null;
    this.since = at;
  }

  /** An answer was given; `answers` stood before it. */
  answered(seat: Seat, answers: number, now: number): void {
    this.charge(now);
    const running = this.running.map((each) => ({ seat: each, spent: this.spentBy(each) }));
    const mark: Mark = { answers, banks: this.banksNow, running, ticked: this.ticked };
    this.marks = [...this.marks.slice(-MOST_MARKS + 1), mark];
    this.banks[seat] += this.rules.increment ?? 0;
  }

  /**
   * So many answers stand again, and what those of these seats earned is theirs no more. `isAlone`: somebody took back their
   * own without asking, and so it is as if nothing had been answered: all the time since has run for the question that
   * is asked again, and for nobody else. Where all agreed, each has used what they have used.
   */
  goBack(answers: number, takenFrom: readonly Seat[], isAlone: boolean, now: number): void {
    this.charge(now);
    const mark = this.marks.find((each) => each.answers === answers);
    this.marks = this.marks.filter((each) => each.answers < answers);
    const running = mark?.running ?? [];
    const since = mark && isAlone ? this.ticked - mark.ticked : 0;
    // Where nobody's time ran, nobody could be charged with it.
    if (mark && isAlone && running.length > 0) this.fill(mark.banks);
    else for (const seat of takenFrom) this.banks[seat] -= this.rules.increment ?? 0;
    for (const { seat, spent } of running) {
      this.banks[seat] -= since;
      this.askedAt[seat] = this.until(this.since) - spent - since;
    }
    this.running = running.map(({ seat }) => seat);
    this.held.clear();
  }

  /** Milliseconds left; below 0 the seat has run out. */
  left(seat: Seat, now: number): number {
    if (!this.running.includes(seat)) return this.banks[seat];
    const { perAnswer = Number.POSITIVE_INFINITY } = this.rules;
    return Math.min(
      this.banks[seat] - this.elapsed(now),
      perAnswer - Math.max(0, this.until(now) - this.askedAt[seat]),
    );
  }

  ranOut(now: number): Seat[] {
    return [...this.banks.keys()].filter((seat) => this.left(seat, now) < 0);
  }

  // A clock that was set back must not give time away.
  private elapsed(now: number): number {
    return Math.max(0, this.until(now) - this.since);
  }

  private until(now: number): number {
    return this.pausedAt === null ? now : Math.min(now, this.pausedAt);
  }
}
