/** Tables are made here: new ones, ones that go on from a table that is over, and games that were begun elsewhere. */
import type { Swearer } from '../fair/swearer';
import { newRoom } from '../room/gather';
import { InnRefusal } from '../room/refusal';
import { type Room, seatsOfGuest } from '../room/room';
import { newTableId } from '../room/tokens';
import type { NewTableWish } from '../room/wishes';
import type { Holder, Store } from '../store/store';
import type { AwakeTables } from './awake-tables';
import type { Brought, BroughtReader } from './brought-reader';
import { asHost, guestOf, someone } from './guests';
import type { LiveTable, Rules } from './live-table';
import { expected, followedBy, ledTo, mayPlayAgain, mustGoOn, sameAgain } from './series';

export interface WhereTablesAreMade {
  readonly store: Store;
  readonly swearer: Swearer;
  readonly reader: BroughtReader;
  readonly tables: AwakeTables;
  /** When this process opened. */
  readonly openedAt: number;
  now(): number;
  rulesOf(game: string): Rules;
}

export class NewTables {
  constructor(private readonly inn: WhereTablesAreMade) {}

  /** `after`: a table that is over, which the new one goes on from; only its host may. Everybody there is shown the way. */
  async create({ after, ...wish }: NewTableWish, token: string | null = null): Promise<string> {
    if (after === undefined) return this.lay(wish);
    const { tables, store, rulesOf } = this.inn;
    await tables.at(after, async (live) => {
      await asHost(live, token);
      await live.inTurn((table) => mustGoOn(rulesOf(live.room.game), live.room, table, wish));
    });
    const id = await this.lay(wish, { before: after });
    const follow = (live: LiveTable) => live.changeRoom((room) => ({ room: followedBy(room, id) }));
    await tables.at(after, follow).catch(async (error) => {
      await store.erase(id);
      throw error;
    });
    return id;
  }

  /**
   * The same people once more, at a table of its own: whoever asks first makes it and is its host, and all who sat here are
   * expected there, each at the same seat. Answers who is asking there, too.
   */
  async again(id: string, token: string | null): Promise<{ table: string; guest: number | null; seats: number[] }> {
    const table = await this.inn.tables.at(id, async (live) => {
      const guest = await someone(live, token);
      await live.inTurn((before) => mayPlayAgain(live.room, before, guest));
      return (await this.standing(live.room.again)) ?? this.layAgain(live, guest);
    });
    const title = await this.inn.store.title(table);
    if (!title) throw new InnRefusal('no-such-table');
    const guest = guestOf(title, token);
    return { table, guest, seats: seatsOfGuest(title.room, guest) };
  }

  /** Null: there was none, or it was closed for good. */
  private async standing(id: string | null | undefined): Promise<string | null> {
    return id && (await this.inn.store.title(id)) ? id : null;
  }

  private async layAgain(live: LiveTable, guest: number): Promise<string> {
    const { again: was = null } = live.room;
    const { room, holders } = expected(live.room, live.holders, guest);
    const table = await this.lay(sameAgain(live.room), room, holders);
    try {
      await live.changeRoom((before) => ({ room: ledTo(before, was, table) }));
      return table;
    } catch (error) {
      await this.inn.store.erase(table);
      const isLate = error instanceof InnRefusal && error.reason === 'gone-on';
      if (!isLate || !live.room.again) throw error;
      return live.room.again;
    }
  }

  private async lay(
    wish: Omit<NewTableWish, 'after'>,
    more: Partial<Room> = {},
    holders: readonly Holder[] = [],
  ): Promise<string> {
    const { store, swearer, openedAt, rulesOf } = this.inn;
    const { module, roster } = rulesOf(wish.game);
    const id = newTableId();
    const at = this.inn.now();
    const isBot = (bot: string) => roster.some((known) => known.id === bot);
    const room = newRoom(wish, module.game, swearer.vow(id, at), isBot);
    const young = { ...room, ...more, rulesSince: openedAt };
    if (!(await store.create({ id, room: young, holders, at }))) return this.lay(wish, more, holders);
    return id;
  }

  /** A game that was begun elsewhere: everyone who sits there may be somebody here. Its dice are no secret to whoever brings it. */
  async bring(text: string): Promise<string> {
    return this.layBrought(await this.inn.reader.read(text, this.inn.now()));
  }

  private async layBrought({ wish, head, entries }: Brought): Promise<string> {
    const { setup } = head;
    const id = newTableId();
    const at = this.inn.now();
    const { seed, options = {}, brought = null } = setup.match;
    const room: Room = {
      phase: 'playing',
      game: head.game,
      version: head.version,
      packs: head.packs,
      options,
      brought,
      seats: setup.sitters.map((sitter) =>
        sitter.kind === 'bot' ? { kind: 'bot', bot: sitter.bot!, name: sitter.name } : { kind: 'person', guest: null },
      ),
      guests: [],
      host: 0,
      ...wish,
      muted: [],
      takeover: null,
      voices: setup.voices ?? 'one',
      pace: { kind: 'free' },
      paused: false,
      seed,
      vow: null,
      head,
      rulesSince: this.inn.openedAt,
    };
    const isNew = await this.inn.store.create({ id, room, holders: [], at, entries });
    return isNew ? id : this.layBrought({ wish, head, entries });
  }
}
