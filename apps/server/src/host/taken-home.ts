/** What is taken home from a table: the record of a game that is over, its whole log, or the log as it stands to go on with. */
import type { TableLog } from '@tabard/table';
import { InnRefusal } from '../room/refusal';
import { seatsOfGuest } from '../room/room';
import type { Store } from '../store/store';
import type { AwakeTables } from './awake-tables';
import { guestOf, recognise, someone } from './guests';

export class TakenHome {
  constructor(
    private readonly store: Store,
    private readonly tables: AwakeTables,
    private readonly now: () => number,
  ) {}

  /** The record of a game that is over: with it everyone can see how it went, and that nobody chose the dice. */
  async record(id: string, token: string | null): Promise<string> {
    if (!(await this.isOverFor(id, token))) throw new InnRefusal('not-over');
    const record = await this.store.record(id);
    if (record === null) throw new InnRefusal('no-record'); // Its rules changed on the way: it cannot tell all of itself.
    return record;
  }

  /** Whether a game is over for whoever asks: those who play know it at once. */
  private async isOverFor(id: string, token: string | null): Promise<boolean> {
    try {
      return await this.tables.at(id, async (live) => {
        const guest = await recognise(live, token);
        return live.inTurn(() => live.isOverFor(guest));
      });
    } catch (error) {
      if (!(error instanceof InnRefusal && error.reason === 'other-rules')) throw error;
      return this.wasOverFor(id, token);
    }
  }

  /** The same of a game whose end no rules here can show any more: its record needs none. */
  private async wasOverFor(id: string, token: string | null): Promise<boolean> {
    const kept = await this.store.read(id);
    if (!kept || kept.endedAt === null) return false;
    const { room, endedAt } = kept;
    return seatsOfGuest(room, guestOf(kept, token)).length > 0 || endedAt + room.delay <= this.now();
  }

  /** The whole log, with the seed: of a game that is over. */
  async log(id: string, token: string | null): Promise<TableLog> {
    return this.tables.at(id, async (live) => {
      const guest = await recognise(live, token);
      return live.inTurn((table) => {
        if (!table) throw new InnRefusal('not-begun');
        if (!live.isOverFor(guest)) throw new InnRefusal('not-over');
        return table.save;
      });
    });
  }

  /** The log as it stands, to go on with at home, for whoever plays alone. With it goes the seed: the table says so from then on. */
  async unfinished(id: string, token: string | null): Promise<TableLog> {
    return this.tables.at(id, async (live) => live.takeHome(await someone(live, token)));
  }
}
