/** What only the host of a table may do there. */
import { randomInt } from 'node:crypto';
import type { Vow } from '@tabard/kernel';
import type { Swearer } from '../fair/swearer';
import type { Fanout } from '../fanout/fanout';
import { begun, changeBy, firstDue, noncesOf, shownOut } from '../room/gather';
import type { Room } from '../room/room';
import type { ChangeWish } from '../room/wishes';
import type { AwakeTables } from './awake-tables';
import { asHost } from './guests';
import type { LiveTable, Rules } from './live-table';

export interface WhereHostsAre {
  readonly fanout: Fanout;
  readonly swearer: Swearer;
  readonly tables: AwakeTables;
  now(): number;
  rulesOf(game: string): Rules;
}

export class Hosts {
  constructor(private readonly inn: WhereHostsAre) {}

  async begin(id: string, token: string | null): Promise<void> {
    await this.atOwn(id, token, async (live) => {
      const at = this.inn.now();
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
    const opening = this.inn.swearer.open(room.vow, id, at, opened);
    return opening ? { inn, table: id, at: since, signature, opening } : undefined;
  }

  async change(id: string, token: string | null, wish: ChangeWish): Promise<void> {
    await this.atOwn(id, token, async (live) => {
      const { module, roster } = this.inn.rulesOf(live.room.game);
      const isBot = (bot: string) => roster.some((known) => known.id === bot);
      await live.changeRoom((room) => ({ room: changeBy(room, module.game, wish, isBot) }));
    });
  }

  /** Who has no seat has to go, and while people gather whoever the host likes; they may come again as somebody new. */
  async showOut(id: string, token: string | null, guest: number): Promise<void> {
    await this.atOwn(id, token, async (live) => {
      await live.changeRoom((room) => ({ room: shownOut(room, guest), without: [guest] }));
      await live.tellNews('shown-out', guest);
    });
  }

  async erase(id: string, token: string | null): Promise<void> {
    await this.atOwn(id, token, (live) => live.erase());
    this.inn.fanout.announce(id);
  }

  private atOwn(id: string, token: string | null, job: (live: LiveTable) => Promise<void>): Promise<void> {
    return this.inn.tables.at(id, async (live) => {
      await asHost(live, token);
      await job(live);
    });
  }
}
