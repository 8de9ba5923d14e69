/** What everybody may read of tables, without sitting down at one: the card of one, and the public ones that go on. */
import type { TableCard } from '@tabard/inn';
import { InnRefusal } from '../room/refusal';
import { cardOf, lineOf } from '../room/room';
import type { Store } from '../store/store';
import type { AwakeTables } from './awake-tables';

const MOST_SHOWN = 100;
/** Milliseconds for which the lobby is as it was told. */
const STANDS_MS = 1_000;

export class Lobby {
  /** As it was last written down. */
  private told: { readonly at: number; readonly text: Promise<string> } | null = null;

  constructor(
    private readonly store: Store,
    private readonly tables: AwakeTables,
    private readonly now: () => number,
  ) {}

  async card(id: string): Promise<TableCard> {
    const live = await this.tables.ifAwake(id);
    if (live) return live.openCard;
    const title = await this.store.title(id);
    if (!title) throw new InnRefusal('no-such-table');
    const { room, createdAt, endedAt } = title;
    const card = cardOf(id, createdAt, room, () => false);
    const isOver = endedAt !== null && endedAt + room.delay <= this.now();
    return isOver ? { ...card, phase: 'over' } : card;
  }

  /** The public tables that go on, written down once for all who ask within a second. */
  text(): Promise<string> {
    const at = performance.now();
    if (!this.told || at - this.told.at >= STANDS_MS) {
      const told = { at, text: this.tell() };
      told.text.catch(() => {
        if (this.told === told) this.told = null;
      });
      this.told = told;
    }
    return this.told.text;
  }

  private async tell(): Promise<string> {
    const titles = await this.store.lobby(MOST_SHOWN);
    const tables = await Promise.all(
      titles.map(async ({ id, createdAt, room }) => {
        const live = await this.tables.ifAwake(id);
        return lineOf(live?.openCard ?? cardOf(id, createdAt, room, () => false));
      }),
    );
    return JSON.stringify({ tables });
  }
}
