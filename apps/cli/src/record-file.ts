/** A record from a file, with what was found about it. The kernel decides; here it is only told, with file and place. */
import type { GameModule } from '@tabard/content';
import { type Fault, type GameRecord, judgeText, LIMITS, type Match, type Verdict } from '@tabard/kernel';
import { UserError } from './fail';
import { readText } from './files';
import { gamesNamedIn } from './games';

export interface RecordFile {
  readonly path: string;
  readonly record: GameRecord;
  readonly module: GameModule;
  readonly verdict: Verdict;
  /** The game as it was played again. */
  readonly match: Match;
}

/** A record that does not hold; the verdict says more. */
export class RecordRefused extends UserError {
  constructor(
    path: string,
    readonly verdict: Verdict,
  ) {
    super(`${path}: ${placeOf(verdict.fault!)}${verdict.fault!.reason}`);
  }
}

/** A record that holds, verified or arranged; another is refused with the file and the line. */
export async function readRecord(path: string, text = readText(path, LIMITS.text)): Promise<RecordFile> {
  const moduleOf = await gamesNamedIn(text);
  const { verdict, record, match } = judgeText(text, (id) => moduleOf(id)?.game);
  if (!match) throw new RecordRefused(path, verdict);
  return { path, record: record!, module: moduleOf(record!.game)!, verdict, match };
}

function placeOf({ entry, line }: Fault): string {
  if (entry !== null) return `journal entry ${entry}${line === null ? '' : ` (line ${line})`}: `;
  return '';
}
