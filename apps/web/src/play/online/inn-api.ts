/**
 * What the page asks of the inn over HTTP: opening a table, sitting down, what a host may do. A page that is served without
 * an inn answers the first question itself (public/api/hello), so that asking costs nothing and breaks nothing.
 */
import type { Pace, SeatNow, TableCard, TableLine } from '@tabard/inn';
import type { Plain, TableOptions } from '@tabard/kernel';
import { href } from '@tabard/page/router/base';
import type { TableLog } from '@tabard/table';

/** What an inn says of itself. */
export interface Inn {
  readonly tabard: 'inn';
  readonly protocol: number;
}

/** Refused by the inn, or no inn answered (`away`). The reason is a word; `tellInn` makes a sentence of it. */
export class NoInn extends Error {
  override readonly name = 'NoInn';
  constructor(readonly reason: string) {
    super(reason);
  }
}

let asked: Promise<Inn | 'none' | 'away'> | null = null;

/** The inn this page was served by. Asked once, and again as long as nobody answers. */
export function theInn(): Promise<Inn | 'none' | 'away'> {
  asked ??= ask<Inn | { readonly tabard: 'page' | 'away' }>('GET', '/api/hello')
    .then((said) => (said.tabard === 'inn' ? said : said.tabard === 'page' ? 'none' : 'away'))
    .catch(() => 'away' as const)
    .then((found) => {
      if (found === 'away') asked = null; // Perhaps only the network is away: whoever asks next, asks.
      return found;
    });
  return asked;
}

// ---- tables

export type NewSeat =
  /** `free`: also where somebody was asked to come and has not. */
  | { readonly kind: 'person'; readonly free?: true }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string };

/** A seat is laid again as it is: a person stays who sits there. */
export const asItIs = ({ kind, bot, name }: SeatNow): NewSeat =>
  kind === 'bot' ? { kind, bot: bot!, name } : { kind: 'person' };

/** How people are at it together, whatever is played. */
export interface Agreed {
  readonly isPublic: boolean;
  readonly chat: TableCard['chat'];
  readonly delay: number;
  readonly watchers: boolean;
}

export interface NewTable extends Agreed {
  readonly game: string;
  readonly options: TableOptions;
  readonly brought?: Plain;
  readonly seats: readonly NewSeat[];
  readonly pace: Pace;
}

/** Nobody sits there yet: the first who does is the host. */
export const createTable = (table: NewTable, goesOn: GoesOn | null = null): Promise<{ readonly table: string }> =>
  ask('POST', '/api/tables', goesOn?.token, goesOn ? { ...table, after: goesOn.after } : table);

/** From a table that is over, by its host: the next adventure. */
export interface GoesOn {
  readonly after: string;
  readonly token: string | null;
}

/** A game that was begun in a browser goes on here, with all that happened. */
export const bringTable = (log: TableLog, agreed: Agreed): Promise<{ readonly table: string }> =>
  ask('POST', '/api/tables/brought', null, { log, ...agreed });

export const cardOfTable = (id: string): Promise<TableCard> => ask('GET', at(id));

export interface Sitting {
  readonly name: string;
  readonly seats: readonly number[];
  readonly nonce: string;
}

export interface Admission {
  readonly token: string;
  readonly guest: number;
}

/** Sits down: a new guest, or one who is here already (`token`) and wants these seats and no others. */
export const takeSeats = (id: string, token: string | null, sitting: Sitting): Promise<Admission> =>
  ask('POST', `${at(id)}/guests`, token, sitting);

/** Gets up for good: the token is none any more. At play this bot has the seats from then on. */
export const leaveTable = (id: string, token: string, bot?: string): Promise<void> =>
  ask('DELETE', `${at(id)}/guests`, token, bot === undefined ? {} : { bot });

/** The same people once more: a table of its own, which all who ask are told, with their seats there. */
export const playAgain = (
  id: string,
  token: string,
): Promise<{ readonly table: string; readonly guest: number | null; readonly seats: readonly number[] }> =>
  ask('POST', `${at(id)}/again`, token, {});

