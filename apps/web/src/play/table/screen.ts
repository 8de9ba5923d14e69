/**
 * Whose eyes a screen shows. Where seats have secrets of their own it must change hands between persons; where they
 * have none, everyone round it shares one view, and it turns to whoever is asked. Nothing here knows how it is drawn.
 */
import { hasPrivateSecrets, type Pending, type PendingAsk, type Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';

export class Screen {
  /** Null while it is being passed on, or when nobody sits here. */
  viewer: Seat | null = null;
  /** The person it must be handed to before anything more is shown. */
  passTo: Seat | null = null;
  readonly isShared: boolean;
  private readonly isForOne: boolean;
  private attended: Seat | null = null;
  /** Round a shared screen: who looks at it while the others look away. */
  private alone: Seat | null = null;

  constructor(private readonly table: Table) {
    this.isShared = !hasPrivateSecrets(table.game) || table.game.lookAwayAt !== undefined;
    this.isForOne = new Set(this.persons.map((seat) => table.humanOf(seat))).size === 1;
    if (this.isShared || this.isForOne) this.viewer = this.persons[0] ?? null;
    this.follow();
  }

  /** Persons' seats at this screen: all there are. */
  get persons(): Seat[] {
    return [...this.table.sitters.keys()].filter((seat) => this.table.humanOf(seat) !== null);
  }

  /** Whether whoever looks at the screen may act for this seat. */
  speaksFor(seat: Seat): boolean {
    return this.isShared ? this.table.humanOf(seat) !== null : seat === this.viewer;
  }

  /** Whether whoever looks at the screen plays this seat, now or when it is asked. */
  isOurs(seat: Seat): boolean {
    return this.speaksFor(seat) || (this.isForOne && this.table.humanOf(seat) !== null);
  }

  // ---- turning it

  /** After every change at the table. */
  follow(): void {
    const { persons } = this;
    if (this.viewer !== null && !persons.includes(this.viewer)) this.viewer = null; // A bot has taken over.
    if (this.passTo !== null && !persons.includes(this.passTo)) this.passTo = null;
    const asked = this.table.personsAsked();
    if (this.isShared) this.turnTo(asked);
    else if (asked.length > 0 && asked[0] !== this.viewer) this.handTo(asked[0]);
  }

  private turnTo(asked: readonly Seat[]): void {
    const seat = this.seatAmong(asked) ?? this.viewer ?? this.persons[0] ?? null;
    const isSecret = asked.length > 0 && this.table.game.lookAwayAt?.includes(this.question) === true;
    if (!isSecret) this.alone = null;
    const isTheirs = seat === null || seat === this.alone || this.isForOne;
    this.viewer = isSecret && !isTheirs ? null : seat;
    this.passTo = isSecret && !isTheirs ? seat : null;
  }

  private get question(): string {
    return this.table.match.pending.asks[0]?.question ?? '';
  }

  private seatAmong(asked: readonly Seat[]): Seat | undefined {
    const isPicked = this.attended !== null && asked.includes(this.attended) && this.mayPick;
    return isPicked ? this.attended! : asked[0];
  }

  private get mayPick(): boolean {
    const kind = this.table.match.pending.asks[0]?.kind;
    return kind === 'first' || kind === 'sealed';
  }

  /** It must be handed on before another's secrets are shown; where only one person ever sat down there is no other. */
  private handTo(seat: Seat): void {
    this.viewer = this.isForOne ? seat : null;
    this.passTo = this.isForOne ? null : seat;
  }

  /** The person who was to get it has it. */
  take(): void {
    this.alone = this.passTo;
    this.viewer = this.passTo;
    this.passTo = null;
  }

  /** Of several seats that may go first, look through this one. */
  attendTo(seat: Seat): void {
    this.attended = seat;
    this.follow();
  }

  /** The next of the seats asked here. */
  attendToNext(): void {
    const seats = this.asks.map((ask) => ask.seat);
    if (seats.length > 1) this.attendTo(seats[(seats.indexOf(this.viewer!) + 1) % seats.length]);
  }

  /** Who has answered is no longer looked at for its own sake. */
  lookUp(): void {
    this.attended = null;
  }

  // ---- what it shows

  /** What the persons here are asked: all of them round a shared screen, else the one who looks. */
  get asks(): readonly PendingAsk[] {
    return this.table.match.pending.asks.filter(({ seat }) => this.speaksFor(seat));
  }

  get pending(): Pending {
    const { match } = this.table;
    const seen = match.pendingFor(this.viewer);
    if (!this.isShared) return seen;
    return { ...seen, interrupts: match.pending.interrupts.filter(({ seat }) => this.speaksFor(seat)) };
  }

  /** Bots that wait for the persons here, and go now if they are let. */
  get companions(): Seat[] {
    const { match } = this.table;
    if (this.table.personsAsked().length === 0) return [];
    const first = match.pending.asks.filter(({ kind }) => kind === 'first').map(({ seat }) => seat);
    return first.filter((seat) => this.table.humanOf(seat) === null);
  }
}
