/**
 * A guest keeps up with one table over sockets that come and go. What happened meanwhile is asked for by the last number
 * that was seen; what was done meanwhile waits in a row and is sent again under its own name until the inn says that it
 * stands, so that it happens once and only once. It knows no browser and no Node: whoever makes it brings a socket and a clock.
 */
import type { GameEvent, Plain } from '@tabard/kernel';
import { changed } from './delta';
import {
  type FromGuest,
  type FromInn,
  type GuestDeed,
  type NotDone,
  type Phrase,
  PROTOCOL,
  type Saying,
  type TableCard,
  type Whoami,
} from './protocol';
import type { Sight, SightChange } from './sight';

/** What every WebSocket can, a browser's and a server's. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface World {
  connect(): Socket;
  /** Calls back after so many milliseconds; answers how to cancel it. */
  after(ms: number, call: () => void): () => void;
  /** A name for a command that no other has. */
  newName(): string;
  /** From 0 to 1, so that not all come back at once. */
  random(): number;
}

export interface Wish {
  readonly table: string;
  readonly token: string | null;
  readonly seat?: number | null;
  readonly story?: boolean;
  readonly reasons?: boolean;
}

/** A deed under its name, as it goes over the line. */
export type Unsent = Extract<FromGuest, { kind: 'do' }>;

/**
 * Where answers wait that are not known to stand, beyond the life of whoever waits: a page that is loaded anew sends them
 * under the same names. Several may use one (two tabs of a guest): a name that is sent twice stands once.
 */
export interface Outbox {
  /** What was put there and not dropped, the oldest first. */
  waiting(): readonly Unsent[];
  /** False: it cannot be kept, and waits in memory alone. */
  put(unsent: Unsent): boolean;
  /** It stands, or was refused. */
  drop(id: string): void;
}

/** connecting: for the first time, or again; away: no socket now, the next attempt is under way; gone: nothing to come back to. */
export type Connection = 'connecting' | 'here' | 'away' | 'gone';

/** The view at an event of the story. */
export interface SeenFrame {
  readonly event: GameEvent | null;
  readonly b: Plain;
}

export interface Hearer {
  /** Connection, table card, what waits: anything but the story. */
  onNews?(): void;
  /** What has happened: the frames in order, the last without an event; `back`: something was taken back, show it as it stands. */
  onStory?(frames: readonly SeenFrame[], sight: Sight, back: boolean): void;
  /** `first`: nothing of the table was known before. */
  onWelcome?(sight: Sight | null, first: boolean): void;
  onSaid?(saying: Saying): void;
  /** `isOfBefore`: it came out of the outbox, and nobody here waits for its answer. */
  onRefused?(refusal: NotDone, deed: GuestDeed | null, isOfBefore: boolean): void;
}

interface Waiting {
  readonly message: Extract<FromGuest, { id: string }>;
  /** Null: it was left by another before us. */
  readonly settle: ((refusal: NotDone | null) => void) | null;
  /** It is in the outbox. */
  readonly isKept: boolean;
}

/** Only an answer says to which question it was given, so that it can come late and do no harm. */
const outlasts = (message: Waiting['message']): message is Unsent =>
  message.kind === 'do' && message.deed.kind === 'answer' && message.deed.moment !== undefined;

/** Milliseconds after which the inn will hear what came too fast; null: it was refused for something else. */
const waitIn = (refusal: NotDone): number | null =>
  refusal.by === 'inn' && refusal.reason === 'too-fast' ? (refusal.wait ?? null) : null;

const FIRST_RETRY = 300;
const LAST_RETRY = 15_000;
/** From a new socket to the inn's welcome. One that never opens, or is never greeted, is given up for the next. */
const WELCOME = 20_000;
const HEARTBEAT = 20_000;
/** Nothing was heard for so long, although asked: the line is dead, whatever the system says. */
const SILENCE = 10_000;

export class Guest {
  connection: Connection = 'connecting';
  table: TableCard | null = null;
  you: Whoami | null = null;
  sight: Sight | null = null;
  readonly sayings: Saying[] = [];
  /** What was told so far, where the story was asked for. */
  history: GameEvent[] = [];
  /** Why the inn said goodbye, last. */
  farewell: string | null = null;

  private socket: Socket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  /** Of these, the deeds that came too fast: one after the other they are sent again, and what is done meanwhile comes behind. */
  private readonly held = new Set<string>();
  /** Null: the first of those held is under way. */
  private cancelHold: (() => void) | null = null;
  private retries = 0;
  private cancel: (() => void) | null = null;
  private cancelBeat: (() => void) | null = null;
  private closed = false;

