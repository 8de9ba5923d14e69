/**
 * Headless guests, four at a table, in a process of their own. Whoever's turn it is moves as soon as all four have heard of the
 * move before, or every so many milliseconds; what is measured is the time from a move to the last of the four who hears of it.
 */
import { WebSocket } from 'ws';
import type { LaidTable } from './inn';

export type Kind = 'inn' | 'bare' | 'boardgameIo' | 'colyseus';

interface Line {
  act(key: string): void;
  close(): void;
}

/** What came last on each line, read when it is wanted: who counts messages need not understand them all. */
interface Heard {
  turn(): number;
  options(): readonly string[];
  isOver(): boolean;
}

type Hear = (heard: Heard) => void;

const SEATS = 4;
const ROLLS = ['roll', 'hold'];

/** One line of one table; answers when it stands. */
type Connect = (port: number, table: never, seat: number, hear: Hear) => Promise<Line>;

const never: Heard = { turn: () => 0, options: () => ROLLS, isOver: () => false };

const bare = (port: number, table: string, _: number, hear: Hear): Promise<Line> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${table}`);
    const line: Line = { act: (key) => socket.send(JSON.stringify({ key })), close: () => socket.terminate() };
    socket.on('open', () => resolve(line));
    socket.on('error', reject);
    socket.on('message', (data) => {
      const turn = () => (JSON.parse(String(data)) as { turn: number }).turn;
      hear({ ...never, turn });
    });
  });

// What only a peer needs is not there where none is measured.
const boardgameIo = async (port: number, table: string, seat: number, hear: Hear): Promise<Line> => {
  const { io } = await import('socket.io-client');
  return new Promise((resolve) => {
    const socket = io(`http://127.0.0.1:${port}/lucky-pig`, { transports: ['websocket'], forceNew: true });
    let stateID = 0;
    const playerID = String(seat);
    const line: Line = {
      act: (type) =>
        socket.emit(
          'update',
          { type: 'MAKE_MOVE', payload: { type, args: [], playerID, credentials: null } },
          ...[stateID, table, playerID],
        ),
      close: () => socket.close(),
    };
    socket.on('connect', () => socket.emit('sync', table, playerID, null, SEATS));
    socket.on('sync', () => resolve(line));
    socket.on('update', (_: string, state: { _stateID: number; ctx: { currentPlayer: string } }) => {
      if (state._stateID <= stateID) return;
      stateID = state._stateID;
      hear({ ...never, turn: () => Number(state.ctx.currentPlayer) });
    });
  });
};

async function colyseus(port: number, table: string, _: number, hear: Hear): Promise<Line> {
  const { Client } = await import('@colyseus/sdk');
  const room = await new Client(`ws://127.0.0.1:${port}`).joinById(table);
  let first = true;
  await new Promise<void>((resolve) => {
    room.onStateChange((state: { turn?: number }) => {
      if (!first) return hear({ ...never, turn: () => state.turn ?? 0 });
      first = false;
      resolve();
    });
  });
  return { act: (key) => room.send('move', key), close: () => void room.leave() };
}

interface Told {
  readonly standing: unknown;
  readonly pending: {
    readonly asks: readonly { readonly seat: number; readonly options: readonly string[] }[];
    readonly interrupts: readonly { readonly seat: number; readonly options: readonly string[] }[];
  };
}

