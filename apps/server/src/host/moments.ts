/**
 * The log's numbers as each pair of eyes may count them. How a seat wants to be asked is its own affair, and that it has said so
 * just now may tell what it holds: for everybody else the log goes on as if nothing had been said, unless something has come
 * of it that they see.
 */
import type { Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';

type Blind = ReadonlySet<Seat | null>;
const NOBODY: Blind = new Set();

/** To be asked after the entry: who cannot tell that it was made. Only what this seat wishes may be hidden; null: it is no wish. */
export function blindTo(table: Table, wisher: Seat | null): () => Blind {
  if (wisher === null) return () => NOBODY;
  const { match } = table;
  const viewers = [...table.sitters.keys(), null].filter((viewer) => viewer !== wisher);
  const told = match.eventCount;
  const asked = JSON.stringify(match.pending);
  const seen = viewers.map((viewer) => look(table, viewer));
  return () => {
    if (match.eventCount !== told) return NOBODY; // How many there are everybody knows.
    if (JSON.stringify(match.pending) === asked) return new Set(viewers);
    return new Set(viewers.filter((viewer, i) => look(table, viewer) === seen[i]));
  };
}

const look = ({ match }: Table, viewer: Seat | null): string => JSON.stringify(match.pendingFor(viewer));

export class Moments {
  /** Entries that not everybody may count, in the order of the log. */
  private wishes: { readonly blind: Blind; readonly number: number }[] = [];
  private length = 0;

  /** From the beginning, or from the moment that a table goes on from. */
  begin(first: number): void {
    this.wishes = [];
    this.length = first;
  }

  /** One entry more, and who is blind to it. */
  note(blind: Blind): void {
    if (blind.size > 0) this.wishes.push({ blind, number: this.length });
    this.length += 1;
  }

  /** How many entries there are for these eyes. */
  of(viewer: Seat | null, moment = this.length): number {
    if (this.wishes.length === 0) return moment; // As nearly always, and asked with every answer for each pair of eyes.
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
    return this.wishes.filter(({ blind }) => blind.has(viewer)).map(({ number }) => number);
  }
}