  constructor(
    private readonly world: World,
    private wish: Wish,
    private readonly hearer: Hearer = {},
    private readonly outbox: Outbox | null = null,
  ) {
    for (const message of outbox?.waiting() ?? []) {
      this.waiting.set(message.id, { message, settle: null, isKept: true });
      this.wish = { seat: message.deed.seat, ...wish }; // Its moment is counted by the eyes of its seat.
    }
    this.connect();
  }

  /** What was done and is not known to stand yet, the oldest first. */
  get unsettled(): readonly GuestDeed[] {
    return [...this.waiting.values()].flatMap(({ message }) => (message.kind === 'do' ? [message.deed] : []));
  }

  /** All of that would be sent by another, should this guest vanish. */
  get isAllKept(): boolean {
    return [...this.waiting.values()].every(({ message, isKept }) => message.kind !== 'do' || isKept);
  }

  /**
   * Null when it stands; else why it was refused. Never rejects: without a line it waits for one, unless none will come; and where
   * the inn says that it comes too fast, for as long as it says.
   */
  do(deed: GuestDeed): Promise<NotDone | null> {
    return this.request({ kind: 'do', id: this.world.newName(), deed });
  }

  say(text: string): Promise<NotDone | null> {
    return this.request({ kind: 'say', id: this.world.newName(), text });
  }

  phrase(phrase: Phrase): Promise<NotDone | null> {
    return this.request({ kind: 'phrase', id: this.world.newName(), phrase });
  }

  nudge(guest: number): Promise<NotDone | null> {
    return this.request({ kind: 'nudge', id: this.world.newName(), guest });
  }

  /** Settles when the bot has acted. */
  letGo(seat: number): Promise<NotDone | null> {
    return this.request({ kind: 'let-go', id: this.world.newName(), seat });
  }

  takeOver(seat: number): Promise<NotDone | null> {
    return this.request({ kind: 'take-over', id: this.world.newName(), seat });
  }

  vote(seat: number, agrees: boolean): Promise<NotDone | null> {
    return this.request({ kind: 'vote', id: this.world.newName(), seat, agrees });
  }

  /** Looks through other eyes, or with another token: everything is told anew. */
  lookAs(wish: Partial<Wish>): void {
    this.wish = { ...this.wish, ...wish };
    this.sight = null;
    this.history = [];
    this.retryNow();
  }

  /** The line is back, somebody says: no need to wait. */
  retryNow(): void {
    if (this.closed || this.connection === 'gone') return;
    this.hangUp();
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.hangUp();
  }

  // ---- the line

  private connect(): void {
    this.cancel?.();
    this.cancel = null;
    if (this.connection !== 'connecting') this.turn('away');
    const socket = this.world.connect();
    this.socket = socket;
    socket.onopen = () => this.hello(socket);
    socket.onmessage = ({ data }) => socket === this.socket && this.hear(JSON.parse(String(data)) as FromInn);
    socket.onerror = () => undefined; // A close follows.
    socket.onclose = () => socket === this.socket && this.lost();
    this.cancelBeat?.();
    this.cancelBeat = this.world.after(WELCOME, () => socket === this.socket && this.lost());
  }

  private hello(socket: Socket): void {
    if (socket !== this.socket) return;
    const { table, token, seat, story, reasons } = this.wish;
    const since = this.sight && { moment: this.sight.moment, events: this.sight.events };
    const hello: FromGuest = {
      kind: 'hello',
      protocol: PROTOCOL,
      table,
      token,
      seat,
      since,
      wants: { story, reasons },
    };
    socket.send(JSON.stringify(hello));
  }

  private lost(): void {
    this.hangUp();
    if (this.closed || this.connection === 'gone') return;
    this.turn('away');
    const wait = Math.min(FIRST_RETRY * 2 ** Math.min(this.retries, 10), LAST_RETRY);
    this.retries += 1;
    this.cancel = this.world.after(wait * (0.5 + this.world.random() / 2), () => this.connect());
  }

  private hangUp(): void {
    const { socket } = this;
    this.socket = null;
    this.cancel?.();
    this.cancelBeat?.();
    this.cancel = null;
    this.cancelBeat = null;
    this.letGoHeld();
    socket?.close();
  }

  /** Now and then the inn is asked whether it is still there. */
  private listen(): void {
    this.cancelBeat?.();
    this.cancelBeat = this.world.after(HEARTBEAT, () => {
      this.socket?.send(JSON.stringify({ kind: 'ping' } satisfies FromGuest));
      this.cancelBeat = this.world.after(SILENCE, () => this.lost());
    });
  }

  private turn(connection: Connection): void {
    if (this.connection === connection) return;
    this.connection = connection;
    this.hearer.onNews?.();
  }

  // ---- what is done

