/**
 * Sitting down at a game that was left: this tab takes hold of it, reads what was kept, and opens the table if it can
 * simply go on. If not, it says why and what there is to choose from; it decides nothing itself.
 */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { JournalError } from '@tabard/kernel';
import { type Changes, OtherRules, Table, type TableLog, type TableSave } from '@tabard/table';
import { type Hold, holds } from '../../keep/storage/hold';
import { isDamaged } from '../../keep/storage/saved';
import { beginAnew, readGame } from '../../keep/storage/shelf';
import type { KeptGame } from '../../keep/storage/waiting';
import { fetchOpened } from '../begin/fetch-game';
import { shelve } from '../begin/new-game';
import { LocalTable } from './local-table';

/** Why a game cannot simply go on. */
export type Hitch =
  /** Played by other rules or with other packs. */
  | { readonly kind: 'rules'; readonly changes: Changes }
  /** What it names is here, and yet its answers lead elsewhere or do not fit. */
  | { readonly kind: 'leads-elsewhere'; readonly detail: string }
  /** An entry of its log is damaged or missing. */
  | { readonly kind: 'torn'; readonly detail: string };

export type Sitting =
  /** Call `leave` when nobody looks at it any more. */
  | { readonly kind: 'table'; readonly table: LocalTable; readonly leave: () => Promise<void> }
  /** Another tab has it. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'hitch'; readonly game: KeptGame; readonly module: GameModule; readonly hitch: Hitch }
  | { readonly kind: 'gone' }
  | { readonly kind: 'damaged'; readonly detail: string };

/** `lose`: another tab has taken the game over, and the table is closed. */
export async function sitDown(id: string, how: 'ask' | 'take', lose: () => void): Promise<Sitting> {
  let sitting: Sitting | null = null;
  let hold: Hold | null = null;
  const letGo = async () => {
    if (sitting?.kind === 'table') await sitting.leave();
    lose();
  };
  hold = how === 'take' ? await holds.takeOver(id, letGo) : await holds.hold(id, letGo);
  if (!hold) return { kind: 'elsewhere' };
  try {
    sitting = await open(id, hold);
    return sitting;
  } finally {
    if (sitting?.kind !== 'table') hold.release();
  }
}

async function open(id: string, hold: Hold): Promise<Sitting> {
  const game = await readGame(id);
  if (!game) return { kind: 'gone' };
  if (isDamaged(game)) return { kind: 'damaged', detail: game.damaged };
  const opened = await fetchOpened(game.head.game);
  const { module } = opened;
  const table = reopen(module, game);
  if (!(table instanceof Table)) return { kind: 'hitch', game, module, hitch: table };
  const local = await LocalTable.open(opened, table, game.head, game.written);
  return { kind: 'table', table: local, leave: () => local.close().finally(() => hold.release()) };
}

function reopen(module: GameModule, { log, torn }: KeptGame): Table | Hitch {
  if (torn !== null) return { kind: 'torn', detail: torn };
  try {
    return Table.fromLog(module.game, botsFor(module), log);
  } catch (error) {
    if (error instanceof OtherRules && error.changes) return { kind: 'rules', changes: error.changes };
    if (error instanceof OtherRules) return { kind: 'leads-elsewhere', detail: error.message };
    if (error instanceof JournalError) return { kind: 'leads-elsewhere', detail: error.message };
    throw error;
  }
}

// ---- ways on

/** What would come of each way, so that a person can choose. Null: this way leads nowhere. */
export interface Ways {
  /** From where it stood. `lost`: answers since the last checkpoint that no longer fit; `exactly`: the same board. */
  readonly goOn: { readonly table: Table; readonly lost: number; readonly exactly: boolean } | null;
  /** Its answers by the rules that are here: so many of them fit. */
  readonly again: { readonly table: Table; readonly fit: number; readonly of: number } | null;
}

export function waysOn(module: GameModule, { log }: KeptGame): Ways {
  const bots = botsFor(module);
  return {
    goOn: attempt(() => {
      if (!log.stands) return null;
      const table = Table.goOn(module.game, bots, log as TableSave);
      const lost = log.stands.answeredBy.length - table.match.answers;
      return { table, lost, exactly: table.match.hash() === log.stands.hash };
    }),
    again: attempt(() => {
      const { misfit } = Table.asFarAsItGoes(module.game, bots, log);
      // What came after the first misfit was seen, and falls again: such a game is practice.
      const { table } = Table.asFarAsItGoes(module.game, bots, misfit ? asPractice(log) : log);
      const isAnswer = ({ kind }: { kind: string }) => kind === 'answer';
      const of = log.entries.filter(isAnswer).length;
      const fit = log.entries.slice(0, misfit?.entry).filter(isAnswer).length;
      return of > 0 ? { table, fit, of } : null;
    }),
  };
}

const asPractice = ({ setup, ...log }: TableLog): TableLog => ({
  ...log,
  setup: { ...setup, match: { ...setup.match, practice: true } },
});

function attempt<T>(way: () => T | null): T | null {
  try {
    return way();
  } catch {
    return null; // These rules cannot even begin with it.
  }
}

/** The same game goes on from where it stood, under its own name. */
export async function goOnFromThere({ head, written }: KeptGame, { table }: NonNullable<Ways['goOn']>): Promise<void> {
  const { save } = table;
  await beginAnew({ ...head, updatedAt: Date.now() }, save, written ?? save.stands.moment);
}

/** Another game: the same deal, its answers as far as they fit. What was kept stays as it is. */
export function playAgain({ head }: KeptGame, { table }: NonNullable<Ways['again']>, title: string): Promise<string> {
  return shelve(table.save, title, table.match.standing !== null, head.guide);
}
