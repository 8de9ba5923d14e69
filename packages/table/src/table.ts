/**
 * A table people sit at: a match, who sits where, what may be taken back, and the log of it all. No network and no
 * database: whoever runs a table keeps its log. Bots move only when told to, so that an app sets the pace.
 */
import {
  type AnyGame,
  type Bot,
  Chair,
  IllegalAnswer,
  JournalError,
  Match,
  type Player,
  type Seat,
} from '@tabard/kernel';
import { Clocks } from './clock';
import { type Sitter, type TableEntry, type TableLog, TableRefusal, type TableSetup } from './log';
import { Whims } from './whims';

/** A wish to go back further than one may alone: so many answers shall stand. */
export interface Proposal {
  readonly by: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

interface Seated {
  readonly player: Player;
  readonly whims: Whims;
  /** The length of the log when it was last asked whether it breaks in. */
  askedAt: number;
}

export class Table {
  match: Match;
  proposal: Proposal | null = null;
  readonly clocks: Clocks | null;

  private readonly entries: TableEntry[] = [];
  private readonly wishes: { [name: string]: string }[];
  private bots: (Seated | null)[] = [];
  /** Who gave each answer that stands. */
  private answeredBy: Seat[] = [];

  private constructor(
    readonly game: AnyGame,
    private readonly roster: readonly Bot[],
    readonly setup: TableSetup,
  ) {
    const { sitters, clock, at } = setup;
    this.match = Match.start(game, { ...setup.match, seats: sitters.length });
    this.wishes = sitters.map(() => ({}));
    this.clocks = clock ? new Clocks(sitters.length, clock) : null;
    this.clocks?.run(this.personsAsked(), at ?? 0);
    this.seatBots();
  }

  static open(game: AnyGame, bots: readonly Bot[], setup: TableSetup): Table {
    return new Table(game, bots, setup);
  }

  /** The same table again; a JournalError names the entry that does not fit. */
  static fromLog(game: AnyGame, bots: readonly Bot[], log: TableLog): Table {
    if (log.game !== game.id) throw new JournalError(0, `this is a table of ${log.game}, not of ${game.id}`);
    const table = new Table(game, bots, log.setup);
    log.entries.forEach((entry, i) => {
      try {
        table.enter(entry);
      } catch (error) {
        const known = error instanceof IllegalAnswer || error instanceof TableRefusal;
        throw known ? new JournalError(i, error.message) : error;
      }
    });
    return table;
  }

  get log(): TableLog {
    const { game, setup } = this;
    const { id, version, packs } = game;
    return { tabard: 'table', game: id, version, packs, setup, entries: this.entries.slice() };
  }

  /** Entries from this one on: what a keeper of the log has yet to write down. */
  logFrom(index: number): TableEntry[] {
    return this.entries.slice(index);
  }

  /** Does what another copy of this table did. */
  follow(entries: readonly TableEntry[]): void {
    for (const entry of entries) this.enter(entry);
  }

  get sitters(): readonly Sitter[] {
    return this.setup.sitters;
  }

  /** Persons who must answer now. */
  personsAsked(): Seat[] {
    return this.match.pending.asks.map(({ seat }) => seat).filter((seat) => this.sitters[seat].kind === 'person');
  }

  // ---- what people do

  answer(seat: Seat, key: string, at?: number): void {
    this.enter({ kind: 'answer', seat, key, at });
  }

  wish(seat: Seat, name: string, value: string, at?: number): void {
    this.enter({ kind: 'wish', seat, name, value, at });
  }

  /** Whether this seat may take back its last answer without asking anybody. */
  canUndo(seat: Seat): boolean {
    const { match } = this;
    return match.answers > match.openFrom && this.answeredBy.at(-1) === seat;
  }

  undo(seat: Seat, at?: number): void {
    this.enter({ kind: 'undo', seat, at });
  }

  /** Asks everyone to go back until so many answers stand; without a number, to before the seat's last answer. */
  proposeUndo(seat: Seat, to = this.answeredBy.lastIndexOf(seat), at?: number): void {
    this.enter({ kind: 'propose', seat, to, at });
  }

  agree(seat: Seat, at?: number): void {
    this.enter({ kind: 'agree', seat, at });
  }

  refuse(seat: Seat, at?: number): void {
    this.enter({ kind: 'refuse', seat, at });
  }

  // ---- bots

  /** Lets one bot make one decision; false when the table waits for a person, or the game is over. */
  stepBot(at?: number): boolean {
    const word = this.botsWord();
    if (word) this.answer(word.seat, word.key, at);
    return word !== null;
  }

