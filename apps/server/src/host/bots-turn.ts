/** Whose turn it is to let a table's bots think, and what becomes of their word. */
import type { News, NotDone } from '@tabard/inn';
import type { Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import { type Fanout, THINKING_MS } from '../fanout/fanout';
import { InnRefusal } from '../room/refusal';
import { hasSeat, type Room } from '../room/room';
import { StuckBot, type Thinker } from './thinker';

export type Word = { readonly seat: Seat; readonly key: string } | 'stuck';

/** The table that they sit at. */
export interface BotsTable {
  readonly id: string;
  readonly thinker: Thinker;
  readonly fanout: Fanout;
  /** The table as it is now. */
  readonly table: Table | null;
  readonly room: Room;
  readonly goesOn: boolean;
  inTurn<T>(job: (table: Table | null) => Promise<T> | T): Promise<T>;
  /** Does it, when it is the table's turn already. Null: it stands. */
  enact(deed: (table: Table, at: number) => void): Promise<NotDone | 'late' | null>;
  /** The inn itself says something, when it is the table's turn. */
  tellNews(news: News, about: number): Promise<void>;
  trouble(error: Error): void;
  /** Does it when it is the table's turn. */
  byItself(job: () => void): unknown;
  /** Nobody knows any more how this table stands. */
  broken(table: Table, error: Error): void;
}

export class BotsTurn {
  /** The moment that was last thought about. */
  private thoughtAt = -1;
  private later: NodeJS.Timeout | null = null;

  constructor(private readonly at: BotsTable) {}

  close(): void {
    if (this.later) clearTimeout(this.later);
  }

  /** What they thought of was not heard, or the table is another: they think again. */
  anew(): void {
    this.thoughtAt = -1;
  }

  /** One bot, once a moment, in one of the processes that have the table. */
  think(table: Table): void {
    const isBots = table.sitters.some(({ kind }) => kind === 'bot');
    const { moment } = table;
    if (!isBots || this.thoughtAt === moment) return;
    this.thoughtAt = moment;
    this.at.fanout
      .mayThink(this.at.id, moment)
      .then((may) => {
        if (table.moment !== moment) return; // There is something else to think about by now.
        return may ? this.ask(table) : this.thinkLater(moment);
      })
      .catch((error: Error) => this.at.broken(table, error));
  }

  /** `ahead`: the bot that people let go first. Done when it has acted, or there is something else to think about. */
  async ask(table: Table, ahead?: Seat): Promise<void> {
    const { moment } = table;
    const word = await this.wordOf(table, ahead);
    if (word) await this.heed(table, moment, word, ahead);
  }

  /** People let a bot go first that waits for them. Done when it has acted, or there is something else to think about. */
  async letGo(guest: number, seat: Seat): Promise<void> {
    const { at } = this;
    const table = await at.inTurn((held) => {
      if (!held) throw new InnRefusal('not-begun');
      if (at.room.paused) throw new InnRefusal('paused');
      if (!hasSeat(at.room, guest)) throw new InnRefusal('not-your-seat');
      if (!held.botsAsked(seat).includes(seat)) throw new InnRefusal('not-waiting');
      return held;
    });
    await this.ask(table, seat);
  }

  /** What a bot says, should the table still stand where it thought about it. */
  private async heed(table: Table, moment: number, word: Word, ahead?: Seat): Promise<void> {
    const { at } = this;
    let stuck = -1;
    await at.inTurn(async () => {
      // Should it have been overtaken, it thinks again about what there is then.
      if (table !== at.table || table.moment !== moment || at.room.paused) return;
      if (word !== 'stuck' && (await this.takesWord(word))) return;
      const first = at.table.botsAsked(ahead).at(0); // Where the rules broke over it, the table was read anew.
      if (first === undefined) return;
      await at.enact((own, now) => own.answerFor(first, now));
      stuck = first;
    });
    if (stuck >= 0) await at.tellNews('stuck', stuck);
  }

  /** False: the table refuses it, and would refuse it again. */
  async takesWord({ seat, key }: Exclude<Word, 'stuck'>): Promise<boolean> {
    const refusal = await this.at.enact((own, now) => own.answer(seat, key, now));
    if (refusal === null || refusal === 'late') return true;
    this.at.trouble(new StuckBot(`seat ${seat} says ${key} and is refused: ${JSON.stringify(refusal)}`));
    return false;
  }

  /** What a bot would say for a person whose time is over. */
  standIn(table: Table, late: Seat): Promise<Word | null> {
    return this.wordOf(table, undefined, late);
  }

  private wordOf(table: Table, ahead?: Seat, late?: Seat): Promise<Word | null> {
    return this.at.thinker.word(this.at.id, table, ahead, late).catch((error: Error) => {
      if (!(error instanceof StuckBot)) throw error;
      this.at.trouble(error);
      return 'stuck' as const;
    });
  }

  /** Another process lets the bots think. Should nothing come of it, this one does. */
  private thinkLater(moment: number): void {
    this.close();
    const again = () => {
      const { table, goesOn, room } = this.at;
      if (!goesOn || room.paused || table?.moment !== moment) return;
      this.anew();
      this.think(table);
    };
    this.later = setTimeout(() => void this.at.byItself(again), THINKING_MS + 1);
    this.later.unref();
  }
}
