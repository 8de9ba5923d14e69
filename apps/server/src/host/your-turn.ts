/** Guests who are away are told that a table waits for them, where they wanted that. */
import { Calls } from '../push/calls';
import type { Notice, Pusher } from '../push/pusher';
import { InnRefusal } from '../room/refusal';
import { seatsOfGuest } from '../room/room';
import type { PushWish } from '../room/wishes';
import type { Store } from '../store/store';
import type { AwakeTables } from './awake-tables';
import { someone } from './guests';

/** So many browsers of a guest are told. */
const MOST_BROWSERS = 10;

export interface WhereGuestsAreCalled {
  readonly store: Store;
  readonly tables: AwakeTables;
  /** Without it this inn tells nobody. */
  readonly pusher?: Pusher;
  now(): number;
}

export class YourTurn {
  private readonly calls: Calls;

  /** `callEvery`: milliseconds in which a guest who is away is called once. */
  constructor(
    private readonly inn: WhereGuestsAreCalled,
    callEvery?: number,
  ) {
    this.calls = new Calls(callEvery);
  }

  /** For which people the table waits, and since when: told to who sits there and looks from elsewhere. Null: for nobody. */
  async waitsFor(id: string, token: string | null): Promise<{ seats: number[]; since: number } | null> {
    return this.inn.tables.at(id, async (live) => {
      const [seat] = seatsOfGuest(live.room, await someone(live, token));
      if (seat === undefined) throw new InnRefusal('not-your-seat');
      return live.waitsFor(seat);
    });
  }

  /** What a browser needs to know to be told; null: this inn tells nobody. */
  get pushKey(): string | null {
    return this.inn.pusher?.key ?? null;
  }

  async subscribe(id: string, token: string | null, { endpoint, keys }: PushWish): Promise<void> {
    const guest = await this.inn.tables.at(id, (live) => someone(live, token));
    if (!this.inn.pusher?.accepts(endpoint)) throw new InnRefusal('no-push');
    await this.inn.store.subscribe(id, guest, { endpoint, ...keys }, { at: this.inn.now(), most: MOST_BROWSERS });
  }

  async unsubscribe(id: string, token: string | null, endpoint: string): Promise<void> {
    const guest = await this.inn.tables.at(id, (live) => someone(live, token));
    const own = await this.inn.store.subscriptions(id, guest);
    if (own.some((one) => one.endpoint === endpoint)) await this.inn.store.unsubscribe(id, endpoint);
  }

  /** Nobody waits for it, and nothing comes of it should it fail. */
  call(guest: number, notice: Notice, isWaitedFor: () => Promise<boolean>): void {
    const send = () => void this.send(guest, notice).catch(() => undefined);
    this.calls.guest(`${notice.table}:${guest}`, isWaitedFor, send);
  }

  private async send(guest: number, notice: Notice): Promise<void> {
    const { pusher, store } = this.inn;
    if (!pusher) return;
    for (const to of await store.subscriptions(notice.table, guest)) {
      if (!this.calls.mayCall(to.endpoint)) continue;
      const sent = await pusher.send(to, notice);
      if (sent === 'gone') await store.unsubscribe(notice.table, to.endpoint);
    }
  }
}
