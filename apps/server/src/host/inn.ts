/**
 * The inn: its tables, who may do what at them, and which of them are awake. A table wakes when somebody comes and is put
 * away when nobody has been there for a while; what is known of it stands in the store.
 */
import { randomInt } from 'node:crypto';
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import type { TableCard } from '@tabard/inn';
import { type GameRecord, makeRecord, type Opened, recordOf, type Signed, type Vow } from '@tabard/kernel';
import type { Table, TableLog } from '@tabard/table';
import { alone, type Fanout } from '../fanout/fanout';
import { Calls } from '../push/calls';
import type { Notice, Pusher } from '../push/pusher';
import { begun, changeBy, firstDue, isLast, leave, newRoom, noncesOf, shownOut, sitDown } from '../room/gather';
import { InnRefusal } from '../room/refusal';
import { cardOf, lineOf, type Room, seatsOfGuest } from '../room/room';
import { hashOfCode, hashOfToken, newCode, newTableId, newToken } from '../room/tokens';
import type { ChangeWish, LeaveWish, NewTableWish, PushWish, SitWish } from '../room/wishes';
import { Unreachable } from '../store/database';
import type { Holder, KeptTable, Pulse, Store } from '../store/store';
import { type Brought, type BroughtReader, readHere } from './brought-reader';
import { byTheseRules, type NewPage } from './chapters';
import { LiveTable, type Rules } from './live-table';
import { expected, followedBy, ledTo, mayPlayAgain, mustGoOn, sameAgain } from './series';
import type { Thinker } from './thinker';

/** Draws seeds and signs for them: see docs/fair-dice.md. */
export interface Swearer {
  vow(table: string, at: number): Pick<Room, 'seed' | 'vow'>;
  /** Null: it was given under another key, of which this one can say nothing. */
  open(vow: NonNullable<Room['vow']>, table: string, at: number, opened: Opened): Signed | null;
  /** The record with the inn's word that it ended so; as it is, where the inn said nothing of it before. */
  close(record: GameRecord, at: number): GameRecord;
}

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
/** So often a process looks whether it has missed something: when it hears from the others, and when it does not. */
const LOOK_MS = { heard: 15_000, unheard: 1_500 };
/** A store that restarts is back by then. */
const STORE_SILENCE = 5_000;
const CODE_LIFE = 10 * 60_000;
const LOBBY = 100;
/** Milliseconds for which the lobby is as it was told. */
const LOBBY_STANDS = 1_000;
const MOST_AWAKE = 20_000;
const MOST_UNWOKEN = 1_000;
/** Tokens of one guest: a device each. */
const MOST_DEVICES = 20;
/** So many browsers of a guest are told. */
const MOST_BROWSERS = 10;

export class Inn {
  private readonly tables = new Map<string, Promise<LiveTable>>();
  private readonly rules: ReadonlyMap<string, Rules>;
  private readonly now: () => number;
  private readonly fanout: Fanout;
  private readonly sweep: NodeJS.Timeout;
  private readonly lookout: NodeJS.Timeout;
  private lookedAt = 0;
  /** The lobby as it was last written down. */
  private told: { readonly at: number; readonly text: Promise<string> } | null = null;
  /** When the store was first found away; null: it answers. */
  private silentSince: number | null = null;
  /** It has been away for so long that nobody here may know what happens at a table. */
  private isCutOff = false;
  /** Tables that are being put away. */
  private readonly leaving = new Map<string, Promise<void>>();
  /** Tables of which it was told that they broke, and that have not woken since. */
  private readonly unwoken = new Set<string>();
  private readonly openedAt: number;
  private readonly calls: Calls;
  private readonly reader: BroughtReader;
  private closed = false;

