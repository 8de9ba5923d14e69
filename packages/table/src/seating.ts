/** Who sits where now, and which human plays which seats. A bot may take over a person's seat and give it back. */
import type { Seat } from '@tabard/kernel';
import type { Human, Sitter } from './log';
import type { TableState } from './state';
import type { Electorate } from './voices';

export class Seating implements Electorate {
  private readonly now: Sitter[];
  /** Whose seat it is, also while a bot plays it. */
  private readonly owners: Sitter[];
  /** By seat, how often somebody else gave it to a bot. */
  private readonly times: number[];
  /** Seats that such a bot has now. */
  private readonly away: Set<Seat>;

  constructor(
    private readonly atFirst: readonly Sitter[],
    standIns: readonly (string | null)[] = [],
    newcomers: readonly (Human | null)[] = [],
    given?: TableState['given'],
  ) {
    this.times = atFirst.map((_, seat) => given?.times[seat] ?? 0);
    this.away = new Set(given?.away);
    this.now = atFirst.map((sitter, seat) => this.told(sitter, seat));
    this.owners = [...atFirst];
    newcomers.forEach((human, seat) => {
      if (!human) return;
      this.owners[seat] = { name: human.name, kind: 'person', person: human.person };
      this.now[seat] = this.told(this.owners[seat], seat);
    });
    standIns.forEach((bot, seat) => {
      if (bot !== null) this.now[seat] = this.told({ ...this.owners[seat], kind: 'bot', bot }, seat);
    });
  }

  get sitters(): readonly Sitter[] {
    return this.now;
  }

  /** By seat: the bot that took over for a person, or null. */
  get standIns(): readonly (string | null)[] {
    return this.now.map(({ bot }, seat) => (this.isPersons(seat) ? (bot ?? null) : null));
  }

  /** By seat: the human it belongs to now, where that is not the one it began with. */
  get newcomers(): readonly (Human | null)[] {
    return this.owners.map(({ person, name }, seat) =>
      this.owners[seat] === this.atFirst[seat] ? null : { person: person!, name },
    );
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
    return this.owners[seat].kind === 'person';
  }

  /** The number of the human whose seat it is, also while a bot plays it; null: a bot's own. */
  ownerOf(seat: Seat): number | null {
    const { kind, person } = this.owners[seat];
    return kind === 'person' ? (person ?? seat) : null;
  }

  /** Whether a bot has this person's seat because somebody else said so. */
  isGivenAway(seat: Seat): boolean {
    return this.away.has(seat);
  }

  /** How often that was done with each seat, and where it is so now; undefined: never. */
  get given(): TableState['given'] {
    return this.times.some((times) => times > 0) ? { times: this.times.slice(), away: [...this.away] } : undefined;
  }

  /** Null: the person is back. `human`: the seat is theirs from now on. `by`: somebody else gave it to the bot. */
  change(seat: Seat, bot: string | null, human?: Human, by?: number): void {
    if (human) this.owners[seat] = { name: human.name, kind: 'person', person: human.person };
    if (bot !== null && by !== undefined) {
      this.times[seat] += 1;
      this.away.add(seat);
    } else if (bot === null || this.now[seat].bot !== bot) this.away.delete(seat);
    const person = this.owners[seat];
    this.now[seat] = this.told(bot === null ? person : { ...person, kind: 'bot', bot }, seat);
  }

  private told(sitter: Sitter, seat: Seat): Sitter {
    return this.times[seat] > 0 ? { ...sitter, given: this.times[seat] } : sitter;
  }
}