const inn = (port: number, { id, tokens }: LaidTable, seat: number, hear: Hear): Promise<Line> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/play`);
    let commands = 0;
    const line: Line = {
      act(key) {
        const deed = { kind: 'answer', seat, key };
        socket.send(JSON.stringify({ kind: 'do', id: `${commands++}`, deed }));
      },
      close: () => socket.terminate(),
    };
    socket.on('error', reject);
    socket.on('open', () => {
      const wants = { story: false, reasons: false };
      socket.send(JSON.stringify({ kind: 'hello', protocol: 1, table: id, token: tokens[seat], wants }));
    });
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('{"kind":"told"')) hear(heardIn(() => (JSON.parse(text) as { change: Told }).change, seat));
      else if (text.startsWith('{"kind":"welcome"')) {
        hear(heardIn(() => (JSON.parse(text) as { sight: Told }).sight, seat));
        resolve(line);
      } else if (text.startsWith('{"kind":"refused"') || text.startsWith('{"kind":"bye"')) throw new Error(text);
    });
  });

function heardIn(read: () => Told, own: number): Heard {
  let told: Told | undefined;
  const known = () => {
    told ??= read();
    return told;
  };
  return {
    turn: () => known().pending.asks[0].seat,
    options: () => known().pending.asks.find(({ seat }) => seat === own)!.options,
    isOver: () => known().standing !== null,
  };
}

const CONNECTS: { readonly [kind in Kind]: Connect } = { inn, bare, boardgameIo, colyseus };

// ---- at a table

class Party {
  /** How long each move took, and how many were made. */
  readonly took: number[] = [];
  isOver = false;
  private readonly lines: Line[] = [];
  private readonly heard: Heard[] = Array.from({ length: SEATS }, () => never);
  private missing = 0;
  private sentAt = 0;
  private isStopped = true;
  private turn = -1;
  private rolls = 0;

  constructor(
    private readonly isPig: boolean,
    private readonly number: number,
  ) {}

  async sit(connect: Connect, port: number, table: unknown): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++)
      this.lines.push(await connect(port, table as never, seat, (heard) => this.hear(seat, heard)));
  }

  start(pace: number): void {
    this.isStopped = false;
    this.took.length = 0;
    if (pace === 0) this.move();
    else setTimeout(() => this.keepPace(pace), Math.random() * pace);
  }

  stop(): void {
    this.isStopped = true;
  }

  close(): void {
    for (const line of this.lines) line.close();
  }

  /** One who has not heard of the last move yet waits, and is late. */
  private keepPace(pace: number): void {
    if (this.isStopped || this.isOver) return;
    if (this.missing === 0) this.move(true);
    setTimeout(() => this.keepPace(pace), pace);
  }

  private hear(seat: number, heard: Heard): void {
    this.heard[seat] = heard;
    if (this.missing === 0) return; // The first word.
    this.missing -= 1;
    if (this.missing > 0) return;
    this.took.push(performance.now() - this.sentAt);
    if (!this.isPaced && !this.isStopped) this.move();
  }

  private isPaced = false;

  private move(isPaced = false): void {
    this.isPaced = isPaced;
    if (this.heard[0].isOver()) {
      this.isOver = true;
      return;
    }
    const turn = this.heard[0].turn();
    this.rolls = turn === this.turn ? this.rolls + 1 : 0;
    this.turn = turn;
    this.missing = SEATS;
    this.sentAt = performance.now();
    this.lines[turn].act(this.isPig ? this.pigKey() : this.anyKey(this.heard[turn].options()));
  }

  /** Now and then somebody holds, and a game lasts longer than it is looked at. */
  private pigKey(): string {
    return this.rolls === 2 && (this.took.length + this.number) % 8 === 0 ? 'hold' : 'roll';
  }

  private anyKey(options: readonly string[]): string {
    return options[Math.floor(Math.random() * options.length)];
  }
}

// ---- what is asked of the crowd

const parties = new Map<string, Party[]>();

/** Everybody takes their places; `name` is what this crowd is called from now on. */
export async function gather(name: string, kind: Kind, port: number, tables: unknown[], isPig = true): Promise<void> {
  const all = tables.map((_, i) => new Party(isPig, i));
  for (let i = 0; i < all.length; i += 50)
    await Promise.all(all.slice(i, i + 50).map((party, j) => party.sit(CONNECTS[kind], port, tables[i + j])));
  parties.set(name, all);
}

export interface Played {
  readonly moves: number;
  readonly seconds: number;
  readonly took: readonly number[];
  /** Tables whose game has come to its end. */
  readonly over: number;
}

/** Plays for so long; with a pace, a move a table every so many milliseconds. */
export async function play(name: string, seconds: number, pace = 0): Promise<Played> {
  const all = parties.get(name)!.filter(({ isOver }) => !isOver);
  const begin = performance.now();
  for (const party of all) party.start(pace);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  for (const party of all) party.stop();
  const lasted = (performance.now() - begin) / 1000;
  const took = all.flatMap((party) => party.took);
  await new Promise((resolve) => setTimeout(resolve, 300)); // What is under way arrives before the next begin.
  return { moves: took.length, seconds: lasted, took, over: all.filter(({ isOver }) => isOver).length };
}

export function leave(name: string): void {
  for (const party of parties.get(name) ?? []) party.close();
  parties.delete(name);
}