/** For which people's seats the table waits, and since when; null: for nobody. Told to who sits there. */
export const turnAt = (
  id: string,
  token: string,
): Promise<{ readonly waitsFor: { readonly seats: readonly number[]; readonly since: number } | null }> =>
  ask('GET', `${at(id)}/turn`, token);

export const begin = (id: string, token: string): Promise<void> => ask('POST', `${at(id)}/begin`, token);

/** What a host may change. */
export interface TableChange {
  /** All of them; a person stays who sits there. At play only a bot's seat may be opened to a friend. */
  readonly seats?: readonly NewSeat[];
  readonly isPublic?: boolean;
  readonly chat?: TableCard['chat'];
  readonly watchers?: boolean;
  /** Guests who may not talk freely: all of them. */
  readonly muted?: readonly number[];
  readonly paused?: boolean;
  readonly host?: number;
}
export const changeTable = (id: string, token: string, change: TableChange): Promise<void> =>
  ask('PATCH', at(id), token, change);

/** A guest has to go, and is let in by that token no more. */
export const showOut = (id: string, token: string, guest: number): Promise<void> =>
  ask('DELETE', `${at(id)}/guests/${guest}`, token);

/** The table, its log and all that was said there are gone. */
export const closeTable = (id: string, token: string): Promise<void> => ask('DELETE', at(id), token);

export const lobby = (): Promise<{ readonly tables: readonly TableLine[] }> => ask('GET', '/api/lobby');

// ---- a second device

export const newCode = (id: string, token: string): Promise<{ readonly code: string; readonly expiresAt: number }> =>
  ask('POST', `${at(id)}/codes`, token);

export const redeem = (code: string): Promise<Admission & { readonly table: string }> =>
  ask('POST', '/api/codes', null, { code });

// ---- being called

/** What browsers know this inn by; null: it calls nobody. */
export const pushKey = (): Promise<{ readonly key: string | null }> => ask('GET', '/api/push');

export const subscribePush = (id: string, token: string, subscription: PushSubscriptionJSON): Promise<void> =>
  ask('POST', `${at(id)}/push`, token, { endpoint: subscription.endpoint, keys: subscription.keys });

export const unsubscribePush = (id: string, token: string, endpoint: string): Promise<void> =>
  ask('DELETE', `${at(id)}/push`, token, { endpoint });

// ---- taking it home

/** Of a game that goes on, for whoever plays it alone: the inn tells everybody that its seed is known from then on. */
export const logToGoOnWith = (id: string, token: string | null): Promise<TableLog> =>
  ask('POST', `${at(id)}/home`, token);

export const logOf = (id: string, token: string | null): Promise<TableLog> => ask('GET', `${at(id)}/log`, token);

/** The record as a file. Told when the game is over. */
export const recordOfTable = (id: string): Promise<string> => askText('GET', `${at(id)}/record`);

// ---- asking

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

async function ask<T>(method: string, path: string, token: string | null = null, body?: unknown): Promise<T> {
  const text = await askText(method, path, token, body);
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch {
    throw new NoInn('trouble'); // Somebody else's page, where one must log in before the line is one's own.
  }
}

async function askText(method: string, path: string, token: string | null = null, body?: unknown): Promise<string> {
  const noLine = () => {
    throw new NoInn('away');
  };
  const response = await fetch(href(path), {
    method,
    cache: 'no-store',
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(noLine);
  const text = await response.text().catch(noLine);
  if (!response.ok) throw new NoInn(reasonIn(text) ?? (response.status === 404 ? 'no-such-table' : 'trouble'));
  return text;
}

function reasonIn(text: string): string | null {
  try {
    const { refused } = JSON.parse(text) as { refused?: unknown };
    return typeof refused === 'string' ? refused : null;
  } catch {
    return null; // A proxy's own page.
  }
}
