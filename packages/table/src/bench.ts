/** The bots at a table: each on its chair, with whims of its own, and whose word is next. */
import {
  type Bot,
  Chair,
  type Match,
  type PendingAsk,
  type Player,
  type Seat,
  seatBot,
  whoGoesFirst,
} from '@tabard/kernel';
import type { Seating } from './seating';
import { Whims } from './whims';

interface Seated {
  readonly player: Player;
  readonly whims: Whims;
  /** The moment when it was last asked whether it breaks in. */
  askedAt: number;
}

export interface Word {
  readonly seat: Seat;
  readonly key: string;
}

export class Bench {
  private bots: (Seated | null)[] = [];

  constructor(
    private readonly roster: readonly Bot[],
    private readonly seating: Seating,
    private readonly seed: number,
    private readonly pointed: () => readonly (string | null)[],
  ) {}

  has(bot: string): boolean {
    return this.roster.some(({ id }) => id === bot);
  }

  /** Everyone anew, at this match. */
  seatAll(match: Match): void {
    this.bots = this.seating.sitters.map(() => null);
    for (const seat of this.bots.keys()) this.seat(match, seat);
  }

  /** Whoever sits there now: a bot, or nobody of ours. */
  seat(match: Match, seat: Seat): void {
    const { kind, bot } = this.seating.sitters[seat];
    this.bots[seat] = kind === 'bot' ? this.sitDown(match, seat, bot) : null;
  }

  private sitDown(match: Match, seat: Seat, bot: string | undefined): Seated {
    const found = this.roster.find(({ id }) => id === bot);
    if (!found)
      throw new RangeError(`there is no bot "${bot}"; there are ${this.roster.map(({ id }) => id).join(', ')}`);
    const whims = new Whims(this.seed, seat);
    return { player: seatBot(found, new Chair(match, seat, whims, this.pointed)), whims, askedAt: -1 };
  }

  /** What one bot would do at this moment of the log; null when all of them wait. */
  word(match: Match, moment: number, ahead?: Seat): Word | null {
    return this.breakIn(match, moment) ?? this.answer(match, moment, ahead);
  }

  private breakIn({ pending }: Match, moment: number): Word | null {
    for (const { seat, options } of pending.interrupts) {
      const bot = this.bots[seat];
      // Once a moment: a bot that is asked again and again while a person thinks would break in for certain.
      if (!bot || bot.askedAt === moment) continue;
      bot.askedAt = moment;
      bot.whims.begin(moment);
      const key = bot.player.interrupt?.(options) ?? null;
      if (key !== null) return { seat, key };
    }
    return null;
  }

  private answer(match: Match, moment: number, ahead?: Seat): Word | null {
    const asks = this.asked(match, ahead);
    if (asks.length === 0) return null;
    for (const { seat } of asks) this.bots[seat]!.whims.begin(moment);
    const players = this.bots.map((bot) => bot?.player ?? null);
    const ask = whoGoesFirst(asks, players);
    return { seat: ask.seat, key: players[ask.seat]!.choose(ask) };
  }

  /**
   * What bots may answer now. A choice of the whole table they leave to the people, and where a person may go first
   * they wait, but for the one (`ahead`) that is let go.
   */
  asked({ pending: { asks } }: Match, ahead?: Seat): readonly PendingAsk[] {
    const own = asks.filter(({ seat }) => this.seating.humanOf(seat) === null);
    const [first] = own;
    if (first?.kind === 'together' && this.seating.humans.length > 0) return [];
    if (first?.kind !== 'first' || own.length === asks.length) return own;
    return own.filter(({ seat }) => seat === ahead);
  }

  /** The strongest that sits here; where people are among themselves, the strongest there is. */
  get level(): string | undefined {
    const here = this.seating.sitters.map(({ kind, bot }) => (kind === 'bot' ? bot : undefined));
    return (this.roster.findLast(({ id }) => here.includes(id)) ?? this.roster.at(-1))?.id;
  }

  /** The first of the roster: it does not think. */
  get chance(): string | undefined {
    return this.roster[0]?.id;
  }

  /** What this bot would answer in this seat's place. */
  standIn(match: Match, moment: number, ask: PendingAsk, bot: string | undefined): string {
    const { player, whims } = this.sitDown(match, ask.seat, bot);
    whims.begin(moment);
    return player.choose(ask);
  }
}
