/**
 * Where bots think, so that the page never freezes: a second table, kept in step by the log's entries, that is asked
 * what a bot would do. It decides nothing: the page's table takes the answer or not.
 */
import { type Advice, advise, botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import { Table, type TableEntry, type TableLog } from '@tabard/table';
import { moduleOf } from '../../house/modules';
import { type ToCosts, weigh } from './weigh';

export type ToBots =
  | { readonly kind: 'open'; readonly log: TableLog }
  | { readonly kind: 'entries'; readonly entries: readonly TableEntry[] }
  | { readonly kind: 'think'; readonly moment: number; readonly ahead: Seat | null }
  /** What the strongest bot would do at this seat; told anew with every game that it has imagined. */
  | { readonly kind: 'advise'; readonly moment: number; readonly seat: Seat }
  /** What a finished game's decisions cost: a worker of its own is asked this and nothing else, and ended when it is known. */
  | ToCosts;

export interface FromBots {
  /** What was asked: the moment of the log, and the bot that was let go first. */
  readonly moment: number;
  readonly ahead: Seat | null;
  readonly word: { readonly seat: number; readonly key: string } | null;
  readonly failed?: string;
}

/** What is known of a hint so far. `advice` is null where the seat is not asked. */
export interface Advising {
  readonly advising: number;
  readonly advice: Advice | null;
  readonly isDone: boolean;
  readonly failed?: string;
}

interface Opened {
  readonly module: GameModule;
  readonly table: Table;
}

let opened: Promise<Opened> | null = null;

async function openTable(log: TableLog): Promise<Opened> {
  const module = await moduleOf(log.game);
  return { module, table: Table.fromLog(module.game, botsFor(module), log) };
}

async function hear(message: ToBots): Promise<void> {
  if (message.kind === 'open') opened = openTable(message.log);
  else if (message.kind === 'entries') (await opened)?.table.follow(message.entries);
  else if (message.kind === 'think') self.postMessage(await think(message.moment, message.ahead));
  else if (message.kind === 'weigh') await weigh(message);
  else void adviseOn(message.moment, message.seat);
}

// ---- a hint

/** So many games are imagined for the bot's answer and for each of the others it is weighed against. */
const GAMES = 10;
const OTHERS = 2;
/** Whatever is heard meanwhile ends it: the question is another then, or nobody waits any more. */
let heard = 0;

/** In steps of one imagined game, so that the bots need not wait for it when the person has answered. */
async function adviseOn(moment: number, seat: Seat): Promise<void> {
  const mine = heard;
  const tell = (advice: Advice | null, isDone: boolean) =>
    self.postMessage({ advising: moment, advice, isDone } satisfies Advising);
  try {
    const { module, table } = (await opened)!;
    const thinking = advise(module, table.match, seat, { games: GAMES, others: OTHERS, seed: moment });
    for (let step = thinking.next(); heard === mine; step = thinking.next()) {
      tell(step.value, step.done ?? false);
      if (step.done) return;
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    const failed = (error as Error).stack ?? String(error);
    self.postMessage({ advising: moment, advice: null, isDone: true, failed } satisfies Advising);
  }
}

// ---- a bot's word

async function think(moment: number, ahead: Seat | null): Promise<FromBots> {
  try {
    return { moment, ahead, word: (await opened)?.table.botsWord(ahead ?? undefined) ?? null };
  } catch (error) {
    return { moment, ahead, word: null, failed: (error as Error).stack ?? String(error) };
  }
}

/** Not what is asked of the bots, nor what somebody points at. */
const isNews = (message: ToBots): boolean =>
  message.kind === 'entries' ? message.entries.some(({ kind }) => kind !== 'point') : message.kind !== 'think';

// One after the other: an entry that arrives while the table is being opened waits its turn.
let queue = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  if (isNews(data)) heard += 1;
  queue = queue
    .then(() => hear(data))
    .catch((error) => self.postMessage({ moment: -1, ahead: null, word: null, failed: String(error) }));
});
