/** An inn as a program reaches it: its HTTP, and a guest over its sockets. */
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Guest, type TableCard, type Wish } from '@tabard/inn';
import { warn } from '@tabard/terminal/terminal';
import { WebSocket } from 'ws';
import { UserError } from '../fail';

export interface Place {
  /** https://inn.example */
  readonly inn: string;
  readonly table: string;
}

/** What friends are sent: https://inn.example/inn/<table>, with or without what follows. */
export function placeIn(link: string): Place {
  const url = URL.canParse(link) ? new URL(link) : null;
  const [, table] = /\/inn\/([\w-]{1,40})(?:\/|$)/.exec(url?.pathname ?? '') ?? [];
  if (!url || !table || !/^https?:$/.test(url.protocol))
    throw new UserError(`a link to a table looks like https://inn.example/inn/abcdefghijkl, not "${link}"`);
  return { inn: url.origin, table };
}

export interface Sat {
  readonly token: string;
  readonly guest: number;
}

export const cardOf = ({ inn, table }: Place): Promise<TableCard> => ask(`${inn}/api/tables/${table}`);

/** Takes a seat. What it brings to the dice is drawn here, after the inn has shown its vow on the card. */
export const sitDown = ({ inn, table }: Place, name: string, seat: number): Promise<Sat> =>
  ask(`${inn}/api/tables/${table}/guests`, { name, seats: [seat], nonce: randomBytes(16).toString('hex') });

/** The host says so. False: there was nothing to begin any more, or not yet; the table's card says which. */
export async function beginAt({ inn, table }: Place, token: string): Promise<boolean> {
  try {
    await ask(`${inn}/api/tables/${table}/begin`, {}, token);
    return true;
  } catch (error) {
    if (error instanceof Refused && CHANGED.includes(error.reason)) return false;
    throw error;
  }
}

/** Somebody else was faster: they began, stood up, or are the host now. */
const CHANGED: readonly string[] = ['begun', 'seats-open', 'not-the-host'];

class Refused extends UserError {
  constructor(
    readonly reason: string,
    detail: string | undefined,
  ) {
    super(`the inn refuses: ${[reason, detail].filter(Boolean).join(': ')}`);
  }
}

/** Who is told to come again comes again so often. */
const TRIES = 10;
/** Seconds that a person notices. */
const WORTH_A_WORD = 5;

async function ask<T>(url: string, body?: object, token?: string): Promise<T> {
  for (let tries = 1; ; tries++) {
    const response = await send(url, body, token);
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as T;
    const later = Number(response.headers.get('retry-after') ?? 0);
    if (later === 0 || tries === TRIES) throw refusalIn(text, response.status);
    if (later >= WORTH_A_WORD) warn(`tabard: the inn asks to come again in ${later} seconds`);
    await sleep(later * 1000);
  }
}

async function send(url: string, body?: object, token?: string): Promise<Response> {
  const authorization = token && { authorization: `Bearer ${token}` };
  const sent = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  };
  try {
    return await fetch(url, sent);
  } catch (error) {
    const { cause, message } = error as Error;
    const why = (cause as Error | undefined)?.message ?? message;
    throw new UserError(`${new URL(url).origin} does not answer: ${why}`);
  }
}

function refusalIn(text: string, status: number): UserError {
  try {
    const { refused, detail } = JSON.parse(text) as { refused?: string; detail?: string };
    return new Refused(refused ?? String(status), detail);
  } catch {
    return new Refused(String(status), undefined);
  }
}

/** A guest that keeps up with the table, and a promise for whenever something is new. */
export class Presence {
  readonly guest: Guest;
  private readonly waiting = new Set<() => void>();

  constructor({ inn, table }: Place, wish: Omit<Wish, 'table'>) {
    const news = () => this.look();
    const url = `${inn.replace(/^http/, 'ws')}/api/play`;
    const world = {
      connect: () => new WebSocket(url) as never,
      after(ms: number, call: () => void) {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
      newName: () => randomUUID(),
      random: Math.random,
    };
    this.guest = new Guest(world, { table, ...wish }, { onNews: news, onStory: news, onWelcome: news });
  }

  /** Something that is waited for may have come from elsewhere than the inn. */
  look(): void {
    for (const look of [...this.waiting]) look();
  }

  /** Resolves with the first thing that `find` finds; throws when the inn has said goodbye for good. */
  until<T>(find: (guest: Guest) => T | null): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = find(this.guest);
        const isGone = this.guest.connection === 'gone';
        if (found === null && !isGone) return;
        this.waiting.delete(look);
        if (found !== null) resolve(found);
        else reject(new UserError(`the inn says goodbye: ${this.guest.farewell}`));
      };
      this.waiting.add(look);
      look();
    });
  }
}
