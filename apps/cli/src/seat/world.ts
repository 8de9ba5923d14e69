/** An inn as a program reaches it: its HTTP, and a guest over its sockets. */
import { randomBytes, randomUUID } from 'node:crypto';
import { Guest, type TableCard, type Wish } from '@tabard/inn';
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

async function ask<T>(url: string, body?: object): Promise<T> {
  const sent = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(url, sent).catch((error: Error) => {
    throw new UserError(
      `${new URL(url).origin} does not answer: ${(error.cause as Error | undefined)?.message ?? error.message}`,
    );
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  throw new UserError(`the inn refuses: ${refusalIn(text) ?? response.status}`);
}

function refusalIn(text: string): string | null {
  try {
    const { refused, detail } = JSON.parse(text) as { refused?: string; detail?: string };
    return refused ? [refused, detail].filter(Boolean).join(': ') : null;
  } catch {
    return null;
  }
}

/** A guest that keeps up with the table, and a promise for whenever something is new. */
export class Presence {
  readonly guest: Guest;
  private readonly waiting = new Set<() => void>();

  constructor({ inn, table }: Place, wish: Omit<Wish, 'table'>) {
    const news = () => {
      for (const look of [...this.waiting]) look();
    };
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
