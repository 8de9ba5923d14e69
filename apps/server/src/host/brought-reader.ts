/**
 * Reads what somebody brings: from the text of a request to a table that was played anew. All of it is dear (a text of
 * megabytes, a game of thousands of answers), so it is done where nobody waits for it but who brought it.
 */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { z } from '@tabard/content/zod';
import { isTooDeep } from '@tabard/kernel';
import { readTableLog } from '@tabard/table';
import { InnRefusal } from '../room/refusal';
import type { TableHead } from '../room/room';
import { type BroughtWish, broughtWish } from '../room/wishes';
import { playedAnew } from './brought';

export interface Brought {
  readonly wish: BroughtWish;
  readonly head: TableHead;
  /** As they are kept, each in its own text. */
  readonly entries: readonly string[];
}

export interface BroughtReader {
  /** Rejects with an InnRefusal where it is nothing that can be played here. */
  read(text: string, now: number): Promise<Brought>;
  close(): Promise<void>;
}

/** In this very thread: for tests, and where there are no threads. */
export const readHere = (games: readonly GameModule[]): BroughtReader => ({
  read: (text, now) => readBrought(games, text, now),
  close: async () => undefined,
});

export async function readBrought(games: readonly GameModule[], text: string, now: number): Promise<Brought> {
  if (isTooDeep(text)) throw new InnRefusal('too-deep', 'lists stand too deep within lists in it');
  const { log, ...how } = understood(z.object({ log: z.unknown() }).loose(), parsed(text));
  const found = readTableLog(log);
  if ('wrong' in found) throw new InnRefusal('not-a-log', found.wrong);
  const wish = understood(broughtWish, how);
  const module = games.find(({ game }) => game.id === found.read.game);
  if (!module) throw new InnRefusal('no-such-game');
  await module.world?.ready();
  const { entries, ...head } = playedAnew({ module, roster: botsFor(module) }, found.read, now).log;
  return { wish, head, entries: entries.map((entry) => JSON.stringify(entry)) };
}

/** Names that every object has already; a letter may be written as its number. */
const SUSPICIOUS = /__proto__|constructor|\\u/;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, SUSPICIOUS.test(text) ? innocent : undefined);
  } catch (error) {
    throw error instanceof InnRefusal ? error : new InnRefusal('not-understood', 'it is no JSON');
  }
}

function innocent(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor')
    throw new InnRefusal('not-understood', `no field of it may be called ${key}`);
  return value;
}

/** As a schema wants it; what does not fit it is told with its place. */
export function understood<T extends z.ZodType>(schema: T, found: unknown): z.infer<T> {
  const { success, data, error } = schema.safeParse(found);
  if (success) return data;
  const [{ path, message }] = error.issues;
  throw new InnRefusal('not-understood', path.length > 0 ? `${path.join('.')}: ${message}` : message);
}
