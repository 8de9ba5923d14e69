/** When a table must be looked at by itself: a clock runs out, or a window has waited long enough. */
import type { Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import type { Room } from '../room/room';
import type { Appending } from '../store/store';
import type { Presence } from './presence';
import type { Questions } from './questions';

/** Who is here may think so much longer at a window than who is away. */
const SLOW = 5;

export const earliest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

/** When the first clock runs out; null: none runs. */
export function clockDue({ clocks, isPaused }: Table, at: number): number | null {
  if (!clocks || isPaused) return null;
  const left = clocks.state.running.map((seat) => clocks.left(seat, at)).filter(Number.isFinite);
  return left.length === 0 ? null : at + Math.max(0, Math.min(...left));
}

/** So long a table counts as touched just now. */
const FRESH = 60_000;

/** What the store knows of a table's time: what has not changed need not be written with every answer. */
export class KeptTime {
  private known: { readonly at: number; readonly due: number | null } | null = null;

  /** Another process may have written something else since. */
  forget(): void {
    this.known = null;
  }

  /** What is to be written beside lines of this moment. */
  owed(at: number, due: number | null): Pick<Appending, 'isFresh' | 'due'> {
    const { known } = this;
    if (!known) return { due };
    const isFresh = at - known.at < FRESH;
    return known.due === due ? { isFresh } : { isFresh, due };
  }

  /** It was written. */
  note(at: number, due: number | null, { isFresh }: Pick<Appending, 'isFresh'>): void {
    this.known = { at: isFresh ? this.known!.at : at, due };
  }
}

export interface Waited {
  readonly room: Room;
  readonly presence: Presence;
  readonly questions: Questions;
}

/** When the first window closes; null: none is open. */
export const windowDue = (table: Table, waited: Waited): number | null =>
  windowsOf(table, waited).reduce<number | null>((first, { due }) => earliest(first, due), null);

/**
 * Persons whom a window waits for, and when it has waited enough. Where a clock runs it says so itself; and where nobody
 * waits, nobody is in a hurry.
 */
export function windowsOf(
  table: Table,
  { room, presence, questions }: Waited,
): { readonly seat: Seat; readonly due: number }[] {
  if (room.pace.kind !== 'free' || room.paused || !table.match.isWindow) return [];
  const isHere = (seat: Seat) => presence.isHere(table.humanOf(seat) ?? -1);
  const someoneWaits = (seat: Seat) =>
    table.humans.some((human) => human !== table.humanOf(seat) && presence.isHere(human));
  return table
    .personsAsked()
    .filter(someoneWaits)
    .map((seat) => {
      const asked = questions.askedAt(seat);
      const away = presence.awaySince(table.humanOf(seat)!);
      const due = isHere(seat) ? asked + room.window * SLOW : Math.max(asked, away ?? 0) + room.window;
      return { seat, due };
    });
}
