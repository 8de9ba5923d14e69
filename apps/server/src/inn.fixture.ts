/** An inn for tests: the real one, with a database in a folder of its own, on a port the system chooses. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameModule } from '@tabard/content';
import { Guest, type Hearer, type Sight, type Wish, type World } from '@tabard/inn';
import { WebSocket } from 'ws';
import { openInnKey } from './fair/inn-key';
import { swearerWith } from './fair/swearer';
import { Inn, type InnParts } from './host/inn';
import { thinkHere } from './host/thinker';
import { UNCOUNTED } from './net/limits';
import { type Door, type DoorWishes, openDoor } from './net/serve';
import { openStore, type Where } from './store/open';

export interface TestInn {
  readonly address: string;
  readonly inn: Inn;
  readonly door: Door;
  readonly where: Where;
  call<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T>;
  close(): Promise<void>;
}

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'tabard-inn-'));

export async function openInn(
  games: readonly GameModule[],
  wishes: Partial<InnParts> & { where?: Where; at?: Omit<DoorWishes, 'inn'> } = {},
): Promise<TestInn> {
  const { where = { folder: freshFolder() }, at, ...parts } = wishes;
  const store = parts.store ?? (await openStore(where));
  const inn = new Inn({
    games,
    thinker: thinkHere,
    swearer: swearerWith(openInnKey('', randomBytes(32).toString('hex'))),
    ...parts,
    store,
  });
  const door = await openDoor({ inn, limits: UNCOUNTED, ...at });
  const address = `http://127.0.0.1:${door.port}`;
  return {
    address,
    inn,
    door,
    where,
    call: (method, path, body, token) => call(address, method, path, body, token),
    close: async () => {
      await door.close();
      if (!wishes.where) rmSync(where.folder, { recursive: true, force: true });
    },
  };
}

/** Answers what came, or throws what was refused. */
export async function call<T>(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string | null,
): Promise<T> {
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return (text.startsWith('{') && path.endsWith('/record') ? text : JSON.parse(text)) as T;
}

let commands = 0;

export interface Line {
  readonly world: World;
  /** The line is cut, and nobody gets through until it is mended. */
  cut(): void;
  mend(): void;
  /** How many sockets there were. */
  opened(): number;
}

/** A guest's world on this machine. */
export function lineTo(address: string): Line {
  const url = `${address.replace('http', 'ws')}/api/play`;
  let isCut = false;
  let last: WebSocket | null = null;
  let sockets = 0;
  return {
    opened: () => sockets,
    cut() {
      isCut = true;
      last?.terminate();
    },
    mend() {
      isCut = false;
    },
    world: {
      connect() {
        last = new WebSocket(url);
        sockets += 1;
        if (isCut) last.terminate();
        return last as never;
      },
      after(ms, call) {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      newName: () => `c${commands++}`,
      random: Math.random,
    },
  };
}

export interface Player {
  readonly guest: Guest;
  readonly line: Line;
  readonly token: string | null;
  readonly number: number | null;
  /** When this is true of what the guest sees. */
  until(holds: (sight: Sight) => boolean): Promise<Sight>;
  untilNews(holds: (guest: Guest) => boolean): Promise<void>;
}

export function watchTable(address: string, wish: Wish, number: number | null, hearer: Hearer = {}): Player {
  const waiting = new Set<() => void>();
  const news = () => {
    for (const look of [...waiting]) look();
  };
  const line = lineTo(address);
  const guest = new Guest(line.world, wish, {
    ...hearer,
    onNews() {
      hearer.onNews?.();
      news();
    },
    onSaid(saying) {
      hearer.onSaid?.(saying);
      news();
    },
    onStory(...told) {
      hearer.onStory?.(...told);
      news();
    },
    onWelcome(...told) {
      hearer.onWelcome?.(...told);
      news();
    },
  });
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!holds()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return {
    guest,
    line,
    token: wish.token,
    number,
    untilNews: (holds) => until(() => holds(guest)),
    async until(holds) {
      await until(() => guest.sight !== null && holds(guest.sight));
      return guest.sight!;
    },
  };
}

/** Sits down at a table and keeps up with it. */
export async function sitAt(
  address: string,
  table: string,
  name: string,
  seats: readonly number[],
  hearer?: Hearer,
): Promise<Player> {
  const nonce = randomBytes(16).toString('hex');
  const path = `/api/tables/${table}/guests`;
  const { token, guest } = await call<{ token: string; guest: number }>(address, 'POST', path, { name, seats, nonce });
  return watchTable(address, { table, token, story: true, reasons: true }, guest, hearer);
}

/** A table at which each of them has a seat, begun. `more`: what the table shall be beside a game of Lucky Pig. */
export async function seatedAt(
  house: TestInn,
  names: readonly string[],
  more: object = {},
): Promise<{ readonly table: string; readonly players: Player[] }> {
  const seats = names.map(() => ({ kind: 'person' }));
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', { game: 'lucky-pig', seats, ...more });
  const players: Player[] = [];
  for (const [seat, name] of names.entries()) players.push(await sitAt(house.address, table, name, [seat]));
  await house.call('POST', `/api/tables/${table}/begin`, {}, players[0].token);
  for (const player of players) await player.until(() => true);
  return { table, players };
}

export function leaveAll(...players: readonly Player[]): void {
  for (const { guest } of players) guest.close();
}

/** Answers whatever this guest is asked with `choose`, until it is over. */
export async function playOn(
  player: Player,
  choose: (options: readonly string[], sight: Sight) => string,
): Promise<void> {
  const { guest } = player;
  const seats = () => guest.you?.seats ?? [];
  const mine = (sight: Sight) =>
    sight.pending.asks.find((ask) => seats().includes(ask.seat) && ask.seat === guest.you?.viewer);
  for (;;) {
    const sight = await player.until((seen) => seen.standing !== null || mine(seen) !== undefined);
    if (sight.standing) return;
    const ask = mine(sight)!;
    await guest.do({ kind: 'answer', seat: ask.seat, key: choose(ask.options, sight), moment: sight.moment });
    // It stands when the inn says so; what has come of it is told before.
  }
}