  constructor(private readonly parts: InnParts) {
    this.now = parts.now ?? Date.now;
    this.openedAt = this.now();
    this.fanout = parts.fanout ?? alone;
    this.calls = new Calls(parts.callEvery);
    this.reader = parts.reader ?? readHere(parts.games);
    this.rules = new Map(parts.games.map((module) => [module.game.id, { module, roster: botsFor(module) }]));
    this.fanout.onNews((id) => void (id === null ? this.lookAround(0) : this.hearOf(id)));
    const patience = parts.patience ?? PATIENCE;
    this.sweep = setInterval(() => void this.tidy(patience), Math.max(50, patience / 4));
    this.sweep.unref();
    this.lookout = setInterval(() => void this.lookAround(), parts.look ?? LOOK_MS.unheard);
    this.lookout.unref();
  }

  get awake(): number {
    return this.tables.size;
  }

  /** Whether other processes are told what happens here, and the other way round; without it they look for themselves. */
  get isInTouch(): boolean {
    return this.fanout.trouble === null;
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

  /** `after`: a table that is over, which the new one goes on from; only its host may. Everybody there is shown the way. */
  async create({ after, ...wish }: NewTableWish, token: string | null = null): Promise<string> {
    if (after === undefined) return this.lay(wish);
    await this.at(after, async (live) => {
      await this.asHost(live, token);
      await live.inTurn((table) => mustGoOn(this.rulesOf(live.room.game), live.room, table, wish));
    });
    const id = await this.lay(wish, { before: after });
    const follow = (live: LiveTable) => live.changeRoom((room) => ({ room: followedBy(room, id) }));
    await this.at(after, follow).catch(async (error) => {
      await this.store.erase(id);
      throw error;
    });
    return id;
  }

  /**
   * The same people once more, at a table of its own: whoever asks first makes it and is its host, and all who sat here are
   * expected there, each at the same seat. Answers who is asking there, too.
   */
  async again(id: string, token: string | null): Promise<{ table: string; guest: number | null; seats: number[] }> {
    const table = await this.at(id, async (live) => {
      const guest = await this.someone(live, token);
      await live.inTurn((before) => mayPlayAgain(live.room, before, guest));
      return (await this.standing(live.room.again)) ?? this.layAgain(live, guest);
    });
    const title = await this.store.title(table);
    if (!title) throw new InnRefusal('no-such-table');
    const guest = this.guestOf(title, token);
    return { table, guest, seats: seatsOfGuest(title.room, guest) };
  }

  /** Null: there was none, or it was closed for good. */
  private async standing(id: string | null | undefined): Promise<string | null> {
    return id && (await this.store.title(id)) ? id : null;
  }

  private async layAgain(live: LiveTable, guest: number): Promise<string> {
    const { again: was = null } = live.room;
    const { room, holders } = expected(live.room, live.holders, guest);
    const table = await this.lay(sameAgain(live.room), room, holders);
    try {
      await live.changeRoom((before) => ({ room: ledTo(before, was, table) }));
      return table;
    } catch (error) {
      await this.store.erase(table);
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
    const { module, roster } = this.rulesOf(wish.game);
    const id = newTableId();
    const at = this.now();
    const isBot = (bot: string) => roster.some((known) => known.id === bot);
    const room = newRoom(wish, module.game, this.parts.swearer.vow(id, at), isBot);
    const young = { ...room, ...more, rulesSince: this.openedAt };
    if (!(await this.store.create({ id, room: young, holders, at }))) return this.lay(wish, more, holders);
    return id;
  }

  /** A game that was begun elsewhere: everyone who sits there may be somebody here. Its dice are no secret to whoever brings it. */
  async bring(text: string): Promise<string> {
    return this.layBrought(await this.reader.read(text, this.now()));
  }

  private async layBrought({ wish, head, entries }: Brought): Promise<string> {
    const { setup } = head;
    const id = newTableId();
    const at = this.now();
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
      rulesSince: this.openedAt,
    };
    const isNew = await this.store.create({ id, room, holders: [], at, entries });
    return isNew ? id : this.layBrought({ wish, head, entries });
  }

  private rulesOf(game: string): Rules {
    const rules = this.rules.get(game);
    if (!rules) throw new InnRefusal('no-such-game');
    return rules;
  }

  // ---- who is who

  /** The number of the guest who holds this token here; null: nobody. */
  guestOf({ holders, room }: Pick<KeptTable, 'holders' | 'room'>, token: string | null): number | null {
    if (token === null) return null;
    const hash = hashOfToken(token);
    const guest = holders.find(({ tokenHash }) => tokenHash === hash)?.guest ?? null;
    return guest === null || room.guests[guest].gone ? null : guest;
  }

  /** They may have been let in by another process a moment ago. */
  async recognise(live: LiveTable, token: string | null): Promise<number | null> {
    const known = this.guestOf(live, token);
    if (token === null || known !== null) return known;
    await live.catchUp();
    return this.guestOf(live, token);
  }

  async card(id: string): Promise<TableCard> {
    const live = await this.tables.get(id)?.catch(() => undefined);
    if (live) return live.openCard;
    const title = await this.store.title(id);
    if (!title) throw new InnRefusal('no-such-table');
    const { room, createdAt, endedAt } = title;
    const card = cardOf(id, createdAt, room, () => false);
    const isOver = endedAt !== null && endedAt + room.delay <= this.now();
    return isOver ? { ...card, phase: 'over' } : card;
  }

  /** Whoever comes without a token is given one; the first of all is the host. */
  async sit(id: string, token: string | null, wish: SitWish): Promise<{ token: string; guest: number }> {
    return this.at(id, async (live) => {
      const known = await this.recognise(live, token);
      const given = known === null ? newToken() : token!;
      let guest = -1;
      let taken: readonly number[] = [];
      let isRenamed = false;
      await live.changeRoom((room) => {
        const sat = sitDown(room, known, wish, (guest) => live.isHere(guest));
        guest = sat.guest;
        taken = wish.seats.filter((seat) => !seatsOfGuest(room, known).includes(seat));
        isRenamed = known !== null && room.guests[known].name !== wish.name;
        const holders = known === null ? [{ tokenHash: hashOfToken(given), guest, since: this.now() }] : [];
        return { room: sat.room, holders, without: sat.without };
      });
      if (live.room.phase === 'playing') for (const seat of taken) await live.tellNews('sat-down', seat);
      if (isRenamed && live.room.phase === 'playing') await live.tellNews('renamed', guest);
      return { token: given, guest };
    });
  }

  /** For good: nobody is let in by that token any more. The last to go takes the table along, unless its result is to be seen. */
  async leave(id: string, token: string | null, { bot }: LeaveWish): Promise<void> {
    await this.at(id, async (live) => {
      const guest = await this.someone(live, token);
      const { roster } = this.rulesOf(live.room.game);
      const standIn = bot ?? roster.at(-1)!.id;
      if (!roster.some((known) => known.id === standIn)) throw new InnRefusal('no-such-bot');
      const isOver = await live.inTurn((table) => table !== null && table.match.standing !== null);
      if (isLast(live.room, guest) && !isOver) return live.erase();
      await live.changeRoom((room) => ({ room: leave(room, guest, isOver, standIn) }));
      for (const { tokenHash } of live.holders.filter((holder) => holder.guest === guest))
        await this.store.release(id, tokenHash);
      await live.tellNews('left', guest);
    });
    this.fanout.announce(id);
  }

  /** For which people the table waits, and since when: told to who sits there and looks from elsewhere. Null: for nobody. */
  async turn(id: string, token: string | null): Promise<{ seats: number[]; since: number } | null> {
    return this.at(id, async (live) => {
      const [seat] = seatsOfGuest(live.room, await this.someone(live, token));
      if (seat === undefined) throw new InnRefusal('not-your-seat');
      return live.waitsFor(seat);
    });
  }

  async code(id: string, token: string | null): Promise<{ code: string; expiresAt: number }> {
    const guest = await this.at(id, (live) => this.someone(live, token));
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
    await this.at(table, (live) => {
      if (live.room.guests[guest].gone) throw new InnRefusal('no-such-code');
      if (live.holders.filter((holder) => holder.guest === guest).length >= MOST_DEVICES)
        throw new InnRefusal('too-many-devices');
      return live.let({ tokenHash: hashOfToken(token), guest, since: this.now() });
    });
    return { table, token, guest };
  }

  private async someone(live: LiveTable, token: string | null): Promise<number> {
    const guest = await this.recognise(live, token);
    if (guest === null) throw new InnRefusal('not-a-guest');
    return guest;
  }

  private async asHost(live: LiveTable, token: string | null): Promise<void> {
    if ((await this.someone(live, token)) !== live.room.host) throw new InnRefusal('not-the-host');
  }

  // ---- your turn

  /** What a browser needs to know to be told; null: this inn tells nobody. */
  get pushKey(): string | null {
    return this.parts.pusher?.key ?? null;
  }

  async subscribe(id: string, token: string | null, { endpoint, keys }: PushWish): Promise<void> {
    const guest = await this.at(id, (live) => this.someone(live, token));
    if (!this.parts.pusher?.accepts(endpoint)) throw new InnRefusal('no-push');
    await this.store.subscribe(id, guest, { endpoint, ...keys }, { at: this.now(), most: MOST_BROWSERS });
  }

  async unsubscribe(id: string, token: string | null, endpoint: string): Promise<void> {
    const guest = await this.at(id, (live) => this.someone(live, token));
    const own = await this.store.subscriptions(id, guest);
    if (own.some((one) => one.endpoint === endpoint)) await this.store.unsubscribe(id, endpoint);
  }

  /** Nobody waits for it, and nothing comes of it should it fail. */
  private async callGuest(guest: number, notice: Notice): Promise<void> {
    const { pusher } = this.parts;
    if (!pusher) return;
    for (const to of await this.store.subscriptions(notice.table, guest)) {
      if (!this.calls.mayCall(to.endpoint)) continue;
      const sent = await pusher.send(to, notice);
      if (sent === 'gone') await this.store.unsubscribe(notice.table, to.endpoint);
    }
  }

  // ---- the host

  async begin(id: string, token: string | null): Promise<void> {
    await this.at(id, async (live) => {
      await this.asHost(live, token);
      const at = this.now();
      await live.changeRoom((room) => ({
        room: begun(room, this.opening(id, room, at), randomInt(2 ** 32), at),
        due: firstDue(room.pace, at),
      }));
    });
  }

  private opening(id: string, room: Room, at: number): Vow | undefined {
    if (!room.vow) return undefined;
    const { inn, commitment, at: since, signature } = room.vow;
    const { game, version, packs, options } = room;
    const opened = { game, version, packs, seats: room.seats.length, options, nonces: noncesOf(room), commitment };
    const opening = this.parts.swearer.open(room.vow, id, at, opened);
    return opening ? { inn, table: id, at: since, signature, opening } : undefined;
  }

  async change(id: string, token: string | null, wish: ChangeWish): Promise<void> {
    await this.at(id, async (live) => {
      await this.asHost(live, token);
      const { module, roster } = this.rulesOf(live.room.game);
      const isBot = (bot: string) => roster.some((known) => known.id === bot);
      await live.changeRoom((room) => ({ room: changeBy(room, module.game, wish, isBot) }));
    });
  }

  /** Who has no seat has to go, and while people gather whoever the host likes; they may come again as somebody new. */
  async showOut(id: string, token: string | null, guest: number): Promise<void> {
    await this.at(id, async (live) => {
      await this.asHost(live, token);
      await live.changeRoom((room) => ({ room: shownOut(room, guest), without: [guest] }));
      await live.tellNews('shown-out', guest);
    });
  }

  async erase(id: string, token: string | null): Promise<void> {
    await this.at(id, async (live) => {
      await this.asHost(live, token);
      await live.erase();
    });
    this.fanout.announce(id);
  }

  // ---- what is taken home

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
      return await this.at(id, async (live) => {
        const guest = await this.recognise(live, token);
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
    return seatsOfGuest(room, this.guestOf(kept, token)).length > 0 || endedAt + room.delay <= this.now();
  }

  /** The whole log, with the seed: of a game that is over. */
  async log(id: string, token: string | null): Promise<TableLog> {
    return this.at(id, async (live) => {
      const guest = await this.recognise(live, token);
      return live.inTurn((table) => {
        if (!table) throw new InnRefusal('not-begun');
        if (!live.isOverFor(guest)) throw new InnRefusal('not-over');
        return table.save;
      });
    });
  }

  /** The log as it stands, to go on with at home, for whoever plays alone. With it goes the seed: the table says so from then on. */
  async takeHome(id: string, token: string | null): Promise<TableLog> {
    return this.at(id, async (live) => live.takeHome(await this.someone(live, token)));
  }

  /** The public tables that go on, written down once for all who ask within a second. */
  lobby(): Promise<string> {
    const at = performance.now();
    if (!this.told || at - this.told.at >= LOBBY_STANDS) {
      const told = { at, text: this.tellLobby() };
      told.text.catch(() => {
        if (this.told === told) this.told = null;
      });
      this.told = told;
    }
    return this.told.text;
  }

  private async tellLobby(): Promise<string> {
    const titles = await this.store.lobby(LOBBY);
    const tables = await Promise.all(
      titles.map(async ({ id, createdAt, room }) => {
        const live = await this.tables.get(id)?.catch(() => undefined);
        return lineOf(live?.openCard ?? cardOf(id, createdAt, room, () => false));
      }),
    );
    return JSON.stringify({ tables });
  }

  // ---- waking and putting away

  /** The table, awake. */
  async table(id: string): Promise<LiveTable> {
    if (this.closed) throw new InnRefusal('closing');
    if (this.isCutOff) throw new InnRefusal('trouble');
    if (!this.tables.has(id) && this.isFull) await this.makeRoom();
    const known = this.tables.get(id);
    if (known) return known;
    const waking: Promise<LiveTable> = this.wake(id, () => this.forget(id, waking));
    this.tables.set(id, waking);
    waking.then(
      () => this.unwoken.delete(id),
      (error: Error) => {
        this.forget(id, waking);
        this.noteUnwoken(id, error);
      },
    );
    return waking;
  }

  /** A table that breaks as it wakes does so whenever somebody comes: whoever runs the inn is told what it was first, once. */
  private noteUnwoken(id: string, error: Error): void {
    if (error instanceof InnRefusal || error instanceof Unreachable) return;
    if (this.unwoken.has(id)) return;
    if (this.unwoken.size >= MOST_UNWOKEN) this.unwoken.clear();
    this.unwoken.add(id);
    this.parts.onTrouble?.(id, error);
  }

  /** Tables at which nobody is are put away before their time. */
  private async makeRoom(): Promise<void> {
    await this.putAwayIdle(0);
    if (this.isFull) throw new InnRefusal('house-full');
  }

  /** Only this one: another of its name may be awake by now. */
  private forget(id: string, waking: Promise<LiveTable>): void {
    if (this.tables.get(id) === waking) this.tables.delete(id);
  }

  /** Does something at a table. Should it be put away at that very moment, it is woken again. */
  private async at<T>(id: string, job: (live: LiveTable) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await job(await this.table(id));
      } catch (error) {
        const isAway = error instanceof InnRefusal && error.reason === 'put-away';
        if (!isAway || tries > 2) throw error;
      }
    }
  }

