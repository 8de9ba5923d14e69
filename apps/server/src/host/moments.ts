/**
 * The log's numbers as each pair of eyes may count them. How a seat wants to be asked is its own affair, and that it has said so
 * just now may tell what it holds: for everybody else the log goes on as if nothing had been said.
 */
import type { Seat } from '@tabard/kernel';
import type { TableEntry } from '@tabard/table';

export class Moments {
  /** Wishes in the order of the log: whose, and their number there. */
  private wishes: { readonly seat: Seat; readonly number: number }[] = [];
  private length = 0;

  /** From the beginning, or from the moment that a table goes on from. */
  begin(first: number, entries: readonly TableEntry[]): void {
    this.wishes = [];
    this.length = first;
    this.note(entries);
  }

  note(entries: readonly TableEntry[]): void {
    for (const { kind, seat } of entries) {
      if (kind === 'wish') this.wishes.push({ seat, number: this.length });
      this.length += 1;
    }
  }

  /** How many entries there are for these eyes. */
  of(viewer: Seat | null, moment = this.length): number {
    return this.hidden(viewer).reduce((count, number) => (number < moment ? count - 1 : count), moment);
  }

  /** The first moment of the log at which there were so many for these eyes. */
  inLog(viewer: Seat | null, moment: number): number {
    return this.hidden(viewer).reduce((at, number) => (number < at ? at + 1 : at), moment);
  }

  /** Whether nothing has been entered since this moment of the log that these eyes may count. */
  isStill(viewer: Seat | null, since: number): boolean {
    return this.wishes.length > 0 && this.length > since && this.of(viewer) === this.of(viewer, since);
  }

  private hidden(viewer: Seat | null): number[] {
    return this.wishes.filter(({ seat }) => seat !== viewer).map(({ number }) => number);
  }
}
