/** One guest's line: what comes is held against the protocol, what goes is told in order, and whoever is too slow must come again. */
import type { Duplex } from 'node:stream';
import { answerIn, type FromGuest, type FromInn, fromGuest, PROTOCOL, SIZES } from '@tabard/inn';
import { isTooDeep } from '@tabard/kernel';
import type { WebSocket } from 'ws';
import type { Listener } from '../host/audience';
import { Bucket } from '../host/bucket';
import { recognise } from '../host/guests';
import type { Inn } from '../host/inn';
import type { LiveTable } from '../host/live-table';
import type { Outcome } from '../ops/measures';
import { InnRefusal } from '../room/refusal';
import { seatsOfGuest } from '../room/room';
import type { Accounts } from './accounts';
import type { SocketLimits } from './limits';
import { SendBatch } from './send-batch';

/** Codes of a socket's end: come again, or do not. */
const AGAIN = 1012;
const NO_MORE = 1008;
/** Milliseconds between a goodbye and the end of the line. */
const PACKING = 1_000;
/** Milliseconds: who is told to wait is never told for how much longer than this. */
const LONGEST_WAIT = 60_000;
/** Milliseconds for whoever asks more before the last is answered. */
const UNTIL_ANSWERED = 500;

type Besides = Exclude<FromGuest, { kind: 'ping' | 'hello' | 'do' }>;

/** What is counted beyond this one socket. */
export interface Counted {
  readonly guests: Accounts<'messages' | 'sayings'>;
  /** What its address may say. */
  readonly address: Purse;
}

/** What many may take from. */
export interface Purse {
  take(): boolean;
  /** Milliseconds until there is something to take again. */
  wait(): number;
  /** So many letters more are to be kept: false, and there is no room for them. */
  keep(letters: number): boolean;
}

export class GuestSocket implements Listener {
  guest: number | null = null;
  nth = 0;
  viewer: number | null = null;
  story = false;
  reasons = false;
  private table: LiveTable | null = null;
  private greeted = false;
  private readonly bucket: Bucket;
  private readonly nonsense: Bucket;
  private readonly haste: Bucket;
  /** Until then it was told to wait. */
  private waitsUntil = 0;
  private timer: NodeJS.Timeout;
  /** What was asked before the last thing was answered waits for it. */
  private turn: Promise<void> = Promise.resolve();
  private waiting = 0;
  /** What is counted for the guest, whatever sockets they have. */
  private account = '';
  private leave: (() => void) | null = null;
  private ended = false;
  private readonly batch: SendBatch;

  constructor(
    private readonly socket: WebSocket,
    /** What it runs on. */
    line: Duplex,
    private readonly inn: Inn,
    private readonly limits: SocketLimits,
    private readonly counted: Counted,
    private readonly told: Outcome,
  ) {
    this.batch = new SendBatch(line, () => this.isOpen);
    this.bucket = new Bucket(limits.flow);
    this.nonsense = new Bucket(limits.nonsense);
    this.haste = new Bucket(limits.haste);
    // A slow line is nobody's fault: a guest may try again.
    this.timer = setTimeout(() => this.dismiss('no-hello', true), limits.hello);
    socket.on('message', (data, isBinary) => this.hear(data.toString(), isBinary));
    socket.on('ping', (data) => this.pong(data));
    socket.on('close', () => this.gone());
    socket.on('error', () => socket.terminate());
  }

  // ---- what the table sends

  send(text: string): void {
    if (this.ended || !this.isOpen) return;
    if (this.socket.bufferedAmount + this.batch.letters > this.limits.backlog) {
      this.told('cut');
      this.socket.terminate(); // Comes again and gets what it missed.
      return;
    }
    this.batch.put(text);
  }

  private get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  look(viewer: number | null): void {
    this.viewer = viewer;
  }

  dismiss(reason: string, again: boolean): void {
    if (this.ended) return;
    this.tell({ kind: 'bye', reason, again });
    this.ended = true;
    this.batch.flush(); // Before the socket's own goodbye.
    this.socket.close(again ? AGAIN : NO_MORE, reason);
    // Whoever is sent away for good is not listened to while they pack.
    if (!again) this.socket.pause();
    setTimeout(() => this.socket.terminate(), PACKING).unref();
  }

  private tell(message: FromInn): void {
    this.send(JSON.stringify(message));
  }

  private gone(): void {
    clearTimeout(this.timer);
    this.ended = true;
    void this.table?.leave(this);
    this.leave?.();
  }

  // ---- what a guest says

