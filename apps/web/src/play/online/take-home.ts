/** An online game comes home: its log on this browser's shelf, to be gone on with alone, or looked back on. */
import type { GameModule } from '@tabard/content';
import type { TableCard } from '@tabard/inn';
import { t } from '@tabard/page/words/words';
import type { TableLog } from '@tabard/table';
import { isDamaged, type SavedGame } from '../../keep/storage/saved';
import { putGame, readGame } from '../../keep/storage/shelf';
import { newHead, shelve } from '../begin/new-game';
import { closingAt, recordOnceKept } from './closing';
import { cardOfTable, logOf, logToGoOnWith, NoInn, recordOfTable } from './inn-api';
import { heldAt } from './tokens';

/** A game that is over, by its place on the shelf, and the campaign it belongs to. */
export interface Home {
  readonly id: string;
  readonly campaign: string | null;
}

const titleOf = ({ game }: GameModule): string => t(`tables.${game.id}.name`);

/** Whoever plays on at home has the seed: for that game no inn vouches. Answers its place on the shelf. */
export async function goOnAtHome(module: GameModule, table: string): Promise<string> {
  const log = await logToGoOnWith(table, heldAt(table)?.token ?? null);
  return shelve(withoutVow(log), titleOf(module), false);
}

function withoutVow({ stands: _, setup, ...log }: TableLog): TableLog {
  const { vow: __, ...match } = setup.match;
  return { ...log, setup: { ...setup, match } };
}

/** A game that is over, once: whoever asks again is led to the same. It is not told again here; the judge's worker does that. */
export async function takeHome(module: GameModule, card: TableCard): Promise<Home> {
  const before = await takenBefore(card.id);
  if (before) return before;
  const log = await logOf(card.id, heldAt(card.id)?.token ?? null);
  const inn = { table: card.id, closing: await closingAt(card.id) };
  const home = (await intoCampaign(module, card, log, inn)) ?? {
    id: await putGame({ ...newHead(log, titleOf(module), true), inn }, log),
    campaign: null,
  };
  remember(card.id, home.id);
  return home;
}

async function intoCampaign(
  module: GameModule,
  card: TableCard,
  log: TableLog,
  inn: NonNullable<SavedGame['inn']>,
): Promise<Home | null> {
  const isOne = module.campaigns !== undefined && !module.campaigns.standsAlone(card.options);
  if (!isOne) return null;
  const record = await recordOnceKept(card.id).catch(nothingKept);
  if (record === null) return null;
  const { shelveInCampaign } = await import('../../keep/campaign/from-inn'); // Most games have no campaigns.
  const before = () => recordsBefore(card);
  const shelved = await shelveInCampaign(module, { log, inn, record, before, name: titleOf(module) });
  return shelved?.game ? { id: shelved.game, campaign: shelved.campaign } : null;
}

/** So many adventures no campaign has. */
const MOST = 100;

/** Of the tables this one goes on from; null: one of them is gone. */
async function recordsBefore({ before }: TableCard): Promise<readonly string[] | null> {
  const texts: string[] = [];
  for (let table = before; table !== null && texts.length < MOST; ) {
    const [record, card] = await Promise.all([
      recordOfTable(table).catch(nothingKept),
      cardOfTable(table).catch(nothingKept),
    ]);
    if (record === null || card === null) return null;
    texts.unshift(record);
    table = card.before;
  }
  return texts;
}

/** The inn says that it has none; that nobody answers is another matter. */
function nothingKept(error: unknown): null {
  if (error instanceof NoInn && error.reason !== 'away') return null;
  throw error;
}

// ---- once

/** Where a table's game lies at home. Another tab may write it, too: both are the same game then. */
const keyOf = (table: string): string => `tabard.home.${table}`;

async function takenBefore(table: string): Promise<Home | null> {
  const id = recall(table);
  const game = id === null ? undefined : await readGame(id).catch(() => undefined);
  if (!game || isDamaged(game)) return null;
  return { id: game.head.id, campaign: game.head.campaign ?? null };
}

function recall(table: string): string | null {
  try {
    return localStorage.getItem(keyOf(table));
  } catch {
    return null;
  }
}

function remember(table: string, id: string): void {
  try {
    localStorage.setItem(keyOf(table), id);
  } catch {
    // Then it may come home twice.
  }
}

/** The table of an inn that a game on the shelf was played at; null: none, or nobody remembers. */
export function tableOf(id: string): string | null {
  try {
    const key = Object.keys(localStorage).find((one) => one.startsWith(keyOf('')) && localStorage.getItem(one) === id);
    return key?.slice(keyOf('').length) ?? null;
  } catch {
    return null;
  }
}
