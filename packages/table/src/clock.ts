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

/** Where the clocks stood. A bank without end is null, because a file knows no infinity. */
export interface ClockState {
  readonly banks: readonly (number | null)[];
  readonly askedAt: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
  /** Since when they stand still; null: they go. */
  readonly pausedAt?: number | null;
}

export class Clocks {
  private readonly banks: number[];
  /** By seat: when the question that stands was put to it. */
  private readonly askedAt: number[];
  private running: readonly Seat[] = [];
  private since = 0;
  private pausedAt: number | null = null;

  constructor(
    seats: number,
    readonly rules: ClockRules,
    from?: ClockState | null,
  ) {
    this.banks = new Array<number>(seats).fill(rules.bank ?? Number.POSITIVE_INFINITY);
    this.askedAt = new Array<number>(seats).fill(0);
    if (!from) return;
    from.banks.forEach((left, seat) => {
      this.banks[seat] = left ?? Number.POSITIVE_INFINITY;
      this.askedAt[seat] = from.askedAt[seat];
    });
    this.running = from.running;
    this.since = from.since;
    this.pausedAt = from.pausedAt ?? null;
  }

  get state(): ClockState {
    const banks = this.banks.map((left) => (Number.isFinite(left) ? left : null));
    const { running, since, pausedAt } = this;
    return { banks, askedAt: this.askedAt.slice(), running, since, pausedAt };
  }

  /**
   * From now on the time of these seats runs; what has run until now is charged. A seat whose question already
   * stood (`standing`) is not asked anew.
   */
  run(seats: readonly Seat[], now: number, standing: readonly Seat[] = []): void {
    for (const seat of this.running) this.banks[seat] -= this.elapsed(now);
    this.since = Math.max(now, this.since);
    for (const seat of seats) {
      if (!standing.includes(seat) || !this.running.includes(seat)) this.askedAt[seat] = this.since;
    }
    this.running = seats;
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

  answered(seat: Seat): void {
    this.banks[seat] += this.rules.increment ?? 0;
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