  private hear(text: string, isBinary: boolean): void {
    if (this.ended) return;
    this.told('message');
    if (this.greeted) this.timer.refresh(); // Until then the time for a hello runs.
    const message = isBinary || text.length > SIZES.message ? null : read(text);
    if (!this.mayGoOn()) this.slow(idIn(message), this.wait);
    else if (!message) this.refuse(null, 'not-a-message');
    else if (message.kind === 'ping') this.tell({ kind: 'pong' });
    else if (!this.counted.address.keep(text.length)) this.refuse(idIn(message), 'too-many', LONGEST_WAIT);
    else this.queue(message);
  }

  private queue(message: Exclude<FromGuest, { kind: 'ping' }>): void {
    if (this.waiting >= this.limits.waiting) {
      this.slow(idIn(message), UNTIL_ANSWERED);
      return;
    }
    this.waiting += 1;
    this.turn = this.turn.then(() => this.heedInTurn(message));
  }

  private async heedInTurn(message: Exclude<FromGuest, { kind: 'ping' }>): Promise<void> {
    try {
      if (!this.ended) await this.heed(message);
    } catch (error) {
      this.fail(message, error as Error);
    } finally {
      this.waiting -= 1;
    }
  }

  private mayGoOn(): boolean {
    return (
      this.bucket.take() &&
      this.counted.address.take() &&
      (this.account === '' || this.counted.guests.take(this.account, 'messages'))
    );
  }

  /** Milliseconds until a message may be said again. */
  private get wait(): number {
    const ofGuest = this.account === '' ? 0 : this.counted.guests.wait(this.account, 'messages');
    return Math.max(this.bucket.wait, this.counted.address.wait(), ofGuest);
  }

  /** The protocol's own ping, which the system of a guest may send by itself. */
  private pong(data: Buffer): void {
    if (!this.ended && this.mayGoOn() && this.socket.bufferedAmount <= this.limits.backlog) this.socket.pong(data);
  }

  /** From now on whoever says nothing for long is cut off. */
  private listen(): void {
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
      const answer = await table.do(guest, message.id, message.deed, this.viewer);
      this.told(answer.kind === 'refused' ? 'refused' : 'done', performance.now() - since);
      this.tell(answer);
    } else if (!this.counted.guests.take(this.account, 'sayings'))
      this.refuse(message.id, 'too-fast', this.counted.guests.wait(this.account, 'sayings'));
    else {
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
    this.listen();
    const table = await this.inn.table(id);
    const guest = await recognise(table, token);
    if (this.ended) return;
    if (token !== null && guest === null) return this.dismiss('not-a-guest', false);
    if (guest !== null && !this.enter(`${table.id} ${guest}`)) return this.dismiss('too-many-devices', false);
    const seats = seatsOfGuest(table.room, guest);
    this.guest = guest;
    this.nth = (guest === null ? null : table.room.guests[guest].nth) ?? 0;
    this.viewer = seat !== undefined && seat !== null && seats.includes(seat) ? seat : (seats[0] ?? null);
    this.story = wants?.story ?? false;
    this.reasons = wants?.reasons ?? false;
    this.table = table;
    await table.arrive(this, since ?? null);
    if (this.ended) void table.leave(this); // Gone while it was welcomed.
  }

  private enter(account: string): boolean {
    this.account = account;
    this.leave = this.counted.guests.enter(account, this.limits.devices);
    return this.leave !== null;
  }

  private refuse(id: string | null, reason: string, wait?: number): void {
    this.told('refused');
    if (id === null && !this.nonsense.take()) this.dismiss('nonsense', false);
    else this.tell({ kind: 'refused', id, refusal: { by: 'inn', reason, ...(wait && { wait: inWhole(wait) }) } });
  }

  /** Who waits for as long as told is heard again, however often it happens; who does not, and never, is sent away. */
  private slow(id: string | null, wait: number): void {
    this.told('refused');
    const now = performance.now();
    const waits = now < this.waitsUntil;
    this.waitsUntil = now + wait;
    if (waits && !this.haste.take()) this.dismiss('too-fast', false);
    else this.tell({ kind: 'refused', id, refusal: { by: 'inn', reason: 'too-fast', wait: inWhole(wait) } });
  }

  private fail(message: FromGuest, error: Error): void {
    const reason = error instanceof InnRefusal ? error.reason : 'trouble';
    const again = reason === 'trouble' || reason === 'closing' || reason === 'put-away' || reason === 'newer-rules';
    if (again || message.kind === 'hello') this.dismiss(reason, again);
    else this.refuse(idIn(message), reason, error instanceof InnRefusal ? error.wait : undefined);
  }
}

const inWhole = (wait: number): number => Math.ceil(Math.min(wait, LONGEST_WAIT));

const idIn = (message: FromGuest | null): string | null => (message && 'id' in message ? message.id : null);

function read(text: string): FromGuest | null {
  try {
    if (isTooDeep(text)) return null;
    const said: unknown = JSON.parse(text);
    return answerIn(said) ?? fromGuest.safeParse(said).data ?? null;
  } catch {
    return null;
  }
}
