/** A game to look back on, from the shelf, from a link or from a file: read, checked, and ready to be shown. */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { type GameRecord, JournalError, makeRecord, parseRecord, recordOf } from '@tabard/kernel';
import { Replay, type Sitter, Table, type TableLog } from '@tabard/table';
import { isPlayable, moduleOf } from '../games/modules';
import { seatNames } from '../setup/seat-names';
import { bestBot } from '../setup/table-choice';
import { getSave, isDamaged } from '../storage/saves';
import { checkRecord } from './checks';
import { readLink } from './link';
import { GameProblem } from './problem';

export interface Played {
  /** Its place on the shelf; null for one that came by a link. */
  readonly id: string | null;
  readonly title: string | null;
  readonly module: GameModule;
  readonly record: GameRecord;
  /** The record as a file. */
  readonly text: string;
  readonly replay: Replay;
  readonly sitters: readonly Sitter[];
}

export async function openSaved(id: string): Promise<Played> {
  const found = await getSave(id);
  if (!found) throw new GameProblem('gone', id);
  if (isDamaged(found)) throw new GameProblem('text', found.damaged);
  return { ...(await openText(found.record)), id, title: found.title };
}

export async function openLink(fragment: string): Promise<Played> {
  const { text, names, persons } = await readLink(fragment);
  const played = await openText(text);
  const sitters = played.sitters.map(
    (sitter, seat): Sitter => ({
      ...sitter,
      name: names[seat] || sitter.name,
      ...(persons.includes(seat) ? { kind: 'person', bot: undefined } : {}),
    }),
  );
  return { ...played, sitters };
}

/** A record, or the log of a table with all that was taken back. */
export async function openText(text: string): Promise<Played> {
  const log = parseLog(text);
  if (log) return openLog(log);
  const record = parse(text);
  const module = await moduleFor(record.game);
  return ready(module, record, defaultSitters(module, record.seats));
}

async function openLog(log: TableLog): Promise<Played> {
  const module = await moduleFor(log.game);
  try {
    const { match, sitters } = Table.fromLog(module.game, botsFor(module), log);
    return ready(module, recordOf(match), sitters);
  } catch (error) {
    if (error instanceof JournalError) throw new GameProblem('journal', error.what, { entry: error.entry + 1 });
    if (error instanceof GameProblem) throw error;
    throw new GameProblem('text', (error as Error).message);
  }
}

async function moduleFor(game: string): Promise<GameModule> {
  if (!isPlayable(game)) throw new GameProblem('game', String(game));
  return moduleOf(game);
}

function ready(module: GameModule, record: GameRecord, sitters: readonly Sitter[]): Played {
  const failed = checkRecord(module.game, record).checks.find(({ holds }) => holds === false);
  if (failed) throw new GameProblem(failed.id, failed.detail ?? '', { entry: failed.entry });
  const replay = new Replay(module.game, record);
  return { id: null, title: null, module, record, text: makeRecord(record), replay, sitters };
}

/** A record names nobody: the game's own sides sit there, bots all. */
function defaultSitters(module: GameModule, seats: number): Sitter[] {
  const names = seatNames(module);
  const bot = bestBot(module);
  return Array.from({ length: seats }, (_, seat) => ({ name: names[seat] ?? String(seat + 1), kind: 'bot', bot }));
}

function parseLog(text: string): TableLog | null {
  try {
    const log = JSON.parse(text) as TableLog;
    return log?.tabard === 'table' ? log : null;
  } catch {
    return null;
  }
}

function parse(text: string): GameRecord {
  try {
    return parseRecord(text);
  } catch (error) {
    const { message } = error as Error;
    const what = error instanceof JournalError ? error.what : message;
    if (/not a game record/.test(what) || !(error instanceof JournalError)) throw new GameProblem('text', what);
    const line = /^line (\d+)/.exec(what)?.[1];
    const entry = /is no entry$/.test(what) ? error.entry + 1 : undefined;
    throw new GameProblem('changed', what, line ? { line: Number(line) } : { entry });
  }
}
