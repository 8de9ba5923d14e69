/**
 * The inn: its tables, who may do what at them, and which of them are awake. A table wakes when somebody comes and is put
 * away when nobody has been there for a while; what is known of it stands in the store.
 */
import { randomInt } from 'node:crypto';
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import type { TableCard } from '@tabard/inn';
import type { GameRecord, Opened, Signed, Vow } from '@tabard/kernel';
import { makeRecord, recordOf } from '@tabard/kernel';
import { Table, type TableLog } from '@tabard/table';
import { begun, changeBy, newRoom, noncesOf, sitDown } from '../room/gather';
import { InnRefusal } from '../room/refusal';
import { cardOf, type Room } from '../room/room';
import { hashOfCode, hashOfToken, newCode, newTableId, newToken } from '../room/tokens';
import type { BroughtWish, ChangeWish, NewTableWish, SitWish } from '../room/wishes';
import type { KeptTable, Store } from '../store/store';
import { LiveTable, type Rules } from './live-table';
import type { Thinker } from './thinker';

/** Draws seeds and signs for them: see docs/fair-dice.md. */
export interface Swearer {
  vow(table: string, at: number): Pick<Room, 'seed' | 'vow'>;
  /** Null: this inn did not give that vow. */
  open(vow: NonNullable<Room['vow']>, table: string, at: number, opened: Opened): Signed | null;
  /** The record with the inn's word that it ended so. */
  close(record: GameRecord, at: number): GameRecord;
}

/** Word of a table's change to other processes, and from them. */
export interface Fanout {
  announce(table: string): void;
  onNews(hear: (table: string) => void): void;
  close(): Promise<void>;
}

export const alone: Fanout = { announce: () => undefined, onNews: () => undefined, close: async () => undefined };

export interface InnParts {
  readonly store: Store;
  readonly games: readonly GameModule[];
  readonly thinker: Thinker;
  readonly swearer: Swearer;
  readonly fanout?: Fanout;
  readonly now?: () => number;
  /** Milliseconds after which a table at which nobody is is put away. */
  readonly patience?: number;
  /** Tables that may be awake at once. */
  readonly mostAwake?: number;
  readonly onTrouble?: (table: string, error: Error) => void;
}

const PATIENCE = 60_000;
const CODE_LIFE = 10 * 60_000;
const LOBBY = 100;
const MOST_AWAKE = 20_000;
/** Tokens of one guest: a device each. */
const MOST_DEVICES = 20;

export class Inn {
  private readonly tables = new Map<string, Promise<LiveTable>>();
  private readonly rules: ReadonlyMap<string, Rules>;
  private readonly now: () => number;
  private readonly fanout: Fanout;
  private readonly sweep: NodeJS.Timeout;
  private closed = false;

  constructor(private readonly parts: InnParts) {
    this.now = parts.now ?? Date.now;
    this.fanout = parts.fanout ?? alone;
    this.rules = new Map(parts.games.map((module) => [module.game.id, { module, roster: botsFor(module) }]));
    this.fanout.onNews((id) => void this.hearOf(id));
    const patience = parts.patience ?? PATIENCE;
    this.sweep = setInterval(() => void this.tidy(patience), Math.max(50, patience / 4));
    this.sweep.unref();
  }

  get awake(): number {
    return this.tables.size;
  }

  private get isFull(): boolean {
    return this.tables.size >= (this.parts.mostAwake ?? MOST_AWAKE);
  }

  get store(): Store {
    return this.parts.store;
  }

  get games(): readonly GameModule[] {
    return this.parts.games;
  }

  // ---- making a table

  async create(wish: NewTableWish): Promise<string> {
    const { module, roster } = this.rulesOf(wish.game);
    const id = newTableId();
    const at = this.now();
    const isBot = (bot: string) => roster.some((known) => known.id === bot);
    const room = newRoom(wish, module.game, this.parts.swearer.vow(id, at), isBot);
    if (!(await this.store.create({ id, room, holders: [], at }))) return this.create(wish);
    return id;
  }

