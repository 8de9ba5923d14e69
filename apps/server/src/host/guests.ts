/** Who is who at a table: guests sit down, leave, and bring a second device. A guest is known by a token, of which only the hash is kept. */
import type { Fanout } from '../fanout/fanout';
import { isLast, leave, sitDown } from '../room/gather';
import { InnRefusal } from '../room/refusal';
import { seatsOfGuest } from '../room/room';
import { hashOfCode, hashOfToken, newCode, newToken } from '../room/tokens';
import type { LeaveWish, SitWish } from '../room/wishes';
import type { KeptTable, Store } from '../store/store';
import type { AwakeTables } from './awake-tables';
import type { LiveTable, Rules } from './live-table';

const CODE_LIFE = 10 * 60_000;
/** Tokens of one guest: a device each. */
const MOST_DEVICES = 20;

/** The number of the guest who holds this token here; null: nobody. */
export function guestOf({ holders, room }: Pick<KeptTable, 'holders' | 'room'>, token: string | null): number | null {
  if (token === null) return null;
  const hash = hashOfToken(token);
  const guest = holders.find(({ tokenHash }) => tokenHash === hash)?.guest ?? null;
  return guest === null || room.guests[guest].gone ? null : guest;
}

/** They may have been let in by another process a moment ago. */
export async function recognise(live: LiveTable, token: string | null): Promise<number | null> {
  const known = guestOf(live, token);
  if (token === null || known !== null) return known;
  await live.catchUp();
  return guestOf(live, token);
}

/** Refuses whoever is no guest there. */
export async function someone(live: LiveTable, token: string | null): Promise<number> {
  const guest = await recognise(live, token);
  if (guest === null) throw new InnRefusal('not-a-guest');
  return guest;
}

export async function asHost(live: LiveTable, token: string | null): Promise<void> {
  if ((await someone(live, token)) !== live.room.host) throw new InnRefusal('not-the-host');
}

export interface WhereGuestsSit {
  readonly store: Store;
  readonly fanout: Fanout;
  readonly tables: AwakeTables;
  now(): number;
  rulesOf(game: string): Rules;
}

export class Guests {
  constructor(private readonly inn: WhereGuestsSit) {}

  /** Whoever comes without a token is given one; the first of all is the host. */
  async sit(id: string, token: string | null, wish: SitWish): Promise<{ token: string; guest: number }> {
    return this.inn.tables.at(id, async (live) => {
      const known = await recognise(live, token);
      const given = known === null ? newToken() : token!;
      let guest = -1;
      let taken: readonly number[] = [];
      let isRenamed = false;
      await live.changeRoom((room) => {
        const sat = sitDown(room, known, wish, (guest) => live.isHere(guest));
        guest = sat.guest;
        taken = wish.seats.filter((seat) => !seatsOfGuest(room, known).includes(seat));
        isRenamed = known !== null && room.guests[known].name !== wish.name;
        const holders = known === null ? [{ tokenHash: hashOfToken(given), guest, since: this.inn.now() }] : [];
        return { room: sat.room, holders, without: sat.without };
      });
      if (live.room.phase === 'playing') for (const seat of taken) await live.tellNews('sat-down', seat);
      if (isRenamed && live.room.phase === 'playing') await live.tellNews('renamed', guest);
      return { token: given, guest };
    });
  }

  /** For good: nobody is let in by that token any more. The last to go takes the table along, unless its result is to be seen. */
  async leave(id: string, token: string | null, { bot }: LeaveWish): Promise<void> {
    await this.inn.tables.at(id, async (live) => {
      const guest = await someone(live, token);
      const { roster } = this.inn.rulesOf(live.room.game);
      const standIn = bot ?? roster.at(-1)!.id;
      if (!roster.some((known) => known.id === standIn)) throw new InnRefusal('no-such-bot');
      const isOver = await live.inTurn((table) => table !== null && table.match.standing !== null);
      if (isLast(live.room, guest) && !isOver) return live.erase();
      await live.changeRoom((room) => ({ room: leave(room, guest, isOver, standIn) }));
      for (const { tokenHash } of live.holders.filter((holder) => holder.guest === guest))
        await this.inn.store.release(id, tokenHash);
      await live.tellNews('left', guest);
    });
    this.inn.fanout.announce(id);
  }

  async code(id: string, token: string | null): Promise<{ code: string; expiresAt: number }> {
    const guest = await this.inn.tables.at(id, (live) => someone(live, token));
    const code = newCode();
    const expiresAt = this.inn.now() + CODE_LIFE;
    await this.inn.store.addCode({ codeHash: hashOfCode(code), table: id, guest, expiresAt });
    return { code, expiresAt };
  }

  /** A device more for whoever made the code. */
  async redeem(code: string): Promise<{ table: string; token: string; guest: number }> {
    const found = await this.inn.store.takeCode(hashOfCode(code), this.inn.now());
    if (!found) throw new InnRefusal('no-such-code');
    const { table, guest } = found;
    const token = newToken();
    await this.inn.tables.at(table, (live) => {
      if (live.room.guests[guest].gone) throw new InnRefusal('no-such-code');
      if (live.holders.filter((holder) => holder.guest === guest).length >= MOST_DEVICES)
        throw new InnRefusal('too-many-devices');
      return live.let({ tokenHash: hashOfToken(token), guest, since: this.inn.now() });
    });
    return { table, token, guest };
  }
}
