/** A record from a file, with the game it is one of; everything that is wrong is told with the file and the place. */
import type { GameModule } from '@tabard/content';
import { type GameRecord, JournalError, makeRecord, parseRecord, verifyRecord } from '@tabard/kernel';
import { UserError } from './fail';
import { readText } from './files';
import { findGame } from './games';

export interface RecordFile {
  readonly path: string;
  readonly record: GameRecord;
  readonly module: GameModule;
}

/** The line of the file in which a journal entry stands: the head has one line a field. */
const LINES_BEFORE_ENTRIES = 15;

export function readRecord(path: string): RecordFile {
  const text = readText(path);
  return inFile(path, () => {
    const record = parseSealed(text);
    return { path, record, module: findGame(record.game) };
  });
}

const BROKEN_SEAL = 'the file was changed after it was written';

function parseSealed(text: string): GameRecord {
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof JournalError && error.what === BROKEN_SEAL) throw whereChanged(text) ?? error;
    throw error;
  }
}

/** A broken seal tells that something was changed; playing the game again mostly tells what. */
function whereChanged(text: string): JournalError | undefined {
  const { seal: _, ...record } = JSON.parse(text) as GameRecord & { seal: string };
  try {
    verifyRecord(findGame(record.game).game, parseRecord(makeRecord(record)));
    return undefined;
  } catch (error) {
    const { entry, what } = error instanceof JournalError ? error : { entry: 0, what: (error as Error).message };
    return new JournalError(entry, `${BROKEN_SEAL}: ${what}`);
  }
}

/** Does something with a record; what does not fit becomes one sentence with the file and the line. */
export function inFile<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const what = error instanceof JournalError ? `${placeOf(error)}${error.what}` : (error as Error).message;
    throw new UserError(`${path}: ${what}`, { cause: error });
  }
}

function placeOf({ entry, what }: JournalError): string {
  if (entry === 0 && !what.includes('the journal')) return '';
  return `journal entry ${entry} (line ${entry + LINES_BEFORE_ENTRIES}): `;
}
