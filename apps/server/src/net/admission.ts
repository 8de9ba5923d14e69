/** Who may come in: counted by address, by guest and altogether. Whoever may not is told why. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebSocket } from 'ws';
import { Bucket } from '../host/bucket';
import { InnRefusal } from '../room/refusal';
import { Accounts } from './accounts';
import { householdOf, Proxies, type Trust } from './address';
import type { DoorLimits, Taken } from './limits';
import type { Purse } from './socket';

export interface AdmissionRules {
  readonly limits: DoorLimits;
  readonly trustProxy?: Trust;
  /** Addresses of pages that may talk to this inn beside its own; a proxy may change the inn's name. */
  readonly origins?: readonly string[];
}

type Came = Pick<IncomingMessage, 'socket' | 'headers'>;

const TIDY_EVERY = 10_000;
const RELIEVE_EVERY = 1_000;

export class Admission {
  /** Of a guest of a table, whatever sockets they have. */
  readonly guests: Accounts<'messages' | 'sayings'>;
  private readonly addresses: Accounts<Taken>;
  private readonly lines = new Accounts<never>({});
  private readonly codes: Bucket;
  private readonly proxies: Proxies;
  private readonly sockets = new Map<WebSocket, string>();
  private readonly answers = new Map<ServerResponse, string>();
  private readonly timers: readonly NodeJS.Timeout[];

  constructor(private readonly wishes: AdmissionRules) {
    const { address, house, socket } = wishes.limits;
    this.proxies = new Proxies(wishes.trustProxy);
    this.addresses = new Accounts(address.flows);
    this.guests = new Accounts({ messages: socket.flow, sayings: socket.sayings });
    this.codes = new Bucket(house.codes);
    this.timers = [setInterval(() => this.tidy(), TIDY_EVERY), setInterval(() => this.relieve(), RELIEVE_EVERY)];
    for (const timer of this.timers) timer.unref();
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Whose request it is, for all that is counted. */
  whoIs(request: Came): string {
    return householdOf(this.proxies.addressOf(request));
  }

  /** A connection, before a word was said: false, and it should be cut. */
  admit(line: IncomingMessage['socket']): boolean {
    const address = this.proxies.addressOf({ socket: line, headers: {} });
    if (this.proxies.has(address)) return true;
    const who = householdOf(address);
    if (!this.addresses.take(who, 'lines')) return false;
    const leave = this.lines.enter(who, this.wishes.limits.address.connections);
    if (leave) line.once('close', leave);
    return leave !== null;
  }

  /** A request for which `also` is counted beside the request itself. */
  request(request: Came & Pick<IncomingMessage, 'method'>, also?: Taken): void {
    const who = this.whoIs(request);
    this.take(who, 'requests');
    this.checkOrigin(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') this.take(who, 'changes');
    if (also) this.take(who, also);
    if (also === 'codes' && !this.codes.take()) throw new InnRefusal('too-many', 'codes', this.codes.wait);
  }

  /** What is answered waits until it is listened to: for whom, until it is sent. */
  answering(request: Came, response: ServerResponse): void {
    this.answers.set(response, this.whoIs(request));
    response.once('close', () => this.answers.delete(response));
  }

  /** So many letters came with a request, to be kept. */
  letters(request: Came, count: number): void {
    this.take(this.whoIs(request), 'bytes', count);
  }

  /** Somebody who wants a socket; answers what must be called with it, which answers what their address may say. */
  socket(request: Came): (socket: WebSocket) => Purse {
    const who = this.whoIs(request);
    this.checkOrigin(request);
    this.take(who, 'sockets');
    const { address, house } = this.wishes.limits;
    if (this.sockets.size >= house.sockets) throw new InnRefusal('house-full');
    const leave = this.addresses.enter(who, address.sockets);
    if (!leave) throw new InnRefusal('too-many', 'sockets at once');
    const { socket: line } = request;
    line.once('close', leave); // Even should no socket come of it.
    return (socket) => {
      this.sockets.set(socket, who);
      socket.once('close', () => {
        this.sockets.delete(socket);
        leave();
      });
      return {
        take: () => this.addresses.take(who, 'messages'),
        wait: () => this.addresses.wait(who, 'messages'),
        keep: (letters) => this.addresses.take(who, 'bytes', letters),
      };
    };
  }

  private take(who: string, what: Taken, amount?: number): void {
    if (!this.addresses.take(who, what, amount)) throw new InnRefusal('too-many', what, this.addresses.wait(who, what));
  }

  /** A page of another house must not talk to this inn in its guests' name; programs send no origin. */
  private checkOrigin(request: Came): void {
    const { origin } = request.headers;
    if (origin === undefined || this.wishes.origins?.includes(origin)) return;
    if (hostIn(origin) !== this.proxies.hostOf(request)?.toLowerCase()) throw new InnRefusal('other-origin');
  }

  private tidy(): void {
    for (const accounts of [this.addresses, this.lines, this.guests]) accounts.tidy();
  }

  /** Who lets too much wait is cut off, the largest first; they come again and get what they missed. */
  relieve(): void {
    const { address, house } = this.wishes.limits;
    const sockets = [...this.sockets].map(([socket, who]) => ({
      ...{ who, bytes: socket.bufferedAmount },
      cut: () => socket.terminate(),
    }));
    const answers = [...this.answers].map(([response, who]) => ({
      ...{ who, bytes: response.writableLength },
      cut: () => response.req.socket.destroy(),
    }));
    const waiting = [...sockets, ...answers].filter(({ bytes }) => bytes > 0).sort((a, b) => b.bytes - a.bytes);
    const byAddress = new Map<string, number>();
    let all = 0;
    for (const { who, bytes } of waiting) {
      byAddress.set(who, (byAddress.get(who) ?? 0) + bytes);
      all += bytes;
    }
    for (const { cut, who, bytes } of waiting) {
      const own = byAddress.get(who)!;
      if (own <= address.backlog && all <= house.backlog) continue;
      byAddress.set(who, own - bytes);
      all -= bytes;
      cut();
    }
  }
}

function hostIn(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
