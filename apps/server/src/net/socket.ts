/** One guest's line: what comes is held against the protocol, what goes is told in order, and whoever is too slow must come again. */
import { type FromGuest, type FromInn, fromGuest, PROTOCOL, SIZES } from '@tabard/inn';
import type { WebSocket } from 'ws';
import type { Inn } from '../host/inn';
import type { Listener, LiveTable } from '../host/live-table';
import { InnRefusal } from '../room/refusal';
import { seatsOfGuest } from '../room/room';
import { Bucket, type Flow } from './bucket';

export interface SocketLimits {
  /** Milliseconds in which somebody must say who they are. */
  readonly hello: number;
  /** Milliseconds without a word after which nobody is believed to be there. */
  readonly silence: number;
  /** Messages. */
  readonly flow: Flow;
  /** Bytes that may wait to be sent. */
  readonly backlog: number;
  /** So many messages that are none, and the line is cut. */
  readonly nonsense: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  hello: 10_000,
  silence: 60_000,
  flow: { burst: 60, perSecond: 20 },
  backlog: 4_000_000,
  nonsense: 20,
};

/** Codes of a socket's end: come again, or do not. */
const AGAIN = 1012;
const NO_MORE = 1008;

type Besides = Exclude<FromGuest, { kind: 'ping' | 'hello' | 'do' }>;

/** What becomes of a guest's messages; for what is done, with the milliseconds until everyone was told. */
export type Told = (what: 'message' | 'done' | 'refused' | 'cut', ms?: number) => void;

export class GuestSocket implements Listener {
  guest: number | null = null;
  viewer: number | null = null;
  story = false;
  reasons = false;
  private table: LiveTable | null = null;
  private greeted = false;
  private readonly bucket: Bucket;
  private nonsense = 0;
  private timer: NodeJS.Timeout;
  /** What was asked before the last thing was answered waits for it. */
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: WebSocket,
    private readonly inn: Inn,
    private readonly limits: SocketLimits,
    private readonly told: Told,
  ) {
    this.bucket = new Bucket(limits.flow);
    this.timer = setTimeout(() => this.dismiss('no-hello', false), limits.hello);
    socket.on('message', (data, isBinary) => this.hear(data.toString(), isBinary));
    socket.on('close', () => this.gone());
    socket.on('error', () => socket.terminate());
  }

  // ---- what the table sends

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.limits.backlog) {
      this.told('cut');
      this.socket.terminate(); // Comes again and gets what it missed.
      return;
    }
    this.socket.send(text);
  }

  look(viewer: number | null): void {
    this.viewer = viewer;
  }

  dismiss(reason: string, again: boolean): void {
    this.tell({ kind: 'bye', reason, again });
    this.socket.close(again ? AGAIN : NO_MORE, reason);
  }

  private tell(message: FromInn): void {
    this.send(JSON.stringify(message));
  }

  private gone(): void {
    clearTimeout(this.timer);
    this.table?.leave(this);
  }

  // ---- what a guest says

  private hear(text: string, isBinary: boolean): void {
    this.told('message');
    this.stayAwake();
    const message = isBinary || text.length > SIZES.message ? null : read(text);
    if (!this.bucket.take()) this.refuse(null, 'too-fast');
    else if (!message) this.refuse(null, 'not-a-message');
    else if (message.kind === 'ping') this.tell({ kind: 'pong' });
    else this.turn = this.turn.then(() => this.heed(message)).catch((error: Error) => this.fail(message, error));
  }

  private stayAwake(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.socket.terminate(), this.limits.silence);
  }

  private async heed(message: Exclude<FromGuest, { kind: 'ping' }>): Promise<void> {
    const { table, guest } = this;
    if (message.kind === 'hello') await this.greet(message);
    else if (!table) this.refuse(message.id, 'no-hello');
    else if (guest === null) this.refuse(message.id, 'not-a-guest');
    else if (message.kind === 'do') {
      const since = performance.now();
      const answer = await table.do(guest, message.id, message.deed);
      this.told(answer.kind === 'refused' ? 'refused' : 'done', performance.now() - since);
      this.tell(answer);
    } else {
      await this.besides(table, guest, message);
      this.tell({ kind: 'done', id: message.id, moment: 0 });
    }
  }

  /** What people do at a table beside playing. */
  private besides(table: LiveTable, guest: number, message: Besides): Promise<void> {
    if (message.kind === 'let-go') return table.letGo(guest, message.seat);
    if (message.kind === 'take-over') return table.takeOver(guest, message.seat);
    if (message.kind === 'vote') return table.vote(guest, message.seat, message.agrees);
    return table.speak(guest, message);
  }

  private async greet({
    protocol,
    table: id,
    token,
    seat,
    since,
    wants,
  }: FromGuest & { kind: 'hello' }): Promise<void> {
    if (protocol !== PROTOCOL) return this.dismiss('other-protocol', false);
    if (this.greeted) return this.refuse(null, 'said-hello');
    this.greeted = true;
    const table = await this.inn.table(id);
    const guest = await this.inn.recognise(table, token);
    if (token !== null && guest === null) return this.dismiss('not-a-guest', false);
    const seats = seatsOfGuest(table.room, guest);
    this.guest = guest;
    this.viewer = seat !== undefined && seat !== null && seats.includes(seat) ? seat : (seats[0] ?? null);
    this.story = wants?.story ?? false;
    this.reasons = wants?.reasons ?? false;
    this.table = table;
    await table.arrive(this, since ?? null);
    if (this.socket.readyState !== this.socket.OPEN) table.leave(this); // Gone while it was welcomed.
  }

  private refuse(id: string | null, reason: string): void {
    this.told('refused');
    this.nonsense += id === null ? 1 : 0;
    if (this.nonsense > this.limits.nonsense) this.dismiss('nonsense', false);
    else this.tell({ kind: 'refused', id, refusal: { by: 'inn', reason } });
  }

  private fail(message: FromGuest, error: Error): void {
    const reason = error instanceof InnRefusal ? error.reason : 'trouble';
    const again = reason === 'trouble' || reason === 'closing' || reason === 'put-away' || reason === 'newer-rules';
    if (again || message.kind === 'hello') this.dismiss(reason, again);
    else this.refuse('id' in message ? message.id : null, reason);
  }
}

function read(text: string): FromGuest | null {
  try {
    const { success, data } = fromGuest.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}
