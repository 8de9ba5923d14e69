/** Who has answered a sealed question that still stands. A match does not tell; it shows in who is no longer asked. */
import type { Match, Pending, Seat } from '@tabard/kernel';
import type { Move } from '../moves';

export class Seals {
  /** By the place in the rules: an interrupt may stand above a sealed question, and ask another. */
  private readonly answered = new Map<string, Set<Seat>>();

  get seats(): ReadonlySet<Seat> {
    return new Set([...this.answered.values()].flatMap((seats) => [...seats]));
  }

  /** After each answer: where it was given, what was asked there, and what is asked now. */
  note(move: Move, where: string, before: Pending['asks'], match: Match): void {
    const { asks } = match.pending;
    const toTheQuestion = before.some(({ seat, kind, options, input }) => {
      return kind === 'sealed' && seat === move.seat && (options.includes(move.key) || input !== null);
    });
    if (toTheQuestion) {
      if (match.where === where && isOneLess(before, asks)) this.at(where).add(move.seat);
      else this.answered.delete(where);
    }
    for (const place of this.answered.keys()) {
      if (match.where !== place && !match.where.startsWith(`${place} > `)) this.answered.delete(place);
    }
    for (const { seat } of asks) this.answered.get(match.where)?.delete(seat); // asked again, after an interrupt
  }

  private at(where: string): Set<Seat> {
    const seats = this.answered.get(where) ?? new Set();
    this.answered.set(where, seats);
    return seats;
  }
}

const isOneLess = (before: Pending['asks'], after: Pending['asks']): boolean =>
  after.length === before.length - 1 && after.every(({ seat }) => before.some((ask) => ask.seat === seat));
