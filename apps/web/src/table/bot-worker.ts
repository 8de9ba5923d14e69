/**
 * Where bots think, so that the page never freezes: a second table, kept in step by the log's entries, that is asked
 * what a bot would do. It decides nothing: the page's table takes the answer or not.
 */
import { botsFor } from '@tabard/bots';
import type { Seat } from '@tabard/kernel';
import { Table, type TableEntry, type TableLog } from '@tabard/table';
import { moduleOf } from '../games/modules';

export type ToBots =
  | { readonly kind: 'open'; readonly log: TableLog }
  | { readonly kind: 'entries'; readonly entries: readonly TableEntry[] }
  | { readonly kind: 'think'; readonly moment: number; readonly ahead: Seat | null };

export interface FromBots {
  /** What was asked: the moment of the log, and the bot that was let go first. */
  readonly moment: number;
  readonly ahead: Seat | null;
  readonly word: { readonly seat: number; readonly key: string } | null;
  readonly failed?: string;
}

let table: Promise<Table> | null = null;

async function openTable(log: TableLog): Promise<Table> {
  const module = await moduleOf(log.game);
  return Table.fromLog(module.game, botsFor(module), log);
}

async function hear(message: ToBots): Promise<void> {
  if (message.kind === 'open') table = openTable(message.log);
  else if (message.kind === 'entries') (await table)?.follow(message.entries);
  else self.postMessage(await think(message.moment, message.ahead));
}

async function think(moment: number, ahead: Seat | null): Promise<FromBots> {
  try {
    return { moment, ahead, word: (await table)?.botsWord(ahead ?? undefined) ?? null };
  } catch (error) {
    return { moment, ahead, word: null, failed: (error as Error).stack ?? String(error) };
  }
}

// One after the other: an entry that arrives while the table is being opened waits its turn.
let queue = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  queue = queue
    .then(() => hear(data))
    .catch((error) => self.postMessage({ moment: -1, ahead: null, word: null, failed: String(error) }));
});
