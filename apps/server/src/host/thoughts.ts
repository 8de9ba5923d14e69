/**
 * Thinking for bots in a thread of its own: copies of tables, each brought up to date by what happened since, the ones asked
 * about longest ago forgotten. A bot sees its seat alone; which of its whims it has is the table's affair, so that it makes
 * no difference in which thread it thinks.
 */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import { Table, type TableEntry, type TableLog } from '@tabard/table';
import type { BotsWord } from './thinker';

/** A question to a thread. */
export interface Wondering {
  readonly number: number;
  /** Which copy: a table that was read anew is another. */
  readonly copy: string;
  /** How long the log must be. */
  readonly moment: number;
  /** What the thread does not know yet; or, where it may know nothing, the whole log. */
  readonly more: { readonly entries: readonly TableEntry[] } | { readonly log: TableLog };
  readonly ahead?: Seat;
  readonly late?: Seat;
}

/** Its answer. unknown: the thread has no such copy (any more), and wants the whole log. */
export type Thought =
  | { readonly number: number; readonly word: BotsWord | null }
  | { readonly number: number; readonly unknown: true }
  | { readonly number: number; readonly broken: string };

const MOST_COPIES = 100;

export class Thoughts {
  private readonly copies = new Map<string, Table>();

  constructor(
    private readonly games: readonly GameModule[],
    private readonly most = MOST_COPIES,
  ) {}

  async think({ number, copy, moment, more, ahead, late }: Wondering): Promise<Thought> {
    try {
      const table = 'log' in more ? await this.open(more.log) : this.copies.get(copy);
      if (!table) return { number, unknown: true };
      if ('entries' in more) table.follow(more.entries);
      if (table.moment !== moment) return { number, unknown: true };
      this.keep(copy, table);
      return { number, word: late === undefined ? table.botsWord(ahead) : table.wordFor(late) };
    } catch (error) {
      this.copies.delete(copy);
      return { number, broken: (error as Error).message };
    }
  }

  private async open(log: TableLog): Promise<Table> {
    const module = this.games.find(({ game }) => game.id === log.game);
    if (!module) throw new RangeError(`no game "${log.game}" is known here`);
    await module.world?.ready();
    return Table.fromLog(module.game, botsFor(module), log);
  }

  /** The last that was asked about is the last to be forgotten. */
  private keep(copy: string, table: Table): void {
    this.copies.delete(copy);
    this.copies.set(copy, table);
    if (this.copies.size > this.most) this.copies.delete(this.copies.keys().next().value!);
  }
}
