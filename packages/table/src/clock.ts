/** Time banks, one a seat. The time of day comes from outside, so a table's log can be played again to the second. */
import type { Seat } from '@tabard/kernel';

export interface ClockRules {
  /** Milliseconds each seat starts with. */
  readonly bank: number;
  /** What an answer earns. */
  readonly increment: number;
}

export class Clocks {
  private readonly banks: number[];
  private running: readonly Seat[] = [];
  private since = 0;

  constructor(
    seats: number,
    readonly rules: ClockRules,
  ) {
    this.banks = new Array<number>(seats).fill(rules.bank);
  }

  /** From now on the time of these seats runs; what has run until now is charged. */
  run(seats: readonly Seat[], now: number): void {
    for (const seat of this.running) this.banks[seat] -= this.elapsed(now);
    this.running = seats;
    this.since = Math.max(now, this.since);
  }

  answered(seat: Seat): void {
    this.banks[seat] += this.rules.increment;
  }

  /** Milliseconds left; below 0 the seat has run out. */
  left(seat: Seat, now: number): number {
    return this.banks[seat] - (this.running.includes(seat) ? this.elapsed(now) : 0);
  }

  ranOut(now: number): Seat[] {
    return [...this.banks.keys()].filter((seat) => this.left(seat, now) < 0);
  }

  // A clock that was set back must not give time away.
  private elapsed(now: number): number {
    return Math.max(0, now - this.since);
  }
}