  /** What one bot would do now, without doing it: for an app that lets bots think elsewhere. */
  botsWord(): { seat: Seat; key: string } | null {
    const moment = this.entries.length;
    const { asks, interrupts } = this.match.pending;
    for (const { seat, options } of interrupts) {
      const bot = this.bots[seat];
      // Once a moment: a bot that is asked again and again while a person thinks would break in for certain.
      if (!bot || bot.askedAt === moment) continue;
      bot.askedAt = moment;
      bot.whims.begin(moment);
      const key = bot.player.interrupt?.(options) ?? null;
      if (key !== null) return { seat, key };
    }
    for (const ask of asks) {
      const bot = this.bots[ask.seat];
      if (!bot) continue;
      bot.whims.begin(moment);
      return { seat: ask.seat, key: bot.player.choose(ask) };
    }
    return null;
  }

  private seatBots(): void {
    this.bots = this.sitters.map(({ kind, bot }, seat) => {
      if (kind === 'person') return null;
      const found = this.roster.find(({ id }) => id === bot);
      if (!found)
        throw new RangeError(`there is no bot "${bot}"; there are ${this.roster.map(({ id }) => id).join(', ')}`);
      const whims = new Whims(this.setup.whims, seat);
      return { player: found.sit(new Chair(this.match, seat, whims)), whims, askedAt: -1 };
    });
  }

  // ---- the log

  private enter(entry: TableEntry): void {
    this.perform(entry);
    const { at, ...rest } = entry;
    this.entries.push(at === undefined ? rest : entry);
    if (!this.clocks || at === undefined) return;
    const { clocks } = this;
    clocks.run([], at);
    if (entry.kind === 'answer') clocks.answered(entry.seat);
    clocks.run(this.personsAsked(), at);
  }

  private perform(entry: TableEntry): void {
    const { seat } = entry;
    if (!this.sitters[seat]) throw new TableRefusal('table.no-such-seat', seat);
    if (entry.kind === 'answer') this.take(seat, entry.key);
    else if (entry.kind === 'wish') this.setWish(seat, entry.name, entry.value);
    else if (entry.kind === 'undo') this.takeBack(seat);
    else if (entry.kind === 'propose') this.propose(seat, entry.to);
    else this.vote(seat, entry.kind === 'agree');
  }

  private take(seat: Seat, key: string): void {
    this.match.answer(seat, key);
    this.answeredBy.push(seat);
    this.proposal = null;
  }

  private setWish(seat: Seat, name: string, value: string): void {
    this.match.setWish(seat, name, value);
    this.wishes[seat][name] = value;
  }

  private takeBack(seat: Seat): void {
    if (!this.canUndo(seat)) throw new TableRefusal('table.undo-needs-agreement', seat);
    this.goBack(this.match.answers - 1);
  }

  private vote(seat: Seat, agrees: boolean): void {
    if (!this.proposal) throw new TableRefusal('table.nothing-proposed', seat);
    if (!agrees) this.proposal = null;
    else this.countAgreement({ ...this.proposal, agreed: [...new Set([...this.proposal.agreed, seat])] });
  }

  private propose(by: Seat, to: number): void {
    if (!Number.isInteger(to) || to < 0 || to >= this.match.answers)
      throw new TableRefusal('table.nothing-to-undo', by);
    this.countAgreement({ by, to, agreed: [by] });
  }

  private countAgreement(proposal: Proposal): void {
    const agreed = (sitter: Sitter, seat: Seat) => sitter.kind === 'bot' || proposal.agreed.includes(seat);
    if (this.sitters.every(agreed)) this.goBack(proposal.to);
    else this.proposal = proposal;
  }

  private goBack(answers: number): void {
    this.match = this.match.rewind(answers);
    this.answeredBy = this.answeredBy.slice(0, answers);
    this.proposal = null;
    this.renewWishes();
    this.seatBots();
  }

  /** A wish says how a person wants to be asked from now on: taking back an answer does not take it back. */
  private renewWishes(): void {
    const inMatch = this.sitters.map((): { [name: string]: string } => ({}));
    for (const entry of this.match.journal) if (entry.kind === 'wish') inMatch[entry.seat][entry.name] = entry.value;
    this.wishes.forEach((own, seat) => {
      for (const [name, value] of Object.entries(own)) {
        if (inMatch[seat][name] !== value) this.match.setWish(seat, name, value);
      }
    });
  }
}
