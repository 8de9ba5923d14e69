/**
 * The inn: its tables, and who may do what at them. Each subject has a part of its own; here they are put together. What is
 * known of a table that sleeps stands in the store.
 */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { makeRecord, recordOf } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import type { Swearer } from '../fair/swearer';
import { alone, type Fanout } from '../fanout/fanout';
import type { Pusher } from '../push/pusher';
import { InnRefusal } from '../room/refusal';
import type { Room } from '../room/room';
import type { Store } from '../store/store';
import { AwakeTables } from './awake-tables';
import { type BroughtReader, readHere } from './brought-reader';
import { byTheseRules, type NewPage } from './chapters';
import { Guests } from './guests';
import { Hosts } from './hosts';
import { type Around, LiveTable, type Rules } from './live-table';
import { Lobby } from './lobby';
import { LOOK_MS, Lookout } from './lookout';
import { NewTables } from './new-tables';
import { TakenHome } from './taken-home';
import type { Thinker } from './thinker';
import { YourTurn } from './your-turn';

export interface InnParts {
  readonly store: Store;
  readonly games: readonly GameModule[];
  readonly thinker: Thinker;
  /** Where what is brought is read; without it, here. */
  readonly reader?: BroughtReader;
  readonly swearer: Swearer;
  readonly fanout?: Fanout;
  /** Tells guests who are away that it is their turn. */
  readonly pusher?: Pusher;
  readonly now?: () => number;
  /** Milliseconds after which a table at which nobody is is put away. */
  readonly patience?: number;
  /** Tables that may be awake at once. */
  readonly mostAwake?: number;
  /** Milliseconds between two looks at what other processes may have done. */
  readonly look?: number;
  /** Milliseconds for which the store may be away before guests are told to go elsewhere. */
  readonly silence?: number;
  /** Milliseconds in which a guest who is away is called once. */
  readonly callEvery?: number;
  readonly onTrouble?: (table: string, error: Error) => void;
}

const PATIENCE = 60_000;

export class Inn {
  readonly store: Store;
  readonly games: readonly GameModule[];
  readonly newTables: NewTables;
  readonly guests: Guests;
  readonly hosts: Hosts;
  readonly yourTurn: YourTurn;
  readonly takenHome: TakenHome;
  readonly lobby: Lobby;
  private readonly tables: AwakeTables;
  private readonly lookout: Lookout;
  private readonly timers: readonly NodeJS.Timeout[];
  private readonly rules: ReadonlyMap<string, Rules>;
  private readonly now: () => number;
  private readonly openedAt: number;
  private readonly fanout: Fanout;
  private readonly reader: BroughtReader;
  private closed = false;

  constructor(private readonly parts: InnParts) {
    const { store, games, swearer, pusher, now = Date.now, fanout = alone, patience = PATIENCE } = parts;
    const openedAt = now();
    const reader = parts.reader ?? readHere(games);
    const rulesOf = (game: string) => this.rulesOf(game);
    this.store = store;
    this.games = games;
    this.now = now;
    this.openedAt = openedAt;
    this.fanout = fanout;
    this.reader = reader;
    this.rules = new Map(games.map((module) => [module.game.id, { module, roster: botsFor(module) }]));
    const tables = new AwakeTables(
      {
        store,
        now,
        isShut: () => (this.closed ? 'closing' : this.lookout.isCutOff ? 'trouble' : null),
        wake: (id, drop) => this.wake(id, drop),
        trouble: (table, error) => parts.onTrouble?.(table, error),
      },
      parts.mostAwake,
    );
    this.tables = tables;
    this.lookout = new Lookout(store, fanout, tables, parts.silence);
    this.newTables = new NewTables({ store, swearer, reader, tables, openedAt, now, rulesOf });
    this.guests = new Guests({ store, fanout, tables, now, rulesOf });
    this.hosts = new Hosts({ fanout, swearer, tables, now, rulesOf });
    this.yourTurn = new YourTurn({ store, tables, pusher, now }, parts.callEvery);
    this.takenHome = new TakenHome(store, tables, now);
    this.lobby = new Lobby(store, tables, now);
    this.timers = [
      setInterval(() => void tables.tidy(patience), Math.max(50, patience / 4)).unref(),
      setInterval(() => void this.lookout.lookAround(), parts.look ?? LOOK_MS.unheard).unref(),
    ];
  }

  get awake(): number {
    return this.tables.size;
  }

  /** Whether other processes are told what happens here, and the other way round; without it they look for themselves. */
  get isInTouch(): boolean {
    return this.fanout.trouble === null;
  }

  /** The table, awake. */
  table(id: string): Promise<LiveTable> {
    return this.tables.table(id);
  }

  /** Puts those tables away at which nobody has been for so long. */
  putAwayIdle(patience: number): Promise<void> {
    return this.tables.putAwayIdle(patience);
  }

  private rulesOf(game: string): Rules {
    const rules = this.rules.get(game);
    if (!rules) throw new InnRefusal('no-such-game');
    return rules;
  }

  // ---- how a table wakes

  private async wake(id: string, drop: Around['drop']): Promise<LiveTable> {
    const { now, fanout, store, parts } = this;
    await fanout.attend(id, []); // Before it is read: what happens from then on is heard of.
    const { rules, page } = await this.read(id).catch((error: Error) => {
      void fanout.attend(id, null);
      throw error;
    });
    const around: Around = {
      ...{ store, thinker: parts.thinker, now, fanout, drop },
      call: (guest, notice, isWaitedFor) => this.yourTurn.call(guest, notice, isWaitedFor),
      trouble: (table, error) => parts.onTrouble?.(table, error),
      record: (table, room) => this.recordOf(id, room, table),
    };
    return LiveTable.open(around, rules, page);
  }

  private async read(id: string): Promise<{ readonly rules: Rules; readonly page: NewPage }> {
    const kept = await this.store.read(id);
    if (!kept) throw new InnRefusal('no-such-table');
    const rules = this.rulesOf(kept.room.game);
    await rules.module.world?.ready();
    const page = await byTheseRules(this.store, rules, kept, { since: this.openedAt, at: this.now() });
    return { rules, page };
  }

  /** With the inn's word that it ended so, where this very room made the vow. Of any other the inn knows nothing, and tells nothing. */
  private recordOf(id: string, { vow }: Room, { match }: Table): string | null {
    if (!match.isWhole) return null;
    const record = recordOf(match);
    const isOwn =
      vow !== null &&
      record.vow?.table === id &&
      record.vow.signature === vow.signature &&
      record.commitment === vow.commitment;
    return makeRecord(isOwn ? this.parts.swearer.close(record, this.now()) : { ...record, vow: null });
  }

  /** Everyone is told to come back in a moment. */
  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.tables.close();
    await this.parts.thinker.close();
    await this.reader.close();
    await this.fanout.close();
    await this.store.close();
  }
}
