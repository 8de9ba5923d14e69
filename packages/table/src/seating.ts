/** Who sits where now, and which human plays which seats. A bot may take over a person's seat and give it back. */
import type { Seat } from '@tabard/kernel';
import type { Sitter } from './log';
import type { Electorate } from './voices';

export class Seating implements Electorate {
  private readonly now: Sitter[];

  constructor(
    private readonly atFirst: readonly Sitter[],
    standIns: readonly (string | null)[] = [],
  ) {
    this.now = [...atFirst];
    standIns.forEach((bot, seat) => {
      if (bot !== null) this.change(seat, bot);
    });
  }

  get sitters(): readonly Sitter[] {
    return this.now;
  }

  /** By seat: the bot that took over for a person, or null. */
  get standIns(): readonly (string | null)[] {
    return this.now.map(({ bot }, seat) => (this.now[seat] === this.atFirst[seat] ? null : (bot ?? null)));
  }

  /** The host first: the human of the lowest person's seat. */
  get humans(): readonly number[] {
    const bySeat = this.now.map((_, seat) => this.humanOf(seat));
    return [...new Set(bySeat.filter((human) => human !== null))];
  }

  humanOf(seat: Seat): number | null {
    const sitter = this.now[seat];
    return sitter?.kind === 'person' ? (sitter.person ?? seat) : null;
  }

  seatsOf(human: number): number {
    return this.now.filter((_, seat) => this.humanOf(seat) === human).length;
  }

  /** Whether one and the same plays both seats. */
  isOne(seat: Seat, other: Seat): boolean {
    return seat === other || (this.humanOf(seat) !== null && this.humanOf(seat) === this.humanOf(other));
  }

  isPersons(seat: Seat): boolean {
    return this.atFirst[seat].kind === 'person';
  }

  /** Null: the person is back. */
  change(seat: Seat, bot: string | null): void {
    const person = this.atFirst[seat];
    this.now[seat] = bot === null ? person : { ...person, kind: 'bot', bot };
  }
}