  private request(message: Waiting['message']): Promise<NotDone | null> {
    if (this.connection === 'gone') return Promise.resolve(this.noMore());
    return new Promise((settle) => {
      const isKept = outlasts(message) && (this.outbox?.put(message) ?? false); // Before it is sent: a line may break unseen.
      this.waiting.set(message.id, { message, settle, isKept });
      if (this.connection === 'here' && !this.joinsHeld(message)) this.socket?.send(JSON.stringify(message));
      this.hearer.onNews?.();
    });
  }

  /** What is done keeps its order; what is said besides need not wait. */
  private joinsHeld({ kind, id }: Waiting['message']): boolean {
    const joins = kind === 'do' && this.held.size > 0;
    if (joins) this.held.add(id);
    return joins;
  }

  private hold(id: string, wait: number): void {
    this.held.add(id);
    this.cancelHold?.();
    this.cancelHold = this.world.after(wait, () => this.sendHeld());
  }

  private sendHeld(): void {
    this.cancelHold = null;
    const [first] = this.held;
    if (first !== undefined) this.socket?.send(JSON.stringify(this.waiting.get(first)!.message));
  }

  private letGoHeld(): void {
    this.cancelHold?.();
    this.cancelHold = null;
    this.held.clear();
  }

  private settle(id: string, refusal: NotDone | null): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    if (this.held.delete(id) && !this.cancelHold) this.sendHeld();
    if (waiting.isKept) this.outbox?.drop(id);
    const { message, settle } = waiting;
    if (refusal) this.hearer.onRefused?.(refusal, message.kind === 'do' ? message.deed : null, settle === null);
    settle?.(refusal);
    this.hearer.onNews?.();
  }

  // ---- what is heard

  private hear(message: FromInn): void {
    if (this.connection === 'here') this.listen();
    if (message.kind === 'welcome') this.welcomed(message);
    else if (message.kind === 'told') this.tell(message.change);
    else if (message.kind === 'said') this.heardSaying(message.saying);
    else if (message.kind === 'done') this.settle(message.id, null);
    else if (message.kind === 'refused') this.refused(message.id, message.refusal);
    else if (message.kind === 'table') {
      this.table = message.table;
      this.hearer.onNews?.();
    } else if (message.kind === 'bye') {
      this.farewell = message.reason;
      if (!message.again) this.sentAway();
    }
  }

  /** Nobody will answer any more what still waits. What is in the outbox stays there: another of us may be let in. */
  private sentAway(): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    this.letGoHeld();
    this.turn('gone');
    for (const { settle } of waiting) settle?.(this.noMore());
  }

  private noMore(): NotDone {
    return { by: 'inn', reason: this.farewell ?? 'no-such-table' };
  }

  private refused(id: string | null, refusal: NotDone): void {
    const { socket } = this;
    const wait = waitIn(refusal);
    const isHello = id === null && this.connection !== 'here';
    if (isHello && wait !== null) this.world.after(wait, () => socket && this.hello(socket));
    else if (id === null) this.hearer.onRefused?.(refusal, null, false);
    else if (wait !== null && this.waiting.get(id)?.message.kind === 'do') this.hold(id, wait);
    else this.settle(id, refusal);
  }

  private welcomed(message: Extract<FromInn, { kind: 'welcome' }>): void {
    const { you, table, sight, change, history, sayings } = message;
    const isFirst = this.sight === null;
    this.retries = 0;
    this.farewell = null;
    this.you = you;
    this.table = table;
    for (const saying of sayings) this.heardSaying(saying);
    if (sight) this.sight = sight;
    if (history) this.history = [...history];
    this.turn('here');
    this.listen();
    this.hearer.onWelcome?.(this.sight, isFirst || sight !== null);
    if (change) this.tell(change);
    // Only now: what was done before is answered after what has happened since.
    for (const { message: unsent } of this.waiting.values()) this.socket?.send(JSON.stringify(unsent));
    this.hearer.onNews?.();
  }

  private heardSaying(saying: Saying): void {
    const last = this.sayings.at(-1)?.number ?? -1;
    if (saying.number <= last) return;
    this.sayings.push(saying);
    this.hearer.onSaid?.(saying);
  }

  private tell(change: SightChange): void {
    const { frames, delta, back, ...rest } = change;
    if (rest.moment <= (this.sight?.moment ?? -1)) return; // Heard already.
    const seen: SeenFrame[] = [];
    let b = this.sight?.b;
    for (const frame of frames) {
      b = changed(b, frame.delta);
      seen.push({ event: frame.event, b });
    }
    this.sight = { ...rest, b: changed(b, delta) };
    if (back) this.history.length = Math.min(this.history.length, rest.events);
    else this.history.push(...frames.map(({ event }) => event));
    this.hearer.onStory?.([...seen, { event: null, b: this.sight.b }], this.sight, back);
  }
}
