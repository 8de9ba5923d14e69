/**
 * From what a stranger gave (a link, a file, a text) to a game that was judged. All of it runs in a worker: whatever
 * it is, the page goes on. What cannot be opened is a GameProblem.
 */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import {
  checkVow,
  type GameRecord,
  isTooDeep,
  JournalError,
  type Judgement,
  judge,
  LIMITS,
  makeRecord,
  readRecord,
  recordOf,
  type Signed,
  sealOf,
  type Verdict,
  type Watch,
} from '@tabard/kernel';
import { OtherRules, readTableLog, type Sitter, Table, type TableLog } from '@tabard/table';
import { isPlayable, moduleOf } from '../../house/modules';
import { GameProblem } from '../../house/problem';
import { readLink } from './link';

/** What somebody wants to see. A text is a record, or the log of a table with all that was taken back. */
export type Source =
  /** `closing`: what an inn signed of its end, beside a log. */
  | { readonly kind: 'text'; readonly text: string; readonly closing?: Signed | null }
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'link'; readonly fragment: string };

/** Plain data, so that it can leave the worker. */
export interface Opened {
  readonly verdict: Verdict;
  readonly record: GameRecord;
  /** Where it came as the log of a table: all of it, with what was taken back. */
  readonly log: TableLog | null;
  /** Who sat there, where a table's log or a link tells it. */
  readonly sitters: readonly Sitter[] | null;
  readonly names: readonly string[];
  readonly persons: readonly number[];
}

export async function open(source: Source, watch?: Watch): Promise<Opened> {
  if (source.kind === 'text') return openText(source.text, watch, source.closing ?? null);
  if (source.kind !== 'link') return openText(await textOf(source), watch);
  const { text, names, persons } = await readLink(source.fragment);
  return { ...(await openText(text, watch)), names, persons };
}

/** Not a byte is read of a file that is too large, and bytes that are no letters are not read as some sign. */
export async function textOf(source: Exclude<Source, { kind: 'link' }>): Promise<string> {
  if (source.kind === 'text') return source.text;
  return lettersOf(source.file, LIMITS.text);
}

/** A campaign holds many games, and may be so much larger. */
export type Campaigns = Exclude<Source, { kind: 'link' }>;
export const campaignText = async (source: Campaigns): Promise<string> =>
  source.kind === 'text' ? source.text : lettersOf(source.file, LIMITS.campaign.text);

async function lettersOf(file: Blob, most: number): Promise<string> {
  if (file.size > most) throw new GameProblem('size', `the file has ${file.size} bytes`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
  } catch (error) {
    throw new GameProblem('text', (error as Error).message);
  }
}

export async function openText(text: string, watch?: Watch, closing: Signed | null = null): Promise<Opened> {
  const log = parseLog(text);
  const told = log ? await tell(log, closing) : { text, sitters: null };
  const { verdict, record } = await judgeText(told.text, watch);
  if (verdict.fault) throw GameProblem.of(verdict.fault);
  return { verdict, record: record!, log, sitters: told.sitters, names: [], persons: [] };
}

export async function judgeText(text: string, watch?: Watch): Promise<Judgement> {
  const reading = readRecord(text);
  const id = reading.record?.game;
  const module = id !== undefined && isPlayable(id) ? await moduleOf(id) : undefined;
  return judge(reading, module?.game, watch);
}

// ---- the log of a table

/** The log of a table in a text; null where it is something else. */
export function parseLog(text: string): TableLog | null {
  if (!/^\s*\{\s*"tabard"\s*:\s*"table"/.test(text)) return null;
  if (text.length > LIMITS.text || isTooDeep(text)) throw new GameProblem('size', 'this log is too large');
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new GameProblem('text', (error as Error).message);
  }
  const log = readTableLog(found);
  if ('wrong' in log) throw new GameProblem(log.isTooLarge ? 'size' : 'text', log.wrong);
  return log.read;
}

/** What a table's log comes to, as a record's text. */
async function tell(log: TableLog, closing: Signed | null): Promise<{ text: string; sitters: readonly Sitter[] }> {
  if (!isPlayable(log.game)) throw new GameProblem('game', String(log.game).slice(0, LIMITS.word));
  const module = await moduleOf(log.game);
  const large = oversized(log, module);
  if (large) throw new GameProblem('size', large);
  try {
    const { match, sitters } = Table.fromLog(module.game, botsFor(module), log);
    if (!match.isWhole) throw new GameProblem('part', `it goes on from a save after ${match.earliest} answers`);
    return { text: makeRecord(closed(recordOf(match), closing)), sitters: sitters.map(shortName) };
  } catch (error) {
    if (error instanceof GameProblem) throw error;
    if (error instanceof OtherRules) throw new GameProblem('rules', error.message);
    if (error instanceof JournalError) throw new GameProblem('journal', error.what, { entry: error.entry + 1 });
    throw new GameProblem('text', (error as Error).message);
  }
}

/** With the inn's word on its end, where it is the word on this very record: anybody may have written it into this browser. */
function closed(record: GameRecord, closing: Signed | null): GameRecord {
  const signed = { ...record, closing };
  return closing && record.vow && checkVow(signed, () => sealOf(signed)) === null ? signed : record;
}

function oversized({ entries, setup }: TableLog, { game }: GameModule): string | null {
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  if (setup.sitters.length > game.seats.max) return `${setup.sitters.length} seats`;
  if (count('undo') + count('propose') > LIMITS.undos) return 'too much was taken back';
  return count('wish') > LIMITS.wishes ? 'too many wishes' : null;
}

const shortName = (sitter: Sitter): Sitter => ({ ...sitter, name: String(sitter.name).slice(0, LIMITS.name) });
