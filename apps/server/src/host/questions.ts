/**
 * Since when each seat's question stands. An answer says at which moment it was given; by this the table knows whether it
 * was meant for the question that is asked now, however well it would fit.
 */
import type { Seat } from '@tabard/kernel';
import type { Table, TableEntry } from '@tabard/table';

interface Asked {
  readonly question: string;
  /** The log's length then, and the time. */
  readonly since: number;
  readonly at: number;
}

const NOTHING: Asked = { question: '', since: 0, at: 0 };

export class Questions {
  private asked: Asked[] = [];
  private answers = 0;

  constructor(private readonly now: () => number) {}

  /** The table as it is opened: whatever is asked is asked since then. */
  begin(table: Table): void {
    this.asked = [];
    this.note(table, null);
  }

  /** After each entry. A question that is still the same stands since it was put, unless it was answered meanwhile. */
  note(table: Table, entry: TableEntry | null): void {
    const { asks, answers } = { ...table.match.pending, answers: table.match.answers };
    const before = this.asked;
    const isSettled = answers !== this.answers;
    this.answers = answers;
    const at = entry?.at ?? table.setup.at ?? this.now();
    this.asked = table.sitters.map((_, seat) => {
      const ask = asks.find((each) => each.seat === seat);
      if (!ask) return NOTHING;
      const question = JSON.stringify([ask.question, ask.about, ask.options]);
      // The next one may look the same: "roll or hold?" is asked again after every roll.
      const isAnother = isSettled && (ask.kind === 'together' || entry?.kind !== 'answer' || entry.seat === seat);
      const stands = before[seat]?.question === question && !isAnother;
      return stands ? before[seat] : { question, since: table.moment, at };
    });
  }

  askedAt(seat: Seat): number {
    return this.asked[seat]?.at ?? 0;
  }

  /** Whether what this seat is asked now was not asked yet at that moment. */
  isNewerThan(seat: Seat, moment: number): boolean {
    const { question, since } = this.asked[seat] ?? NOTHING;
    return question !== '' && since > moment;
  }
}