  private async wake(id: string, forget: () => void): Promise<LiveTable> {
    await this.leaving.get(id); // Else the old one, when it is gone, would sign the new one off from the other processes.
    const { now, fanout, parts } = this;
    await fanout.attend(id, []); // Before it is read: what happens from then on is heard of.
    const { rules, page } = await this.read(id).catch((error: Error) => {
      void fanout.attend(id, null);
      throw error;
    });
    const { store, thinker } = parts;
    const trouble = (table: string, error: Error) => parts.onTrouble?.(table, error);
    const around = {
      store,
      thinker,
      now,
      fanout,
      call: (guest: number, notice: Notice, isWaitedFor: () => Promise<boolean>) =>
        this.calls.guest(
          `${notice.table}:${guest}`,
          isWaitedFor,
          () => void this.callGuest(guest, notice).catch(() => undefined),
        ),
      trouble,
      record: (table: Table, room: Room) => this.recordOf(id, room, table),
      drop: (table: LiveTable, error: Error | null) => {
        forget();
        if (!error) return;
        this.unwoken.add(table.id); // Why is told now; should it not wake again, there is nothing more to tell.
        trouble(table.id, error);
      },
    };
    return LiveTable.open(around, rules, page);
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

  private async read(id: string): Promise<{ readonly rules: Rules; readonly page: NewPage }> {
    const kept = await this.store.read(id);
    if (!kept) throw new InnRefusal('no-such-table');
    const rules = this.rulesOf(kept.room.game);
    await rules.module.world?.ready();
    const page = await byTheseRules(this.store, rules, kept, { since: this.openedAt, at: this.now() });
    return { rules, page };
  }

  private async hearOf(id: string): Promise<void> {
    const live = await this.tables.get(id)?.catch(() => undefined);
    await live?.catchUp().catch(() => undefined); // Put away or dropped meanwhile: whoever wants it reads it anew.
  }

  /** What other processes did and no word came of. */
  private async lookAround(wait = this.fanout.isHeard && this.silentSince === null ? LOOK_MS.heard : 0): Promise<void> {
    const at = performance.now();
    if (at - this.lookedAt < wait) return;
    this.lookedAt = at;
    const tables = await Promise.all([...this.tables.values()].map((waking) => waking.catch(() => undefined)));
    const awake = tables.filter((live) => live !== undefined);
    const pulses = await this.pulsesOf(awake).catch((error: Error) => this.storeIsSilent(awake, error));
    if (!pulses) return;
    this.silentSince = null;
    this.isCutOff = false;
    const byId = new Map(pulses.map((pulse) => [pulse.id, pulse]));
    for (const live of awake) {
      const pulse = byId.get(live.id);
      if (!pulse || !live.isUpTo(pulse)) await live.catchUp().catch(() => undefined);
    }
  }

  private async pulsesOf(awake: readonly LiveTable[]): Promise<readonly Pulse[]> {
    if (awake.length > 0) return this.store.pulses(awake.map(({ id }) => id));
    await this.store.ping(); // With nobody here, too, it shall be known whether anybody may come.
    return [];
  }

  /**
   * Nothing can be done here, and what is done in other processes is not seen: guests who stayed would wait for ever at a table
   * that goes on without them. They are told, and come back here or there; until the store answers, here they are refused at once.
   */
  private storeIsSilent(awake: readonly LiveTable[], error: Error): null {
    const at = performance.now();
    this.silentSince ??= at;
    this.isCutOff ||= at - this.silentSince >= (this.parts.silence ?? STORE_SILENCE);
    if (this.isCutOff) for (const live of awake) live.breakOff(error);
    return null;
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
      await live?.doWhatIsDue(at).catch(() => undefined);
      if (!live?.isIdle || at - live.lastUse < patience) continue;
      this.tables.delete(id);
      const away = live.putAway().catch(() => undefined);
      this.leaving.set(id, away);
      await away;
      this.leaving.delete(id);
    }
  }

  /** Everyone is told to come back in a moment. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.sweep);
    clearInterval(this.lookout);
    const tables = await Promise.all([...this.tables.values()].map((waking) => waking.catch(() => undefined)));
    await Promise.all(
      tables.map(async (live) => {
        await live?.putAway().catch(() => undefined);
        live?.close('closing', true);
      }),
    );
    await this.parts.thinker.close();
    await this.reader.close();
    await this.fanout.close();
    await this.store.close();
  }
}