  /** A game that was begun elsewhere: everyone who sits there may be somebody here. Its dice are no secret to whoever brings it. */
  async bring(log: TableLog, wish: BroughtWish): Promise<string> {
    const { module, roster } = this.rulesOf(log.game);
    await module.ready?.();
    const table = Table.fromLog(module.game, roster, log); // Refuses what the rules refuse.
    const { entries, stands: _, ...head } = table.log;
    const { setup } = head;
    const id = newTableId();
    const at = this.now();
    const { seed, options = {}, brought = null } = setup.match;
    const room: Room = {
      phase: 'playing',
      game: log.game,
      version: log.version,
      packs: log.packs,
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
    };
    const lines = entries.map((entry) => ({ entry, command: null }));
    if (!(await this.store.create({ id, room, holders: [], at, lines }))) return this.bring(log, wish);
    return id;
  }

  private rulesOf(game: string): Rules {
    const rules = this.rules.get(game);
    if (!rules) throw new InnRefusal('no-such-game');
    return rules;
  }

  // ---- who is who

  /** The number of the guest who holds this token here; null: nobody. */
  guestOf({ holders }: Pick<KeptTable, 'holders'>, token: string | null): number | null {
    if (token === null) return null;
    const hash = hashOfToken(token);
    return holders.find(({ tokenHash }) => tokenHash === hash)?.guest ?? null;
  }

  async card(id: string): Promise<TableCard> {
    const live = await this.tables.get(id);
    if (live) return live.card;
    const title = await this.store.title(id);
    if (!title) throw new InnRefusal('no-such-table');
    const { room, createdAt, endedAt } = title;
    const card = cardOf(id, createdAt, room, () => false);
    return endedAt === null ? card : { ...card, phase: 'over' };
  }

  /** Whoever comes without a token is given one; the first of all is the host. */
  async sit(id: string, token: string | null, wish: SitWish): Promise<{ token: string; guest: number }> {
    const live = await this.table(id);
    const known = this.guestOf(live, token);
    const given = known === null ? newToken() : token!;
    let guest = -1;
    await live.changeRoom((room) => {
      const sat = sitDown(room, known, wish);
      guest = sat.guest;
      const holders = known === null ? [{ tokenHash: hashOfToken(given), guest, since: this.now() }] : [];
      return { room: sat.room, holders };
    });
    return { token: given, guest };
  }

  async code(id: string, token: string | null): Promise<{ code: string; expiresAt: number }> {
    const live = await this.table(id);
    const guest = this.someone(live, token);
    const code = newCode();
    const expiresAt = this.now() + CODE_LIFE;
    await this.store.addCode({ codeHash: hashOfCode(code), table: id, guest, expiresAt });
    return { code, expiresAt };
  }

  /** A device more for whoever made the code. */
  async redeem(code: string): Promise<{ table: string; token: string; guest: number }> {
    const found = await this.store.takeCode(hashOfCode(code), this.now());
    if (!found) throw new InnRefusal('no-such-code');
    const { table, guest } = found;
    const token = newToken();
    const live = await this.table(table);
    if (live.holders.filter((holder) => holder.guest === guest).length >= MOST_DEVICES)
      throw new InnRefusal('too-many-devices');
    await live.let({ tokenHash: hashOfToken(token), guest, since: this.now() });
    return { table, token, guest };
  }

  private someone(live: Pick<KeptTable, 'holders'>, token: string | null): number {
    const guest = this.guestOf(live, token);
    if (guest === null) throw new InnRefusal('not-a-guest');
    return guest;
  }

  private asHost(live: LiveTable, token: string | null): void {
    if (this.someone(live, token) !== live.room.host) throw new InnRefusal('not-the-host');
  }

  // ---- the host

  async begin(id: string, token: string | null): Promise<void> {
    const live = await this.table(id);
    this.asHost(live, token);
    const at = this.now();
    await live.changeRoom((room) => ({ room: begun(room, this.opening(id, room, at), randomInt(2 ** 32), at) }));
  }

  private opening(id: string, room: Room, at: number): Vow | undefined {
    if (!room.vow) return undefined;
    const { inn, commitment, at: since, signature } = room.vow;
    const { game, version, packs, options } = room;
    const opened = { game, version, packs, seats: room.seats.length, options, nonces: noncesOf(room), commitment };
    const opening = this.parts.swearer.open(room.vow, id, Math.max(at, since), opened);
    return opening ? { inn, table: id, at: since, signature, opening } : undefined;
  }

  async change(id: string, token: string | null, wish: ChangeWish): Promise<void> {
    const live = await this.table(id);
    this.asHost(live, token);
    const { module, roster } = this.rulesOf(live.room.game);
    const isBot = (bot: string) => roster.some((known) => known.id === bot);
    await live.changeRoom((room) => ({ room: changeBy(room, module.game, wish, isBot) }));
  }

