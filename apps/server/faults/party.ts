/** Guests without a page who play a game to its end, whatever happens to the inn, and remember what they were told. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GuestDeed, NotDone, Sight } from '@tabard/inn';
import { Guest } from '@tabard/inn';
import { WebSocket } from 'ws';
import { call } from '../src/inn.fixture';

/** What a guest did, and what the inn said to it; undefined: nothing yet. */
export interface Done {
  readonly command: string;
  readonly deed: GuestDeed;
  said: NotDone | null | undefined;
}

export interface PartyWish {
  readonly game: string;
  readonly persons: number;
  readonly bots: number;
}

/** Guests wait so much less than people before they come back. */
const HASTE = 10;
let names = 0;

/** What was refused once is refused again; a name or a seat may be taken because a request that nobody answered was done. */
const isRefusal = ({ message }: Error): boolean => /^4\d\d /.test(message) && !/taken|begun/.test(message);

export class Party {
  readonly done: Done[] = [];
  readonly guests: Guest[] = [];
  /** What went wrong that must not. */
  wrong: string | null = null;
  over = false;
  private closed = false;

  private constructor(
    readonly table: string,
    readonly wish: PartyWish,
    private readonly random: () => number,
  ) {}

  /** `addresses`: the inn's processes; a guest comes to any of them, as a load balancer would have it. */
  static async gather(wish: PartyWish, addresses: () => readonly string[], random: () => number): Promise<Party> {
    for (;;) {
      try {
        return await Party.sitDown(wish, addresses, random);
      } catch (error) {
        if (isRefusal(error as Error)) throw error;
        await sleep(30); // It was killed under them: they begin anew.
      }
    }
  }

  private static async sitDown(wish: PartyWish, addresses: () => readonly string[], random: () => number) {
    const any = () => {
      const all = addresses();
      return all[Math.floor(random() * all.length)];
    };
    const seats = [
      ...Array.from({ length: wish.persons }, () => ({ kind: 'person' })),
      ...Array.from({ length: wish.bots }, () => ({ kind: 'bot', bot: 'random' })),
    ];
    const { table } = await call<{ table: string }>(any(), 'POST', '/api/tables', { game: wish.game, seats });
    const party = new Party(table, wish, random);
    const tokens: string[] = [];
    for (let seat = 0; seat < wish.persons; seat++) {
      const sits = { name: `P${seat}`, seats: [seat], nonce: randomBytes(16).toString('hex') };
      tokens.push((await call<{ token: string }>(any(), 'POST', `/api/tables/${table}/guests`, sits)).token);
    }
    await call(any(), 'POST', `/api/tables/${table}/begin`, {}, tokens[0]);
    for (const [seat, token] of tokens.entries()) party.come(seat, token, any);
    return party;
  }

  private come(seat: number, token: string, address: () => string): void {
    let name = '';
    let last = -1;
    const look = (sight: Sight | null) => {
      if (!sight) return;
      if (sight.moment < last) this.wrong = `seat ${seat} was at ${last} and is shown ${sight.moment}`;
      last = Math.max(last, sight.moment);
    };
    const guest = new Guest(
      {
        connect: () => new WebSocket(`${address().replace('http', 'ws')}/api/play`) as never,
        after(ms, call) {
          const timer = setTimeout(call, ms / HASTE);
          return () => clearTimeout(timer);
        },
        newName() {
          name = `f${names++}`;
          return name;
        },
        random: this.random,
      },
      { table: this.table, token },
      { onStory: (_, sight) => look(sight), onWelcome: look },
    );
    this.guests.push(guest);
    void this.play(guest, seat, () => name);
  }

  private async play(guest: Guest, seat: number, nameOf: () => string): Promise<void> {
    while (!this.closed) {
      const { sight } = guest;
      if (guest.connection === 'gone') this.wrong = `seat ${seat} was sent away: ${guest.farewell}`;
      if (this.wrong || sight?.standing) break;
      const ask = sight?.pending.asks.find((each) => each.seat === seat);
      if (!sight || !ask || ask.options.length === 0) {
        await sleep(5);
        continue;
      }
      const key = ask.options[Math.floor(this.random() * ask.options.length)];
      const deed: GuestDeed = { kind: 'answer', seat, key, moment: sight.moment };
      const doing = guest.do(deed);
      const done: Done = { command: nameOf(), deed, said: undefined };
      this.done.push(done);
      done.said = await doing;
      if (done.said) await sleep(5);
    }
    this.over = this.guests.every((each) => each.sight?.standing);
  }

  get acknowledged(): readonly Done[] {
    return this.done.filter(({ said }) => said === null);
  }

  /** Where each of them stands, for whoever finds that they do not go on. */
  get state(): string {
    const seats = this.guests.map(({ connection, farewell, sight, unsettled }, seat) => {
      const asked = sight?.pending.asks.map((ask) => ask.seat).join() ?? 'nothing seen';
      return `seat ${seat} is ${connection} (${farewell}) at ${sight?.moment}, asked: ${asked}, unsettled: ${unsettled.length}`;
    });
    return `${this.table}, ${this.wish.game}: ${this.wrong ?? seats.join('; ')}`;
  }

  /** They stop; what they have seen stays. */
  close(): void {
    this.closed = true;
    for (const guest of this.guests) guest.close();
  }
}