  async erase(id: string, token: string | null): Promise<void> {
    const live = await this.table(id);
    this.asHost(live, token);
    await this.store.erase(id);
    live.close('erased', false);
    this.tables.delete(id);
    this.fanout.announce(id);
  }

  // ---- what is taken home

  /** The record of a game that is over: with it everyone can see how it went, and that nobody chose the dice. */
  async record(id: string): Promise<string> {
    const live = await this.table(id);
    return live.inTurn((table) => {
      if (!table?.match.standing) throw new InnRefusal('not-over');
      return makeRecord(this.parts.swearer.close(recordOf(table.match), this.now()));
    });
  }

  /** The whole log, with the seed: only when nobody plays on with it here, or by whoever may see everything anyway. */
  async log(id: string, token: string | null): Promise<TableLog> {
    const live = await this.table(id);
    return live.inTurn((table) => {
      const guest = this.guestOf(live, token);
      if (!table) throw new InnRefusal('not-begun');
      const isOver = table.match.standing !== null;
      const isAlone = guest !== null && live.room.seats.every((seat) => seat.kind === 'bot' || seat.guest === guest);
      if (!isOver && !isAlone) throw new InnRefusal('not-over');
      return table.save;
    });
  }

  async lobby(): Promise<TableCard[]> {
    const titles = await this.store.lobby(LOBBY);
    return Promise.all(
      titles.map(async ({ id, createdAt, room }) => {
        const live = await this.tables.get(id)?.catch(() => undefined);
        return live?.card ?? cardOf(id, createdAt, room, () => false);
      }),
    );
  }

  // ---- waking and putting away

  /** The table, awake. */
  async table(id: string): Promise<LiveTable> {
    if (this.closed) throw new InnRefusal('closing');
    if (!this.tables.has(id) && this.isFull) await this.makeRoom();
    const known = this.tables.get(id);
    if (known) return known;
    const waking = this.wake(id);
    this.tables.set(id, waking);
    waking.catch(() => this.tables.get(id) === waking && this.tables.delete(id));
    return waking;
  }

  /** Tables at which nobody is are put away before their time. */
  private async makeRoom(): Promise<void> {
    await this.putAwayIdle(0);
    if (this.isFull) throw new InnRefusal('house-full');
  }

  private async wake(id: string): Promise<LiveTable> {
    const kept = await this.store.read(id);
    if (!kept) throw new InnRefusal('no-such-table');
    const { now, fanout, parts } = this;
    const { store, thinker } = parts;
    const around = {
      store,
      thinker,
      now,
      announce: (table: string) => fanout.announce(table),
      trouble: (table: string, error: Error) => parts.onTrouble?.(table, error),
      drop: (table: LiveTable, error: Error) => {
        this.tables.delete(table.id);
        parts.onTrouble?.(table.id, error);
      },
    };
    return LiveTable.open(around, this.rulesOf(kept.room.game), kept);
  }

  private async hearOf(id: string): Promise<void> {
    const live = await this.tables.get(id)?.catch(() => undefined);
    await live?.catchUp().catch(() => undefined); // Put away or dropped meanwhile: whoever wants it reads it anew.
  }

  /** Wakes tables where a clock has run out, and puts those away at which nobody is. */
  private async tidy(patience: number): Promise<void> {
    const at = this.now();
    await this.putAwayIdle(patience);
    const due = await this.store.due(at, LOBBY).catch(() => []);
    for (const id of due) {
      const live = await this.table(id).catch(() => undefined);
      await live?.timeUp().catch(() => undefined);
    }
  }

  /** Puts those tables away at which nobody has been for so long. */
  async putAwayIdle(patience: number): Promise<void> {
    const at = this.now();
    for (const [id, waking] of this.tables) {
      const live = await waking.catch(() => undefined);
      await live?.lookAfter().catch(() => undefined);
      if (!live?.isIdle || at - live.lastUse < patience) continue;
      this.tables.delete(id);
      await live.putAway().catch(() => undefined);
    }
  }

  /** Everyone is told to come back in a moment. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.sweep);
    const tables = await Promise.all([...this.tables.values()].map((waking) => waking.catch(() => undefined)));
    for (const live of tables) {
      await live?.putAway().catch(() => undefined);
      live?.close('closing', true);
    }
    await this.parts.thinker.close();
    await this.fanout.close();
    await this.store.close();
  }
}
